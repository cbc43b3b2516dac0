import type { DatabaseTransaction } from '#db/engine/tables.ts';
import { databaseNow, inTransaction } from '#db/engine/transaction.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { findChosenOption } from '#domain/trip/chosen-option.ts';
import { stateAfter } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { mayCause, type StaffMember } from '#operations/trips/actor.ts';
import { type ApplyContext, lockTrip, type NotApplied } from '#operations/trips/apply.ts';
import { quietly } from '#operations/trips/trip-effect.ts';
import { lockTripByReference } from '#operations/trips/trip-store.ts';
import { listPayments, recordTransfer } from './payment-store.ts';
import { countPaidCents } from './rules/settle-payment.ts';

export type BankTransfer = {
  readonly reference: string;
  readonly staff: StaffMember;
  readonly cents: number;
  /** Tells this transfer from the trip's others, such as the line of the statement. */
  readonly note: string;
  /** `YYYY-MM-DD`; null: today. */
  readonly date: string | null;
};

/** `known`: recorded before, and nothing was done. */
export type RecordedTransfer = {
  readonly trip: Trip;
  readonly outcome: 'recorded' | 'known';
  readonly paidCents: number;
  readonly dueCents: number;
};

/** The note stands for another amount of the same trip already. */
export type OtherAmount = { readonly why: 'other-amount' };

/** Records a bank transfer, once for each note. */
export async function recordPayment(
  context: ApplyContext,
  transfer: BankTransfer,
): Promise<Result<RecordedTransfer, OtherAmount | NotApplied>> {
  return await inTransaction(context.db, (tx) => recordWithin({ ...context, db: tx }, transfer));
}

/** The same, in the transaction of whatever else is written with it. */
export async function recordWithin(
  context: ApplyContext & { readonly db: DatabaseTransaction },
  { reference, staff, cents, note, date }: BankTransfer,
): Promise<Result<RecordedTransfer, OtherAmount | NotApplied>> {
  const { db: tx } = context;
  if (!mayCause(staff, 'paid')) return failure({ why: 'no-right' });
  const trip = await lockTripByReference(tx, reference);
  if (trip === null) return failure({ why: 'no-such-trip' });
  if (trip.bookedAt === null) return failure({ why: 'state', trip });
  const now = await databaseNow(tx);
  const outcome = await recordTransfer(tx, { tripId: trip.id, note, cents, paidAt: date === null ? now : `${date}T00:00:00.000Z` });
  if (outcome === 'other-amount') return failure({ why: outcome });
  if (outcome === 'recorded') await lockTrip(context, { trip, now, actor: staff }).write(quietly('paid', { detail: { cents } }));
  return success({ trip, outcome, ...(await balanceOf(tx, trip)) });
}

/** More than the customer owes: it may be a typing error, so whoever types it says that it is right. */
export type MoreThanDue = { readonly why: 'more-than-due'; readonly values: { readonly cents: number } };

/** Records what somebody typed: more than is open only where `isMeant` says that it is right. */
export async function recordTypedPayment(
  context: ApplyContext,
  { isMeant, ...transfer }: BankTransfer & { readonly isMeant: boolean },
): Promise<Result<RecordedTransfer, OtherAmount | MoreThanDue | NotApplied>> {
  if (!mayCause(transfer.staff, 'paid')) return failure({ why: 'no-right' });
  return await inTransaction(context.db, async (tx): Promise<Result<RecordedTransfer, OtherAmount | MoreThanDue | NotApplied>> => {
    const trip = await lockTripByReference(tx, transfer.reference);
    if (trip === null) return failure({ why: 'no-such-trip' });
    const { paidCents, dueCents } = await balanceOf(tx, trip);
    const openCents = Math.max(0, dueCents - paidCents);
    const isKnown = (await listPayments(tx, trip.id)).some(({ providerId }) => providerId === transfer.note);
    if (!isMeant && !isKnown && transfer.cents > openCents) return failure({ why: 'more-than-due', values: { cents: openCents } });
    return await recordWithin({ ...context, db: tx }, transfer);
  });
}

async function balanceOf(tx: DatabaseTransaction, trip: Trip) {
  const paidCents = countPaidCents(await listPayments(tx, trip.id));
  return { paidCents, dueCents: trip.cancelation?.feeCents ?? findChosenOption(trip)?.totalCents ?? 0 };
}

/** More than came in, and was not given back before. */
export type TooMuch = { readonly why: 'more-than-paid'; readonly paidCents: number };

/** Records money that went back to the customer by bank, once for each note. Moving it is the bank's business, not ours. */
export async function recordRefund(
  context: ApplyContext,
  { reference, staff, cents, note, date }: BankTransfer,
): Promise<Result<RecordedTransfer, OtherAmount | TooMuch | NotApplied>> {
  if (!mayCause(staff, 'refunded')) return failure({ why: 'no-right' });
  return await inTransaction(context.db, async (tx) => {
    const trip = await lockTripByReference(tx, reference);
    if (trip === null) return failure({ why: 'no-such-trip' as const });
    if (!stateAfter(trip, 'refunded', staff.kind).ok) return failure({ why: 'state' as const, trip });
    const { paidCents } = await balanceOf(tx, trip);
    const now = await databaseNow(tx);
    const paidAt = date === null ? now : `${date}T00:00:00.000Z`;
    const isKnown = (await listPayments(tx, trip.id)).some((known) => known.providerId === note);
    if (!isKnown && cents > paidCents) return failure({ why: 'more-than-paid' as const, paidCents });
    const outcome = await recordTransfer(tx, { tripId: trip.id, note, cents: -cents, paidAt });
    if (outcome === 'other-amount') return failure({ why: outcome });
    if (outcome === 'recorded') {
      await lockTrip({ ...context, db: tx }, { trip, now, actor: staff }).write(quietly('refunded', { detail: { cents } }));
    }
    return success({ trip, outcome, ...(await balanceOf(tx, trip)) });
  });
}
