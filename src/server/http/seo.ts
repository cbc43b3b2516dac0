import { type Context, Hono } from 'hono';
import type { ContentLibrary } from '#content/library.ts';
import { canonicalAddress, type Equivalent, listAlternates } from '#domain/sites/alternates.ts';
import { findSiteByHost } from '#domain/sites/host.ts';
import { pageKeys, type SiteLanguage } from '#domain/sites/keys.ts';
import type { Link } from '#domain/sites/links.ts';
import { getSite } from '#domain/sites/registry.ts';
import { sharePictureOf } from '#domain/sites/share-picture.ts';
import type { Site } from '#domain/sites/site.ts';
import type { Services } from '../services.ts';
import { formatLlms } from './llms.ts';

/** For search engines and language models: `/robots.txt`, `/sitemap.xml` and `/llms.txt` of each site, with absolute, canonical addresses. */
export function seoRoutes(services: Services): Hono {
  const routes = new Hono();
  const siteOf = (c: Context) => getSite(findSiteByHost(c.req.header('host') ?? '', services.hostNames).site);
  routes.get('/robots.txt', (c) => {
    // Trip pages carry their own noindex: a page that may not be read cannot say so.
    const lines = ['User-agent: *', 'Disallow: /graphql', `Sitemap: ${services.environment.addresses[siteOf(c).key]}/sitemap.xml`];
    return c.text(`${lines.join('\n')}\n`, 200, { 'Cache-Control': 'public, max-age=3600' });
  });
  const answer = (c: Context, format: () => string) => {
    // A shorter sitemap would claim that the other pages are gone.
    if (!services.content.isRead()) return c.text('Service Unavailable', 503, { 'Retry-After': '5', 'Cache-Control': 'no-store' });
    return c.body(format(), 200, { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' });
  };
  routes.get('/sitemap.xml', (c) => answer(c, () => formatIndex(services, siteOf(c))));
  routes.get('/llms.txt', (c) => {
    if (!services.content.isRead()) return c.text('Service Unavailable', 503, { 'Retry-After': '5', 'Cache-Control': 'no-store' });
    return c.text(formatLlms(services, siteOf(c)), 200, { 'Cache-Control': 'public, max-age=3600' });
  });
  const { indexNow } = services.environment;
  // Proves to search engines that the announcements come from the site.
  if (indexNow !== null) routes.get(`/${indexNow.key}.txt`, (c) => c.text(indexNow.key, 200, { 'Cache-Control': 'no-store' }));
  for (const part of parts) routes.get(`/sitemap-${part}.xml`, (c) => answer(c, () => formatSitemap(services, siteOf(c), part)));
  return routes;
}

/** A separate sitemap for the hundreds of cities, and the regions and airports that lead to them. */
const parts = ['pages', 'cities'] as const;
type Part = (typeof parts)[number];

/** The sitemaps of a site, each with the date on which its youngest page changed, if known for all of its pages. */
function formatIndex(services: Services, site: Site): string {
  const { addresses } = services.environment;
  const maps = parts.map((part) => {
    const days = site.languages.flatMap((language) => listPages(services, { site, language })[part].map(({ changed }) => changed)).sort();
    return `<sitemap><loc>${escapeXml(`${addresses[site.key]}/sitemap-${part}.xml`)}</loc>${formatDay(days.includes('') ? '' : days.at(-1))}</sitemap>`;
  });
  const names = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex ${names}>\n${maps.join('\n')}\n</sitemapindex>\n`;
}

function formatDay(day: string | undefined): string {
  return day === undefined || day === '' ? '' : `<lastmod>${day}</lastmod>`;
}

function formatSitemap(services: Services, site: Site, part: Part): string {
  const { addresses } = services.environment;
  const urls = site.languages.flatMap((language) =>
    listPages(services, { site, language })[part].map((page) => formatUrl({ site, language, addresses, ...page })),
  );
  const names = [
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
    'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
    'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
  ].join(' ');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${names}>\n${urls.join('\n')}\n</urlset>\n`;
}

/** A page with its equivalents in other languages and countries, including itself, and its picture. */
function formatUrl(page: Parameters<typeof listAlternates>[0] & Pick<Page, 'changed' | 'picture'>): string {
  const alternates = listAlternates(page).map(
    ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`,
  );
  const picture = page.addresses[page.site.key] + sharePictureOf(page.link, page.picture);
  const image = `<image:image><image:loc>${escapeXml(picture)}</image:loc></image:image>`;
  return `<url><loc>${escapeXml(canonicalAddress(page))}</loc>${formatDay(page.changed)}${alternates.join('')}${image}</url>`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

type Page = {
  readonly link: Link;
  /** The key of the drawing at its top, where the link does not imply it. */
  readonly picture?: string;
  readonly equivalents?: readonly Equivalent[];
  /** When its content last changed, `YYYY-MM-DD`; empty if unknown. */
  readonly changed: string;
};

type Place = { readonly site: Site; readonly language: SiteLanguage };

function listPages({ content }: Services, { site, language }: Place): Readonly<Record<Part, readonly Page[]>> {
  const library = content.library();
  const place = { site: site.key, language };
  const { findLocations, findLocationEquivalents, findHubs, findHubEquivalents } = library;
  const towns = findLocations(place)
    .filter(({ isIndexable }) => isIndexable)
    .map((location) => ({
      link: { page: 'location', slug: location.languageSlug } as const,
      picture: location.hero.image,
      equivalents: findLocationEquivalents(location),
      changed: location.changedOn,
    }));
  const hubs = findHubs(place)
    .filter(({ isIndexable }) => isIndexable)
    .map((hub) => ({
      link: { page: 'location', slug: hub.languageSlug } as const,
      picture: hub.hero.image,
      equivalents: findHubEquivalents(hub),
      changed: hub.changedOn,
    }));
  return { pages: listOtherPages(library, { site, language }), cities: [...hubs, ...towns] };
}

function listOtherPages(library: ContentLibrary, { site, language }: Place): readonly Page[] {
  const place = { site: site.key, language };
  const { findFleet, findOccasions, findCaseStudies, findCaseStudyEquivalents, findPage } = library;
  const keys = [...pageKeys.filter((page) => page !== 'request-success'), ...(site.imprintPath === null ? [] : (['imprint'] as const))];
  return [
    ...keys.map((page) => ({ link: { page }, changed: findPage({ ...place, key: page })?.changedOn ?? '' })),
    { link: { page: 'direct-booking-search' }, changed: '' },
    ...findFleet(place).map(({ key: fleet, changedOn: changed }) => ({ link: { page: 'fleet-type', fleet } as const, changed })),
    ...findOccasions(place).map(({ key: occasion, changedOn: changed }) => ({ link: { page: 'occasion', occasion } as const, changed })),
    ...findCaseStudies(place).map((study) => ({
      link: { page: 'case-study', slug: study.languageSlug } as const,
      equivalents: findCaseStudyEquivalents(study),
      changed: study.changedOn,
    })),
  ];
}
