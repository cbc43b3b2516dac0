import * as v from 'valibot';
import { describe, expect, inject, it } from 'vitest';
import { type SiteKey, siteKeys } from '#domain/sites/keys.ts';
import { ask } from '../testing/start-server.ts';
import { listVisiblePages, type VisiblePage } from '../testing/visible-pages.ts';

/** The structured data of every kind of page against what schema.org and Google's documents require of each type (read November 2026). */
const server = { port: inject('sharedPort') };

const text = v.pipe(v.string(), v.trim(), v.minLength(1));
const address = v.pipe(v.string(), v.url());
const typed = <Type extends string, Entries extends v.ObjectEntries>(type: Type, entries: Entries) =>
  v.strictObject({ '@type': v.literal(type), ...entries });

/** Required properties without a mark, recommended ones that we give as optional; any other property is a fault. */
const rating = typed('AggregateRating', {
  ratingValue: v.number(),
  bestRating: v.number(),
  worstRating: v.number(),
  reviewCount: v.pipe(v.number(), v.integer(), v.minValue(1)),
});
const named = { '@id': address, name: text, url: address, aggregateRating: v.optional(rating) };
const wholeOrganization = typed('Organization', {
  ...named,
  legalName: text,
  logo: address,
  email: v.pipe(v.string(), v.email()),
  telephone: v.pipe(v.string(), v.regex(/^\+\d[\d ]+$/)),
  vatID: v.optional(text),
  address: typed('PostalAddress', {
    streetAddress: text,
    postalCode: text,
    addressLocality: text,
    addressCountry: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  }),
});
const namedOrganization = typed('Organization', named);
const website = typed('WebSite', {
  name: text,
  url: address,
  inLanguage: v.pipe(v.string(), v.regex(/^[a-z]{2}(-[A-Z]{2})?$/)),
  publisher: v.strictObject({ '@id': address }),
});
const country = v.union([typed('Country', { name: v.pipe(text, v.minLength(3)) }), typed('Continent', { name: text })]);
const price = { price: v.pipe(v.string(), v.regex(/^\d+\.\d\d$/)), priceCurrency: v.literal('EUR') };
const offer = typed('Offer', {
  name: text,
  url: address,
  ...price,
  priceSpecification: typed('PriceSpecification', { ...price, valueAddedTaxIncluded: v.literal(true) }),
});
const service = typed('Service', {
  name: text,
  description: text,
  url: address,
  serviceType: text,
  provider: v.strictObject({ '@id': address }),
  areaServed: v.union([country, typed('City', { name: text, containedInPlace: country })]),
  offers: v.optional(v.pipe(v.array(offer), v.minLength(1))),
});
const breadcrumbs = typed('BreadcrumbList', {
  itemListElement: v.pipe(
    v.array(typed('ListItem', { position: v.pipe(v.number(), v.integer()), name: text, item: address })),
    v.minLength(2),
  ),
});
const faqPage = typed('FAQPage', {
  mainEntity: v.pipe(
    v.array(typed('Question', { name: text, acceptedAnswer: typed('Answer', { text: v.pipe(text, v.regex(/^[^<]+$/)) }) })),
    v.minLength(1),
  ),
});
const graph = v.strictObject({
  '@context': v.literal('https://schema.org'),
  '@graph': v.pipe(v.array(v.union([wholeOrganization, namedOrganization, website, service, breadcrumbs, faqPage])), v.minLength(1)),
});
type Said = v.InferOutput<typeof graph>['@graph'][number];

const expectedTypes: Readonly<Record<string, readonly Said['@type'][]>> = {
  home: ['Organization', 'WebSite'],
  location: ['BreadcrumbList', 'Organization', 'Service'],
  'fleet-type': ['BreadcrumbList', 'Organization', 'Service'],
  occasion: ['BreadcrumbList', 'Organization', 'Service'],
};

const scripts = /<script type="application\/ld\+json">(.*?)<\/script>/g;

