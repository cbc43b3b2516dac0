import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { popularCities } from '#content/testing/popular-cities.ts';
import { fleetKeys, occasionKeys, pageKeys, type SiteKey, siteKeys } from '#domain/sites/keys.ts';
import { tagOf } from '#domain/sites/language.ts';
import { type LinkPlace, pathTo } from '#domain/sites/links.ts';
import { getSite } from '#domain/sites/registry.ts';
import { getTable } from '#domain/sites/table.ts';
import { ask, type RunningServer, startServer } from '../testing/start-server.ts';
import { readLocationSlug } from '../testing/visible-pages.ts';

/** Requests every address of the six sites from the running server. */
let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  await server.stop();
});

const get = (site: SiteKey, path: string, headers: Record<string, string> = {}) =>
  ask(server.port, { host: `${site}.localhost:${server.port}`, path, headers });
const addressOf = (site: SiteKey) => `http://${site}.localhost:${server.port}`;

/** Every content address of a site with its expected language. */
function listPages(key: SiteKey) {
  const site = getSite(key);
  return site.languages.flatMap((language) => {
    const place: LinkPlace = { site, language };
    const links = [
      ...pageKeys.map((page) => ({ page })),
      ...fleetKeys.map((fleet) => ({ page: 'fleet-type', fleet }) as const),
      ...occasionKeys.map((occasion) => ({ page: 'occasion', occasion }) as const),
      ...popularCities[key].map((slug) => ({ page: 'location', slug: readLocationSlug({ key, language, slug }) }) as const),
      ...(site.imprintPath === null ? [] : [{ page: 'imprint' } as const]),
    ];
    return links.map((link) => ({ path: pathTo(place, link), language }));
  });
}

describe.each(siteKeys)('the pages of %s', (key) => {
  it.each(listPages(key))('$path answers in $language', async ({ path, language }) => {
    const answer = await get(key, path);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain(`<html lang="${tagOf(language)}"`);
    expect(answer.text).toMatch(/<h1[\s>]/);
    expect(answer.text).toContain(`<link rel="canonical" href="${addressOf(key)}${path.replace('&', '&amp;')}"/>`);
    expect(answer.text).toContain(`hrefLang="${tagOf(language)}" href="${addressOf(key)}${path}"`);
    expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/);
  });

  it('lists them in its sitemap, each at its canonical address', async () => {
    const text = `${(await get(key, '/sitemap-pages.xml')).text}${(await get(key, '/sitemap-cities.xml')).text}`;
    const listed = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]?.replaceAll('&amp;', '&'));
    expect(new Set(listed).size).toBe(listed.length);
    const expected = listPages(key).filter(
      ({ path, language }) => !path.startsWith(getTable(getSite(key), language).pages['request-success']),
    );
    for (const { path } of expected) expect(listed).toContain(addressOf(key) + path);
  });

  it('names in its sitemap the equivalents of each page, the page itself among them', async () => {
    const text = `${(await get(key, '/sitemap-pages.xml')).text}${(await get(key, '/sitemap-cities.xml')).text}`;
    const entries = [...text.matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/g)];
    expect(entries.length).toBeGreaterThan(30);
    for (const [, address = '', alternates = ''] of entries) expect(alternates).toContain(`href="${address}"`);
    const home = entries[0]?.[2] ?? '';
    const tags = siteKeys.flatMap((each) => getSite(each).languages.map(tagOf));
    expect([...home.matchAll(/hreflang="([\w-]+)"/g)].map(([, tag]) => tag)).toEqual([...tags, 'x-default']);
  });
});

