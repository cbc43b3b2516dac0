import type { ServerBuild } from 'react-router';
import { type SiteKey, siteKeys } from '#domain/sites/keys.ts';

/** One site's part of the server build and the manifest that its pages load. */
export type SiteBuild = { readonly build: ServerBuild; readonly manifestPath: string; readonly manifest: string };

/**
 * Cuts the build down to one site's routes: another country's path must not exist here, neither on the server nor in the browser's manifest
 * (reading 11). The manifest gets an address of its own per site, because React Router names one for all.
 */
export function buildForSite(build: ServerBuild, site: SiteKey): SiteBuild {
  const manifestPath = `/assets/manifest-${site}-${build.assets.version}.js`;
  const own = pickRoutes(build, (id) => siteOfRoute(id) === site);
  const assets = { ...own.assets, url: manifestPath };
  return { build: { ...own, assets }, manifestPath, manifest: `window.__reactRouterManifest=${JSON.stringify(assets)};` };
}

/** Cuts a site's build down to one route and the page for what is not found. */
export function buildForRoute(build: ServerBuild, route: string): ServerBuild {
  return pickRoutes(build, (id) => id === route || build.routes[id]?.path === '*');
}

function pickRoutes(build: ServerBuild, isWanted: (id: string) => boolean): ServerBuild {
  const pick = <Entry>(routes: Readonly<Record<string, Entry>>): Record<string, Entry> =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => id === 'root' || isWanted(id)));
  return { ...build, assets: { ...build.assets, routes: pick(build.assets.routes) }, routes: pick(build.routes) };
}

function siteOfRoute(id: string): SiteKey | undefined {
  return siteKeys.find((key) => id.startsWith(`${key}:`));
}
