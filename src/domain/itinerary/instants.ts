import { toInstant } from '#domain/calendar/zoned.ts';
import type { Itinerary, Stop } from './itinerary.ts';
import { withLastReturn } from './second-return.ts';

/**
 * The instant (ISO 8601 UTC) at which the coach leaves a stop; null for the last stop and for an invalid time. A time that the clocks skip
 * in spring counts by the new clock. {@link checkItinerary} refuses it as input, but a country may move its clock change after a trip was
 * stored, and that trip must still be found.
 */
export function departureInstant(stop: Stop): string | null {
  if (stop.departure === null) return null;
  const zone = stop.place.timeZone;
  const direct = toInstant(stop.departure, zone);
  if (direct.ok) return direct.value;
  if (direct.failure.reason === 'invalid') return null;
  const proposed = toInstant(direct.failure.proposal, zone);
  return proposed.ok ? proposed.value : null;
}

/** {@link departureInstant} of every stop, in driving order. */
export function departureInstants(itinerary: Itinerary): readonly (string | null)[] {
  return itinerary.stops.map(departureInstant);
}

/** The instant at which the trip begins. Throws a RangeError for an unchecked itinerary without one. */
export function firstDepartureInstant(itinerary: Itinerary): string {
  const first = itinerary.stops[0];
  const instant = first ? departureInstant(first) : null;
  if (instant === null) throw new RangeError('The itinerary has no first departure');
  return instant;
}

/** The same with the IANA zone of the first stop; deadlines before the trip use its local time. */
export function firstDepartureOf(itinerary: Itinerary): { readonly departure: string; readonly timeZone: string } {
  return { departure: firstDepartureInstant(itinerary), timeZone: itinerary.stops[0]?.place.timeZone ?? 'UTC' };
}

/** The instant of the last departure. With a second return, that of the later one. */
export function lastDepartureInstant(asked: Itinerary): string {
  const itinerary = withLastReturn(asked);
  return departureInstants(itinerary).findLast((instant) => instant !== null) ?? firstDepartureInstant(itinerary);
}
