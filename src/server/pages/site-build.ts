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
  const pick = <Entry>(routes: Readonly<Record<string, Entry>>): Record<string, Entry> =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => id === 'root' || siteOfRoute(id) === site));
  const assets = { ...build.assets, routes: pick(build.assets.routes), url: manifestPath };
  return {
    build: { ...build, assets, routes: pick(build.routes) },
    manifestPath,
    manifest: writeManifest(assets),
  };
}

type Assets = ServerBuild['assets'];

/**
 * The manifest as a script. Most pages of a site are of few kinds, and all of a kind have the same files: each kind is written once, which is less than
 * half of the text that a browser reads on every page.
 */
function writeManifest({ routes, ...rest }: Assets): string {
  const kinds: string[] = [];
  const rows = Object.values(routes).flatMap((entry) => {
    if (entry === undefined) return [];
    const { id, path, ...kind } = entry;
    const text = JSON.stringify(kind);
    if (!kinds.includes(text)) kinds.push(text);
    return [[kinds.indexOf(text), id, ...(path === pathIn(id) ? [] : [path ?? null])]];
  });
  const routesOf = 'Object.fromEntries(r.map(([kind,id,path=id.slice(id.indexOf("/"))])=>[id,{...k[kind],id,...(path===null?{}:{path})}]))';
  return `{const k=[${kinds}],r=${JSON.stringify(rows)};window.__reactRouterManifest={...${JSON.stringify(rest)},routes:${routesOf}}}`;
}

/** The address that ends the id of most routes. */
function pathIn(id: string): string | null {
  return id.includes('/') ? id.slice(id.indexOf('/')) : null;
}

function siteOfRoute(id: string): SiteKey | undefined {
  return siteKeys.find((key) => id.startsWith(`${key}:`));
}
