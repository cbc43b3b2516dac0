import { epochOf } from '../calendar/instant.ts';
import { offsetAt } from '../calendar/zone-offset.ts';
import type { SiteKey } from '../sites/keys.ts';
import { getSite } from '../sites/registry.ts';
import { firstDepartureInstant } from './instants.ts';
import type { Itinerary } from './itinerary.ts';

/**
 * Whether moments of a trip are told with the name of their clock: where it leads to another clock than that of the country of its site,
 * and on the site of all Europe, whose visitors keep any. Everybody else knows what time it is.
 */
export function namesZone(site: SiteKey, itinerary: Itinerary): boolean {
  if (site === 'eu') return true;
  const at = epochOf(firstDepartureInstant(itinerary));
  const home = offsetAt(at, getSite(site).timeZone);
  return itinerary.stops.some(({ place }) => offsetAt(at, place.timeZone) !== home);
}
