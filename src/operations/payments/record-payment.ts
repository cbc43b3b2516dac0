import type { DatabaseTransaction } from '#db/engine/tables.ts';
import { databaseNow, inTransaction } from '#db/engine/transaction.ts';
import { formatEuros } from '#domain/money/decimal-euros.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { findChosenOption } from '#domain/trip/chosen-option.ts';
import { stateAfter } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { readAccount } from '#operations/trips/account.ts';
import { mayCause, type StaffMember } from '#operations/trips/actor.ts';
import { type ApplyContext, lockTrip, type NotApplied } from '#operations/trips/apply.ts';
import { quietly } from '#operations/trips/trip-effect.ts';
import { lockTripByReference } from '#operations/trips/trip-store.ts';
import { nameBalanceCase } from './money-case-store.ts';
import { listPayments, recordTransfer } from './payment-store.ts';
import { findUnusual } from './rules/money-case.ts';
import { countPaidCents } from './rules/settle-payment.ts';

export type BankTransfer = {
  readonly reference: string;
  readonly staff: StaffMember;
  readonly cents: number;
  /** Distinguishes this transfer from the trip's others, such as the line of the statement. */
  readonly note: string;
  /** `YYYY-MM-DD`; null: today. */
  readonly date: string | null;
  /** Confirmed by a person despite the warning. */
  readonly isSure: boolean;
};

/** `known`: recorded before, so nothing was done. */
export type RecordedTransfer = {
  readonly trip: Trip;
  readonly outcome: 'recorded' | 'known';
  readonly paidCents: number;
  readonly dueCents: number;
};

/** The note is already used for another amount of the same trip. */
export type OtherAmount = { readonly why: 'other-amount' };

/** More than is due, a repeated amount, or for a cancelled trip: a person must confirm it. */
export type Unusual = {
  readonly why: 'ask-overpaid' | 'ask-after-cancelling' | 'ask-paid-twice';
  readonly values: { readonly reference: string; readonly sum: string; readonly open: string };
};

type NotRecorded = OtherAmount | Unusual | NotApplied;

/** Records a bank transfer, once per note. */
export async function recordPayment(context: ApplyContext, transfer: BankTransfer): Promise<Result<RecordedTransfer, NotRecorded>> {
  return await inTransaction(context.db, (tx) => recordWithin({ ...context, db: tx }, transfer));
}

type Within = ApplyContext & { readonly db: DatabaseTransaction };

/** Whether a transfer may be recorded, and what is unusual about it; locks the trip until the transaction ends. */
export async function judgeTransfer(
  { db: tx }: Within,
  { reference, staff, cents, note, isSure }: BankTransfer,
): Promise<Result<{ readonly trip: Trip; readonly unusual: ReturnType<typeof findUnusual> }, Unusual | NotApplied>> {
  if (!mayCause(staff, 'paid')) return failure({ why: 'no-right' });
  const trip = await lockTripByReference(tx, reference);
  if (trip === null) return failure({ why: 'no-such-trip' });
  if (trip.bookedAt === null) return failure({ why: 'state', trip });
  const { due, information, payments, adjusted } = await readAccount(tx, { trip, now: await databaseNow(tx) });
  if (payments.some(({ providerId }) => providerId === note)) return success({ trip, unusual: null });
  const planned = due.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const { paidCents, dueCents } = await balanceOf(tx, trip);
  // Recovery costs are in no document, but a reminder asked for them.
  const openCents = Math.max(0, information.outstandingCents, planned, dueCents - paidCents) + adjusted.openFeeCents;
  const paid = payments.flatMap((payment) => (payment.status === 'paid' ? [payment.cents - payment.returnedCents] : []));
  const unusual = findUnusual({ cents, outstandingCents: openCents, isCancelled: trip.cancelation !== null, paid });
  return unusual === null || isSure
    ? success({ trip, unusual })
    : failure({ why: `ask-${unusual}` as const, values: { reference, sum: formatEuros(cents), open: formatEuros(openCents) } });
}

/** The same as {@link recordPayment}, within the caller's transaction. */
export async function recordWithin(context: Within, transfer: BankTransfer): Promise<Result<RecordedTransfer, NotRecorded>> {
  const { db: tx } = context;
  const { staff, cents, note, date } = transfer;
  const judged = await judgeTransfer(context, transfer);
  if (!judged.ok) return judged;
  const { trip, unusual } = judged.value;
  const now = await databaseNow(tx);
  const outcome = await recordTransfer(tx, { tripId: trip.id, note, cents, paidAt: date === null ? now : `${date}T00:00:00.000Z` });
  if (outcome === 'other-amount') return failure({ why: outcome });
  if (outcome === 'recorded') {
    await lockTrip(context, { trip, now, actor: staff }).write(quietly('paid', { detail: { cents } }));
    if (unusual !== null) await nameBalanceCase(tx, trip.id, unusual);
  }
  return success({ trip, outcome, ...(await balanceOf(tx, trip)) });
}

async function balanceOf(tx: DatabaseTransaction, trip: Trip) {
  const paidCents = countPaidCents(await listPayments(tx, trip.id));
  return { paidCents, dueCents: trip.cancelation?.feeCents ?? findChosenOption(trip)?.totalCents ?? 0 };
}

/** More than was paid and not yet refunded. */
export type TooMuch = { readonly why: 'more-than-paid'; readonly paidCents: number };

/** The note was already used for this refund: nothing was recorded. */
export type KnownRefund = { readonly why: 'refund-known' };

type Refund = Omit<BankTransfer, 'isSure'>;

/** Records a bank refund to the customer, once per note. The bank moves the money, not we. */
export async function recordRefund(
  context: ApplyContext,
  refund: Refund,
): Promise<Result<RecordedTransfer, OtherAmount | TooMuch | KnownRefund | NotApplied>> {
  const recorded = await inTransaction(context.db, (tx) => recordRefundWithin({ ...context, db: tx }, refund));
  return recorded.ok && recorded.value.outcome === 'known' ? failure({ why: 'refund-known' }) : recorded;
}

/** The same within the caller's transaction. */
export async function recordRefundWithin(
  context: Within,
  { reference, staff, cents, note, date }: Refund,
): Promise<Result<RecordedTransfer, OtherAmount | TooMuch | NotApplied>> {
  if (!mayCause(staff, 'refunded')) return failure({ why: 'no-right' });
  const { db: tx } = context;
  const trip = await lockTripByReference(tx, reference);
  if (trip === null) return failure({ why: 'no-such-trip' });
  if (!stateAfter(trip, 'refunded', staff.kind).ok) return failure({ why: 'state', trip });
  const { paidCents } = await balanceOf(tx, trip);
  const now = await databaseNow(tx);
  const paidAt = date === null ? now : `${date}T00:00:00.000Z`;
  const isKnown = (await listPayments(tx, trip.id)).some((known) => known.providerId === note);
  if (!isKnown && cents > paidCents) return failure({ why: 'more-than-paid', paidCents });
  const outcome = await recordTransfer(tx, { tripId: trip.id, note, cents: -cents, paidAt });
  if (outcome === 'other-amount') return failure({ why: outcome });
  if (outcome === 'recorded') await lockTrip(context, { trip, now, actor: staff }).write(quietly('refunded', { detail: { cents } }));
  return success({ trip, outcome, ...(await balanceOf(tx, trip)) });
}
