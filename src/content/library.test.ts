import { describe, expect, it } from 'vitest';
import { brand } from '#domain/sites/brand.ts';
import { createContentLibrary, siteOfCountry } from './library.ts';

const facts = { sites: ['nl', 'be', 'es', 'eu'], createdAt: '2026-01-05T09:00:00Z', status: 'published', position: 0 };

function rows(kind: string, language: string, document: Record<string, unknown>, sites: readonly string[] = facts.sites) {
  const slug = document.slug ?? document.key;
  return sites.map((site) => ({
    kind,
    slug,
    site,
    language,
    position: document.position ?? 0,
    document: { ...facts, sites, ...document },
  }));
}

function faqRows(slug: string, language: string, question: string, more: Record<string, unknown> = {}) {
  const content = '<p>{brand}, <a href="page:terms">terms</a></p>';
  return rows('faq', language, { slug, title: question, category: 'price', pages: ['home'], question, content, ...more });
}

function reviewRows(slug: string, more: Record<string, unknown>) {
  const stars = { driverRating: 5, busRating: 4.5, platformRating: 5 };
  const words = { title: slug, content: '<p>Good.</p>', author: 'A. B.', writtenAt: '2026-01-01' };
  return rows('review', 'en', { slug, ...stars, ...words, weight: 50, weightType: 'DEFAULT', ...more });
}

const category = [
  ...rows('faqCategory', 'en', { slug: 'price', title: 'Price' }),
  ...rows('faqCategory', 'nl', { slug: 'price', title: 'Prijs' }),
];

const questionsOf = (library: ReturnType<typeof createContentLibrary>, language: 'en' | 'nl' | 'nlBE' | 'frBE' | 'es') =>
  library.findFaqs({ site: 'be', language }).map((faq) => `${faq.question} (${faq.textLanguage})`);

describe('the language of a text', () => {
  const library = createContentLibrary([
    ...faqRows('all', 'en', 'English'),
    ...faqRows('all', 'nl', 'Nederlands'),
    ...faqRows('all', 'nlBE', 'Vlaams'),
    ...faqRows('some', 'en', 'Other', { position: 1 }),
    ...faqRows('some', 'nl', 'Ander', { position: 1 }),
    ...faqRows('one', 'en', 'Only', { position: 2 }),
    ...category,
  ]);

  it('is the requested one, else the closest available', () => {
    expect(questionsOf(library, 'nlBE')).toEqual(['Vlaams (nlBE)', 'Ander (nl)', 'Only (en)']);
    expect(questionsOf(library, 'nl')).toEqual(['Nederlands (nl)', 'Ander (nl)', 'Only (en)']);
    expect(questionsOf(library, 'frBE')).toEqual(['English (en)', 'Other (en)', 'Only (en)']);
    expect(questionsOf(library, 'es')).toEqual(['English (en)', 'Other (en)', 'Only (en)']);
  });

  it('names countries and categories in the requested language', () => {
    const [faq] = library.findFaqs({ site: 'be', language: 'nlBE' });
    expect(faq?.category).toEqual({ id: 'faqCategory:be:price', slug: 'price', title: 'Prijs' });
    expect(faq?.countries.map((country) => country.title)).toEqual(['Nederland', 'België', 'Spanje', 'Europa']);
  });
});

describe('a text with placeholders', () => {
  const library = createContentLibrary([...faqRows('a', 'en', 'Ask {brand} on {phone}'), ...category]);

  it('is filled with the brand and the addresses of the site', () => {
    const [faq] = library.findFaqs({ site: 'es', language: 'es' });
    expect(faq?.question).toBe(`Ask ${brand.name} on ${brand.phoneShown.es.replaceAll(' ', '\u00a0')}`);
    expect(faq?.content.html).toBe(`<p>${brand.name}, <a href="/terminos-y-condiciones">terms</a></p>`);
    expect(faq?.content.nodes[0]).toMatchObject({ children: [{ text: `${brand.name}, ` }, { href: '/terminos-y-condiciones' }] });
  });
});

describe('findFaqs', () => {
  const library = createContentLibrary([
    ...faqRows('everywhere', 'en', 'Everywhere'),
    ...rows('faq', 'en', { slug: 'spain', title: 'x', category: 'price', pages: ['success'], question: 'Spain', content: '<p>x</p>' }, [
      'es',
    ]),
    ...faqRows('draft', 'en', 'Draft', { status: 'draft' }),
    ...category,
  ]);
  const ask = (query: { readonly page?: string; readonly country?: string }) =>
    library.findFaqs({ site: 'nl', language: 'nl', ...query }).map((faq) => faq.question);

  it('returns only the page’s, and only published ones', () => {
    expect(ask({})).toEqual(['Everywhere']);
    expect(ask({ page: 'home' })).toEqual(['Everywhere']);
    expect(ask({ page: 'success' })).toEqual([]);
  });

  it('returns those of a booking’s country, with links of the displaying site', () => {
    expect(ask({ country: 'ESP', page: 'success' })).toEqual(['Spain']);
    expect(ask({ country: 'Other' })).toEqual(['Everywhere']);
    expect(library.findFaqs({ site: 'nl', language: 'nl', country: 'ESP', page: 'home' })[0]?.content.html).toContain(
      '/algemene-voorwaarden',
    );
  });

  it.each([
    ['ESP', 'es'],
    ['ES', 'es'],
    ['be', 'be'],
    ['NL', 'nl'],
    ['Other', 'eu'],
    ['US', 'eu'],
  ])('maps the country %s to %s', (country, site) => {
    expect(siteOfCountry(country)).toBe(site);
  });
});

