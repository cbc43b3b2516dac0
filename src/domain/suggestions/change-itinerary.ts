import { toLocal } from '#domain/calendar/zoned.ts';
import type { Itinerary, Stop } from '#domain/itinerary/itinerary.ts';

/**
 * The itinerary with one stop leaving at another moment (minutes since 1970), in local time of the stop. Everything else stays as typed.
 */
export function withDeparture(itinerary: Itinerary, { stop, minute }: { readonly stop: number; readonly minute: number }): Itinerary {
  const moved = (old: Stop): Stop => ({ ...old, departure: toLocal(new Date(minute * 60_000).toISOString(), old.place.timeZone) });
  return { ...itinerary, stops: itinerary.stops.map((old, index) => (index === stop ? moved(old) : old)) };
}

/** The itinerary without one of its stops. */
export function withoutStop(itinerary: Itinerary, stop: number): Itinerary {
  return { ...itinerary, stops: itinerary.stops.filter((_, index) => index !== stop) };
}
