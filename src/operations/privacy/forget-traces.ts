import { sql } from 'kysely';
import type { DatabaseTransaction } from '#db/engine/tables.ts';
import { forgetPayers } from '#operations/payments/bank-line-store.ts';
import { deleteReview } from '#operations/reviews/review-store.ts';

/**
 * Takes the people out of everything that hangs on a trip, and marks it as anonymous: mails, answers to requests, reasons, reviews, notes and
 * what stands beside payments. Message ids stay, so that no mail is ever made a second time. In the transaction that empties the trip itself.
 */
export async function forgetTraces(
  tx: DatabaseTransaction,
  { tripId, at }: { readonly tripId: string; readonly at: string },
): Promise<void> {
  await sql`update trips set anonymised_at = ${at} where id = ${tripId}`.execute(tx);
  await sql`
    update outbox set payload = '{}', recipient_hash = null, lease_until = null, lease_owner = null, last_error = null,
      failed_at = case when done_at is null then coalesce(failed_at, now()) end
    where trip_id = ${tripId}`.execute(tx);
  await sql`delete from idempotency_keys where trip_id = ${tripId}`.execute(tx);
  await sql`update invoices set document = '{}' where trip_id = ${tripId}`.execute(tx);
  await sql`update payments set provider_id = id::text where trip_id = ${tripId}`.execute(tx);
  await forgetPayers(tx, tripId);
  await sql`update refund_orders set name = '', iban = '', words = '' where trip_id = ${tripId}`.execute(tx);
  await forgetReasons(tx, tripId);
}

/** Takes out of what hangs on a trip that is over what its invoice does not need: reasons, notes, the texts of mails and the review. */
export async function forgetReasons(tx: DatabaseTransaction, tripId: string): Promise<void> {
  await sql`update trip_history set detail = detail - 'reason' - 'note' where trip_id = ${tripId}`.execute(tx);
  await sql`delete from price_proposals where trip_id = ${tripId}`.execute(tx);
  await sql`delete from trip_notes where trip_id = ${tripId}`.execute(tx);
  await sql`delete from lost_items where trip_id = ${tripId}`.execute(tx);
  await sql`delete from trip_tasks where trip_id = ${tripId}`.execute(tx);
  await sql`delete from sent_mails where trip_id = ${tripId}`.execute(tx);
  await sql`delete from payment_disputes where trip_id = ${tripId}`.execute(tx);
  await sql`update money_cases set detail = '', answer = '' where trip_id = ${tripId}`.execute(tx);
  await sql`delete from trip_mail_holds where trip_id = ${tripId}`.execute(tx);
  await sql`delete from incidents where trip_id = ${tripId}`.execute(tx);
  await sql`delete from duty_sheets where trip_id = ${tripId}`.execute(tx);
  await sql`update jobs set driver_name = '', driver_phone = '', drop_reason = '' where trip_id = ${tripId}`.execute(tx);
  await sql`delete from live_places where trip_id = ${tripId}`.execute(tx);
  await sql`update duty_presses set note = '' where trip_id = ${tripId}`.execute(tx);
  await deleteReview(tx, tripId);
}
