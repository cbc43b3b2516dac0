import { inTransaction } from '#db/engine/transaction.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { stateAfter } from '#domain/trip/states.ts';
import { insertAudit } from '#operations/audit/audit-store.ts';
import type { ChangedSince } from '#operations/audit/change-store.ts';
import { mayCause, nameInAudit, type StaffMember } from '#operations/trips/actor.ts';
import type { ApplyContext } from '#operations/trips/apply.ts';
import { findCrewChangedSince, findCrewVersion, findLocked } from './crew-changes.ts';
import { listDuties } from './duty-store.ts';
import { type RunName, runOf } from './place-crew.ts';
import { deletePlacements } from './placement-store.ts';
import type { LockedCrew } from './rules/crew-lock.ts';
import { lockWithDuties, writeAssignment } from './trip-duties.ts';

export type NotTakenOff = { readonly why: 'no-right' | 'no-such-trip' | 'state' | 'no-duty' } | ChangedSince | LockedCrew;

export type TakingOffRun = RunName & {
  readonly staff: StaffMember;
  /** The version of the crew that the page showed; null if no page was loaded. */
  readonly seen: number | null;
};

/** Removes the crew of a vehicle of a trip from its unfinished duties. Returns the new version of the crew. */
export async function takeOffRun(
  context: ApplyContext,
  { staff, reference, vehicleIndex, seen }: TakingOffRun,
): Promise<Result<number, NotTakenOff>> {
  if (!mayCause(staff, 'assign')) return failure({ why: 'no-right' });
  return await inTransaction(context.db, async (tx) => {
    const locked = await lockWithDuties(context, tx, { reference, actor: staff });
    if (locked === null) return failure({ why: 'no-such-trip' as const });
    if (!stateAfter(locked.trip, 'assign', 'staff').ok) return failure({ why: 'state' as const });
    const run = runOf(await listDuties(tx, locked.trip.id), { vehicleIndex, now: locked.now });
    if (run.length === 0) return failure({ why: 'no-duty' as const });
    const blocked = (await findLocked(locked, vehicleIndex)) ?? (await findCrewChangedSince(locked, vehicleIndex, seen));
    if (blocked !== null) return failure(blocked);
    await deletePlacements(tx, run);
    await writeAssignment(locked);
    const who = { memberId: staff.id, memberName: nameInAudit(staff) };
    await insertAudit(tx, { ...who, act: 'take-off', subject: locked.trip.reference, detail: { vehicleIndex } });
    return success(await findCrewVersion(tx, { tripId: locked.trip.id, vehicleIndex }));
  });
}
