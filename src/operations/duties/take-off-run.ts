import { inTransaction } from '#db/engine/transaction.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { stateAfter } from '#domain/trip/states.ts';
import { insertAudit } from '#operations/audit/audit-store.ts';
import { mayCause, nameInAudit, type StaffMember } from '#operations/trips/actor.ts';
import type { ApplyContext } from '#operations/trips/apply.ts';
import { listDuties } from './duty-store.ts';
import { type RunName, runOf } from './place-crew.ts';
import { deletePlacements } from './placement-store.ts';
import { lockWithDuties, writeAssignment } from './trip-duties.ts';

export type NotTakenOff = { readonly why: 'no-right' | 'no-such-trip' | 'state' | 'no-duty' };

/** Takes the crew of a vehicle of a trip off its duties that are not over: they are open then. */
export async function takeOffRun(
  context: ApplyContext,
  { staff, reference, vehicleIndex }: RunName & { readonly staff: StaffMember },
): Promise<Result<true, NotTakenOff>> {
  if (!mayCause(staff, 'assign')) return failure({ why: 'no-right' });
  return await inTransaction(context.db, async (tx) => {
    const held = await lockWithDuties(context, tx, { reference, actor: staff });
    if (held === null) return failure({ why: 'no-such-trip' as const });
    if (!stateAfter(held.trip, 'assign', 'staff').ok) return failure({ why: 'state' as const });
    const run = runOf(await listDuties(tx, held.trip.id), { vehicleIndex, now: held.now });
    if (run.length === 0) return failure({ why: 'no-duty' as const });
    await deletePlacements(tx, run);
    await writeAssignment(held);
    const who = { memberId: staff.id, memberName: nameInAudit(staff) };
    await insertAudit(tx, { ...who, act: 'take-off', subject: held.trip.reference, detail: { vehicleIndex } });
    return success(true as const);
  });
}
