import { describe, expect, inject, it } from 'vitest';
import { type SiteKey, siteKeys } from '#domain/sites/keys.ts';
import { getSite } from '#domain/sites/registry.ts';
import { getTable } from '#domain/sites/table.ts';
import { lateScriptsPath } from '#site/delivery/late-scripts.ts';
import { listFaults, listLateScripts } from '#site/delivery/page-contract.ts';
import { ask } from '../testing/start-server.ts';
import { createFilledQuote } from '../testing/trips.ts';
import { formKinds, listVisiblePages } from '../testing/visible-pages.ts';

/** Bounds for every page that the built product sends; src/site/delivery/README.md gives the reasons. Bytes as transferred. */
const mostScriptOfContentPage = 115_000;
/** The contact page has a form with places for a message, a call and their errors. */
const mostScriptOfContactPage = 125_000;

const server = { port: inject('sharedPort') };

const get = (site: SiteKey, path: string, headers: Record<string, string> = {}) =>
  ask(server.port, { host: `${site}.localhost:${server.port}`, path, headers });
const getPage = async (site: SiteKey, path: string) => (await get(site, path)).text;

const sizes = new Map<string, number>();

/** The transferred size of a script, requested once because most pages share it. */
async function sizeOf(site: SiteKey, path: string): Promise<number> {
  const known = sizes.get(path);
  if (known !== undefined) return known;
  const { status, headers, bytes } = await get(site, path, { 'accept-encoding': 'br' });
  expect([path, status, headers.get('content-encoding')]).toEqual([path, 200, 'br']);
  sizes.set(path, bytes);
  return bytes;
}

/**
 * The content pages: one of each kind, and what a site shows to search engines, in each of its languages. Of the hundreds of cities, every
 * tenth.
 */
async function listContentPages(site: SiteKey): Promise<readonly string[]> {
  const cities = await listAddresses(site, '/sitemap-cities.xml');
  const shown = [...(await listAddresses(site, '/sitemap-pages.xml')), ...cities.filter((_, index) => index % 10 === 0)];
  const pages = listVisiblePages(site);
  const forms = pages.flatMap(({ kind, path }) => (formKinds.includes(kind) ? [path] : []));
  const paths = new Set([...pages.map(({ path }) => path), ...shown.map(({ pathname, search }) => pathname + search)]);
  return [...paths].filter((path) => !forms.includes(path));
}

async function listAddresses(site: SiteKey, path: string): Promise<readonly URL[]> {
  const { text } = await get(site, path);
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address.replaceAll('&amp;', '&')));
}

describe.each(siteKeys)('pages of %s', (site) => {
  it.each(listVisiblePages(site))('$kind in $language ($path) is sent as it should be', async ({ path }) => {
    const page = await getPage(site, path);
    expect(listFaults(page)).toEqual([]);
    // A text that needs a value which its page does not provide.
    expect(page.replaceAll(/<script[\s\S]*?<\/script>/g, '')).not.toContain('{{');
  });

  it('that hold a trip, and those that are not there, are too', async () => {
    const [language] = listVisiblePages(site).map((page) => page.language);
    const { id } = await createFilledQuote({ port: server.port, site, language: language ?? 'en' });
    for (const path of [`/my-quote/${id}`, `/my-quote/${id}/change-itinerary`, '/no-such-page', '/trip-not-found'])
      expect([path, listFaults(await getPage(site, path))]).toEqual([path, []]);
  });

  it('weigh 115 kB of script at most, forms apart', async () => {
    const pages = await listContentPages(site);
    expect(pages.length).toBeGreaterThan(25);
    const weights: [string, number][] = [];
    for (const path of pages) {
      const scripts = [lateScriptsPath, ...listLateScripts(await getPage(site, path))];
      expect(scripts.length).toBeGreaterThan(4);
      const weight = (await Promise.all(scripts.map((script) => sizeOf(site, script)))).reduce((sum, size) => sum + size, 0);
      weights.push([path, weight]);
    }
    const { contact } = getTable(getSite(site), getSite(site).languages[0]).pages;
    const mostOf = (path: string) => (path.split('?')[0] === contact ? mostScriptOfContactPage : mostScriptOfContentPage);
    expect(weights.filter(([path, weight]) => weight > mostOf(path))).toEqual([]);
  });
});