describe.each(siteKeys)('paths of other sites on %s', (key) => {
  const site = getSite(key);
  const own = new Set(site.languages.flatMap((language) => Object.values(getTable(site, language).pages)));
  const redirected = new Set(site.legacyRedirects.map(({ from }) => from));
  const bare = new Set(
    site.languages.flatMap((language) =>
      [...Object.values(getTable(site, language).fleet), ...Object.values(getTable(site, language).occasions)].map((slug) => `/${slug}`),
    ),
  );
  const foreign = siteKeys
    .filter((other) => other !== key)
    .flatMap((other) => getSite(other).languages.flatMap((language) => Object.values(getTable(getSite(other), language).pages)))
    .filter((path) => !own.has(path) && !redirected.has(path) && !bare.has(path));

  it.each([...new Set(foreign)])('%s is not found', async (path) => {
    expect((await get(key, path)).status).toBe(404);
  });
});

describe.each(siteKeys)('redirects of %s', (key) => {
  const site = getSite(key);
  const [language] = site.languages;
  const table = getTable(site, language);

  it.each(site.legacyRedirects.map(({ from, to }) => [from, to[language] ?? '']))('%s goes to %s, which is there', async (from, to) => {
    const answer = await get(key, `${from}?utm_source=x&gclid=y`);
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe(`${to}?utm_source=x&gclid=y`);
    expect((await get(key, to)).status).toBe(200);
  });

  it.each([
    ...fleetKeys.map((fleet) => [`/${table.fleet[fleet]}`, `${table.pages.fleet}/${table.fleet[fleet]}`]),
    ...occasionKeys.map((occasion) => [`/${table.occasions[occasion]}`, `${table.pages.occasions}/${table.occasions[occasion]}`]),
  ])('the bare %s goes to its page', async (bare = '', to = '') => {
    const answer = await get(key, bare);
    const isPage = (Object.values(table.pages) as string[]).includes(bare);
    const isItem = fleetKeys.some((fleet) => `/${table.fleet[fleet]}` === bare);
    if (isPage) expect(answer.status).toBe(200);
    else {
      expect(answer.status).toBe(301);
      // `/minibus` names a vehicle where it could also name an occasion.
      if (isItem) expect(answer.headers.get('location')).toContain(table.pages.fleet);
      else expect(answer.headers.get('location')).toBe(to);
    }
  });

  it('mends the spelling of addresses', async () => {
    const path = table.pages.fleet;
    for (const typed of [`${path}/`, path.toUpperCase(), `/${path}`]) {
      const answer = await get(key, `${typed}?a=1`);
      expect([typed, answer.status, answer.headers.get('location')]).toEqual([typed, 301, `${path}?a=1`]);
    }
  });
});

describe('the other name of a Belgian city', () => {
  it.each([
    ['/emplacements/brussel', '/emplacements/bruxelles'],
    ['/emplacements/gent', '/emplacements/gand'],
    ['/locaties/liege', '/locaties/luik'],
    ['/locaties/namur', '/locaties/namen'],
  ])('%s goes to %s, which is there', async (from, to) => {
    const answer = await get('be', `${from}?gclid=y`);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, `${to}?gclid=y`]);
    expect((await get('be', to)).status).toBe(200);
  });
});

