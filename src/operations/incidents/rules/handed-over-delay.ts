import { addMinutes, epochOf } from '#domain/calendar/instant.ts';
import { departureInstant } from '#domain/itinerary/instants.ts';
import { type Handover, listHandovers, stretchOf } from '#domain/trip/handovers.ts';
import { wholePartOf } from '#domain/trip/part-of-vehicle.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { PlannedDuty } from '#operations/duties/rules/duties.ts';
import type { Said } from '#operations/duties/rules/expected-end.ts';
import { lateAtHandover } from '#operations/duties/rules/late-handover.ts';

/** Fewer minutes than this do not count as a delay. */
export const leastLate = 5;

type Asked = {
  /** All duties of the trip, as planned. */
  readonly duties: readonly PlannedDuty[];
  /** As it was said of the vehicle that hands over, whoever drives it. */
  readonly delay: Said;
  readonly now: string;
};

/** When a group goes on at a handover that a delay endangers, and how many minutes late; null if it hands nothing over. */
export function goesOnAt(trip: Trip, handover: Handover, { duties, delay, now }: Asked): Said | null {
  const stop = wholePartOf(trip, stretchOf(trip, handover.vehicleIndex).of).itinerary.stops[handover.stop];
  const at = stop === undefined ? null : departureInstant(stop);
  const gives = duties.filter(({ vehicleIndex }) => vehicleIndex === handover.vehicleIndex);
  const duty = gives.toSorted((one, other) => epochOf(one.startsAt) - epochOf(other.startsAt)).at(-1);
  if (at === null || duty === undefined) return null;
  const unsaid = { reports: [], estimate: null, handover: null, isTaken: false };
  const late = lateAtHandover({ ...unsaid, duty, at, incident: delay, now });
  const lateMinutes = late === null || late.lateMinutes < leastLate ? 0 : late.lateMinutes;
  return { at: addMinutes(at, lateMinutes), lateMinutes };
}

/**
 * What is left of the delay of a vehicle once its group has gone on with another driver or vehicle: the stay at that stop may have taken it
 * up. Null while the group has not gone on.
 */
export function handedOverDelay(
  trip: Trip,
  vehicleIndex: number,
  asked: Asked,
): { readonly vehicleIndex: number; readonly minutes: number } | null {
  const handover = listHandovers(trip).find((each) => each.vehicleIndex === vehicleIndex);
  const goesOn = handover === undefined ? null : goesOnAt(trip, handover, asked);
  if (handover === undefined || goesOn === null || epochOf(asked.now) < epochOf(goesOn.at)) return null;
  return { vehicleIndex: handover.nextIndex, minutes: goesOn.lateMinutes };
}
