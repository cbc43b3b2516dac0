import * as v from 'valibot';
import type { Immutable } from '#domain/immutable.ts';
import { extraKinds, luggageKinds } from '#domain/itinerary/group.ts';
import { departureInstant } from '#domain/itinerary/instants.ts';
import { localDateTimeSchema, type Stop } from '#domain/itinerary/itinerary.ts';
import { fleetKeys } from '#domain/sites/keys.ts';
import { partOfVehicle } from '#domain/trip/part-of-vehicle.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { PlannedDuty } from '#operations/duties/rules/duties.ts';
import { comparable, orderedOfDuty, orderedOfDutySchema } from '#operations/duties/rules/ordered-of-duty.ts';

/**
 * What a partner sees of a job before accepting it: days and hours, towns with postcodes, number of people, vehicle class, the plan. It
 * contains nothing else, so nothing else can leak: no address, name, number or note, nor the customer's price (docs/the-desk.md#partners).
 */
export const offeredJobSchema = v.object({
  class: v.picklist(fleetKeys),
  passengers: v.number(),
  wheelchairs: v.number(),
  /** Of all ages. */
  childSeats: v.number(),
  luggage: v.picklist(luggageKinds),
  extras: v.array(v.picklist(extraKinds)),
  /** Road kilometres of the trip, without the way from and to the depot; null if unknown. */
  kilometres: v.nullable(v.number()),
  timeZone: v.string(),
  /** Instants, ISO 8601 UTC. */
  duties: v.array(v.object({ startsAt: v.string(), endsAt: v.string(), drivingMinutes: v.number(), crewSize: v.picklist([1, 2]) })),
  stops: v.array(
    v.object({
      town: v.string(),
      zip: v.string(),
      country: v.string(),
      departure: v.nullable(localDateTimeSchema),
      arriveBy: v.nullable(localDateTimeSchema),
      /** Driving about at the stop; absent for none. */
      localKilometres: v.exactOptional(v.number()),
    }),
  ),
  ordered: v.exactOptional(orderedOfDutySchema),
});
export type OfferedJob = Immutable<v.InferOutput<typeof offeredJobSchema>>;

/** The offer of one vehicle's duties of a trip. */
export function createOfferedJob(trip: Trip, run: readonly PlannedDuty[]): OfferedJob {
  const [first] = run;
  const { quote } = trip;
  const { group, itinerary } = partOfVehicle(trip, first?.vehicleIndex ?? 0);
  return {
    class: first?.class ?? 'coachHire',
    passengers: first?.seats ?? group.passengers,
    wheelchairs: first?.wheelchairs ?? 0,
    childSeats: group.babySeats + group.childSeats + group.boosterSeats,
    luggage: group.luggage,
    extras: [...group.extras],
    kilometres: quote === null ? null : Math.round(quote.kilometres),
    timeZone: itinerary.stops[0]?.place.timeZone ?? 'UTC',
    duties: run.map(({ startsAt, endsAt, parts, crewSize }) => ({
      startsAt: new Date(startsAt).toISOString(),
      endsAt: new Date(endsAt).toISOString(),
      drivingMinutes: drivingMinutes(parts),
      crewSize,
    })),
    stops: stopsAhead(itinerary.stops, first).map(townOf),
    ordered: orderedOfDuty(group, itinerary),
  };
}

function drivingMinutes(parts: PlannedDuty['parts']): number {
  return parts.reduce((sum, { kind, minutes }) => sum + (kind === 'drive' || kind === 'empty-drive' ? minutes : 0), 0);
}

/** Excludes what was driven before the first offered duty. */
function stopsAhead(stops: readonly Stop[], first: PlannedDuty | undefined): readonly Stop[] {
  if (first === undefined) return stops;
  const from = stops.findIndex((stop) => {
    const instant = departureInstant(stop);
    return instant !== null && Date.parse(instant) >= Date.parse(first.startsAt);
  });
  return from < 0 ? stops : stops.slice(from);
}

function townOf({ place, departure, arriveBy, localKilometres = 0 }: Stop): OfferedJob['stops'][number] {
  const about = localKilometres > 0 ? { localKilometres } : {};
  return { town: place.town, zip: place.zip, country: place.countryCode, departure, arriveBy: arriveBy ?? null, ...about };
}

/** Whether a partner would see the same. */
export function isSameJob(first: OfferedJob, second: OfferedJob): boolean {
  const [one, other] = comparable(v.parse(offeredJobSchema, first), v.parse(offeredJobSchema, second));
  return JSON.stringify(one) === JSON.stringify(other);
}
