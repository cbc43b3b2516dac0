import { fleetKeys, occasionKeys, pageKeys } from '#domain/sites/keys.ts';
import type { Link } from '#domain/sites/links.ts';

/** The page of an editorial address such as `page:contact` or `page:fleet-type/coachHire`; null where there is none. */
export function parsePageHref(href: string): Link | null {
  if (!href.startsWith('page:')) return null;
  const [page, item, ...rest] = href.slice('page:'.length).split('/');
  if (rest.length > 0) return null;
  if (item === undefined) return pageLinks.find((link) => link.page === page) ?? null;
  if (page === 'fleet-type') return fleetKeys.filter((fleet) => fleet === item).map((fleet): Link => ({ page, fleet }))[0] ?? null;
  if (page === 'occasion') return occasionKeys.filter((key) => key === item).map((occasion): Link => ({ page, occasion }))[0] ?? null;
  return null;
}

const pageLinks: readonly Link[] = [...pageKeys.map((page) => ({ page })), { page: 'imprint' }, { page: 'direct-booking-search' }];
