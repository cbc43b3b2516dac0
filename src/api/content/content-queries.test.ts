import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { houseRates } from '#domain/pricing/testing/house-rates.ts';
import { siteKeys, siteLanguages } from '#domain/sites/keys.ts';
import { getSite } from '#domain/sites/registry.ts';
import { sharedGeo as geo } from '#geo/testing/shared-geo.ts';
import { createExecutor, type Executor } from '../run/executor.ts';
import { schema } from '../schema.ts';
import { createTestContext, readShippedContent } from '../testing/test-context.ts';

let execute: Executor;

beforeAll(async () => {
  const library = await readShippedContent();
  execute = createExecutor({ schema, context: createTestContext({ getContent: () => library }) });
});

const entry = v.looseObject({ id: v.string(), slug: v.string(), title: v.string() });
const section = v.object({ title: v.string(), description: v.pipe(v.string(), v.minLength(1)) });
const places = siteKeys.flatMap((site) => getSite(site).languages.map((language) => ({ domain: site.toUpperCase(), language })));

async function ask<Schema extends v.GenericSchema>(document: string, variables: object, answer: Schema): Promise<v.InferOutput<Schema>> {
  const { data, errors } = await execute(document, variables);
  expect(errors).toBeUndefined();
  return v.parse(answer, data);
}

const header = 'query ($language: Language!, $domain: Domain!)';

describe.each(places)('the content of $domain in $language', (place) => {
  it('has the lists of the first load', async () => {
    const document = `${header} {
      getLocations(popular: true, language: $language, domain: $domain) { id slug title createdAt status popular }
      getOccasions(popular: true, language: $language, domain: $domain) { id slug title createdAt status languageSlug }
      getFleet(language: $language, domain: $domain) { id slug title languageSlug }
      getCaseStudies(language: $language, domain: $domain, limit: 3) { id slug title languageSlug }
    }`;
    const list = (length: number) => v.pipe(v.array(entry), v.length(length));
    const answer = v.object({
      getLocations: v.pipe(v.array(entry), v.minLength(1)),
      getOccasions: list(5),
      getFleet: list(6),
      getCaseStudies: list(3),
    });
    const data = await ask(document, place, answer);
    expect(data.getLocations.every(({ popular, status }) => popular === true && status === 'published')).toBe(true);
  });

  it('has whole pages, and one by its slug', async () => {
    const document = `${header} {
      getFleet(language: $language, domain: $domain) { slug section1 { title description } }
    }`;
    const pages = v.object({ getFleet: v.array(v.object({ slug: v.string(), section1: section })) });
    const { getFleet } = await ask(document, place, pages);
    const one = `query ($language: Language!, $domain: Domain!, $slug: String!) {
      getFleet(language: $language, domain: $domain, slug: $slug) { slug }
    }`;
    const found = v.object({ getFleet: v.array(v.object({ slug: v.string() })) });
    for (const { slug } of getFleet) expect(await ask(one, { ...place, slug }, found)).toEqual({ getFleet: [{ slug }] });
    expect(await ask(one, { ...place, slug: 'no-such-vehicle' }, found)).toEqual({ getFleet: [] });
  });

  it('has partners, reviews, questions and the pages of law', async () => {
    const document = `${header} {
      getPartners(domain: $domain) { name logo position }
      getReviews(domain: $domain) { id title content driverRating busRating platformRating weight writtenAt }
      getFAQs(language: $language, domain: $domain, page: "faq") { id question content category { slug } }
      getPage(key: "terms", language: $language, domain: $domain) { key hero { title } sections { key title } }
    }`;
    const filled = v.pipe(v.array(v.unknown()), v.minLength(1));
    const answer = v.object({
      getPartners: v.pipe(v.array(v.unknown()), v.length(8)),
      getReviews: filled,
      getFAQs: filled,
      getPage: v.object({ key: v.literal('terms'), sections: filled }),
    });
    await ask(document, place, answer);
  });
});

describe('getFAQs', () => {
  const questions = v.object({ getFAQs: v.array(v.object({ id: v.string() })) });
  const document = `query ($country: String) { getFAQs(language: nl, domain: NL, page: "faq", country: $country) { id } }`;
  const idsFor = async (country: string | null) => (await ask(document, { country }, questions)).getFAQs.map(({ id }) => id);

  it.each([
    ['ESP', 'ES'],
    ['Other', 'EU'],
    ['NL', null],
  ])('answers %s as %s', async (given, meant) => {
    expect(await idsFor(given)).toEqual(await idsFor(meant));
    expect(await idsFor(given)).not.toEqual([]);
  });

  it('returns no page that does not exist', async () => {
    const other = 'query { getFAQs(language: nl, domain: NL, page: "no-such-page") { id } }';
    expect(await ask(other, {}, questions)).toEqual({ getFAQs: [] });
  });
});

describe('getLocations', () => {
  const document = `query ($slug: String) { getLocations(popular: true, language: nl, domain: NL, slug: $slug) { slug popular } }`;
  const locations = v.object({ getLocations: v.array(v.object({ slug: v.string(), popular: v.literal(true) })) });

  it('returns only popular ones, even by slug', async () => {
    expect((await ask(document, {}, locations)).getLocations.map(({ slug }) => slug)).not.toContain('groningen');
    expect(await ask(document, { slug: 'groningen' }, locations)).toEqual({ getLocations: [] });
    expect(await ask(document, { slug: 'utrecht' }, locations)).toEqual({ getLocations: [{ slug: 'utrecht', popular: true }] });
  });
});

