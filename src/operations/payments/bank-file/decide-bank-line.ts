import type { DatabaseTransaction } from '#db/engine/tables.ts';
import { inTransaction } from '#db/engine/transaction.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { insertAudit } from '#operations/audit/audit-store.ts';
import { nameInAudit, type StaffMember } from '#operations/trips/actor.ts';
import type { ApplyContext, NotApplied } from '#operations/trips/apply.ts';
import { lockOpenBankLine, noteAside, noteRecorded, type OpenBankLine } from '../bank-line-store.ts';
import { type OtherAmount, recordWithin } from '../record-payment.ts';

type Deciding = { readonly staff: StaffMember; readonly lineId: string };

/** Somebody decided about it before. */
export type LineGone = { readonly why: 'line-gone' };

/** Records a line of a statement as a payment of a trip, once: of two who do so at once the second is told. */
export async function recordBankLine(
  context: ApplyContext,
  { staff, lineId, reference }: Deciding & { readonly reference: string },
): Promise<Result<true, LineGone | OtherAmount | NotApplied>> {
  return await decide(context, { staff, lineId }, async (tx, line) => {
    const note = `${line.bookedOn} ${line.name} ${line.id}`;
    const transfer = { reference, staff, cents: line.cents, note, date: line.bookedOn };
    const recorded = await recordWithin({ ...context, db: tx }, transfer);
    if (!recorded.ok) return recorded;
    await noteRecorded(tx, { id: line.id, decidedBy: nameInAudit(staff), tripId: recorded.value.trip.id });
    return success(true as const);
  });
}

/** Says that a line pays no trip: who paid is forgotten then. */
export async function putBankLineAside(context: ApplyContext, deciding: Deciding): Promise<Result<true, LineGone | NotApplied>> {
  const { staff } = deciding;
  return await decide(context, deciding, async (tx, { id }) => {
    await noteAside(tx, { id, decidedBy: nameInAudit(staff) });
    await insertAudit(tx, {
      memberId: staff.id,
      memberName: nameInAudit(staff),
      act: 'bank-line-aside',
      subject: '',
      detail: { line: id },
    });
    return success(true as const);
  });
}

async function decide<Problem>(
  { db }: ApplyContext,
  { staff, lineId }: Deciding,
  work: (tx: DatabaseTransaction, line: OpenBankLine) => Promise<Result<true, Problem>>,
): Promise<Result<true, Problem | LineGone | NotApplied>> {
  if (!staff.rights.includes('record-payments')) return failure({ why: 'no-right' });
  return await inTransaction(db, async (tx) => {
    const line = await lockOpenBankLine(tx, lineId);
    return line === null ? failure({ why: 'line-gone' as const }) : await work(tx, line);
  });
}
