import { describeRoute } from '#domain/itinerary/describe-itinerary.ts';
import { brand } from '#domain/sites/brand.ts';
import { tagOf } from '#domain/sites/language.ts';
import { pathTo } from '#domain/sites/links.ts';
import { getSite } from '#domain/sites/registry.ts';
import type { Trip } from '#domain/trip/trip.ts';

const icons = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/share/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/share/icon-512.png', sizes: '512x512', type: 'image/png' },
] as const;

/** By which a browser puts a booking on the home screen of a phone: it opens at the booking itself (W3C Web Application Manifest). */
export function composeWebManifest({ site, language, bookingKey, itinerary }: Trip): string {
  const start = pathTo({ site: getSite(site), language }, { page: 'my-booking', id: bookingKey });
  return JSON.stringify({
    id: start,
    name: `${brand.name}: ${describeRoute(itinerary)}`,
    short_name: brand.name,
    lang: tagOf(language),
    start_url: start,
    scope: '/my-booking/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#1a2430',
    icons,
  });
}
