import { epochOf } from '#domain/calendar/instant.ts';
import { departureInstant } from '#domain/itinerary/instants.ts';
import type { Coordinates, Itinerary } from '#domain/itinerary/itinerary.ts';

/** Where a group is as far as we know: by its driver's own word, or the stop that it left last by the timetable, or where it first waits. */
export type KnownPlace = {
  readonly coordinates: Coordinates;
  /** The name of the stop; null: the driver said it. */
  readonly stop: string | null;
  /** When that was said or so; an instant, or null before the first departure. */
  readonly at: string | null;
};

type Said = Coordinates & { readonly at: string };

/** So long a driver's word says more than the timetable, in hours: a coach that broke down stays where it is. */
const saidHours = 2;

/**
 * Where a group is. `said`: where its coaches were when their drivers said so, the last first. Null for a trip without stops. On a long leg the
 * stop may be hours behind: whoever reads it is told what it rests on.
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
