import type { ServerBuild } from 'react-router';
import { describe, expect, it } from 'vitest';
import { siteKeys } from '#domain/sites/keys.ts';
import { buildForSite } from './site-build.ts';

const ids = [
  'root',
  ...siteKeys.flatMap((key) => [`${key}:any:home:/`, `${key}:any:quote/overview:/quote/:id`, `${key}:not-found`]),
  'deutsch',
  'other:nl:x',
];
const entriesOf = <Entry>(make: (id: string) => Entry) => Object.fromEntries(ids.map((id) => [id, make(id)]));

/** As React Router writes it: some are of one kind, one has no address, and one has an address that its id does not end with. */
function describeRoute(id: string) {
  const kind = {
    parentId: 'root',
    hasLoader: id !== 'root',
    module: '/assets/page.js',
    imports: ['/assets/libraries.js', '/assets/page.js'],
  };
  if (id.endsWith('not-found')) return { id, path: '*', ...kind, css: [] };
  if (id === 'root') return { id, ...kind };
  return { id, path: id.slice(id.lastIndexOf(':/') + 1), ...kind, css: ['/assets/page.css#'], clientActionModule: '/assets/action.js' };
}

const build = {
  assets: { version: 'abc', url: '/assets/manifest-abc.js', entry: { module: '/e.js', imports: [] }, routes: entriesOf(describeRoute) },
  routes: entriesOf((id) => ({ id, path: '/', module: { default: () => null } })),
  publicPath: '/',
} as unknown as ServerBuild;

describe.each(siteKeys)('the build of %s', (key) => {
  const site = buildForSite(build, key);
  const own = ['root', `${key}:any:home:/`, `${key}:any:quote/overview:/quote/:id`, `${key}:not-found`];

  it('has its own routes and no others, on the server and in the browser', () => {
    expect(Object.keys(site.build.routes)).toEqual(own);
    expect(Object.keys(site.build.assets.routes)).toEqual(own);
  });

  it('has its own manifest, with the same content but for the imports of trips, which no link fetches ahead', () => {
    expect(site.manifestPath).toBe(`/assets/manifest-${key}-abc.js`);
    expect(site.build.assets.url).toBe(site.manifestPath);
    const window: { __reactRouterManifest?: unknown } = {};
    new Function('window', site.manifest)(window);
    const trip = `${key}:any:quote/overview:/quote/:id`;
    const { routes, ...rest } = site.build.assets;
    expect(window.__reactRouterManifest).toEqual({ ...rest, routes: { ...routes, [trip]: { ...routes[trip], imports: [] } } });
    expect(site.manifest.match(/page\.css/g)).toHaveLength(1);
  });
});

describe('buildForSite', () => {
  it('leaves the whole build as it was, and the rest of it in each part', () => {
    expect(Object.keys(build.routes)).toEqual(ids);
    expect(Object.keys(build.assets.routes)).toEqual(ids);
    expect(buildForSite(build, 'nl').build).toMatchObject({ publicPath: '/', assets: { entry: build.assets.entry, version: 'abc' } });
  });
});