describe('findReviews', () => {
  const library = createContentLibrary([
    ...reviewRows('light', { weight: 10, writtenAt: '2026-03-01' }),
    ...reviewRows('heavy', { weight: 90, writtenAt: '2026-01-01' }),
    ...reviewRows('school', { weight: 50, weightType: 'SCHOOLS', writtenAt: '2026-02-01' }),
  ]);
  const slugs = (query: object) => library.findReviews({ site: 'eu', language: 'en', ...query }).map((review) => review.slug);

  it('puts the heavier first, those for the asked type before the rest', () => {
    expect(slugs({ weighted: true })).toEqual(['heavy', 'school', 'light']);
    expect(slugs({ weighted: true, weightType: 'SCHOOLS' })).toEqual(['school', 'heavy', 'light']);
  });

  it('puts the newest first without weights, and respects the limit', () => {
    expect(slugs({ weighted: false })).toEqual(['light', 'school', 'heavy']);
    expect(slugs({ limit: 1 })).toEqual(['heavy']);
    expect(slugs({ limit: -1 })).toEqual([]);
  });
});

describe('a city with a name in each language', () => {
  const section = { title: 't', description: '<p>d</p>', image: 'scene-driver', imageAlt: 'a' };
  const hero = { title: 't', description: 'd', image: 'skyline-gent' };
  const words = { title: 'City', hero, location: section, platform: section, value: section, meta: { title: 'm', description: 'd' } };
  const city = (site: string, language: string, more: Record<string, unknown>) =>
    rows('location', language, { ...words, value: { title: 't', description: '<p>d</p>' }, popular: true, ...more }, [site]);
  const library = createContentLibrary([
    ...city('be', 'nl', { slug: 'liege', languageSlug: 'luik', city: 'liege' }),
    ...city('be', 'frBE', { slug: 'liege', city: 'liege' }),
    // Its address is the key of another entry.
    ...city('be', 'nl', { slug: 'luik-plage', languageSlug: 'liege' }),
    ...city('be', 'frBE', { slug: 'luik-plage', languageSlug: 'plage' }),
    ...city('eu', 'en', { slug: 'liege-eu', city: 'liege' }),
  ]);
  const addressOf = (language: 'nlBE' | 'frBE', slug: string) => library.findLocationAddress({ site: 'be', language, slug });

  it('is found by each name and by its key, and a name wins over a key', () => {
    expect([addressOf('nlBE', 'luik'), addressOf('frBE', 'luik'), addressOf('frBE', 'liege')]).toEqual(['luik', 'liege', 'liege']);
    expect([addressOf('nlBE', 'liege'), addressOf('nlBE', 'plage'), addressOf('nlBE', 'luik-plage')]).toEqual(['liege', 'liege', 'liege']);
    expect(addressOf('nlBE', 'liege-eu')).toBeNull();
  });

  it('has its equivalents in each language of its site, and on the sites that have the same city', () => {
    const [liege, plage] = library.findLocations({ site: 'be', language: 'nlBE' });
    if (liege === undefined || plage === undefined) throw new Error('a city is gone');
    expect(library.findLocationEquivalents(liege)).toEqual([
      { site: 'be', language: 'nlBE', slug: 'luik' },
      { site: 'be', language: 'frBE', slug: 'liege' },
      { site: 'eu', language: 'en', slug: 'liege-eu' },
    ]);
    expect(library.findLocationEquivalents(plage).map(({ site }) => site)).toEqual(['be', 'be']);
  });
});

describe('rows that no longer fit', () => {
  it('are left out and named', () => {
    const library = createContentLibrary([
      ...faqRows('good', 'en', 'Good'),
      ...rows('faq', 'en', { slug: 'bad', title: 'x', category: 'price', pages: ['home'], question: 'x', content: '<script>x</script>' }, [
        'nl',
      ]),
      { kind: 'faq', slug: 'worse' },
      ...category,
    ]);
    expect(library.findFaqs({ site: 'nl', language: 'nl' }).map((faq) => faq.slug)).toEqual(['good']);
    expect(library.issues).toMatchObject([{ file: expect.stringMatching(/^row \d+$/) }, { file: 'faq:nl:bad', field: 'content' }]);
  });
});
