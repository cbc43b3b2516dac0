import { epochOf } from '#domain/calendar/instant.ts';
import { departureInstant } from '#domain/itinerary/instants.ts';
import type { Coordinates, Itinerary } from '#domain/itinerary/itinerary.ts';

/** The last known position of a group: from its driver, from the stop it last left by the timetable, or from its first stop. */
export type KnownPlace = {
  readonly coordinates: Coordinates;
  /** The name of the stop; null if the driver gave the position. */
  readonly stop: string | null;
  /** The time of that position; an instant, or null before the first departure. */
  readonly at: string | null;
};

type Said = Coordinates & { readonly at: string };

/** A driver's position counts more than the timetable for this many hours, because a coach that broke down stays where it is. */
const saidHours = 2;

/**
 * The position of a group. `said`: positions of its coaches as reported by drivers, latest first. Null for a trip without stops. On a long
 * leg the last stop may be hours behind, so the result says what it is based on.
 */
export function whereGroupIs({ stops }: Pick<Itinerary, 'stops'>, said: readonly Said[], now: string): KnownPlace | null {
  const [word] = said;
  if (word !== undefined && epochOf(now) - epochOf(word.at) <= saidHours * 3_600_000) {
    return { coordinates: { latitude: word.latitude, longitude: word.longitude }, stop: null, at: word.at };
  }
  const left = stops.map((stop) => ({ stop, at: departureInstant(stop) })).findLast(({ at }) => at !== null && epochOf(at) <= epochOf(now));
  const { stop, at } = left ?? { stop: stops[0], at: null };
  return stop === undefined ? null : { coordinates: stop.place.coordinates, stop: stop.place.name, at };
}
