import { inTransaction } from '#db/engine/transaction.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { insertAudit } from '#operations/audit/audit-store.ts';
import type { RunName } from '#operations/duties/place-crew.ts';
import { lockWithDuties } from '#operations/duties/trip-duties.ts';
import { mayCause, nameInAudit, type StaffMember } from '#operations/trips/actor.ts';
import type { ApplyContext } from '#operations/trips/apply.ts';
import { markReportHandled } from './report-store.ts';
import { releaseSheets } from './settle-sheets.ts';

/** Releases the duty sheets of one vehicle of a trip to its crew; returns how many. */
export async function releaseRun(
  context: ApplyContext,
  { reference, vehicleIndex, staff }: RunName & { readonly staff: StaffMember },
): Promise<Result<number, { readonly why: 'no-right' | 'no-such-trip' | 'nothing-to-release' }>> {
  if (!mayCause(staff, 'assign')) return failure({ why: 'no-right' });
  return await inTransaction(context.db, async (tx) => {
    const locked = await lockWithDuties(context, tx, { reference, actor: staff });
    if (locked === null) return failure({ why: 'no-such-trip' as const });
    const by = nameInAudit(staff);
    const released = await releaseSheets(locked, { vehicleIndex, by });
    if (released === 0) return failure({ why: 'nothing-to-release' as const });
    const detail = { vehicle: String(vehicleIndex + 1), released };
    await insertAudit(tx, { memberId: staff.id, memberName: by, act: 'release-sheet', subject: reference, detail });
    return success(released);
  });
}

/** Records that staff handled a driver's request. */
export async function handleReport(
  { db }: Pick<ApplyContext, 'db'>,
  { reportId, staff }: { readonly reportId: string; readonly staff: StaffMember },
): Promise<Result<true, { readonly why: 'no-right' | 'gone' }>> {
  if (!mayCause(staff, 'assign')) return failure({ why: 'no-right' });
  return await inTransaction(db, async (tx) => {
    const by = nameInAudit(staff);
    const reference = await markReportHandled(tx, { id: reportId, by });
    if (reference === null) return failure({ why: 'gone' as const });
    await insertAudit(tx, { memberId: staff.id, memberName: by, act: 'handle-press', subject: reference, detail: {} });
    return success(true as const);
  });
}
