import type { DatabaseTransaction } from '#db/engine/tables.ts';
import { inTransaction } from '#db/engine/transaction.ts';
import { requiredLine } from '#domain/input/fields.ts';
import { type Mistyped, readTyped } from '#domain/input/read-typed.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import { formatEuros } from '#domain/money/decimal-euros.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { insertAudit } from '#operations/audit/audit-store.ts';
import { readAccount } from '#operations/trips/account.ts';
import { actOnTrip } from '#operations/trips/act-on-trip.ts';
import { nameInAudit, type StaffMember } from '#operations/trips/actor.ts';
import type { ApplyContext, NotApplied } from '#operations/trips/apply.ts';
import {
  type Adjustment,
  insertWriteOff,
  lockWriteOff,
  noteFeeWaived,
  noteUndone,
  noteWriteOffApproved,
  readDecided,
} from './adjustment-store.ts';
import { hasSecondPerson } from './refund-store.ts';
import { needsApproval } from './rules/adjustments.ts';

const reasonField = { reason: requiredLine(textLimits.reason) };

type OnTrip = { readonly reference: string; readonly staff: StaffMember; readonly reason: string };
export type WritingOff = OnTrip & { readonly cents: number };

/** More than the customer still owes. */
export type MoreThanOpen = { readonly why: 'more-than-open'; readonly values: { readonly open: string } };
export type NotWrittenOff = MoreThanOpen | { readonly why: 'written-off-before' };

/**
 * Gives up an amount that a customer owes, with a reason. It is not asked any more and costs no VAT correction: that is the accountant's.
 * Above a limit it counts only once a second person has approved it.
 */
export async function writeOff(
  context: ApplyContext,
  { reference, staff, cents, reason }: WritingOff,
): Promise<Result<{ readonly waits: boolean }, NotWrittenOff | Mistyped | NotApplied>> {
  return await actOnTrip<{ readonly waits: boolean }, NotWrittenOff | Mistyped>(
    context,
    { reference, staff, right: 'write-off', act: 'write-off' },
    async ({ tx, trip, now }) => {
      const read = readTyped(reasonField, { reason });
      if (!read.ok) return read;
      const { information } = await readAccount(tx, { trip, now });
      const open = Math.max(0, information.outstandingCents);
      if (cents > open) return failure({ why: 'more-than-open', values: { open: formatEuros(open) } });
      const waits = needsApproval(cents) && (await hasSecondPerson(tx));
      const by = { madeById: staff.id, madeBy: nameInAudit(staff) };
      const isNew = await insertWriteOff(tx, { tripId: trip.id, cents, reason: read.value.reason, ...by, isApproved: !waits });
      return isNew ? success({ waits }) : failure({ why: 'written-off-before' });
    },
  );
}

type ById = { readonly staff: StaffMember; readonly id: string };
type NotDecided = { readonly why: 'no-right' | 'gone' | 'own-write-off' };

/** Locks the write-off, decides on it and writes the audit. */
async function decide(
  { db }: Pick<ApplyContext, 'db'>,
  { staff, id, act }: ById & { readonly act: string },
  work: (tx: DatabaseTransaction, found: Adjustment) => Promise<Result<true, NotDecided>>,
): Promise<Result<true, NotDecided>> {
  if (!staff.rights.includes('write-off')) return failure({ why: 'no-right' });
  return await inTransaction(db, async (tx) => {
    const found = await lockWriteOff(tx, id);
    if (found === null) return failure({ why: 'gone' as const });
    const outcome = await work(tx, found);
    const by = { memberId: staff.id, memberName: nameInAudit(staff) };
    if (outcome.ok) await insertAudit(tx, { ...by, act, subject: found.reference, detail: { cents: found.cents } });
    return outcome;
  });
}

/** Approves a write-off of somebody else. */
export async function approveWriteOff(context: Pick<ApplyContext, 'db'>, { staff, id }: ById): Promise<Result<true, NotDecided>> {
  return await decide(context, { staff, id, act: 'approve-write-off' }, async (tx, { isApproved, madeById }) => {
    if (isApproved) return failure({ why: 'gone' });
    if (staff.id !== null && madeById === staff.id && (await hasSecondPerson(tx))) return failure({ why: 'own-write-off' });
    await noteWriteOffApproved(tx, { id, memberId: staff.id, memberName: nameInAudit(staff) });
    return success(true);
  });
}

/** Takes a write-off back, whether it was approved or still waits: the customer owes the amount again. */
export async function undoWriteOff(context: Pick<ApplyContext, 'db'>, { staff, id }: ById): Promise<Result<true, NotDecided>> {
  return await decide(context, { staff, id, act: 'undo-write-off' }, async (tx) => {
    await noteUndone(tx, { id, memberName: nameInAudit(staff) });
    return success(true);
  });
}

/** Waives the recovery costs that reminders of a trip asked for. What was paid of them becomes a refund that we owe. */
export async function waiveReminderFee(
  context: ApplyContext,
  { reference, staff, reason }: OnTrip,
): Promise<Result<true, { readonly why: 'no-reminder-fee' } | Mistyped | NotApplied>> {
  return await actOnTrip<true, { readonly why: 'no-reminder-fee' } | Mistyped>(
    context,
    { reference, staff, right: 'waive-fees', act: 'waive-reminder-fee' },
    async ({ tx, trip }) => {
      const read = readTyped(reasonField, { reason });
      if (!read.ok) return read;
      const cents = (await readDecided(tx, [trip.id])).get(trip.id)?.askedFeeCents ?? 0;
      if (cents === 0) return failure({ why: 'no-reminder-fee' });
      await noteFeeWaived(tx, { tripId: trip.id, cents, reason: read.value.reason, by: nameInAudit(staff) });
      return success(true);
    },
  );
}
