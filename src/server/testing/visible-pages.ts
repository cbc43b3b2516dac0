import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { popularCities } from '#content/testing/popular-cities.ts';
import { pageKeys, type SiteKey, type SiteLanguage } from '#domain/sites/keys.ts';
import { type Link, pathTo } from '#domain/sites/links.ts';
import { getSite } from '#domain/sites/registry.ts';

export type VisiblePage = { readonly site: SiteKey; readonly language: SiteLanguage; readonly kind: string; readonly path: string };

/** One page of each kind of a site, in each of its languages. A trip's pages are not among them. */
export function listVisiblePages(key: SiteKey): readonly VisiblePage[] {
  const site = getSite(key);
  return site.languages.flatMap((language) => {
    const links: readonly Link[] = [
      ...pageKeys.map((page) => ({ page })),
      { page: 'location', slug: popularCities[key][1] ?? '' },
      { page: 'fleet-type', fleet: 'doubleDecker' },
      { page: 'occasion', occasion: 'schools' },
      { page: 'case-study', slug: readCaseStudySlug(language) },
      ...(site.imprintPath === null ? [] : [{ page: 'imprint' } as const]),
      { page: 'direct-booking-search' },
    ];
    return links.map((link) => ({ site: key, language, kind: link.page, path: pathTo({ site, language }, link) }));
  });
}

/** Kinds of page that are forms: heavier, and never kept in the cache. */
export const formKinds: readonly string[] = ['request-quote', 'direct-booking-search'];

function readCaseStudySlug(language: SiteLanguage): string {
  const file = join(import.meta.dirname, `../../../content/case-studies/science-day/${language}.yaml`);
  return /^languageSlug: (\S+)$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
}
