import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { canonicalAddress, listAlternates } from './alternates.ts';
import { findSiteByHost } from './host.ts';
import { fleetKeys, mapSites, occasionKeys, pageKeys, siteKeys, siteLanguages } from './keys.ts';
import { chooseLanguage, findAcceptedLanguage, languageTags, parseLanguageCode } from './language.ts';
import { type Link, languageOfPath, pathTo } from './links.ts';
import { canonicalSpelling } from './redirects.ts';
import { getSite, sites } from './registry.ts';
import { listRoutes } from './routes.ts';
import { getTable } from './table.ts';

const hostNames = { ...mapSites((key) => `${key}.localhost`), eu: 'www.coach-hire.example' };
const addresses = mapSites((key) => `https://site.${key}`);

describe('the site of a host', () => {
  it.each([
    ['nl.localhost:3000', 'nl', true],
    ['www.coach-hire.example', 'eu', true],
    ['www.convoya.fr', 'fr', true],
    ['CONVOYA.DE:443', 'de', true],
    ['convoya.es.', 'es', true],
    ['localhost:3000', 'eu', false],
    ['127.0.0.1', 'eu', false],
    ['[::1]:3000', 'eu', false],
    ['', 'eu', false],
  ])('%s is %s', (host, site, known) => {
    expect(findSiteByHost(host, hostNames)).toEqual({ site, known });
  });
});

describe('the registry', () => {
  it.each(siteKeys)('has %s under its own key, with a route table for each of its languages', (key) => {
    const { languages, tables, ...site } = getSite(key);
    expect(site.key).toBe(key);
    expect(Object.keys(tables).sort()).toEqual([...languages].sort());
  });

  it('gives each language to one site: its tag names the country to search engines', () => {
    const languages = siteKeys.flatMap((key) => getSite(key).languages);
    expect([...languages].sort()).toEqual([...siteLanguages].sort());
  });

  it('works something out for every site', () => {
    expect(Object.entries(mapSites((key) => key.length))).toEqual(siteKeys.map((key) => [key, 2]));
  });
});

describe('languages', () => {
  it('has a valid BCP 47 tag for each', () => {
    for (const language of siteLanguages) expect(Intl.getCanonicalLocales(languageTags[language])).toEqual([languageTags[language]]);
  });

  it('reads English for eu and nothing for an unknown code', () => {
    expect(parseLanguageCode('eu')).toBe('en');
    expect(parseLanguageCode('nlBE')).toBe('nlBE');
    expect(parseLanguageCode('nl-BE')).toBeNull();
    expect(parseLanguageCode('__proto__')).toBeNull();
  });

  it('follows path, query, cookie, default in that order', () => {
    const be = getSite('be');
    expect(chooseLanguage({ site: be, pathLanguage: 'nlBE', query: 'frBE', cookie: 'frBE' })).toBe('nlBE');
    expect(chooseLanguage({ site: be, pathLanguage: null, query: 'frBE', cookie: 'nlBE' })).toBe('frBE');
    expect(chooseLanguage({ site: be, pathLanguage: null, query: null, cookie: 'frBE' })).toBe('frBE');
    expect(chooseLanguage({ site: be, pathLanguage: null, query: 'de', cookie: 'es' })).toBe('nlBE');
    expect(chooseLanguage({ site: getSite('eu'), pathLanguage: null, query: 'nl', cookie: null })).toBe('en');
  });

  it('knows which Belgian paths decide the language', () => {
    const be = getSite('be');
    expect(languageOfPath(be, '/a-propos')).toBe('frBE');
    expect(languageOfPath(be, '/over')).toBe('nlBE');
    expect(languageOfPath(be, '/locaties/gent')).toBe('nlBE');
    for (const shared of ['/', '/faq', '/contact', '/my-quote/x', '/nothing-here']) expect(languageOfPath(be, shared)).toBeNull();
  });
});

describe('links', () => {
  it('are made from keys only', () => {
    expectTypeOf<{ page: 'location' }>().not.toExtend<Link>();
    expectTypeOf<{ page: 'abuot' }>().not.toExtend<Link>();
    expectTypeOf<{ page: 'my-booking'; id: string; step: 'contact-details' }>().not.toExtend<Link>();
    expectTypeOf<{ page: 'my-quote'; id: string; step: 'contact-details' }>().toExtend<Link>();
  });

  it('keep Belgian French on paths that both languages share', () => {
    const french = { site: getSite('be'), language: 'frBE' } as const;
    expect(pathTo(french, { page: 'contact' })).toBe('/contact?lng=frBE');
    expect(pathTo(french, { page: 'about' })).toBe('/a-propos');
    expect(pathTo({ ...french, language: 'nlBE' }, { page: 'contact' })).toBe('/contact');
    expect(pathTo(french, { page: 'my-quote', id: 'x' })).toBe('/my-quote/x');
  });

  it('escape the path’s characters', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }).filter((text) => text.isWellFormed()),
        (id) => {
          const path = pathTo({ site: getSite('nl'), language: 'nl' }, { page: 'quote', id, step: 'cancel' });
          expect(path.split('/')).toEqual(['', 'quote', encodeURIComponent(id), 'cancel']);
        },
      ),
    );
  });
});

