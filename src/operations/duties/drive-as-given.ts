import type { Database } from '#db/engine/tables.ts';
import { partOfVehicle } from '#domain/trip/part-of-vehicle.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { Located } from '#operations/fleet/crew-facts.ts';
import { asPlanned } from './driven-times.ts';
import type { StoredDuty } from './duty-store.ts';
import { driveFromOwnDepot, findJourney, type Journey, longestWait, timesOf } from './rules/own-depot.ts';
import { estimateDrive } from './rules/rank-drivers.ts';
import { spanOf } from './run-span.ts';
import { listVehicleRuns } from './vehicle-runs.ts';

/** How a vehicle would drive a run from its position. */
export type DriveAs = (vehicle: Located & { readonly id: string }) => readonly StoredDuty[];

type Asked = { readonly trip: Trip; readonly run: readonly StoredDuty[]; readonly now: string };

/**
 * Reads the vehicles' runs around a run of a trip, and returns a function that says how each would drive it: from its depot, or directly
 * from the previous group.
 */
export async function readDriveAs(db: Database, asked: Asked): Promise<DriveAs> {
  const planned = asked.run.map(asPlanned);
  const journeyOf = await readJourneys(db, asked);
  return (vehicle) => {
    const journey = journeyOf(vehicle);
    if (journey === null) return planned;
    return driveFromOwnDepot(planned, journey, asked.now).map((duty, index) => {
      const before = planned[index];
      return before === undefined || duty === before ? duty : { ...duty, planned: timesOf(before) };
    });
  };
}

/** The minutes that a vehicle drives to the group from where it is before; null if unknown. An estimate (E). */
export async function readWayThere(db: Database, asked: Omit<Asked, 'now'>): Promise<(vehicle: Parameters<DriveAs>[0]) => number | null> {
  const journeyOf = await readJourneys(db, asked);
  return (vehicle) => {
    const journey = journeyOf(vehicle);
    return journey === null ? null : estimateDrive(journey.comesFrom, journey.first).minutes;
  };
}

/** Where a vehicle comes from before a run, and where it goes afterwards; null if the places of the trip are unknown. */
async function readJourneys(db: Database, { trip, run }: Omit<Asked, 'now'>): Promise<(vehicle: Parameters<DriveAs>[0]) => Journey | null> {
  const planned = run.map(asPlanned);
  const stops = partOfVehicle(trip, planned[0]?.vehicleIndex ?? 0).itinerary.stops;
  const [first, last] = [stops[0]?.place.coordinates, stops.at(-1)?.place.coordinates];
  if (first === undefined || last === undefined) return () => null;
  const runs = await listVehicleRuns(db, { period: widen(spanOf(planned)), without: run.map(({ id }) => id) });
  const byVehicle = Map.groupBy(runs, ({ vehicleId }) => vehicleId);
  return ({ id, coordinates: depot }) => findJourney(planned, { depot, first, last }, byVehicle.get(id) ?? []);
}

function widen({ from, until }: ReturnType<typeof spanOf>) {
  return {
    from: new Date(Date.parse(from) - longestWait).toISOString(),
    until: new Date(Date.parse(until) + longestWait).toISOString(),
  };
}
