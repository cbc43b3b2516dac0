import { type Context, Hono } from 'hono';
import { canonicalAddress } from '#domain/sites/alternates.ts';
import { flowKeys } from '#domain/sites/flows.ts';
import { findSiteByHost } from '#domain/sites/host.ts';
import { fleetKeys, occasionKeys, pageKeys } from '#domain/sites/keys.ts';
import type { Link } from '#domain/sites/links.ts';
import { getSite } from '#domain/sites/registry.ts';
import type { Site } from '#domain/sites/site.ts';
import type { Services } from '../services.ts';

/** What search engines ask of each site: `/robots.txt` and `/sitemap.xml`, all addresses absolute and canonical. */
export function seoRoutes(services: Services): Hono {
  const routes = new Hono();
  const siteOf = (c: Context) => getSite(findSiteByHost(c.req.header('host') ?? '', services.hostNames).site);
  routes.get('/robots.txt', (c) => {
    const hidden = flowKeys.map((flow) => `Disallow: /${flow}/`);
    const lines = [
      'User-agent: *',
      ...hidden,
      'Disallow: /graphql',
      `Sitemap: ${services.environment.addresses[siteOf(c).key]}/sitemap.xml`,
    ];
    return c.text(`${lines.join('\n')}\n`, 200, { 'Cache-Control': 'public, max-age=3600' });
  });
  routes.get('/sitemap.xml', (c) =>
    c.body(formatSitemap(services, siteOf(c)), 200, {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    }),
  );
  return routes;
}

function formatSitemap(services: Services, site: Site): string {
  const addresses = site.languages.flatMap((language) =>
    listLinks(services, site).map((link) => canonicalAddress({ site, language, link, addresses: services.environment.addresses })),
  );
  const urls = addresses.map((address) => `<url><loc>${address.replaceAll('&', '&amp;')}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

function listLinks({ content }: Services, site: Site): readonly Link[] {
  const place = { site: site.key, language: site.languages[0] };
  const library = content.library();
  return [
    ...pageKeys.filter((page) => page !== 'request-success').map((page): Link => ({ page })),
    ...fleetKeys.map((fleet): Link => ({ page: 'fleet-type', fleet })),
    ...occasionKeys.map((occasion): Link => ({ page: 'occasion', occasion })),
    ...library.findLocations(place).map(({ slug }): Link => ({ page: 'location', slug })),
    ...library.findCaseStudies(place).map(({ slug }): Link => ({ page: 'case-study', slug })),
    ...(site.imprintPath === null ? [] : [{ page: 'imprint' } as const]),
  ];
}
