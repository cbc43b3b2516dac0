import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { siteKeys } from '#domain/sites/keys.ts';
import { getSite } from '#domain/sites/registry.ts';
import { listRoutes } from '#domain/sites/routes.ts';
import { routeFiles, routeIdOf } from './route-files.ts';

const routes = siteKeys.flatMap((key) => listRoutes(getSite(key)).map((route) => ({ key, route })));

describe('routeFiles', () => {
  it('names a file that exists for every address of every site', () => {
    const files = new Set(routes.map(({ route }) => routeFiles(route.name)));
    expect([...files].filter((file) => !existsSync(new URL(file, import.meta.url)))).toEqual([]);
  });

  it.each([
    ['about', 'routes/editorial.tsx'],
    ['imprint', 'routes/editorial.tsx'],
    ['home', 'routes/home.tsx'],
    ['quote/overview', 'routes/quote-overview.tsx'],
    ['my-quote/overview', 'routes/quote-overview.tsx'],
    ['my-booking/cancel', 'routes/booking-cancel.tsx'],
    ['direct-booking/success', 'routes/quote-success.tsx'],
    ['my-quote/change-itinerary', 'routes/change-itinerary.tsx'],
    ['booking/change-itinerary', 'routes/change-itinerary.tsx'],
    ['my-booking/review', 'routes/booking-review.tsx'],
    ['shared', 'routes/shared.tsx'],
    ['forwarded', 'routes/forwarded.tsx'],
    ['direct-booking-search', 'routes/direct-booking-search.tsx'],
  ] as const)('gives %s to %s', (name, file) => {
    expect(routeFiles(name)).toBe(file);
  });
});

describe('routeIdOf', () => {
  it('is one for each address, led by its site', () => {
    const ids = routes.map(({ key, route }) => routeIdOf(key, route));
    expect(new Set(ids).size).toBe(ids.length);
    expect(routes.filter(({ key, route }) => !routeIdOf(key, route).startsWith(`${key}:`))).toEqual([]);
  });

  it('sets the language if only one has the path', () => {
    expect(routeIdOf('be', { name: 'about', path: '/a-propos', language: 'frBE' })).toBe('be:frBE:about:/a-propos');
    expect(routeIdOf('be', { name: 'faq', path: '/faq', language: null })).toBe('be:any:faq:/faq');
  });
});
