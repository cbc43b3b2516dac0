import { type FleetKey, fleetKeys, type OccasionKey, occasionKeys, type PageKey, pageKeys } from '#domain/sites/keys.ts';
import type { Link } from '#domain/sites/links.ts';

const pagePrefix = 'page:';

/**
 * The values that an author may use in `href`: `page:contact`, `page:fleet-type/coachHire`, `page:occasion/schools` or an https address.
 */
export function isAllowedHref(href: string): boolean {
  return parsePageHref(href) !== null || isHttps(href);
}

/** The page of ours in an href such as `page:contact`; null if it names none. */
export function parsePageHref(href: string): Link | null {
  if (!href.startsWith(pagePrefix)) return null;
  const [page = '', item, ...rest] = href.slice(pagePrefix.length).split('/');
  if (rest.length > 0) return null;
  if (item === undefined) return parsePlainPage(page);
  if (page === 'fleet-type' && isFleetKey(item)) return { page, fleet: item };
  if (page === 'occasion' && isOccasionKey(item)) return { page, occasion: item };
  return null;
}

function parsePlainPage(page: string): Link | null {
  if (page === 'imprint' || page === 'direct-booking-search' || page === 'trip-not-found') return { page };
  return isPageKey(page) ? { page } : null;
}

function isHttps(href: string): boolean {
  if (!URL.canParse(href)) return false;
  const address = new URL(href);
  return address.protocol === 'https:' && address.username === '' && address.password === '';
}

function isPageKey(text: string): text is PageKey {
  return (pageKeys as readonly string[]).includes(text);
}

function isFleetKey(text: string): text is FleetKey {
  return (fleetKeys as readonly string[]).includes(text);
}

function isOccasionKey(text: string): text is OccasionKey {
  return (occasionKeys as readonly string[]).includes(text);
}
