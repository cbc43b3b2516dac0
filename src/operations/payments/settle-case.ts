import { inTransaction } from '#db/engine/transaction.ts';
import { requiredLine } from '#domain/input/fields.ts';
import { type Mistyped, readTyped } from '#domain/input/read-typed.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { insertAudit } from '#operations/audit/audit-store.ts';
import { nameInAudit, type StaffMember } from '#operations/trips/actor.ts';
import type { ApplyContext } from '#operations/trips/apply.ts';
import { noteUnreadDone } from './bank-line-store.ts';
import { closeCase } from './money-case-store.ts';

type ById = { readonly staff: StaffMember; readonly id: string };
type Refused = { readonly why: 'no-right' | 'gone' };

/** Closes a payment problem and records what was done about it. */
export async function settleCase(
  { db }: Pick<ApplyContext, 'db'>,
  { staff, id, answer }: ById & { readonly answer: string },
): Promise<Result<true, Refused | Mistyped>> {
  if (!staff.rights.includes('record-payments')) return failure({ why: 'no-right' });
  const read = readTyped({ answer: requiredLine(textLimits.reason) }, { answer });
  if (!read.ok) return read;
  return await inTransaction(db, async (tx) => {
    const closed = await closeCase(tx, { id, doneBy: nameInAudit(staff), answer: read.value.answer });
    if (closed === null) return failure({ why: 'gone' as const });
    await insertAudit(tx, {
      memberId: staff.id,
      memberName: nameInAudit(staff),
      act: 'settle-money-case',
      subject: '',
      detail: { case: id },
    });
    return success(true as const);
  });
}

/** Marks the unreadable lines of a file as checked at the bank. */
export async function settleUnread({ db }: Pick<ApplyContext, 'db'>, { staff, id }: ById): Promise<Result<true, Refused>> {
  if (!staff.rights.includes('record-payments')) return failure({ why: 'no-right' });
  return await inTransaction(db, async (tx) => {
    const isFirst = await noteUnreadDone(tx, { id, decidedBy: nameInAudit(staff) });
    return isFirst ? success(true as const) : failure({ why: 'gone' as const });
  });
}
