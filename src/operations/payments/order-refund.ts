import { v7 as createId } from 'uuid';
import { inTransaction } from '#db/engine/transaction.ts';
import { requiredLine } from '#domain/input/fields.ts';
import { type Mistyped, readTyped } from '#domain/input/read-typed.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { insertAudit } from '#operations/audit/audit-store.ts';
import { readAccount } from '#operations/trips/account.ts';
import { actOnTrip } from '#operations/trips/act-on-trip.ts';
import { nameInAudit, type StaffMember } from '#operations/trips/actor.ts';
import type { ApplyContext, NotApplied } from '#operations/trips/apply.ts';
import { recordRefundWithin } from './record-payment.ts';
import {
  hasSecondPerson,
  insertRefundFile,
  insertRefundOrder,
  lockApprovedOrders,
  lockRefundOrder,
  noteApproved,
  noteRefused,
  sumOrdered,
} from './refund-store.ts';
import { hasCheckDigits } from './rules/payer-account.ts';

export type OrderingRefund = {
  readonly reference: string;
  readonly staff: StaffMember;
  readonly cents: number;
  readonly name: string;
  readonly iban: string;
};

/** More than we owe the customer, pending refunds included. */
export type MoreThanOwed = { readonly why: 'more-than-owed'; readonly values: { readonly owed: string } };

/** Orders a refund to a customer; a second person approves it, and then it goes to the bank. */
export async function orderRefund(
  context: ApplyContext,
  { reference, staff, cents, name, iban }: OrderingRefund,
): Promise<Result<true, MoreThanOwed | { readonly why: 'no-iban' } | Mistyped | NotApplied>> {
  return await actOnTrip<true, MoreThanOwed | { readonly why: 'no-iban' } | Mistyped>(
    context,
    { reference, staff, right: 'record-payments', act: 'order-refund' },
    async ({ tx, trip, now }) => {
      const read = readTyped({ name: requiredLine(textLimits.name) }, { name });
      if (!read.ok) return read;
      const plain = iban.replaceAll(/\s/g, '').toUpperCase();
      if (!hasCheckDigits(plain)) return failure({ why: 'no-iban' });
      const { information } = await readAccount(tx, { trip, now });
      const owed = -information.outstandingCents - (await sumOrdered(tx, trip.id));
      if (cents > owed) return failure({ why: 'more-than-owed', values: { owed: (Math.max(0, owed) / 100).toFixed(2) } });
      const order = { id: createId(), tripId: trip.id, cents, name: read.value.name, iban: plain, words: trip.reference };
      await insertRefundOrder(tx, { ...order, orderedById: staff.id, orderedBy: nameInAudit(staff) });
      return success(true);
    },
  );
}

type ById = { readonly staff: StaffMember; readonly id: string };
type NotAgreed = { readonly why: 'no-right' | 'gone' | 'own-refund' };

/** Approves a refund ordered by somebody else. In a company of one person the same person may. */
export async function approveRefund({ db }: ApplyContext, { staff, id }: ById): Promise<Result<true, NotAgreed>> {
  if (!staff.rights.includes('record-payments')) return failure({ why: 'no-right' });
  return await inTransaction(db, async (tx) => {
    const order = await lockRefundOrder(tx, id);
    if (order === null || order.approvedBy !== null) return failure({ why: 'gone' as const });
    const isOwn = staff.id !== null && order.orderedById === staff.id;
    if (isOwn && (await hasSecondPerson(tx))) return failure({ why: 'own-refund' as const });
    const memberName = nameInAudit(staff);
    await noteApproved(tx, { id, memberId: staff.id, memberName });
    await insertAudit(tx, {
      memberId: staff.id,
      memberName,
      act: 'approve-refund',
      subject: order.reference,
      detail: { cents: order.cents },
    });
    return success(true as const);
  });
}

/** Cancels an order that has not been sent to the bank. */
export async function refuseRefund({ db }: ApplyContext, { staff, id }: ById): Promise<Result<true, NotAgreed>> {
  if (!staff.rights.includes('record-payments')) return failure({ why: 'no-right' });
  return await inTransaction(db, async (tx) => {
    const order = await lockRefundOrder(tx, id);
    if (order === null) return failure({ why: 'gone' as const });
    const memberName = nameInAudit(staff);
    await noteRefused(tx, { id, memberName });
    await insertAudit(tx, {
      memberId: staff.id,
      memberName,
      act: 'refuse-refund',
      subject: order.reference,
      detail: { cents: order.cents },
    });
    return success(true as const);
  });
}

/**
 * Makes the bank file of all approved refunds, and records them on their trips: from then on the money counts as returned. A refund that is
 * no longer owed is left out.
 */
export async function makeRefundFile(
  context: ApplyContext,
  { staff }: { readonly staff: StaffMember },
): Promise<Result<{ readonly file: string }, { readonly why: 'no-right' | 'no-refunds' }>> {
  if (!staff.rights.includes('record-payments')) return failure({ why: 'no-right' });
  return await inTransaction(context.db, async (tx) => {
    const id = createId();
    const orders: string[] = [];
    let sum = 0;
    for (const { id: order, reference, cents } of await lockApprovedOrders(tx)) {
      const note = `refund ${order}`;
      const recorded = await recordRefundWithin({ ...context, db: tx }, { reference, staff, cents, note, date: null });
      if (!recorded.ok) continue;
      orders.push(order);
      sum += cents;
    }
    if (orders.length === 0) return failure({ why: 'no-refunds' as const });
    const messageId = `REFUND-${id.replaceAll('-', '').slice(0, 24)}`;
    const madeBy = nameInAudit(staff);
    await insertRefundFile(tx, { id, messageId, madeBy, cents: sum, orders });
    await insertAudit(tx, {
      memberId: staff.id,
      memberName: madeBy,
      act: 'refund-file',
      subject: '',
      detail: { cents: sum, count: orders.length },
    });
    return success({ file: id });
  });
}
