import { databaseNow } from '#db/engine/transaction.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { type CrewFacts, readCrewFacts } from '#operations/fleet/crew-facts.ts';
import type { Posting } from '#operations/posting/rules/find-postings.ts';
import { findTripPostings } from '#operations/posting/rules/trip-postings.ts';
import type { ApplyContext } from '#operations/trips/apply.ts';
import { findListedTrip } from '#operations/trips/trip-store.ts';
import { type DriveAs, readDriveAs } from './drive-as-given.ts';
import { asPlanned } from './driven-times.ts';
import type { StoredDuty } from './duty-store.ts';
import { judgeBan, type RunName, runOf } from './place-crew.ts';
import { findLastVehicle, listTaken } from './placement-store.ts';
import { minutesOf } from './rules/duties.ts';
import { type CrewProblem, judgeDriver, judgeVehicle } from './rules/judge-crew.ts';
import type { Period } from './rules/period.ts';
import { estimateDrive, rankCandidates, rankVehicles, workedAround } from './rules/rank-drivers.ts';
import { findTaken, type Named, type Taken } from './rules/taken.ts';
import { spanOf } from './run-span.ts';
import { readDuties } from './trip-duties.ts';
import { listUnansweredCalls, type UnansweredCall } from './unanswered-call-store.ts';

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
  /** When he was last rung for this duty and did not answer, and by whom; null where he was not. */
  readonly unanswered: { readonly at: string; readonly by: string } | null;
};

export type FoundCrew = {
  readonly trip: Trip;
  /** As the vehicle that the drivers were judged on drives it. */
  readonly run: readonly StoredDuty[];
  /** So much longer than planned, for that vehicle's yard lies further away; 0 where it drives as planned. */
  readonly longerMinutes: number;
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
  const trip = await findListedTrip(context.db, reference);
  if (trip === null) return null;
  const { duties, placements } = await readDuties(context, trip);
  const now = await databaseNow(context.db);
  const run = runOf(duties, { vehicleIndex, now });
  if (run.length === 0) return null;
  const facts = await readCrewFacts(context.db, run);
  const driveAs = await readDriveAs(context.db, { trip, run, now });
  const taken = await listTaken(context.db, { period: aroundDay(spanOf(run)), without: run.map(({ id }) => id) });
  const placed = placements.find((placement) => placement.dutyId === run[0]?.id);
  const vehicles = listVehicleChoices(facts, { trip, vehicleIndex, driveAs, taken });
  const calls = await listUnansweredCalls(context.db, { tripId: trip.id, vehicleIndex });
  const before = await findLastVehicle(context.db, run);
  const stillMay = vehicles.find(({ id, problems }) => id === before && problems.length === 0)?.id;
  const chosen = [vehicleId, placed?.vehicleId, stillMay, vehicles[0]?.id].flatMap(
    (id) => facts.vehicles.find((each) => each.id === id) ?? [],
  )[0];
  const driven = chosen === undefined ? run.map(asPlanned) : driveAs(chosen);
  return {
    trip,
    run: driven,
    longerMinutes: driven.reduce((sum, duty) => sum + minutesOf(duty.parts) - minutesOf(asPlanned(duty).parts), 0),
    crewSize: run.some(({ crewSize }) => crewSize === 2) ? 2 : 1,
    vehicles,
    vehicleId: chosen?.id ?? null,
    postings: chosen === undefined ? [] : findTripPostings(trip, vehicleIndex, chosen),
    drivers: chosen === undefined ? [] : listDriverChoices(facts, { run: driven, taken, vehicle: chosen, calls }),
    placedVehicleId: placed?.vehicleId ?? null,
    placedDriverIds: placed?.driverIds ?? [],
  };
}

/** From its own yard a vehicle drives at most so much longer than planned that what else is planned then matters: a day before and after. */
function aroundDay({ from, until }: ReturnType<typeof spanOf>): Period {
  return {
    from: new Date(Date.parse(from) - dayMilliseconds).toISOString(),
    until: new Date(Date.parse(until) + dayMilliseconds).toISOString(),
  };
}

const dayMilliseconds = 86_400_000;

type Asked = { readonly trip: Trip; readonly vehicleIndex: number; readonly driveAs: DriveAs; readonly taken: readonly Taken[] };

function listVehicleChoices({ vehicles }: CrewFacts, { trip, vehicleIndex, driveAs, taken }: Asked): readonly VehicleChoice[] {
  const start = trip.itinerary.stops[0]?.place.coordinates;
  const choices = vehicles
    .filter(({ soldOn }) => soldOn === null)
    .map((vehicle) => {
      const driven = driveAs(vehicle);
      const ban = judgeBan(trip, { vehicleIndex }, vehicle);
      const problems = [...busyOf(taken, driven, vehicle), ...judgeVehicle(vehicle, driven), ...ban];
      const { id, plate, seats, yard } = vehicle;
      const kilometres = start === undefined ? 0 : estimateDrive(vehicle.coordinates, start).kilometres;
      return { id, plate, seats, class: vehicle.class, yard, kilometres, problems };
    });
  return rankVehicles(choices);
}

type AskedOn = {
  readonly run: readonly StoredDuty[];
  readonly taken: readonly Taken[];
  readonly vehicle: CrewFacts['vehicles'][number];
  readonly calls: readonly UnansweredCall[];
};

function listDriverChoices({ drivers }: CrewFacts, { run, taken, vehicle, calls }: AskedOn): readonly DriverChoice[] {
  const needed = run.some(({ crewSize }) => crewSize === 2);
  const firstStart = run[0]?.startsAt ?? '1970-01-01T00:00:00Z';
  const candidates = drivers
    .filter(({ leftOn }) => leftOn === null)
    .map((driver) => {
      const { kilometres, minutes } = estimateDrive(driver.coordinates, vehicle.coordinates);
      const manned = needed ? run.map((duty) => ({ ...duty, crewSize: 2 as const })) : run;
      const problems = [...busyOf(taken, run, driver), ...judgeDriver(driver, vehicle, manned)];
      const { id, name, phone } = driver;
      const call = calls.find(({ driverId }) => driverId === id);
      const unanswered = call === undefined ? null : { at: call.at, by: call.by };
      const workedMinutes = workedAround(driver.others, firstStart);
      return { id, name, phone, minutesToStart: minutes, kilometres, workedMinutes, problems, unanswered };
    });
  return rankCandidates(candidates);
}

function busyOf(taken: readonly Taken[], run: readonly StoredDuty[], named: Named): readonly CrewProblem[] {
  const problem = findTaken(taken, run, named);
  return problem === null ? [] : [problem];
}
