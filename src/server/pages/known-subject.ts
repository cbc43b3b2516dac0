import type { KnownContent } from '#domain/sites/redirects.ts';
import { getTable } from '#domain/sites/table.ts';
import type { Visit } from './visit.ts';

/** Whether the subject exists that the last part of an address names: a city or a case study. */
export function hasSubject({ site, language, path }: Pick<Visit, 'site' | 'language' | 'path'>, known: KnownContent): boolean {
  const { pages } = getTable(site, language);
  const nameIn = (folder: string) => (path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : null);
  const location = nameIn(pages.locations);
  if (location !== null) return known.locationSlugOf(location) === location;
  const caseStudy = nameIn(pages['case-studies']);
  return caseStudy === null || known.caseStudySlugOf(caseStudy) === caseStudy;
}
