import { beforeAll, describe, expect, inject, it } from 'vitest';
import { readShippedContent } from '#api/testing/test-context.ts';
import { shinglesOf, similarityOf } from '#content/cities/similarity.ts';
import type { ContentLibrary } from '#content/library.ts';
import { brand } from '#domain/sites/brand.ts';
import { type SiteKey, siteKeys } from '#domain/sites/keys.ts';
import { type Link, pathTo } from '#domain/sites/links.ts';
import { getSite } from '#domain/sites/registry.ts';
import { ask } from '../testing/start-server.ts';

/**
 * Walks the addresses in the six sites' sitemaps, as a search engine does: every page; of the hundreds of city pages, those with a text of
 * their own and every twelfth.
 */
type Listed = {
  readonly site: SiteKey;
  readonly part: string;
  readonly address: string;
  readonly changed: string;
  readonly alternates: ReadonlyMap<string, string>;
};
type Crawled = Listed & { readonly status: number; readonly html: string };

const server = { port: inject('sharedPort') };
let listed: readonly Listed[] = [];
let listedAt: ReadonlyMap<string, Listed>;
let pages: readonly Crawled[] = [];
let byAddress: ReadonlyMap<string, Crawled>;

beforeAll(async () => {
  listed = (await Promise.all(siteKeys.map(readSitemap))).flat();
  listedAt = new Map(listed.map((page) => [page.address, page]));
  const library = await readShippedContent();
  const written = new Set(writtenAddresses(library));
  const crawled: Crawled[] = [];
  for (const [index, each] of listed.entries()) {
    if (each.part === 'cities' && !written.has(each.address) && index % 12 !== 0) continue;
    const { status, text } = await get(each.site, each.address.slice(originOf(each.site).length));
    crawled.push({ ...each, status, html: text });
  }
  pages = crawled;
  byAddress = new Map(pages.map((page) => [page.address, page]));
});

const originOf = (site: SiteKey) => `http://${site}.localhost:${server.port}`;
const get = (site: SiteKey, path: string) => ask(server.port, { host: `${site}.localhost:${server.port}`, path });

const plain = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

async function readSitemap(site: SiteKey): Promise<readonly Listed[]> {
  const index = await get(site, '/sitemap.xml');
  const parts = [...index.text.matchAll(/<loc>[^<]*\/sitemap-([a-z]+)\.xml<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?<\/sitemap>/g)];
  const read = await Promise.all(parts.map(async ([, part = '', changed = '']) => ({ changed, pages: await readPart(site, part) })));
  for (const { changed, pages: all } of read) {
    const days = all.map((page) => page.changed).sort();
    // A date without a source in the pages would claim that they are older.
    expect(changed).toBe(days.includes('') ? '' : days.at(-1));
  }
  return read.flatMap((part) => part.pages);
}

async function readPart(site: SiteKey, part: string): Promise<readonly Listed[]> {
  const { text } = await get(site, `/sitemap-${part}.xml`);
  return [...text.matchAll(/<url><loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?(.*?)<\/url>/g)].map(
    ([, address = '', changed = '', links = '']) => ({
      site,
      part,
      address: plain(address),
      changed,
      alternates: new Map(
        [...links.matchAll(/hreflang="([\w-]+)" href="([^"]+)"/g)].map(([, tag = '', href = '']) => [tag, plain(href)] as const),
      ),
    }),
  );
}

/** The cities that have a text of their own. */
function writtenAddresses(library: ContentLibrary): readonly string[] {
  const places = siteKeys.flatMap((site) => getSite(site).languages.map((language) => ({ site, language })));
  return places.flatMap((place) =>
    library
      .findLocations(place)
      .filter(({ hero }) => hero.image.startsWith('skyline-'))
      .map(
        ({ languageSlug: slug }) =>
          originOf(place.site) + pathTo({ site: getSite(place.site), language: place.language }, { page: 'location', slug }),
      ),
  );
}

/** What a page says between its header and its footer. */
function mainTextOf(html: string): string {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return main.replaceAll(/<(script|style|svg)[\s\S]*?<\/\1>/g, ' ').replaceAll(/<[^>]+>/g, ' ');
}

const titleOf = (html: string) => plain(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '');
const of = (site: SiteKey) => pages.filter((page) => page.site === site);
/** What is wrong with a page of the list, each with its address. */
const faultsOf = (site: SiteKey, faultOf: (page: Crawled) => string | null) =>
  of(site).flatMap((page) => {
    const fault = faultOf(page);
    return fault === null ? [] : [`${page.address}: ${fault}`];
  });

