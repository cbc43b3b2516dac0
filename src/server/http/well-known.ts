import { type Context, Hono } from 'hono';
import { brand } from '#domain/sites/brand.ts';
import { findSiteByHost } from '#domain/sites/host.ts';
import { tagOf } from '#domain/sites/language.ts';
import { getSite } from '#domain/sites/registry.ts';
import type { Services } from '../services.ts';
import { type Asset, answerAsset, cachedForADay } from './assets.ts';

/** Languages in which somebody here reads a report, the one of most security reports first. */
const reportLanguages = ['en', 'nl', 'de', 'fr', 'es'];

/** What programs ask for by name at every host: the sites, and the desk with the pages of drivers and partners. */
export function wellKnownRoutes(
  services: Services,
  { icons, deskHost }: { icons: ReadonlyMap<string, Asset>; deskHost: string | null },
): Hono {
  const routes = new Hono();
  const answerIcon = (c: Context) => answerAsset(icons, c, cachedForADay);
  routes.get('/favicon.svg', answerIcon);
  routes.get('/favicon.ico', answerIcon);
  routes.get('/apple-touch-icon.png', answerIcon);
  routes.get('/apple-touch-icon-precomposed.png', (c) => c.redirect('/apple-touch-icon.png', 301));
  const answerSecurity = (c: Context) =>
    c.text(formatSecurity({ origin: originOf(services, deskHost, c), today: new Date() }), 200, cachedForADay);
  routes.get('/.well-known/security.txt', answerSecurity);
  routes.get('/security.txt', answerSecurity);
  const answerManifest = (c: Context) => {
    const type = { 'Content-Type': 'application/manifest+json; charset=utf-8', ...cachedForADay };
    return c.body(JSON.stringify(describeApp(languageOf(services, deskHost, c))), 200, type);
  };
  routes.get('/site.webmanifest', answerManifest);
  routes.get('/manifest.webmanifest', answerManifest);
  routes.get('/manifest.json', answerManifest);
  return routes;
}

function hostOf(c: Context): string {
  return (c.req.header('host') ?? '').replace(/:\d+$/, '').toLowerCase();
}

/** The public address of the host that was asked, as the configuration has it. */
function originOf({ environment, hostNames }: Services, deskHost: string | null, c: Context): string {
  const host = hostOf(c);
  if (host === deskHost && environment.deskUrl !== null) return new URL(environment.deskUrl).origin;
  return environment.addresses[findSiteByHost(host, hostNames).site];
}

/** The first language of a site. The desk has each member's own, so its app says none. */
function languageOf({ hostNames }: Services, deskHost: string | null, c: Context): string | null {
  const host = hostOf(c);
  return host === deskHost ? null : tagOf(getSite(findSiteByHost(host, hostNames).site).languages[0]);
}

/**
 * RFC 9116. `Expires` is the first day of the month half a year ahead: always in the future, less than a year as the RFC advises, and the
 * same for a month, so that copies that are kept do not differ from day to day.
 */
export function formatSecurity({ origin, today }: { readonly origin: string; readonly today: Date }): string {
  const expires = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 7, 1));
  const lines = [
    `Contact: mailto:${brand.email}`,
    `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
    `Preferred-Languages: ${reportLanguages.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
  ];
  return `${lines.join('\n')}\n`;
}

function describeApp(language: string | null) {
  return {
    name: brand.name,
    short_name: brand.name,
    ...(language === null ? {} : { lang: language }),
    start_url: '/',
    display: 'browser',
    theme_color: brand.colours.primary,
    background_color: '#ffffff',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' },
    ],
  };
}
