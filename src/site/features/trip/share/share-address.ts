import { pathTo } from '#domain/sites/links.ts';
import { getSite } from '#domain/sites/registry.ts';
import type { PageRequest } from '../../../request-context.ts';

/** The whole address of a trip's page for the group, to be passed on; null while it has none. */
export function shareAddressOf({ site, language, addresses }: PageRequest, shareId: string | null): string | null {
  if (shareId === null) return null;
  return `${addresses[site]}${pathTo({ site: getSite(site), language }, { page: 'shared', id: shareId })}`;
}
