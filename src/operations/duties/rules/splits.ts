import { epochOf } from '#domain/calendar/instant.ts';
import { drivingRulesFor } from '#domain/driving-time/rules.ts';
import { departureInstant } from '#domain/itinerary/instants.ts';
import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import { type Handover, listHandovers, stretchOf, takeovers } from '#domain/trip/handovers.ts';
import { wholePartOf } from '#domain/trip/part-of-vehicle.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { PlannedDuty } from './duties.ts';
import { divideRun } from './handover.ts';
import { findHoursProblems } from './judge-hours.ts';
import { estimateDrive } from './rank-drivers.ts';

/** A stop at which another driver or another vehicle can take over, with the instant at which the group leaves it. */
export type Split = {
  /** Index among the trip's stops, from 0. */
  readonly stop: number;
  readonly place: string;
  readonly at: string;
  readonly takesOver: Handover['takesOver'];
  /** From the stop to the nearest depot, an estimate (E). */
  readonly wayMinutes: number;
};

type SplitQuestion = {
  readonly trip: Trip;
  /** The duties of the vehicle as planned. */
  readonly run: readonly PlannedDuty[];
  readonly depots: readonly { readonly country: string; readonly coordinates: Coordinates }[];
  readonly now: string;
};

/**
 * The stops at which the duties of a vehicle can be split: the group has not left there yet, the duty has not begun, and a rested crew may
 * drive each half.
 */
export function listSplits({ trip, run, depots, now }: SplitQuestion): readonly Split[] {
  const vehicleIndex = run[0]?.vehicleIndex;
  if (vehicleIndex === undefined) return [];
  const { of, first, last } = stretchOf(trip, vehicleIndex);
  // A group that travels in parts leaves a stop at the time of its part.
  const { stops } = wholePartOf(trip, of).itinerary;
  const within = stops.map((stop, index) => ({ stop, index })).slice(first + 1, last ?? stops.length - 1);
  return within.flatMap(({ stop, index }) => {
    const at = departureInstant(stop);
    if (at === null || epochOf(at) <= epochOf(now)) return [];
    const near = nearestDepot(depots, stop.place.coordinates);
    return takeovers
      .map((takesOver) => ({ stop: index, place: stop.place.name, at, takesOver, wayMinutes: near.minutes }))
      .filter((split) => isLawful(run, split, { country: near.country, tripId: trip.id, now }));
  });
}

function nearestDepot(depots: SplitQuestion['depots'], stop: Coordinates): { readonly minutes: number; readonly country: string } {
  const ways = depots.map(({ country, coordinates }) => ({ country, minutes: estimateDrive(coordinates, stop).minutes }));
  return ways.toSorted((one, other) => one.minutes - other.minutes)[0] ?? { minutes: 0, country: '' };
}

type Judging = { readonly country: string; readonly tripId: string; readonly now: string };

function isLawful(run: readonly PlannedDuty[], split: Split, { country, tripId, now }: Judging): boolean {
  const halves = divideRun(run, split, split.at);
  const handsOver = halves?.first.at(-1);
  if (halves === null || handsOver === undefined || epochOf(handsOver.startsAt) <= epochOf(now)) return false;
  return [halves.first, halves.second].every((half) => {
    const [begins] = half;
    if (begins === undefined) return false;
    const rules = drivingRulesFor({ seats: begins.seats, date: begins.startsAt.slice(0, 10), country });
    const duties = half.map((duty) => ({ ...duty, tripId }));
    return findHoursProblems({ rules, duties, others: [] }).length === 0;
  });
}

/**
 * The handovers of a trip that still hold, and one more. What the vehicle handed over at a later stop, the one that continues now hands over.
 * `vehicles`: how many runs the trip has now.
 */
export function addHandover(
  trip: Pick<Trip, 'itinerary' | 'handovers'>,
  vehicleIndex: number,
  { split: { stop, takesOver, wayMinutes }, vehicles }: { readonly split: Split; readonly vehicles: number },
): { readonly before: readonly Handover[]; readonly added: Handover } {
  const before = listHandovers(trip);
  const nextIndex = Math.max(vehicles, ...before.map((each) => each.nextIndex + 1));
  const isLater = (each: Handover) => each.vehicleIndex === vehicleIndex && each.stop > stop;
  return {
    before: before.map((each) => (isLater(each) ? { ...each, vehicleIndex: nextIndex } : each)),
    added: { vehicleIndex, nextIndex, stop, stopCount: trip.itinerary.stops.length, takesOver, wayMinutes },
  };
}

/** The handover by which a vehicle took over, or else the first at which it hands over; null: it drives the whole way. */
export function findHandover(trip: Pick<Trip, 'itinerary' | 'handovers'>, vehicleIndex: number): Handover | null {
  const handovers = listHandovers(trip);
  return (
    handovers.find(({ nextIndex }) => nextIndex === vehicleIndex) ?? handovers.find((each) => each.vehicleIndex === vehicleIndex) ?? null
  );
}

/** The handovers without one: what its second vehicle handed over later, the first one hands over. */
export function withoutHandover(trip: Pick<Trip, 'itinerary' | 'handovers'>, gone: Handover): readonly Handover[] {
  return listHandovers(trip)
    .filter((each) => each.nextIndex !== gone.nextIndex)
    .map((each) => (each.vehicleIndex === gone.nextIndex ? { ...each, vehicleIndex: gone.vehicleIndex } : each));
}
