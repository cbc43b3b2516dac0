import type { ServerBuild } from 'react-router';
import { describe, expect, it } from 'vitest';
import { siteKeys } from '#domain/sites/keys.ts';
import { buildForSite } from './site-build.ts';

const ids = ['root', ...siteKeys.flatMap((key) => [`${key}:any:home:/`, `${key}:not-found`]), 'deutsch', 'other:nl:x'];
const entriesOf = <Entry>(make: (id: string) => Entry) => Object.fromEntries(ids.map((id) => [id, make(id)]));

const build = {
  assets: { version: 'abc', url: '/assets/manifest-abc.js', entry: { module: '/e.js', imports: [] }, routes: entriesOf((id) => ({ id })) },
  routes: entriesOf((id) => ({ id, path: '/', module: { default: () => null } })),
  publicPath: '/',
} as unknown as ServerBuild;

describe.each(siteKeys)('the build of %s', (key) => {
  const site = buildForSite(build, key);
  const own = ['root', `${key}:any:home:/`, `${key}:not-found`];

  it('has its own routes and no others, on the server and in the browser', () => {
    expect(Object.keys(site.build.routes)).toEqual(own);
    expect(Object.keys(site.build.assets.routes)).toEqual(own);
  });

  it('names a manifest of its own, and that holds the same', () => {
    expect(site.manifestPath).toBe(`/assets/manifest-${key}-abc.js`);
    expect(site.build.assets.url).toBe(site.manifestPath);
    const window: { __reactRouterManifest?: unknown } = {};
    new Function('window', site.manifest)(window);
    expect(window.__reactRouterManifest).toEqual(site.build.assets);
  });
});

describe('buildForSite', () => {
  it('leaves the whole build as it was, and the rest of it in each part', () => {
    expect(Object.keys(build.routes)).toEqual(ids);
    expect(Object.keys(build.assets.routes)).toEqual(ids);
    expect(buildForSite(build, 'nl').build).toMatchObject({ publicPath: '/', assets: { entry: build.assets.entry, version: 'abc' } });
  });
});
