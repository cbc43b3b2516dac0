import type { StoredDuty } from '#data/duties/duty-store.ts';
import { findLastVehicle } from '#data/duties/placement-store.ts';
import { databaseNow } from '#data/engine/transaction.ts';
import { type CrewFacts, readCrewFacts } from '#data/fleet/crew-facts.ts';
import { findTripByReference } from '#data/trips/trip-store.ts';
import { type CrewProblem, judgeDriver, judgeVehicle } from '#domain/planning/judge-crew.ts';
import { estimateDrive, rankCandidates, rankVehicles, workedAround } from '#domain/planning/rank-drivers.ts';
import type { Posting } from '#domain/posting/find-postings.ts';
import { findTripPostings } from '#domain/posting/trip-postings.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { ApplyContext } from '../apply.ts';
import { findBusy, judgeBan, type RunName, runOf } from './place-crew.ts';
import { readDuties } from './trip-duties.ts';

/** A vehicle that might go; who may is named before who may not. */
export type VehicleChoice = {
  readonly id: string;
  readonly plate: string;
  readonly seats: number;
  readonly class: string;
  /** The name of its yard, and about how far from there the group waits. */
  readonly yard: string;
  readonly kilometres: number;
  readonly problems: readonly CrewProblem[];
};

/** Somebody who might drive it. */
export type DriverChoice = {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly minutesToStart: number;
  readonly kilometres: number;
  /** In the fortnight around the duty. */
  readonly workedMinutes: number;
  readonly problems: readonly CrewProblem[];
};

export type FoundCrew = {
  readonly trip: Trip;
  readonly run: readonly StoredDuty[];
  readonly crewSize: 1 | 2;
  readonly vehicles: readonly VehicleChoice[];
  /** The vehicle that the drivers were judged on; null where there is none at all. */
  readonly vehicleId: string | null;
  /** Where a driver of that vehicle is posted. */
  readonly postings: readonly Posting[];
  readonly drivers: readonly DriverChoice[];
  /** Who has it now. */
  readonly placedVehicleId: string | null;
  readonly placedDriverIds: readonly string[];
};

/**
 * Who could drive a vehicle's duties of a trip, and with what: everybody of ours, ranked, with what speaks against each. `vehicleId` is the
 * vehicle to judge drivers on; without it the one that is placed, else the one that was until its crew was taken off, else the nearest that may go.
 */
export async function findCrew(
  context: ApplyContext,
  { reference, vehicleIndex, vehicleId }: RunName & { readonly vehicleId: string | null },
): Promise<FoundCrew | null> {
  const trip = await findTripByReference(context.db, reference);
  if (trip === null) return null;
  const { duties, placements } = await readDuties(context, trip);
  const run = runOf(duties, { vehicleIndex, now: await databaseNow(context.db) });
  if (run.length === 0) return null;
  const facts = await readCrewFacts(context.db, run);
  const busy = await findBusy(context.db, run, [...facts.vehicles, ...facts.drivers]);
  const placed = placements.find((placement) => placement.dutyId === run[0]?.id);
  const vehicles = listVehicleChoices(facts, { run, busy, trip });
  const before = await findLastVehicle(context.db, run);
  const stillMay = vehicles.find(({ id, problems }) => id === before && problems.length === 0)?.id;
  const chosen = [vehicleId, placed?.vehicleId, stillMay, vehicles[0]?.id].flatMap(
    (id) => facts.vehicles.find((each) => each.id === id) ?? [],
  )[0];
  return {
    trip,
    run,
    crewSize: run.some(({ crewSize }) => crewSize === 2) ? 2 : 1,
    vehicles,
    vehicleId: chosen?.id ?? null,
    postings: chosen === undefined ? [] : findTripPostings(trip, vehicleIndex, chosen),
    drivers: chosen === undefined ? [] : listDriverChoices(facts, { trip, run, busy, vehicle: chosen }),
    placedVehicleId: placed?.vehicleId ?? null,
    placedDriverIds: placed?.driverIds ?? [],
  };
}

type Asked = { readonly trip: Trip; readonly run: readonly StoredDuty[]; readonly busy: ReadonlyMap<string, CrewProblem> };

function listVehicleChoices({ vehicles }: CrewFacts, { trip, run, busy }: Asked): readonly VehicleChoice[] {
  const start = trip.itinerary.stops[0]?.place.coordinates;
  const choices = vehicles
    .filter(({ soldOn }) => soldOn === null)
    .map((vehicle) => {
      const ban = judgeBan(trip, { vehicleIndex: run[0]?.vehicleIndex ?? 0 }, vehicle);
      const problems = [...listOf(busy.get(vehicle.id)), ...judgeVehicle(vehicle, run), ...ban];
      const { id, plate, seats, yard } = vehicle;
      const kilometres = start === undefined ? 0 : estimateDrive(vehicle.coordinates, start).kilometres;
      return { id, plate, seats, class: vehicle.class, yard, kilometres, problems };
    });
  return rankVehicles(choices);
}

type AskedOn = Asked & { readonly vehicle: CrewFacts['vehicles'][number] };

function listDriverChoices({ drivers }: CrewFacts, { run, busy, vehicle }: AskedOn): readonly DriverChoice[] {
  const needed = run.some(({ crewSize }) => crewSize === 2);
  const firstStart = run[0]?.startsAt ?? '1970-01-01T00:00:00Z';
  const candidates = drivers
    .filter(({ leftOn }) => leftOn === null)
    .map((driver) => {
      const { kilometres, minutes } = estimateDrive(driver.coordinates, vehicle.coordinates);
      const manned = needed ? run.map((duty) => ({ ...duty, crewSize: 2 as const })) : run;
      const problems = [...listOf(busy.get(driver.id)), ...judgeDriver(driver, vehicle, manned)];
      const { id, name, phone } = driver;
      return { id, name, phone, minutesToStart: minutes, kilometres, workedMinutes: workedAround(driver.others, firstStart), problems };
    });
  return rankCandidates(candidates);
}

function listOf<Value>(value: Value | undefined): readonly Value[] {
  return value === undefined ? [] : [value];
}