describe('flow addresses', () => {
  const id = 'AAAAAAAAAAAAAAAAAAAAAAAAAAA';
  const paths = [
    ...['quote', 'my-quote'].flatMap((flow) =>
      ['', '/contact-details', '/check-itinerary', '/change-itinerary', '/success', '/cancel', '/canceled'].map(
        (page) => `/${flow}/${id}${page}`,
      ),
    ),
    ...['booking', 'my-booking'].flatMap((flow) => ['', '/change-itinerary', '/cancel'].map((page) => `/${flow}/${id}${page}`)),
    ...['', '/contact-details', '/check-itinerary', '/success'].map((page) => `/direct-booking/${id}${page}`),
  ];

  it.each(paths)('%s without such a trip leads to trip-not-found on every site', async (path) => {
    for (const key of siteKeys) {
      const answer = await get(key, path);
      expect([key, answer.status, answer.headers.get('location')]).toEqual([key, 302, '/trip-not-found']);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    }
  });

  it.each(siteKeys)('trip-not-found of %s is a 404 that is not indexed', async (key) => {
    const answer = await get(key, '/trip-not-found');
    expect(answer.status).toBe(404);
    expect(answer.text).toContain('noindex');
  });

  it('turns internal names into addresses', async () => {
    const answer = await get('de', `/my-quote-contact-details?quoteId=${id}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, `/my-quote/${id}/contact-details`]);
    const location = await get('nl', '/location?slug=utrecht&utm_source=x');
    expect([location.status, location.headers.get('location')]).toEqual([301, '/locaties/utrecht?utm_source=x']);
    expect((await get('nl', '/location?slug=atlantis')).status).toBe(404);
    expect((await get('nl', '/fleet-type')).status).toBe(404);
  });
});

describe('hosts and languages', () => {
  it('serves eu to an unknown host and logs it', async () => {
    const before = server.output.length;
    const answer = await ask(server.port, { host: 'example.com', path: '/about' });
    expect(answer.status).toBe(200);
    expect(answer.text).toContain(`href="${addressOf('eu')}/about"`);
    expect(answer.text).not.toContain('example.com');
    // The process's output is read a moment later.
    await expect.poll(() => server.output.slice(before).join('\n')).toContain('Unable to read the domain name from req or window');
  });

  it('finds the site by the last two letters', async () => {
    expect((await ask(server.port, { host: 'www.any-name.fr:8080', path: '/a-propos' })).status).toBe(200);
  });

  it('chooses the Belgian language by path, query and cookie, in that order', async () => {
    const languageAt = async (path: string, headers: Record<string, string> = {}) =>
      /<html lang="([^"]+)"/.exec((await get('be', path, headers)).text)?.[1];
    expect(await languageAt('/')).toBe('nl-BE');
    expect(await languageAt('/?lng=frBE')).toBe('fr-BE');
    expect(await languageAt('/', { cookie: 'i18next=frBE' })).toBe('fr-BE');
    expect(await languageAt('/?lng=nlBE', { cookie: 'i18next=frBE' })).toBe('nl-BE');
    expect(await languageAt('/over', { cookie: 'i18next=frBE' })).toBe('nl-BE');
    expect(await languageAt('/a-propos')).toBe('fr-BE');
    expect(await languageAt('/?lng=de')).toBe('nl-BE');
  });

  it('remembers a language that was named, and only one that the site has', async () => {
    expect((await get('be', '/?lng=frBE')).headers.get('set-cookie')).toMatch(/^i18next=frBE;/);
    expect((await get('be', '/?lng=de')).headers.get('set-cookie')).toBeNull();
    expect((await get('nl', '/?lng=frBE')).headers.get('set-cookie')).toBeNull();
    expect((await get('be', '/')).headers.get('vary')).toContain('Cookie');
    expect((await get('be', '/over')).headers.get('vary')).not.toContain('Cookie');
  });

  it('names no path of another site in its manifest', async () => {
    const page = await get('nl', '/');
    const manifest = /(\/assets\/manifest-nl-[^" ]+\.js)/.exec(page.text)?.[1] ?? '';
    const { text } = await get('nl', manifest);
    expect(text).toContain('/over');
    for (const foreign of ['/a-propos', '/uber', '/acerca-de', '/terms-of-use']) expect(text).not.toContain(foreign);
  });
});

describe('interface texts', () => {
  it.each(['en', 'nl', 'es', 'nlBE', 'frBE', 'fr', 'de', 'eu'])('are there in %s', async (language) => {
    const answer = await get('eu', `/locales/${language}/common.json`);
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.text)).toHaveProperty('header.contact');
  });

  it('eu reads English', async () => {
    expect((await get('eu', '/locales/eu/common.json')).text).toBe((await get('eu', '/locales/en/common.json')).text);
  });

  it.each(['/locales/xx/common.json', '/locales/en/secret.json', '/locales/en/..%2f..%2fpackage.json', '/locales/en/common'])(
    '%s is not found',
    async (path) => {
      expect((await get('eu', path)).status).toBe(404);
    },
  );
});
