import { pathTo } from '#domain/sites/links.ts';
import { getSite } from '#domain/sites/registry.ts';
import type { PageRequest } from '../../../request-context.ts';

/** The full address of a quote's page for the person who decides; null for a quote's key once it is booked. */
export function forwardAddressOf({ site, language, addresses }: PageRequest, readId: string | null): string | null {
  if (readId === null) return null;
  return `${addresses[site]}${pathTo({ site: getSite(site), language }, { page: 'forwarded', id: readId })}`;
}

/** The full address of a trip's page for the group; null while it has none. */
export function shareAddressOf({ site, language, addresses }: PageRequest, shareId: string | null): string | null {
  if (shareId === null) return null;
  return `${addresses[site]}${pathTo({ site: getSite(site), language }, { page: 'shared', id: shareId })}`;
}
