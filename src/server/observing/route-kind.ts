import { isFlowKey } from '#domain/sites/flows.ts';

/** Labels of requests in metrics and traces: few, and none of them names a visitor or a trip. */
export type RouteKind = (typeof routeKinds)[number];

export const routeKinds = [
  'page',
  'trip-page',
  'trip-file',
  'graphql',
  'block',
  'file',
  'text',
  'seo',
  'report',
  'payment-notice',
  'mail-notice',
  'health',
  'metrics',
  'desk',
] as const;

const firstParts: ReadonlyMap<string, RouteKind> = new Map([
  ['graphql', 'graphql'],
  ['assets', 'file'],
  ['art', 'file'],
  ['share', 'file'],
  ['favicon.svg', 'file'],
  ['favicon.ico', 'file'],
  ['apple-touch-icon.png', 'file'],
  ['apple-touch-icon-precomposed.png', 'file'],
  ['site.webmanifest', 'file'],
  ['manifest.webmanifest', 'file'],
  ['manifest.json', 'file'],
  ['.well-known', 'file'],
  ['security.txt', 'file'],
  ['locales', 'text'],
  ['robots.txt', 'seo'],
  ['sitemap.xml', 'seo'],
  ['sitemap-pages.xml', 'seo'],
  ['sitemap-cities.xml', 'seo'],
  ['payments', 'payment-notice'],
  ['mail-in', 'mail-notice'],
  ['health', 'health'],
  ['metrics', 'metrics'],
  ['shared', 'trip-page'],
  ['forwarded', 'trip-page'],
]);

/** The kind of a request by host and address alone. An unknown address counts as a page. */
export function routeKindOf({
  host,
  url,
  deskHost,
}: {
  readonly host: string;
  readonly url: string;
  readonly deskHost: string | null;
}): RouteKind {
  const [path = ''] = url.split('?', 1);
  const [, first = '', second = '', third = ''] = path.split('/', 4);
  if (first !== 'health' && deskHost !== null && host.replace(/:\d+$/, '').toLowerCase() === deskHost) return 'desk';
  if (first === 'api') return second === 'analytics' || second === 'errors' ? 'report' : 'block';
  if (isFlowKey(first)) return third === 'documents' ? 'trip-file' : 'trip-page';
  return firstParts.get(first) ?? 'page';
}
