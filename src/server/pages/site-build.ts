import type { ServerBuild } from 'react-router';
import { type SiteKey, siteKeys } from '#domain/sites/keys.ts';

/** One site's part of the server build and the manifest that its pages load. */
export type SiteBuild = { readonly build: ServerBuild; readonly manifestPath: string; readonly manifest: string };

/**
 * Reduces the build to one site's routes: another country's path must not exist here, neither on the server nor in the browser's manifest
 * (docs/specification.md#canonical-form). The manifest gets an address per site, because React Router has one for all.
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
 * The manifest as a script. Most pages of a site are of few kinds, and all pages of a kind have the same files: each kind is written once,
 * and so is each file name, which does not compress. It is a quarter of the text that a browser would otherwise read on every page.
 */
function writeManifest({ routes, ...rest }: Assets): string {
  const files: string[] = [];
  const traits: string[] = [];
  const kinds: string[] = [];
  const numbersOf = (names: readonly string[] = []) => names.map((name) => numberOf(name, files));
  const rows = Object.values(routes).flatMap((entry) => {
    if (entry === undefined) return [];
    const { id, path, module, imports, css, ...trait } = entry;
    const fetchedAhead = isOfTrip(entry) ? [] : numbersOf(imports);
    const kind = [numberOf(JSON.stringify(trait), traits), ...numbersOf([module]), fetchedAhead, ...(css ? [numbersOf(css)] : [])];
    return [[numberOf(JSON.stringify(kind), kinds), id, ...(path === pathIn(id) ? [] : [path ?? null])]];
  });
  const kindOf = '([n,module,i,c])=>({...t[n],module:f[module],imports:i.map(n=>f[n]),...(c&&{css:c.map(n=>f[n])})})';
  const routeOf = '([n,id,path=id.slice(id.lastIndexOf(":/")+1)])=>[id,{...k[n],id,...(path===null?{}:{path})}]';
  const given = `f=${JSON.stringify(files)},t=[${traits}],k=[${kinds}].map(${kindOf}),r=${JSON.stringify(rows)}`;
  return `{const ${given};window.__reactRouterManifest={...${JSON.stringify(rest)},routes:Object.fromEntries(r.map(${routeOf}))}}`;
}

/**
 * Whether the page holds a trip. The browser reads a page's imports only to fetch it ahead, which links do for content pages alone
 * (src/site/ui/link/site-link.tsx); without those of trips the manifest of be is 3.1 kB and not 4.0.
 */
function isOfTrip({ path }: { readonly path?: string | undefined }): boolean {
  return path?.split('/').includes(':id') ?? false;
}

/** The index of a text in the list; appends it if it is missing. */
function numberOf(text: string, list: string[]): number {
  const known = list.indexOf(text);
  return known === -1 ? list.push(text) - 1 : known;
}

/** The address that ends the id of most routes. */
function pathIn(id: string): string | null {
  return id.includes(':/') ? id.slice(id.lastIndexOf(':/') + 1) : null;
}

function siteOfRoute(id: string): SiteKey | undefined {
  return siteKeys.find((key) => id.startsWith(`${key}:`));
}
