import { sql } from 'kysely';
import type { DatabaseTransaction } from '#db/engine/tables.ts';
import { deleteReview } from '#operations/reviews/review-store.ts';
import { eraseRows } from './register-rows.ts';

type Traces = {
  readonly tripId: string;
  readonly at: string;
  /** Whether its invoices and payments may be deleted too. */
  readonly isWhole: boolean;
};

/** Values in event details that are numbers or our own words; typed text is deleted. */
const wordsOfOurs = ['until', 'startsOn', 'option', 'changed', 'incident', 'asked'];

/**
 * Deletes the people from everything that belongs to a trip and marks the trip: nobody gets mails about it any more, and waiting mails are
 * emptied. Message ids stay, so that no mail is ever sent twice. Runs in the transaction that empties the trip itself.
 */
export async function forgetTraces(tx: DatabaseTransaction, { tripId, at, isWhole }: Traces): Promise<void> {
  await sql`
    update trips set forgotten_at = coalesce(forgotten_at, ${at}), anonymised_at = case when ${isWhole} then ${at} else anonymised_at end
    where id = ${tripId}`.execute(tx);
  await sql`
    update outbox set payload = '{}', recipient_hash = null, lease_until = null, lease_owner = null, last_error = null,
      failed_at = case when done_at is null then coalesce(failed_at, now()) end
    where trip_id = ${tripId}`.execute(tx);
  await sql`
    update trip_history set detail = coalesce((
      select jsonb_object_agg(key, value) from jsonb_each(detail)
      where jsonb_typeof(value) in ('number', 'boolean') or key = any(${wordsOfOurs})), '{}')
    where trip_id = ${tripId}`.execute(tx);
  // A provider's own number is of its books; the line of a statement names who paid.
  await sql`
    update payments set checkout_url = null, provider_id = case when ${isWhole} or provider = 'transfer' then id::text else provider_id end
    where trip_id = ${tripId}`.execute(tx);
  await deleteReview(tx, tripId);
  await eraseRows(tx, 'customer', { ids: [tripId], over: isWhole ? ['books'] : [] });
}
