import type { ServerBuild } from 'react-router';
import { describe, expect, it } from 'vitest';
import { createRouteHandlers } from './route-handlers.ts';

const paths = ['/', '/fleet', '/fleet/coach', '/cities/:slug', '/quote/:id', '/quote/:id/cancel', '/:any/last'];
const pages = Object.fromEntries(
  [...paths, '*'].map((path) => [path, { id: path, parentId: 'root', path, module: { default: () => null } }]),
);

/** Says which routes the router went through, and which of them it took. */
const build = {
  entry: {
    module: {
      default: (_request: Request, status: number, _headers: Headers, entry: { manifest: { routes: object }; routeModules: object }) =>
        Response.json({ known: Object.keys(entry.manifest.routes), taken: Object.keys(entry.routeModules) }, { status }),
      handleError: () => undefined,
    },
  },
  routes: { root: { id: 'root', path: '', module: { default: () => null } }, ...pages },
  assets: { version: 'v', url: '/m.js', entry: { module: '', imports: [] }, routes: { root: { id: 'root' }, ...pages } },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial' },
} as unknown as ServerBuild;

const { handlerOf, routeOf } = createRouteHandlers(build, 'production');

async function knownAt(path: string): Promise<unknown> {
  const response = await handlerOf(path)(new Request(`http://nl.localhost${path}`));
  return (await response.json()).known;
}

describe('a path of one route', () => {
  it.each([
    ['/', '/'],
    ['/fleet', '/fleet'],
    ['/fleet/coach', '/fleet/coach'],
    ['/cities/utrecht', '/cities/:slug'],
    ['/quote/abc', '/quote/:id'],
    ['/quote/abc/cancel', '/quote/:id/cancel'],
  ])('%s is answered by %s and the page for what is not found', async (path, route) => {
    expect(new Set((await knownAt(path)) as string[])).toEqual(new Set(['root', route, '*']));
  });

  it('has one handler, however often it is asked', () => {
    expect(handlerOf('/cities/utrecht')).toBe(handlerOf('/cities/gent'));
    expect(handlerOf('/fleet')).not.toBe(handlerOf('/fleet/coach'));
  });
});

describe('routeOf', () => {
  it.each([
    ['/', '/'],
    ['/fleet', '/fleet'],
    ['/cities/utrecht', '/cities/:slug'],
    ['/quote/last', '/quote/:id'],
  ])('knows that %s is of %s', (path, route) => expect(routeOf(path)).toBe(route));
  it.each(['/nowhere', '/cities', '/cities/', '/cities/a/b', '/quote/a/b', '//'])('knows no %s', (path) =>
    expect(routeOf(path)).toBeNull(),
  );
});

describe('any other path', () => {
  it.each(['/nowhere', '/cities/', '/cities/a/b', '/fleet/', '/quote/last'])('%s is left to the whole site', async (path) => {
    expect(await knownAt(path)).toEqual(['root', ...paths, '*']);
  });
});
