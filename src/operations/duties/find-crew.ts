import { databaseNow } from '#db/engine/transaction.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { type CrewFacts, readCrewFacts } from '#operations/fleet/crew-facts.ts';
import type { Posting } from '#operations/posting/rules/find-postings.ts';
import { findTripPostings } from '#operations/posting/rules/trip-postings.ts';
import { findTripBan } from '#operations/tasks/rules/trip-children.ts';
import type { ApplyContext } from '#operations/trips/apply.ts';
import { findListedTrip } from '#operations/trips/trip-store.ts';
import { type DriveAs, readDriveAs } from './drive-as-given.ts';
import { asPlanned } from './driven-times.ts';
import type { StoredDuty } from './duty-store.ts';
import { type RunName, runOf } from './place-crew.ts';
import { findLastVehicle, listTaken } from './placement-store.ts';
import { minutesOf } from './rules/duties.ts';
import { type CrewProblem, judgeDriver, judgeVehicle } from './rules/judge-crew.ts';
import type { Period } from './rules/period.ts';
import { estimateDrive, rankCandidates, rankVehicles, workedAround } from './rules/rank-drivers.ts';
import { findTaken, type Named, type Taken } from './rules/taken.ts';
import { spanOf } from './run-span.ts';
import { readDuties } from './trip-duties.ts';
import { listUnansweredCalls, type UnansweredCall } from './unanswered-call-store.ts';

/** A candidate vehicle; those that may go come first. */
export type VehicleChoice = {
  readonly id: string;
  readonly plate: string;
  readonly seats: number;
  readonly class: string;
  /** The name of its depot, and the approximate distance to the group. */
  readonly depot: string;
  readonly kilometres: number;
  readonly problems: readonly CrewProblem[];
};

/** A candidate driver. */
export type DriverChoice = {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly minutesToStart: number;
  readonly kilometres: number;
  /** Within the fortnight around the duty. */
  readonly workedMinutes: number;
  readonly problems: readonly CrewProblem[];
  /** The last unanswered call to the driver about this duty, and who made it; null if none. */
  readonly unanswered: { readonly at: string; readonly by: string } | null;
};

export type FoundCrew = {
  readonly trip: Trip;
  /** As driven by the vehicle that the drivers were checked on. */
  readonly run: readonly StoredDuty[];
  /** How much longer it takes than planned because the vehicle's depot is more distant; 0 if it drives as planned. */
  readonly longerMinutes: number;
  readonly crewSize: 1 | 2;
  readonly vehicles: readonly VehicleChoice[];
  /** The vehicle that the drivers were checked on; null if there is none. */
  readonly vehicleId: string | null;
  /** The states to which a driver of that vehicle is posted. */
  readonly postings: readonly Posting[];
  readonly drivers: readonly DriverChoice[];
  /** The currently assigned vehicle. */
  readonly placedVehicleId: string | null;
  readonly placedDriverIds: readonly string[];
};

/**
 * Ranks all our drivers and vehicles for a vehicle's duties of a trip, with the problems of each. `vehicleId` is the vehicle to check
 * drivers on; default: the assigned one, else the one assigned before its crew was removed, else the nearest that may go. `only` judges
 * these drivers alone.
 */
export async function findCrew(
  context: ApplyContext,
  { reference, vehicleIndex, vehicleId, only }: RunName & { readonly vehicleId: string | null; readonly only?: readonly string[] },
): Promise<FoundCrew | null> {
  const trip = await findListedTrip(context.db, reference);
  if (trip === null) return null;
  const { duties, placements } = await readDuties(context, trip);
  const now = await databaseNow(context.db);
  const run = runOf(duties, { vehicleIndex, now });
  if (run.length === 0) return null;
  const facts = await readCrewFacts(context.db, run, only);
  const driveAs = await readDriveAs(context.db, { trip, run, now });
  const taken = Map.groupBy(
    await listTaken(context.db, { period: aroundDay(spanOf(run)), without: run.map(({ id }) => id) }),
    ({ resourceId }) => resourceId,
  );
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

/** The period in which other runs matter: a day before and after, because an own depot never lengthens a run by more. */
function aroundDay({ from, until }: ReturnType<typeof spanOf>): Period {
  return {
    from: new Date(Date.parse(from) - dayMilliseconds).toISOString(),
    until: new Date(Date.parse(until) + dayMilliseconds).toISOString(),
  };
}

const dayMilliseconds = 86_400_000;

/** By driver or vehicle: a large fleet has thousands. */
type TakenOf = ReadonlyMap<string, readonly Taken[]>;
type Asked = { readonly trip: Trip; readonly vehicleIndex: number; readonly driveAs: DriveAs; readonly taken: TakenOf };

function listVehicleChoices({ vehicles }: CrewFacts, { trip, vehicleIndex, driveAs, taken }: Asked): readonly VehicleChoice[] {
  const start = trip.itinerary.stops[0]?.place.coordinates;
  const sizes = new Set(vehicles.map(({ seats }) => seats));
  const banned = new Set([...sizes].filter((seats) => findTripBan(trip, vehicleIndex, seats) !== null));
  const choices = vehicles
    .filter(({ soldOn }) => soldOn === null)
    .map((vehicle) => {
      const driven = driveAs(vehicle);
      const { id, plate, seats, depot } = vehicle;
      const ban = banned.has(seats) ? [{ why: 'children-ban', of: plate } as const] : [];
      const problems = [...busyOf(taken, driven, vehicle), ...judgeVehicle(vehicle, driven), ...ban];
      const kilometres = start === undefined ? 0 : estimateDrive(vehicle.coordinates, start).kilometres;
      return { id, plate, seats, class: vehicle.class, depot, kilometres, problems };
    });
  return rankVehicles(choices);
}

type AskedOn = {
  readonly run: readonly StoredDuty[];
  readonly taken: TakenOf;
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

function busyOf(taken: TakenOf, run: readonly StoredDuty[], named: Named): readonly CrewProblem[] {
  const problem = findTaken(taken.get(named.id) ?? [], run, named);
  return problem === null ? [] : [problem];
}
