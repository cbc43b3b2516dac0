import { inTransaction } from '#db/engine/transaction.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { insertAudit } from '#operations/audit/audit-store.ts';
import { nameInAudit, type StaffMember } from '#operations/trips/actor.ts';
import type { BookingContext } from '#operations/trips/context.ts';
import { findJob } from '../job-store.ts';
import { insertCorrection } from '../statement-store.ts';

export type Correcting = { readonly jobId: string; readonly cents: number; readonly reason: string; readonly staff: StaffMember };

/** Adds to or deducts from a job's agreed pay, on the statement of the current month. */
export async function correctJob(
  { db }: Pick<BookingContext, 'db'>,
  { jobId, cents, reason, staff }: Correcting,
): Promise<Result<true, { readonly why: 'no-right' | 'gone' }>> {
  if (!staff.rights.includes('record-payments')) return failure({ why: 'no-right' });
  return await inTransaction(db, async (tx) => {
    const job = await findJob(tx, jobId);
    if (job === null) return failure({ why: 'gone' as const });
    const by = nameInAudit(staff);
    await insertCorrection(tx, { jobId, operatorId: job.operatorId, cents, reason, by });
    const detail = { operator: job.operator, cents, reason };
    await insertAudit(tx, { memberId: staff.id, memberName: by, act: 'correct-job', subject: job.reference, detail });
    return success(true as const);
  });
}
