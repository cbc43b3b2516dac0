import { type Context, Hono } from 'hono';
import { canonicalAddress, type Equivalent, listAlternates } from '#domain/sites/alternates.ts';
import { findSiteByHost } from '#domain/sites/host.ts';
import { fleetKeys, occasionKeys, pageKeys, type SiteLanguage } from '#domain/sites/keys.ts';
import type { Link } from '#domain/sites/links.ts';
import { getSite } from '#domain/sites/registry.ts';
import type { Site } from '#domain/sites/site.ts';
import type { Services } from '../services.ts';

/** What search engines ask of each site: `/robots.txt` and `/sitemap.xml`, all addresses absolute and canonical. */
export function seoRoutes(services: Services): Hono {
  const routes = new Hono();
  const siteOf = (c: Context) => getSite(findSiteByHost(c.req.header('host') ?? '', services.hostNames).site);
  routes.get('/robots.txt', (c) => {
    // Pages of a trip say themselves that they are not for search engines: one that may not be read cannot say so.
    const lines = ['User-agent: *', 'Disallow: /graphql', `Sitemap: ${services.environment.addresses[siteOf(c).key]}/sitemap.xml`];
    return c.text(`${lines.join('\n')}\n`, 200, { 'Cache-Control': 'public, max-age=3600' });
  });
  routes.get('/sitemap.xml', (c) => {
    // A short one would say that the other pages are gone.
    if (!services.content.isRead()) return c.text('Service Unavailable', 503, { 'Retry-After': '5', 'Cache-Control': 'no-store' });
    return c.body(formatSitemap(services, siteOf(c)), 200, {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    });
  });
  return routes;
}

function formatSitemap(services: Services, site: Site): string {
  const { addresses } = services.environment;
  const urls = site.languages.flatMap((language) =>
    listPages(services, { site, language }).map((page) => formatUrl({ site, language, addresses, ...page })),
  );
  const names = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${names}>\n${urls.join('\n')}\n</urlset>\n`;
}

/** A page with its equivalents in other languages and countries, itself among them. */
function formatUrl(page: Parameters<typeof listAlternates>[0]): string {
  const alternates = listAlternates(page).map(
    ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`,
  );
  return `<url><loc>${escapeXml(canonicalAddress(page))}</loc>${alternates.join('')}</url>`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

type Page = { readonly link: Link; readonly equivalents?: readonly Equivalent[] };

function listPages({ content }: Services, { site, language }: { readonly site: Site; readonly language: SiteLanguage }): readonly Page[] {
  const place = { site: site.key, language };
  const { findLocations, findLocationEquivalents, findCaseStudies, findCaseStudyEquivalents } = content.library();
  const links: readonly Link[] = [
    ...pageKeys.filter((page) => page !== 'request-success').map((page) => ({ page })),
    { page: 'direct-booking-search' },
    ...fleetKeys.map((fleet) => ({ page: 'fleet-type', fleet }) as const),
    ...occasionKeys.map((occasion) => ({ page: 'occasion', occasion }) as const),
    ...(site.imprintPath === null ? [] : [{ page: 'imprint' } as const]),
  ];
  return [
    ...links.map((link) => ({ link })),
    ...findLocations(place).map((location) => ({
      link: { page: 'location', slug: location.languageSlug } as const,
      equivalents: findLocationEquivalents(location),
    })),
    ...findCaseStudies(place).map((study) => ({
      link: { page: 'case-study', slug: study.languageSlug } as const,
      equivalents: findCaseStudyEquivalents(study),
    })),
  ];
}
