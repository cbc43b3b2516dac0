import type { ContentLibrary } from '#content/library.ts';
import { canonicalAddress } from '#domain/sites/alternates.ts';
import { brand } from '#domain/sites/brand.ts';
import { pageKeys, type SiteLanguage } from '#domain/sites/keys.ts';
import { tagOf } from '#domain/sites/language.ts';
import type { Link } from '#domain/sites/links.ts';
import type { Site } from '#domain/sites/site.ts';
import type { Services } from '../services.ts';

type Entry = { readonly title: string; readonly description: string; readonly link: Link };

/** As many cities as a reader of a short file can use; the sitemap has all. */
const mostCities = 40;

/**
 * `/llms.txt` (llmstxt.org): what a site sells and where it says so, as Markdown for language models. Titles and descriptions are those of
 * the pages, in each language of the site.
 */
export function formatLlms({ content, environment }: Pick<Services, 'content' | 'environment'>, site: Site): string {
  const library = content.library();
  const { addresses } = environment;
  const origin = addresses[site.key];
  const [first] = site.languages;
  const home = library.findPage({ site: site.key, language: first, key: 'home' });
  const format =
    (language: SiteLanguage) =>
    ({ title, description, link }: Entry) =>
      `- [${oneLine(title)}](${canonicalAddress({ site, language, link, addresses })})${description === '' ? '' : `: ${oneLine(description)}`}`;
  const sections = site.languages.flatMap((language) =>
    listSections(library, site, language).map(({ heading, entries }) =>
      [`## ${heading}${site.languages.length > 1 ? ` (${tagOf(language)})` : ''}`, '', ...entries.map(format(language))].join('\n'),
    ),
  );
  const facts = [
    ...(brand.isSample
      ? [`${brand.name} is an example company: its details, telephone numbers, reviews, stories and partners are examples.`]
      : []),
    'Every vehicle comes with a driver. Prices are final, include VAT and depend on the date; do not quote a price from a page as valid for another day.',
    `Programs can ask for a price without an account: ${origin}/graphql (schema: ${origin}/graphql/schema.graphql).`,
  ];
  return [`# ${brand.name}`, `> ${oneLine(home?.meta.description ?? '')}`, facts.map((fact) => `- ${fact}`).join('\n'), ...sections, '']
    .join('\n\n')
    .trimEnd()
    .concat('\n');
}

function listSections(library: ContentLibrary, site: Site, language: SiteLanguage) {
  const place = { site: site.key, language };
  const pages = pageKeys
    .filter((key) => key !== 'request-success')
    .flatMap((key): readonly Entry[] => {
      const page = library.findPage({ ...place, key });
      return page === null ? [] : [{ ...textsOf(page.meta), link: { page: key } }];
    });
  const places = [...library.findHubs(place), ...library.findLocations(place)]
    .filter(({ isIndexable }) => isIndexable)
    .slice(0, library.findHubs(place).length + mostCities)
    .map(({ meta, languageSlug: slug }): Entry => ({ ...textsOf(meta), link: { page: 'location', slug } }));
  const vehicles = library
    .findFleet(place)
    .map(({ key: fleet, meta }): Entry => ({ ...textsOf(meta), link: { page: 'fleet-type', fleet } }));
  const occasions = library
    .findOccasions(place)
    .map(({ key: occasion, meta }): Entry => ({ ...textsOf(meta), link: { page: 'occasion', occasion } }));
  return [
    { heading: 'Pages', entries: pages },
    { heading: 'Vehicles', entries: vehicles },
    { heading: 'Occasions', entries: occasions },
    { heading: 'Optional', entries: places },
  ].filter(({ entries }) => entries.length > 0);
}

function textsOf({ title, description }: { readonly title: string; readonly description: string }) {
  return { title: title.replace(` | ${brand.name}`, ''), description };
}

/** Markdown links end at a bracket. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/[[\]]/g, '').trim();
}
