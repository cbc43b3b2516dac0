import type { Database } from '#db/engine/tables.ts';
import { partOfVehicle } from '#domain/trip/part-of-vehicle.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { Located } from '#operations/fleet/crew-facts.ts';
import { asPlanned } from './driven-times.ts';
import type { StoredDuty } from './duty-store.ts';
import { driveFromOwnYard, findJourney, longestWait, timesOf } from './rules/own-yard.ts';
import { spanOf } from './run-span.ts';
import { listVehicleRuns } from './vehicle-runs.ts';

/** How a vehicle would drive a run from its position. */
export type DriveAs = (vehicle: Located & { readonly id: string }) => readonly StoredDuty[];

type Asked = { readonly trip: Trip; readonly run: readonly StoredDuty[]; readonly now: string };

/**
 * Reads the vehicles' runs around a run of a trip, and returns a function that says how each would drive it: from its depot, or directly
 * from the previous group.
 */
export async function readDriveAs(db: Database, { trip, run, now }: Asked): Promise<DriveAs> {
  const planned = run.map(asPlanned);
  const stops = partOfVehicle(trip, planned[0]?.vehicleIndex ?? 0).itinerary.stops;
  const [first, last] = [stops[0]?.place.coordinates, stops.at(-1)?.place.coordinates];
  if (first === undefined || last === undefined) return () => planned;
  const runs = await listVehicleRuns(db, { period: widen(spanOf(planned)), without: run.map(({ id }) => id) });
  const byVehicle = Map.groupBy(runs, ({ vehicleId }) => vehicleId);
  return ({ id, coordinates: yard }) => {
    const journey = findJourney(planned, { yard, first, last }, byVehicle.get(id) ?? []);
    return driveFromOwnYard(planned, journey, now).map((duty, index) => {
      const before = planned[index];
      return before === undefined || duty === before ? duty : { ...duty, planned: timesOf(before) };
    });
  };
}

function widen({ from, until }: ReturnType<typeof spanOf>) {
  return {
    from: new Date(Date.parse(from) - longestWait).toISOString(),
    until: new Date(Date.parse(until) + longestWait).toISOString(),
  };
}
