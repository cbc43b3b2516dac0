import { sql } from 'kysely';
import type { Trip } from '#domain/trip/trip.ts';
import { isConnectionLoss, isTransactionConflict, isViolationOf } from './database-errors.ts';
import { formatHistory, type HistoryEntry, historyColumns } from './history-store.ts';
import { createKeyRows, findOutcome, type IdempotentRequest, type StoredOutcome } from './idempotency-store.ts';
import { createJsonRows } from './json-rows.ts';
import { createJobRows, type NewJob } from './outbox-store.ts';
import type { Database } from './tables.ts';
import { repeat } from './transaction.ts';
import { formatTrip } from './trip-row.ts';

export type RequestedTrip = {
  readonly trip: Trip;
  readonly history: HistoryEntry;
  readonly outbox: readonly NewJob[];
  readonly idempotency: IdempotentRequest & { readonly outcome: unknown };
};

export type StoredRequest =
  | { readonly kind: 'stored' }
  /** Stored by the same request before, or nothing stored because its key was used for another; as the idempotency store answers. */
  | StoredOutcome
  /** Another trip has this reference: make another one and try again. */
  | { readonly kind: 'reference-taken' };

/**
 * Stores a new trip with its history, its mails and the answer to its idempotency key: all or nothing, in one statement and so in one
 * round trip and one commit. It is its own transaction. A connection lost on the way is tried again, which the key makes safe: if the
 * first try arrived after all, the second finds its outcome.
 */
export async function storeRequestedTrip(db: Database, request: RequestedTrip): Promise<StoredRequest> {
  const attempt = async (): Promise<StoredRequest> => {
    if (await insertAll(db, request)) return { kind: 'stored' };
    const found = await findOutcome(db, request.idempotency);
    return found ?? (await attempt());
  };
  try {
    return await repeat(attempt, (error) => isTransactionConflict(error) || isConnectionLoss(error));
  } catch (error) {
    if (isViolationOf(error, 'trips_reference_unique')) return { kind: 'reference-taken' };
    throw error;
  }
}

/** False when the key is taken: everything else hangs on the row that claims it. */
async function insertAll(db: Database, { trip, history, outbox, idempotency }: RequestedTrip): Promise<boolean> {
  const row = formatTrip(trip);
  const key = createKeyRows({ request: idempotency, outcome: idempotency.outcome, tripId: trip.id });
  const trips = createJsonRows('trips', Object.keys(row), [row]);
  const changes = createJsonRows('trip_history', historyColumns, [formatHistory(history)]);
  const jobs = createJobRows(outbox);
  const { rows } = await sql`
    with claimed as (
      insert into idempotency_keys (${key.columns}) select ${key.values} from ${key.source}
      on conflict (operation, key) do nothing
      returning trip_id
    ), stored as (
      insert into trips (${trips.columns}) select ${trips.values} from claimed cross join ${trips.source}
    ), noted as (
      insert into trip_history (${changes.columns}) select ${changes.values} from claimed cross join ${changes.source}
    ), queued as (
      insert into outbox (${jobs.columns}) select ${jobs.values} from claimed cross join ${jobs.source}
      on conflict (message_id) do nothing
    )
    select trip_id from claimed`.execute(db);
  return rows.length > 0;
}
