import { CompiledQuery, type RawBuilder, sql } from 'kysely';
import * as v from 'valibot';
import type { Trip } from '#domain/trip/trip.ts';
import { isConnectionLoss, isTransactionConflict, isViolationOf } from '../engine/database-errors.ts';
import { createJsonRows } from '../engine/json-rows.ts';
import { prepared } from '../engine/prepared.ts';
import { parseStored } from '../engine/stored.ts';
import type { Database } from '../engine/tables.ts';
import { repeat } from '../engine/transaction.ts';
import { countingMails, isWithinCount } from '../outbox/mail-count.ts';
import { createJobRows, formatJob, type NewJob } from '../outbox/outbox-store.ts';
import { formatHistory, type HistoryEntry, historyColumns } from './history-store.ts';
import { findOutcome, formatKey, type IdempotentRequest, judgeRepetition, type StoredOutcome } from './idempotency-store.ts';
import { formatTrip } from './trip-row.ts';

export type RequestedTrip = {
  readonly trip: Trip;
  readonly history: HistoryEntry;
  readonly outbox: readonly NewJob[];
  /** What one mailbox is sent of such requests in an hour of the clock; what is beyond is stored without its mail. */
  readonly mostMailsAnHour: number;
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

const keptKeySchema = v.object({ scope: v.string(), input_hash: v.string(), outcome: v.unknown(), trip_id: v.nullable(v.string()) });

export type RequestLookup = {
  readonly idempotency: IdempotentRequest;
  /** Whose recent mails are counted. */
  readonly recipientHash: string;
  readonly withinSeconds: number;
};

export type RequestFacts = {
  /** The database's clock, which judges what lies in the past. */
  readonly now: string;
  /** What this request was answered with before; null when it is new. */
  readonly known: StoredOutcome | null;
  readonly recentMails: number;
};

/** All that must be known before a request is priced, in one round trip. */
export async function findRequestFacts(db: Database, { idempotency, recipientHash, withinSeconds }: RequestLookup): Promise<RequestFacts> {
  const question = sql<{ now: string; kept: unknown; recent: number }>`
    select clock_timestamp() as now,
      (select jsonb_build_object('scope', scope, 'input_hash', input_hash, 'outcome', outcome, 'trip_id', trip_id)
        from idempotency_keys where operation = ${idempotency.operation} and key = ${idempotency.key}) as kept,
      (select count(*) from outbox where recipient_hash = ${recipientHash} and kind = 'mail'
        and created_at > now() - ${withinSeconds} * interval '1 second') as recent`;
  const { rows } = await prepared(question).execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('The database answered nothing');
  const kept = row.kept === null ? null : parseStored(keptKeySchema, row.kept, 'an idempotency key');
  return { now: row.now, known: kept === null ? null : judgeRepetition(kept, idempotency), recentMails: row.recent };
}

/** Its text is the same for every trip, and putting it together costs more than running it: it is made once. */
let insertText: string | null = null;

/** False when the key is taken: everything else hangs on the row that claims it. */
async function insertAll(db: Database, { trip, history, outbox, mostMailsAnHour, idempotency }: RequestedTrip): Promise<boolean> {
  const rows: NewRows = {
    keys: [formatKey({ request: idempotency, outcome: idempotency.outcome, tripId: trip.id })],
    trips: [formatTrip(trip)],
    changes: [formatHistory(history)],
    jobs: outbox.map(formatJob),
  };
  insertText ??= prepared(createInsert(rows, mostMailsAnHour)).compile(db).sql;
  const documents = [rows.keys, rows.trips, rows.changes, rows.jobs].map((each) => JSON.stringify(each));
  const parameters = [...documents, mostMailsAnHour];
  const inserted = await db.executeQuery(CompiledQuery.raw(insertText, parameters));
  return inserted.rows.length > 0;
}

type NewRows = Readonly<Record<'keys' | 'trips' | 'changes' | 'jobs', readonly object[]>>;

/** One statement for all; its parameters are the rows of each table as JSON, in the order of {@link insertAll}, and the limit. */
function createInsert(rows: NewRows, mostMailsAnHour: number): RawBuilder<unknown> {
  const keys = createJsonRows('idempotency_keys', Object.keys(rows.keys[0] ?? {}), rows.keys);
  const trips = createJsonRows('trips', Object.keys(rows.trips[0] ?? {}), rows.trips);
  const changes = createJsonRows('trip_history', historyColumns, rows.changes);
  const jobs = createJobRows(rows.jobs);
  return sql`
    with claimed as (
      insert into idempotency_keys (${keys.columns}) select ${keys.values} from ${keys.source}
      on conflict (operation, key) do nothing
      returning trip_id
    ), stored as (
      insert into trips (${trips.columns}) select ${trips.values} from claimed cross join ${trips.source}
    ), noted as (
      insert into trip_history (${changes.columns}) select ${changes.values} from claimed cross join ${changes.source}
    ), mails as (
      select given.* from claimed cross join ${jobs.source}
    ), ${countingMails}, queued as (
      insert into outbox (${jobs.columns}) select ${jobs.values} from mails as given
      where ${isWithinCount(mostMailsAnHour)}
      on conflict (message_id) do nothing
    )
    select trip_id from claimed`;
}
