import { isOverlapOf } from '#db/engine/database-errors.ts';
import { inTransaction } from '#db/engine/transaction.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { stateAfter } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { insertAudit } from '#operations/audit/audit-store.ts';
import type { ChangedSince } from '#operations/audit/change-store.ts';
import { readCrewFacts } from '#operations/fleet/crew-facts.ts';
import { lockResources, occupiedOnce } from '#operations/fleet/occupation-store.ts';
import { findTripBan } from '#operations/tasks/rules/trip-children.ts';
import { mayCause, nameInAudit, type StaffMember } from '#operations/trips/actor.ts';
import type { ApplyContext, LockedTrip } from '#operations/trips/apply.ts';
import { findCrewChangedSince, findCrewVersion, findLocked } from './crew-changes.ts';
import { readDriveAs } from './drive-as-given.ts';
import { listDuties, type StoredDuty } from './duty-store.ts';
import { listTaken, placeDuties } from './placement-store.ts';
import type { LockedCrew } from './rules/crew-lock.ts';
import { type CrewProblem, judgeCrew } from './rules/judge-crew.ts';
import { findTaken, type Named } from './rules/taken.ts';
import { spanOf } from './run-span.ts';
import { announceCrew, lockWithDuties } from './trip-duties.ts';

/** The vehicle of a trip that gets a crew, from now on; what was already driven stays. */
export type RunName = { readonly reference: string; readonly vehicleIndex: number };

export type Placing = RunName & {
  readonly staff: StaffMember;
  readonly vehicleId: string;
  readonly driverIds: readonly string[];
  /** The reason to place a crew despite problems, which needs its own right; null: refuse if there are problems. */
  readonly overrideReason: string | null;
  /** The version of the crew that the page showed; a crew placed by somebody else since is not replaced. Null if no page was loaded. */
  readonly seen: number | null;
};

/** Why the crew was not placed. */
export type NotPlaced =
  | { readonly why: 'no-right' | 'may-not-override' | 'no-such-trip' | 'state' | 'no-duty' | 'gone' | 'one-driver-twice' }
  | ChangedSince
  | LockedCrew
  | { readonly why: 'refused'; readonly problems: readonly CrewProblem[] };

export type Placed = {
  readonly trip: Trip;
  readonly problems: readonly CrewProblem[];
  /** The new version of the crew. */
  readonly version: number;
};

/**
 * Assigns a crew to all duties of a trip's vehicle that are not over. Law and certificates are checked within the transaction that locks
 * the trip; a database constraint prevents double occupation if others assign at the same moment.
 */
export async function placeCrew(context: ApplyContext, placing: Placing): Promise<Result<Placed, NotPlaced>> {
  if (!mayCause(placing.staff, 'assign')) return failure({ why: 'no-right' });
  if (placing.overrideReason !== null && !placing.staff.rights.includes('override-refusals')) return failure({ why: 'may-not-override' });
  try {
    return await inTransaction(context.db, async (tx) => {
      const locked = await lockWithDuties(context, tx, { reference: placing.reference, actor: placing.staff });
      if (locked === null) return failure({ why: 'no-such-trip' as const });
      const placed = await placeLocked(locked, placing);
      return placed.ok ? success(withoutLock(placed.value)) : placed;
    });
  } catch (error) {
    if (!isOverlapOf(error, occupiedOnce)) throw error;
    return failure({ why: 'refused', problems: [{ why: 'busy', of: '', until: null, reference: null }] });
  }
}

type PlacedLocked = Omit<Placed, 'trip'> & { /** The trip as it is now, still locked. */ readonly locked: LockedTrip };

function withoutLock({ locked, ...placed }: PlacedLocked): Placed {
  return { ...placed, trip: locked.trip };
}

