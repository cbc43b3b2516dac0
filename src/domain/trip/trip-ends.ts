import type { Place } from '../itinerary/itinerary.ts';
import { kilometresApart } from '../pricing/depot/returns-to-depot.ts';
import { routeEndsOf } from './route-ends.ts';

type Stopped = { readonly place: Pick<Place, 'name' | 'coordinates'> };

/**
 * The start and end of a trip, by the place names of its stops in driving order. For a round trip the end is the stop farthest from the
 * start as the crow flies: a tour of Andalusia by Seville and Tours is one to Seville, not to the last night's stop. Both are empty for a
 * trip without stops.
 */
export function tripEndsOf(stops: readonly Stopped[]): { readonly from: string; readonly to: string } {
  const [first] = stops;
  const ends = routeEndsOf(stops.map(({ place }) => place.name));
  if (first === undefined || stops.at(-1)?.place.name !== first.place.name) return ends;
  const elsewhere = stops.filter(({ place }) => place.name !== first.place.name);
  const away = ({ place }: Stopped) => kilometresApart(first.place.coordinates, place.coordinates);
  const [farthest] = elsewhere.toSorted((one, other) => away(other) - away(one));
  return { from: ends.from, to: farthest?.place.name ?? ends.to };
}
