import * as v from 'valibot';
import type { Immutable } from '../immutable.ts';
import type { Stop } from '../itinerary/itinerary.ts';

/** Who continues: another driver in the same vehicle, or another vehicle with its driver. */
export const takeovers = ['driver', 'vehicle'] as const;

export const handoverSchema = v.object({
  /** The vehicle of the trip, from 0, that hands its group over, and the number of the one that continues. */
  vehicleIndex: v.number(),
  nextIndex: v.number(),
  /** Index of the stop among the trip's stops, from 0. The group continues at its departure. */
  stop: v.number(),
  /** How many stops the trip had then. With another number of stops the index may name another place. */
  stopCount: v.number(),
  takesOver: v.picklist(takeovers),
  /** Between the stop and the nearest depot, an estimate (E). */
  wayMinutes: v.number(),
});
/** A stop at which a group continues with another driver or in another vehicle. */
export type Handover = Immutable<v.InferOutput<typeof handoverSchema>>;

type Planned = {
  readonly itinerary: { readonly stops: readonly unknown[] };
  readonly handovers?: readonly Handover[] | undefined;
};

/** The handovers that still fit the trip, by their stops. If its stops have changed since, its vehicles drive the whole way again. */
export function listHandovers({ itinerary: { stops }, handovers = [] }: Planned): readonly Handover[] {
  const fitting = handovers.filter(({ stop, stopCount }) => stopCount === stops.length && stop > 0 && stop < stops.length - 1);
  return fitting.toSorted((one, other) => one.stop - other.stop);
}

/** The stops of the trip that a vehicle serves, from its first to its last, and the vehicle of the trip that began it. */
export type Stretch = { readonly of: number; readonly first: number /** Null: to the end of the trip. */; readonly last: number | null };

export function stretchOf(trip: Planned, vehicleIndex: number): Stretch {
  const handovers = listHandovers(trip);
  const begun = handovers.find(({ nextIndex }) => nextIndex === vehicleIndex);
  const ends = handovers.filter((each) => each.vehicleIndex === vehicleIndex).map(({ stop }) => stop);
  return {
    of: begun === undefined ? vehicleIndex : stretchOf(trip, begun.vehicleIndex).of,
    first: begun?.stop ?? 0,
    last: ends.length === 0 ? null : Math.min(...ends),
  };
}

/** What belongs to the stops of a stretch. */
export function sliceStretch<Each>(ofStops: readonly Each[], { first, last }: Stretch): readonly Each[] {
  return first === 0 && last === null ? ofStops : ofStops.slice(first, last === null ? undefined : last + 1);
}

/** The stops of a stretch; its last one is left by somebody else. */
export function stopsOfStretch(stops: readonly Stop[], stretch: Stretch): readonly Stop[] {
  const own = sliceStretch(stops, stretch);
  return stretch.last === null ? own : own.map((stop, index) => (index === own.length - 1 ? { ...stop, departure: null } : stop));
}
