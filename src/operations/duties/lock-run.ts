import { inTransaction } from '#db/engine/transaction.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { stateAfter } from '#domain/trip/states.ts';
import { insertAudit } from '#operations/audit/audit-store.ts';
import type { ChangedSince } from '#operations/audit/change-store.ts';
import { mayCause, nameInAudit, type StaffMember } from '#operations/trips/actor.ts';
import type { ApplyContext, LockedTrip } from '#operations/trips/apply.ts';
import { findCrewChangedSince, findCrewLock, findCrewVersion, recordSameCrew } from './crew-changes.ts';
import { listDuties } from './duty-store.ts';
import { type RunName, runOf } from './place-crew.ts';
import { listPlacements } from './placement-store.ts';
import { mayUnlock } from './rules/crew-lock.ts';
import { lockWithDuties } from './trip-duties.ts';

export type NotLocked =
  | { readonly why: 'no-right' | 'no-such-trip' | 'state' | 'no-duty' | 'nobody-placed' | 'may-not-unlock' }
  | ChangedSince;

export type Locking = RunName & {
  readonly staff: StaffMember;
  readonly act: 'lock' | 'unlock';
  /** The version of the crew that the page showed; null if no page was loaded. */
  readonly seen: number | null;
};

/**
 * Locks the crew of a vehicle of a trip, or unlocks it. While it is locked nobody moves or removes it; an illness, or a change of the trip that
 * its crew was not judged for, still takes it off and ends the lock. Returns the new version of the crew.
 */
export async function lockRun(context: ApplyContext, locking: Locking): Promise<Result<number, NotLocked>> {
  const { staff, reference } = locking;
  if (!mayCause(staff, 'assign')) return failure({ why: 'no-right' });
  return await inTransaction(context.db, async (tx) => {
    const locked = await lockWithDuties(context, tx, { reference, actor: staff });
    if (locked === null) return failure({ why: 'no-such-trip' as const });
    if (!stateAfter(locked.trip, 'assign', 'staff').ok) return failure({ why: 'state' as const });
    return await changeLock(locked, locking);
  });
}

async function changeLock(locked: LockedTrip, { staff, act, reference, vehicleIndex, seen }: Locking): Promise<Result<number, NotLocked>> {
  const { tx, trip, now } = locked;
  const run = { tripId: trip.id, vehicleIndex };
  if (runOf(await listDuties(tx, trip.id), { vehicleIndex, now }).length === 0) return failure({ why: 'no-duty' });
  const changed = await findCrewChangedSince(locked, vehicleIndex, seen);
  if (changed !== null) return failure(changed);
  const lock = await findCrewLock(tx, run);
  if ((lock !== null) === (act === 'lock')) return success(await findCrewVersion(tx, run));
  if (lock !== null && !mayUnlock(lock, { name: nameInAudit(staff), rights: staff.rights })) return failure({ why: 'may-not-unlock' });
  const isPlaced = (await listPlacements(tx, trip.id)).some((each) => each.vehicleIndex === vehicleIndex);
  if (lock === null && !isPlaced) return failure({ why: 'nobody-placed' });
  await recordSameCrew(locked, vehicleIndex, { act, reason: '' });
  const who = { memberId: staff.id, memberName: nameInAudit(staff) };
  await insertAudit(tx, { ...who, act: `${act}-crew`, subject: reference, detail: { vehicleIndex } });
  return success(await findCrewVersion(tx, run));
}