async function read({ site, path }: VisiblePage): Promise<{ html: string; said: readonly Said[] }> {
  const { text: html } = await ask(server.port, { host: `${site}.localhost:${server.port}`, path });
  const blocks = [...html.matchAll(scripts)].map(([, json = '']) => v.parse(graph, JSON.parse(json)));
  expect(blocks.length).toBeLessThanOrEqual(1);
  return { html, said: blocks.flatMap((block) => block['@graph']) };
}

const plain = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .trim();

function readVisibleCrumbs(html: string): readonly string[] {
  const list = /<nav[^>]*><ol[^>]*>(.*?)<\/ol>/.exec(html)?.[1] ?? '';
  return [...list.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, item = '']) => plain(item));
}

/** Questions and answers that unfold in the page's main part. */
function readVisibleQuestions(html: string): readonly string[] {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const unfolding = [...main.matchAll(/<details[^>]*><summary[^>]*>(?:<h3[^>]*>)?([^<]*\?)</g)];
  return unfolding.map(([, question = '']) => plain(question));
}

const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
const sampleMark =
  /is an example company|is een voorbeeldbedrijf|ist ein Beispielunternehmen|est une entreprise fictive|es una empresa de ejemplo/;
const originOf = (site: SiteKey) => `http://${site}.localhost:${server.port}/`;

/** Every address in the structured data. */
function listAddresses(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.startsWith('http') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listAddresses) : [];
}

describe.each(siteKeys)('the structured data of %s', (site) => {
  const pages = listVisiblePages(site).filter(({ kind }) => kind !== 'request-success');

  it.each(pages)('$kind in $language ($path) is complete, and of its own site', async (page) => {
    const { html, said } = await read(page);
    const types = said.map((each) => each['@type']).sort();
    const others: readonly Said['@type'][] = readVisibleCrumbs(html).length > 0 ? ['BreadcrumbList'] : [];
    const expected = expectedTypes[page.kind] ?? others;
    const asks: readonly Said['@type'][] = page.kind !== 'home' && readVisibleQuestions(html).length > 0 ? ['FAQPage'] : [];
    expect(types).toEqual([...expected, ...asks].sort());
    expect(listAddresses(said).filter((each) => !each.startsWith(originOf(site)))).toEqual([]);
  });

  it.each(pages)('$kind in $language ($path) is called and placed as visitors see it', async (page) => {
    const { html, said } = await read(page);
    for (const each of said) {
      if (each['@type'] === 'Service') expect(each.url).toBe(canonicalOf(html));
      if (each['@type'] === 'FAQPage') expect(readVisibleQuestions(html)).toEqual(each.mainEntity.map(({ name }) => name));
      if (each['@type'] !== 'BreadcrumbList') continue;
      expect(each.itemListElement.map(({ name }) => name)).toEqual(readVisibleCrumbs(html));
      expect(each.itemListElement.map(({ position }) => position)).toEqual(each.itemListElement.map((_, index) => index + 1));
      expect(each.itemListElement.at(-1)?.item).toBe(canonicalOf(html));
    }
  });

  it('describes a city’s location, in the language of the page, and the price of trips from it', async () => {
    for (const page of pages.filter(({ kind }) => kind === 'location')) {
      const found = (await read(page)).said.find((each) => each['@type'] === 'Service');
      if (found?.['@type'] !== 'Service') throw new Error('no service');
      expect(found.areaServed['@type']).toBe('City');
      expect(found.offers).toHaveLength(3);
      expect(found.serviceType).toMatch(/chauffeur|Fahrer|conductor|driver/);
    }
  });

  it('contains no rating, and each page says that the company is a sample', async () => {
    const faults: string[] = [];
    for (const page of pages) {
      const { html } = await read(page);
      if (html.includes('aggregateRating')) faults.push(`${page.path} has a rating`);
      if (!sampleMark.test(html.slice(html.indexOf('<footer')))) faults.push(`${page.path} does not say that the company is a sample`);
    }
    expect(faults).toEqual([]);
  });
});
