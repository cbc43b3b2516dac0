import { beforeAll, describe, expect, it } from 'vitest';
import { readShippedContent } from '#api/testing/test-context.ts';
import type { ContentLibrary } from '#content/library.ts';
import { brand } from '#domain/sites/brand.ts';
import { pageKeys, siteKeys } from '#domain/sites/keys.ts';
import { getSite } from '#domain/sites/registry.ts';
import { getServerTexts } from '#site/i18n/testing/server-texts.ts';

let library: ContentLibrary;

beforeAll(async () => {
  library = await readShippedContent();
});

/** Title and description of every indexable page of a site in one language, by path key. */
function listMetas({ site, language }: (typeof places)[number]) {
  const place = { site, language };
  const t = getServerTexts(language).getTranslate('form');
  const named = <Entry extends { readonly slug: string; readonly meta: { readonly title: string; readonly description: string } }>(
    kind: string,
    entries: readonly Entry[],
  ) => entries.map(({ slug, meta }) => ({ of: `${kind} ${slug}`, ...meta }));
  const pages = [...pageKeys, ...(getSite(site).imprintPath === null ? [] : (['imprint'] as const))].flatMap((key) => {
    const page = library.findPage({ ...place, key });
    return page === null || key === 'request-quote' || key === 'request-success' ? [] : [{ of: `page ${key}`, ...page.meta }];
  });
  return [
    ...pages,
    { of: 'page request-quote', title: t('metaTitle'), description: t('metaDescription') },
    ...named('location', library.findLocations(place)),
    ...named('occasion', library.findOccasions(place)),
    ...named('fleet', library.findFleet(place)),
    ...named('case study', library.findCaseStudies(place)),
  ];
}

const places = siteKeys.flatMap((site) => getSite(site).languages.map((language) => ({ site, language })));
const withBrand = (title: string) => (title.includes(brand.name) ? title : `${title} | ${brand.name}`);

describe.each(places)('titles and descriptions on $site in $language', (place) => {
  it.each(['title', 'description'] as const)('have each %s once', (field) => {
    const seen = new Map<string, string>();
    const doubles = listMetas(place).flatMap(({ of, [field]: text }) => {
      const other = seen.get(text);
      seen.set(text, of);
      return other === undefined ? [] : [`${of} and ${other}: ${text}`];
    });
    expect(doubles).toEqual([]);
  });

  it('fit a page of results: titles of 30 to 60 characters, descriptions of 50 to 165', () => {
    const unfit = listMetas(place).flatMap(({ of, title, description }) => {
      const isShown = withBrand(title).length >= 30 && withBrand(title).length <= 60;
      const isRead = description.length >= 50 && description.length <= 165;
      return isShown && isRead ? [] : [`${of}: ${withBrand(title).length} ${title} | ${description.length} ${description}`];
    });
    expect(unfit).toEqual([]);
  });
});
