import { describe, expect, it } from 'vitest';
import { flowKeys } from '#domain/sites/flows.ts';
import { siteKeys } from '#domain/sites/keys.ts';
import type { Query } from '#domain/sites/query.ts';
import { getSite } from '#domain/sites/registry.ts';
import { listRoutes } from '#domain/sites/routes.ts';
import { getTable } from '#domain/sites/table.ts';
import { isContentAddress } from '#site/i18n/namespaces-of-address.ts';
import { isCacheable, isSameForEveryone, isTripPage } from './page-kinds.ts';
import type { Visit } from './visit.ts';

const site = getSite('eu');
const at = (path: string, change: Partial<Visit> = {}): Visit => {
  const plain = { site, language: site.languages[0], query: [] as Query, isSharedPath: false, languageToStore: null, isData: false };
  return { ...plain, path, typedPath: path, ...change };
};
const key = 'Zm9vYmFyYmF6cXV4_Zm9v-YmFyY';

describe('a page with a trip', () => {
  it.each(flowKeys)('is each of /%s', (flow) => {
    for (const path of [
      `/${flow}/${key}`,
      `/${flow}/${key}/success`,
      `/${flow}/${key}/`,
      `//${flow}/${key}`,
      `/${flow.toUpperCase()}/${key}`,
    ])
      expect([path, isTripPage(at(path)), isSameForEveryone(at(path))]).toEqual([path, true, false]);
  });

  it('includes the confirmation of a request, once it names one', () => {
    expect(isTripPage(at('/request-success', { query: [['quoteId', key]] }))).toBe(true);
    expect(isTripPage(at('/request-success/', { query: [['quoteId', key]] }))).toBe(true);
    expect(isTripPage(at('/request-success', { query: [['utm_source', 'x']] }))).toBe(false);
  });

  it.each(['/', '/direct-booking', '/fleet', '/quotes', '/fleet/booking'])('is not %s', (path) => {
    expect(isTripPage(at(path, { query: [['quoteId', key]] }))).toBe(false);
  });
});

describe('a page that may be cached', () => {
  it.each(['/', '/fleet', '/fleet/midibus', '/request-success', '/nothing'])('is %s, but not its data', (path) => {
    expect(isCacheable(at(path))).toBe(true);
    expect(isCacheable(at(path, { isData: true }))).toBe(false);
    expect(isSameForEveryone(at(path, { isData: true }))).toBe(true);
  });

  it.each(['/direct-booking', '/direct-booking/', '/trip-not-found', `/quote/${key}`])('is not %s', (path) => {
    expect(isCacheable(at(path))).toBe(false);
  });

  it.each(siteKeys)('excludes the request form of %s, which carries a key of its own', (name) => {
    const own = getSite(name);
    for (const language of own.languages) {
      const path = getTable(own, language).pages['request-quote'];
      for (const typed of [path, `${path}/`, path.toUpperCase()])
        expect([typed, isSameForEveryone(at(typed, { site: own, language }))]).toEqual([typed, false]);
    }
  });
});

describe.each(siteKeys)('the pages of %s', (siteKey) => {
  const country = getSite(siteKey);

  it('are cached by the browser for a session if the server answers all alike', () => {
    for (const { path } of listRoutes(country)) {
      const address = path.replaceAll(/:\w+/g, 'x');
      for (const language of country.languages) {
        const isAlike = isSameForEveryone(at(address, { site: country, language }));
        // A path that only one of two languages has is not looked up in the other.
        if (!Object.values(getTable(country, language).pages).includes(address) && !isContentAddress(country, address)) continue;
        expect([address, isContentAddress(country, address)]).toEqual([address, isAlike]);
      }
    }
  });
});