describe.each(siteKeys)('the sitemap of %s', (site) => {
  it('lists pages that answer at exactly that address', () => {
    expect(of(site).length).toBeGreaterThan(30);
    expect(faultsOf(site, ({ status }) => (status === 200 ? null : `answers ${status}`))).toEqual([]);
  });

  it('lists the canonical address of each, which search engines may show', () => {
    const canonicalOf = (html: string) => plain(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '');
    expect(faultsOf(site, ({ address, html }) => (canonicalOf(html) === address ? null : `is told to be ${canonicalOf(html)}`))).toEqual(
      [],
    );
    expect(faultsOf(site, ({ html }) => (html.includes('noindex') ? 'is noindex' : null))).toEqual([]);
  });

  it('names the equivalents that the page names', () => {
    const faults = faultsOf(site, ({ html, alternates }) => {
      const links = [...html.matchAll(/<link rel="alternate" hrefLang="([\w-]+)" href="([^"]+)"/g)];
      const named = links.map(([, tag = '', href = '']) => [tag, plain(href)]);
      return JSON.stringify(named) === JSON.stringify([...alternates]) ? null : JSON.stringify(named);
    });
    expect(faults).toEqual([]);
  });

  it('has a picture of each page, which is there', async () => {
    const texts = await Promise.all(['pages', 'cities'].map((part) => get(site, `/sitemap-${part}.xml`)));
    const images = texts.flatMap(({ text }) => [...text.matchAll(/<image:loc>(.*?)<\/image:loc>/g)].map(([, image = '']) => plain(image)));
    expect(images).toHaveLength(listed.filter((page) => page.site === site).length);
    const faults: string[] = [];
    for (const image of new Set(images)) {
      const { status } = await get(site, image.slice(originOf(site).length));
      if (!image.startsWith(`${originOf(site)}/share/`) || status !== 200) faults.push(`${image} ${status}`);
    }
    expect(faults).toEqual([]);
  });

  it('dates every page except those without a text', () => {
    const undated = listed.filter((page) => page.site === site && !/^\d{4}-\d{2}-\d{2}$/.test(page.changed));
    expect([...new Set(undated.map(({ address }) => new URL(address).pathname))]).toEqual(['/direct-booking']);
  });

  it('names equivalents that name the page back', () => {
    const faults = listed
      .filter((page) => page.site === site)
      .flatMap(({ address, alternates }) => {
        if (![...alternates.values()].includes(address)) return [`${address} does not name itself`];
        for (const [tag, href] of alternates) {
          const other = listedAt.get(href);
          if (other === undefined) return [`${address}: ${tag} ${href} is in no sitemap`];
          if (JSON.stringify([...other.alternates]) !== JSON.stringify([...alternates])) return [`${address}: ${tag} ${href} names others`];
        }
        return [];
      });
    expect(faults).toEqual([]);
  });

  it('contains no two cities of one language whose pages share 35 % of their text', () => {
    const cities = of(site)
      .filter(({ part }) => part === 'cities')
      .map(({ address, html }) => ({ address, language: /<html lang="([^"]+)"/.exec(html)?.[1], shingles: shinglesOf(mainTextOf(html)) }));
    expect(cities.every(({ shingles }) => shingles.size > 250)).toBe(true);
    const alike = cities.flatMap((one, at) =>
      cities
        .slice(0, at)
        .filter((other) => other.language === one.language && similarityOf(one.shingles, other.shingles) >= 0.35)
        .map((other) => `${one.address} ${other.address}`),
    );
    expect(alike).toEqual([]);
  });

  it('contains no title that search results would cut, or that is too short', () => {
    const isFit = ({ length }: string) => length >= 30 && length <= 60;
    expect(faultsOf(site, ({ html }) => (isFit(titleOf(html)) ? null : `is called "${titleOf(html)}"`))).toEqual([]);
  });

  it('holds no title twice', () => {
    const seen = new Map<string, string>();
    const faults = faultsOf(site, ({ address, html }) => {
      const title = titleOf(html);
      const other = seen.get(title);
      seen.set(title, address);
      return other === undefined ? null : `is called "${title}" as ${other}`;
    });
    expect(faults).toEqual([]);
  });
});

describe('the title of each page', () => {
  it('is that of its own content', async () => {
    const library = await readShippedContent();
    const places = siteKeys.flatMap((site) => getSite(site).languages.map((language) => ({ site, language })));
    const withBrand = (title: string) => (title.includes(brand.name) ? title : `${title} | ${brand.name}`);
    const shown: string[] = [];
    const written: string[] = [];
    for (const place of places) {
      const entries: readonly { readonly link: Link; readonly title: string }[] = [
        ...library.findFleet(place).map(({ key: fleet, meta }) => ({ link: { page: 'fleet-type', fleet } as const, title: meta.title })),
        ...library.findOccasions(place).map(({ key, meta }) => ({ link: { page: 'occasion', occasion: key } as const, title: meta.title })),
        ...library
          .findLocations(place)
          .filter(({ hero }) => hero.image.startsWith('skyline-'))
          .map(({ languageSlug: slug, meta }) => ({ link: { page: 'location', slug } as const, title: meta.title })),
        ...library
          .findCaseStudies(place)
          .map(({ languageSlug: slug, meta }) => ({ link: { page: 'case-study', slug } as const, title: meta.title })),
      ];
      for (const { link, title } of entries) {
        const address = originOf(place.site) + pathTo({ site: getSite(place.site), language: place.language }, link);
        shown.push(`${address}: ${titleOf(byAddress.get(address)?.html ?? '')}`);
        written.push(`${address}: ${withBrand(title)}`);
      }
    }
    expect(shown).toEqual(written);
    expect(shown.length).toBeGreaterThan(150);
  });
});