describe('the short set', () => {
  const short = v.nullable(v.object({ title: v.string() }));
  const entry = v.object({
    slug: v.string(),
    title: v.string(),
    hero: short,
    meta: short,
    value: short,
    countries: v.nullable(v.unknown()),
  });
  const lists = v.object({ getLocations: v.array(entry), getOccasions: v.array(entry) });
  const document = `query ($popular: Boolean) {
    getLocations(popular: $popular, language: nl, domain: NL) { ...L } getOccasions(popular: $popular, language: nl, domain: NL) { ...O }
  }
  fragment L on Location { slug title hero { title } meta { title } value { title } countries { slug } }
  fragment O on Occasion { slug title hero { title } meta { title } value { title } countries { slug } }`;

  it.each([true, false])('is all that is answered where popular is %s', async (popular) => {
    const { getLocations, getOccasions } = await ask(document, { popular }, lists);
    const all = [...getLocations, ...getOccasions];
    expect(all.length).toBeGreaterThan(5);
    for (const { slug: _slug, title: _title, ...others } of all)
      expect(Object.values(others).map((each) => each === null)).toEqual([popular, popular, popular, popular]);
  });

  it('has no example trips, equivalents and neighbours', async () => {
    const { getLocations } = await ask(
      'query { getLocations(popular: true, language: nl, domain: NL) { exampleTrips { to } equivalents { languageSlug } nearest { title } } }',
      {},
      v.object({ getLocations: v.array(v.unknown()) }),
    );
    expect(getLocations[0]).toEqual({ exampleTrips: null, equivalents: null, nearest: null });
  });
});

describe('getReviews', () => {
  const reviews = v.object({ getReviews: v.array(v.object({ weight: v.number() })) });

  it.each([
    [1, 1],
    [0, 0],
    [-5, 0],
  ])('gives at most %d', async (limit, length) => {
    const document = 'query ($limit: Int) { getReviews(domain: NL, limit: $limit) { weight } }';
    expect((await ask(document, { limit }, reviews)).getReviews).toHaveLength(length);
  });

  it('puts the heavier before the lighter', async () => {
    const weights = async (args: string) =>
      (await ask(`query { getReviews(domain: NL${args}) { weight } }`, {}, reviews)).getReviews.map(({ weight }) => weight);
    const given = await weights('');
    expect(new Set(given).size).toBeGreaterThan(1);
    expect(given).toEqual(given.toSorted((one, other) => other - one));
    expect(await weights(', weighted: true, weightType: DEFAULT, limit: 100')).toEqual(given);
    expect(await weights(', weightType: SCHOOLS')).not.toEqual(given);
  });
});

describe('getPage', () => {
  it.each(['no-such-page', '', '../../etc/passwd', '__proto__'])('is null for %j', async (key) => {
    const { data, errors } = await execute('query ($key: String!) { getPage(key: $key, language: en, domain: EU) { id } }', { key });
    expect({ data, errors }).toEqual({ data: { getPage: null }, errors: undefined });
  });
});

describe('an entry whose address its content gives', () => {
  const header = 'query ($slug: String, $languageSlug: String)';
  const place = 'language: frBE, domain: BE, slug: $slug, languageSlug: $languageSlug';
  const fields = 'slug languageSlug equivalents { domain language languageSlug }';
  const named = v.object({ slug: v.string(), languageSlug: v.string(), equivalents: v.array(v.unknown()) });

  it('can be queried by its key or by its address in the language', async () => {
    const document = `${header} { getLocations(${place}) { ${fields} } }`;
    const cities = v.object({ getLocations: v.array(named) });
    const byAddress = await ask(document, { languageSlug: 'bruxelles' }, cities);
    expect(byAddress.getLocations).toMatchObject([{ slug: 'brussel', languageSlug: 'bruxelles' }]);
    expect(await ask(document, { slug: 'brussel' }, cities)).toEqual(byAddress);
    expect(await ask(document, { languageSlug: 'brussel' }, cities)).toEqual({ getLocations: [] });
    expect(byAddress.getLocations[0]?.equivalents).toEqual([
      { domain: 'BE', language: 'nlBE', languageSlug: 'brussel' },
      { domain: 'BE', language: 'frBE', languageSlug: 'bruxelles' },
      { domain: 'EU', language: 'en', languageSlug: 'brussels' },
    ]);
  });

  it('is shown on every site that has it', async () => {
    const document = `${header} { getCaseStudies(${place}) { ${fields} } }`;
    const { getCaseStudies } = await ask(
      document,
      { languageSlug: 'trois-classes-au-musee' },
      v.object({ getCaseStudies: v.array(named) }),
    );
    expect(getCaseStudies).toMatchObject([{ slug: 'science-day' }]);
    expect(getCaseStudies[0]?.equivalents).toHaveLength(siteLanguages.length);
  });
});

it('reads eu as English', async () => {
  const document = 'query ($language: Language!) { getFleet(language: $language, domain: EU) { title } }';
  expect(await execute(document, { language: 'eu' })).toEqual(await execute(document, { language: 'en' }));
});

describe('a list of cities with their pictures', () => {
  it('prices nothing, however many there are', async () => {
    const library = await readShippedContent();
    let asked = 0;
    const rates: typeof houseRates = (...at) => {
      asked += 1;
      return houseRates(...at);
    };
    const run = createExecutor({
      schema,
      context: createTestContext({ getContent: () => library, rates, places: geo.places, roads: geo.roads }),
    });
    const list = (fields: string) => run(`{ getLocations(popular: false, language: nl, domain: NL) { hero { ${fields} } } }`, {});
    const pictures = await list('title image');
    expect(pictures.errors).toBeUndefined();
    expect(asked).toBe(0);
    await list('description');
    expect(asked).toBeGreaterThan(0);
  });
});
