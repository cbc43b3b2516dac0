import { databaseNow, inTransaction } from '#data/engine/transaction.ts';
import { listPayments, recordTransfer } from '#data/payments/payment-store.ts';
import { lockTripByReference } from '#data/trips/trip-store.ts';
import { countPaidCents } from '#domain/invoice/settle-payment.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { findChosenOption } from '#domain/trip/chosen-option.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { mayCause, type StaffMember } from './actor.ts';
import { type ApplyContext, hold, type NotApplied } from './apply.ts';
import { quietly } from './trip-effect.ts';

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
  { reference, staff, cents, note, date }: BankTransfer,
): Promise<Result<RecordedTransfer, OtherAmount | NotApplied>> {
  if (!mayCause(staff, 'paid')) return failure({ why: 'no-right' });
  return await inTransaction(context.db, async (tx) => {
    const trip = await lockTripByReference(tx, reference);
    if (trip === null) return failure({ why: 'no-such-trip' });
    if (trip.bookedAt === null) return failure({ why: 'state', trip });
    const now = await databaseNow(tx);
    const outcome = await recordTransfer(tx, { tripId: trip.id, note, cents, paidAt: date === null ? now : `${date}T00:00:00.000Z` });
    if (outcome === 'other-amount') return failure({ why: outcome });
    if (outcome === 'recorded')
      await hold({ ...context, db: tx }, { trip, now, actor: staff }).write(quietly('paid', { detail: { cents } }));
    const paidCents = countPaidCents(await listPayments(tx, trip.id));
    return success({ trip, outcome, paidCents, dueCents: trip.cancelation?.feeCents ?? findChosenOption(trip)?.totalCents ?? 0 });
  });
}
