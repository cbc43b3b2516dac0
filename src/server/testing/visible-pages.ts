import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { popularCities } from '#content/testing/popular-cities.ts';
import { pageKeys, type SiteKey, type SiteLanguage } from '#domain/sites/keys.ts';
import { fallbackLanguages } from '#domain/sites/language.ts';
import { type Link, pathTo } from '#domain/sites/links.ts';
import { getSite } from '#domain/sites/registry.ts';

export type VisiblePage = { readonly site: SiteKey; readonly language: SiteLanguage; readonly kind: string; readonly path: string };

/** One page of each kind of a site, in each of its languages, without trip pages. */
export function listVisiblePages(key: SiteKey): readonly VisiblePage[] {
  const site = getSite(key);
  return site.languages.flatMap((language) => {
    const links: readonly Link[] = [
      ...pageKeys.map((page) => ({ page })),
      { page: 'location', slug: readLocationSlug({ key, language, slug: popularCities[key][1] ?? '' }) },
      { page: 'fleet-type', fleet: 'doubleDecker' },
      { page: 'occasion', occasion: 'schools' },
      { page: 'case-study', slug: readCaseStudySlug(language) },
      ...(site.imprintPath === null ? [] : [{ page: 'imprint' } as const]),
      { page: 'direct-booking-search' },
    ];
    return links.map((link) => ({ site: key, language, kind: link.page, path: pathTo({ site, language }, link) }));
  });
}

/** Kinds of page that contain a form: heavier. */
export const formKinds: readonly string[] = ['request-quote', 'request-success', 'direct-booking-search'];

/** The last part of a city's address in a language of its site. */
export function readLocationSlug({
  key,
  language,
  slug,
}: {
  readonly key: SiteKey;
  readonly language: SiteLanguage;
  readonly slug: string;
}) {
  const files = [language, ...fallbackLanguages[language]].map((each) => `locations/${key}-${slug}/${each}.yaml`);
  const file = files.find((each) => existsSync(join(content, each)));
  return file === undefined ? slug : (readLanguageSlug(file) ?? slug);
}

function readCaseStudySlug(language: SiteLanguage): string {
  return readLanguageSlug(`case-studies/science-day/${language}.yaml`) ?? '';
}

const content = join(import.meta.dirname, '../../../content');

function readLanguageSlug(file: string): string | undefined {
  return /^languageSlug: (\S+)$/m.exec(readFileSync(join(content, file), 'utf8'))?.[1];
}
