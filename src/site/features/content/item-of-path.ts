import { type FleetKey, fleetKeys, type OccasionKey, occasionKeys } from '#domain/sites/keys.ts';
import { type Link, type LinkPlace, plainPathTo } from '#domain/sites/links.ts';
import { canonicalSpelling } from '#domain/sites/redirects.ts';

/** The pages that share one route module and differ only in their texts. */
export const editorialKeys = [
  'about',
  'business',
  'contact',
  'why-choose-us',
  'privacy',
  'terms',
  'imprint',
  'accessibility',
  'review-policy',
] as const;
export type EditorialKey = (typeof editorialKeys)[number];

/** The vehicle of a path such as `/wagenpark/touringcar`. Fleet paths are fixed, so the route has no parameter. */
export function findFleetOfPath(place: LinkPlace, path: string): FleetKey | null {
  return findOfPath(place, path, { keys: fleetKeys, linkOf: (fleet) => ({ page: 'fleet-type', fleet }) });
}

/** The occasion of a path such as `/anlass/schulausflug`. */
export function findOccasionOfPath(place: LinkPlace, path: string): OccasionKey | null {
  return findOfPath(place, path, { keys: occasionKeys, linkOf: (occasion) => ({ page: 'occasion', occasion }) });
}

/** The editorial page of a path. The imprint exists only where the site has an address for it (docs/specification.md#imprint). */
export function findEditorialOfPath(place: LinkPlace, path: string): EditorialKey | null {
  const keys = editorialKeys.filter((key) => key !== 'imprint' || place.site.imprintPath !== null);
  return findOfPath(place, path, { keys, linkOf: (page) => ({ page }) });
}

type Candidates<Key> = { readonly keys: readonly Key[]; readonly linkOf: (key: Key) => Link };

function findOfPath<Key>(place: LinkPlace, path: string, { keys, linkOf }: Candidates<Key>): Key | null {
  const wanted = canonicalSpelling(path);
  return keys.find((key) => plainPathTo(place, linkOf(key)) === wanted) ?? null;
}
