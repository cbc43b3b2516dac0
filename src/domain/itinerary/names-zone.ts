import { epochOf } from '../calendar/instant.ts';
import { offsetAt } from '../calendar/zone-offset.ts';
import type { SiteKey } from '../sites/keys.ts';
import { getSite } from '../sites/registry.ts';
import { firstDepartureInstant } from './instants.ts';
import type { Itinerary } from './itinerary.ts';

/**
 * Whether to show times of a trip with the name of their time zone: if a stop's zone differs from that of the site's country, and always on
 * the European site, whose visitors may be in any zone.
 */
export function namesZone(site: SiteKey, itinerary: Itinerary): boolean {
  if (site === 'eu') return true;
  const at = epochOf(firstDepartureInstant(itinerary));
  const home = offsetAt(at, getSite(site).timeZone);
  return itinerary.stops.some(({ place }) => offsetAt(at, place.timeZone) !== home);
}