/** The same for a trip that the transaction has locked, whose duties are up to date. */
export async function placeLocked(locked: LockedTrip, placing: Placing): Promise<Result<PlacedLocked, NotPlaced>> {
  const { tx, trip, now } = locked;
  if (!stateAfter(trip, 'assign', 'staff').ok) return failure({ why: 'state' });
  const run = runOf(await listDuties(tx, trip.id), { vehicleIndex: placing.vehicleIndex, now });
  if (run.length === 0) return failure({ why: 'no-duty' });
  const { vehicleIndex, seen } = placing;
  const blocked = (await findLocked(locked, vehicleIndex)) ?? (await findCrewChangedSince(locked, vehicleIndex, seen));
  if (blocked !== null) return failure(blocked);
  if (new Set(placing.driverIds).size < placing.driverIds.length) return failure({ why: 'one-driver-twice' });
  const facts = await readCrewFacts(tx, run, placing.driverIds);
  const vehicle = facts.vehicles.find(({ id }) => id === placing.vehicleId);
  const drivers = placing.driverIds.flatMap((id) => facts.drivers.find((driver) => driver.id === id) ?? []);
  if (vehicle === undefined || drivers.length === 0 || drivers.length < placing.driverIds.length) return failure({ why: 'gone' });
  await lockResources(
    tx,
    [vehicle, ...drivers].map(({ id }) => id),
  );
  const driven = (await readDriveAs(tx, { trip, run, now }))(vehicle);
  const busy = await findBusy(tx, driven, [vehicle, ...drivers]);
  const problems = [...busy.values(), ...judgeCrew(vehicle, drivers, driven), ...judgeBan(trip, placing, vehicle)];
  const isTaken = problems.some(({ why }) => why === 'busy');
  if (isTaken || (problems.length > 0 && placing.overrideReason === null)) return failure({ why: 'refused', problems });
  const overrideReason = problems.length === 0 ? '' : (placing.overrideReason ?? '');
  const crew = { vehicleId: vehicle.id, driverIds: drivers.map(({ id }) => id) };
  await placeDuties(tx, driven, { crew, judged: problems, overrideReason, by: nameInAudit(placing.staff) });
  const detail = { vehicle: vehicle.plate, drivers: drivers.map((driver) => driver.name), overrideReason };
  await insertAudit(tx, {
    memberId: placing.staff.id,
    memberName: nameInAudit(placing.staff),
    act: 'place',
    subject: trip.reference,
    detail,
  });
  const written = await announceCrew(locked, { reason: overrideReason });
  const version = await findCrewVersion(tx, { tripId: trip.id, vehicleIndex: placing.vehicleIndex });
  return success({ locked: written, problems, version });
}

/** A vehicle that may not carry children across France on a day of the trip. */
function judgeBan(
  trip: Trip,
  { vehicleIndex }: Pick<RunName, 'vehicleIndex'>,
  { plate: of, seats }: { readonly plate: string; readonly seats: number },
): readonly CrewProblem[] {
  return findTripBan(trip, vehicleIndex, seats) === null ? [] : [{ why: 'children-ban', of }];
}

/** The duties of one vehicle of a trip that are not over. */
export function runOf(
  duties: readonly StoredDuty[],
  { vehicleIndex, now }: { readonly vehicleIndex: number; readonly now: string },
): readonly StoredDuty[] {
  return duties.filter((duty) => duty.vehicleIndex === vehicleIndex && Date.parse(duty.endsAt) > Date.parse(now));
}

/** Which drivers and vehicles are occupied during these duties, by id, with the reason. */
export async function findBusy(
  db: ApplyContext['db'],
  run: readonly StoredDuty[],
  named: readonly Named[],
): Promise<ReadonlyMap<string, CrewProblem>> {
  const taken = await listTaken(db, { period: spanOf(run), without: run.map(({ id }) => id) });
  const busy = named.flatMap((each) => {
    const problem = findTaken(taken, run, each);
    return problem === null ? [] : [[each.id, problem] as const];
  });
  return new Map(busy);
}