describe('route tables', () => {
  it.each(siteKeys)('%s has every path once, in its canonical spelling', (key) => {
    const paths = listRoutes(getSite(key)).map((route) => route.path);
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) expect(canonicalSpelling(path.replaceAll(':', ''))).toBe(path.replaceAll(':', ''));
  });

  it.each(siteKeys)('%s has every page, item and flow page', (key) => {
    const site = getSite(key);
    const paths = new Set(listRoutes(site).map((route) => route.path));
    for (const language of site.languages) {
      const table = getTable(site, language);
      for (const page of pageKeys) expect(paths).toContain(table.pages[page]);
      for (const fleet of fleetKeys) expect(paths).toContain(`${table.pages.fleet}/${table.fleet[fleet]}`);
      for (const occasion of occasionKeys) expect(paths).toContain(`${table.pages.occasions}/${table.occasions[occasion]}`);
    }
    for (const path of ['/my-quote/:id/check-itinerary', '/booking/:id/cancel', '/direct-booking', '/trip-not-found'])
      expect(paths).toContain(path);
  });

  it('shows the imprint in Germany alone', () => {
    const holders = siteKeys.filter((key) => listRoutes(getSite(key)).some((route) => route.name === 'imprint'));
    expect(holders).toEqual(['de']);
  });

  it('never redirects away from one of its own pages', () => {
    for (const site of Object.values(sites)) {
      const paths = new Set(listRoutes(site).map((route) => route.path));
      for (const { from } of site.legacyRedirects) expect(paths).not.toContain(from);
    }
  });
});

describe('equivalents of a page', () => {
  it('lists all sites and languages, itself among them, with x-default on eu', () => {
    const page = { site: getSite('be'), language: 'frBE', link: { page: 'contact' }, addresses } as const;
    expect(canonicalAddress(page)).toBe('https://site.be/contact?lng=frBE');
    const places = [
      { hreflang: 'nl-NL', href: 'https://site.nl/contact' },
      { hreflang: 'nl-BE', href: 'https://site.be/contact' },
      { hreflang: 'fr-BE', href: 'https://site.be/contact?lng=frBE' },
      { hreflang: 'de-DE', href: 'https://site.de/kontakt' },
      { hreflang: 'fr-FR', href: 'https://site.fr/contact' },
      { hreflang: 'es-ES', href: 'https://site.es/contacto' },
      { hreflang: 'en', href: 'https://site.eu/contact' },
      { hreflang: 'x-default', href: 'https://site.eu/contact' },
    ];
    expect(listAlternates(page)).toEqual(expect.arrayContaining(places));
    expect(listAlternates(page)).toHaveLength(siteLanguages.length + 1);
  });

  it('are those of its content where that gives the address', () => {
    const equivalents = [
      { site: 'be', language: 'nlBE', slug: 'brussel' },
      { site: 'be', language: 'frBE', slug: 'bruxelles' },
      { site: 'eu', language: 'en', slug: 'brussels' },
    ] as const;
    const page = { site: getSite('be'), language: 'nlBE', link: { page: 'location', slug: 'brussel' }, addresses } as const;
    expect(listAlternates({ ...page, equivalents })).toEqual([
      { hreflang: 'nl-BE', href: 'https://site.be/locaties/brussel' },
      { hreflang: 'fr-BE', href: 'https://site.be/emplacements/bruxelles' },
      { hreflang: 'en', href: 'https://site.eu/locations/brussels' },
      { hreflang: 'x-default', href: 'https://site.eu/locations/brussels' },
    ]);
    const belgian = listAlternates({ ...page, equivalents: equivalents.slice(0, 2) });
    expect(belgian.map(({ hreflang }) => hreflang)).toEqual(['nl-BE', 'fr-BE', 'x-default']);
    expect(belgian.at(-1)?.href).toBe('https://site.be/locaties/brussel');
  });

  it('are none of an imprint', () => {
    const page = { site: getSite('de'), language: 'de', link: { page: 'imprint' }, addresses } as const;
    expect(listAlternates(page)).toEqual([{ hreflang: 'de-DE', href: 'https://site.de/impressum' }]);
  });
});

describe('the language that a browser asks for', () => {
  it.each([
    ['be', 'fr-BE,fr;q=0.9,nl;q=0.8', 'frBE'],
    ['be', 'nl;q=0.3, FR;q=0.7', 'frBE'],
    ['be', 'de,nl-NL;q=0.5', 'nlBE'],
    ['be', 'fr;q=0,de', null],
    ['be', '', null],
    ['nl', 'fr', null],
  ] as const)('on %s of %j is %s', (site, header, language) => {
    expect(findAcceptedLanguage(getSite(site), header)).toBe(language);
  });
});
