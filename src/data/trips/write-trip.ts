import { CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { MailAllowance } from '#domain/trip/mail-allowance.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { isConnectionLoss, isTransactionConflict, isViolationOf } from '../engine/database-errors.ts';
import { createJsonRows } from '../engine/json-rows.ts';
import { prepared } from '../engine/prepared.ts';
import type { Database } from '../engine/tables.ts';
import { repeat } from '../engine/transaction.ts';
import { createDocumentInsert, type NewBillingDocument } from '../invoices/invoice-store.ts';
import {
  askPlace,
  listPlaceParameters,
  type PlaceOptions,
  placedAt,
  placedColumns,
  placedValues,
  takingPlaces,
} from '../outbox/mail-places.ts';
import { createJobRows, formatJob, type NewJob } from '../outbox/outbox-store.ts';
import { type AuditEntry, formatAudit } from '../staff/audit-store.ts';
import { formatHistory, type HistoryEntry, historyColumns } from './history-store.ts';
import { findOutcome, formatKey, type IdempotentRequest, type StoredOutcome } from './idempotency-store.ts';
import { formatTrip } from './trip-row.ts';
import { createTransition, type TripTransition } from './trip-store.ts';

/**
 * The one writer of trips: a trip, its history, its mail and its billing documents are written together, in one statement and so in one
 * round trip and one commit, or not at all.
 */

/** A mail that a trip causes. `allowance`: sent when the mailbox has a place for it; null: sent at once. */
export type TripMail = { readonly job: NewJob; readonly allowance: MailAllowance | null };

export type Claim = IdempotentRequest & { readonly outcome: unknown };

export type TripChange = {
  /** The key of whoever may repeat the request; null where nobody does. */
  readonly claim: Claim | null;
  readonly transition: TripTransition & { readonly expectedVersion: number };
  readonly history: HistoryEntry;
  readonly mail: TripMail | null;
  /** What the audit says of it, where one of our own people did it. */
  readonly audit: AuditEntry | null;
  /** In the order in which they are to be numbered. */
  readonly documents: readonly NewBillingDocument[];
};

/**
 * Changes a trip. False where it is no longer what was judged, or the key was used meanwhile. A connection lost on the way is tried again:
 * if the first try arrived after all, the trip is no longer what was judged, and the key tells.
 */
export async function writeTripChange(db: Database, change: TripChange): Promise<boolean> {
  const attempt = () => prepared(createChange(change)).execute(db);
  try {
    const { rows } = db.isTransaction
      ? await attempt()
      : await repeat(attempt, (error) => isTransactionConflict(error) || isConnectionLoss(error));
    return rows.length > 0;
  } catch (error) {
    if (isViolationOf(error, 'idempotency_keys_pkey')) return false;
    throw error;
  }
}

/** Everything hangs on the row that the change makes. */
function createChange({ claim, transition, history, mail, audit, documents }: TripChange): RawBuilder<unknown> {
  const changes = createJsonRows('trip_history', historyColumns, [formatHistory(history)]);
  return sql`
    with changed as (${createTransition(transition)} returning trips.id
    )${claim === null ? sql`` : claiming(claim, transition.id)}, noted as (
      insert into trip_history (${changes.columns}) select ${changes.values} from changed cross join ${changes.source}
    )${mail === null ? sql`` : queueing(mail)}${audit === null ? sql`` : auditing(audit)}${documents.length === 0 ? sql`` : issuing(documents)}
    select id from changed`;
}

function claiming(claim: Claim, tripId: string): RawBuilder<unknown> {
  const row = formatKey({ request: claim, outcome: claim.outcome, tripId });
  const claims = createJsonRows('idempotency_keys', Object.keys(row), [row]);
  return sql`, claimed as (
      insert into idempotency_keys (${claims.columns}) select ${claims.values} from changed cross join ${claims.source}
    )`;
}

function queueing(mail: TripMail): RawBuilder<unknown> {
  const question = placeOf(mail);
  if (question === null) {
    const jobs = createJobRows([formatJob(mail.job)]);
    return sql`, queued as (
      insert into outbox (${jobs.columns}) select ${jobs.values} from changed cross join ${jobs.source} on conflict (message_id) do nothing
    )`;
  }
  const jobs = createJobRows([formatJob(mail.job)], placedAt);
  return sql`, ${takingPlaces(sql`${askPlace(question)} from changed`)}, queued as (
      insert into outbox (${jobs.columns}, ${placedColumns})
      select ${jobs.values}, ${placedValues} from changed cross join ${jobs.source} on conflict (message_id) do nothing
    )`;
}

function placeOf({ job: { recipientHash }, allowance }: TripMail): PlaceOptions {
  return allowance === null || recipientHash === null ? null : { mailbox: recipientHash, allowance };
}

function auditing(audit: AuditEntry): RawBuilder<unknown> {
  const row = formatAudit(audit);
  const entries = createJsonRows('staff_audit', Object.keys(row), [row]);
  return sql`, audited as (
      insert into staff_audit (${entries.columns}) select ${entries.values} from changed cross join ${entries.source}
    )`;
}

function issuing(documents: readonly NewBillingDocument[]): RawBuilder<unknown> {
  return sql`, issued as (${createDocumentInsert(documents, sql`changed`)})`;
}

export type NewTrip = {
  readonly trip: Trip;
  readonly history: HistoryEntry;
  readonly mail: TripMail | null;
  readonly claim: Claim;
};

export type WrittenTrip =
  | { readonly kind: 'stored' }
  /** Stored by the same request before, or nothing stored because its key was used for another; as the idempotency store answers. */
  | StoredOutcome
  /** Another trip has this reference: make another one and try again. */
  | { readonly kind: 'reference-taken' };

/**
 * Stores a new trip. A connection lost on the way is tried again, which the key makes safe: if the first try arrived after all, the second
 * finds its outcome.
 */
export async function writeNewTrip(db: Database, created: NewTrip): Promise<WrittenTrip> {
  const attempt = async (): Promise<WrittenTrip> => {
    if (await insertAll(db, created)) return { kind: 'stored' };
    const found = await findOutcome(db, created.claim);
    return found ?? (await attempt());
  };
  try {
    return await repeat(attempt, (error) => isTransactionConflict(error) || isConnectionLoss(error));
  } catch (error) {
    if (isViolationOf(error, 'trips_reference_unique')) return { kind: 'reference-taken' };
    throw error;
  }
}

/** Its text is the same for every trip, and putting it together costs more than running it: it is made once. */
let insertText: string | null = null;

/** False when the key is taken: everything else hangs on the row that claims it. */
async function insertAll(db: Database, { trip, history, mail, claim }: NewTrip): Promise<boolean> {
  const rows: NewRows = {
    keys: [formatKey({ request: claim, outcome: claim.outcome, tripId: trip.id })],
    trips: [formatTrip(trip)],
    changes: [formatHistory(history)],
    jobs: mail === null ? [] : [formatJob(mail.job)],
  };
  const question = mail === null ? null : placeOf(mail);
  insertText ??= prepared(createInsert(rows, question)).compile(db).sql;
  const documents = [rows.keys, rows.trips, rows.changes, rows.jobs].map((each) => JSON.stringify(each));
  const parameters = [...documents, ...listPlaceParameters(question)];
  const inserted = await db.executeQuery(CompiledQuery.raw(insertText, parameters));
  return inserted.rows.length > 0;
}

type NewRows = Readonly<Record<'keys' | 'trips' | 'changes' | 'jobs', readonly object[]>>;

/** Its parameters are the rows of each table as JSON, in the order of {@link insertAll}, then those of {@link askPlace}. */
function createInsert(rows: NewRows, question: PlaceOptions): RawBuilder<unknown> {
  const keys = createJsonRows('idempotency_keys', Object.keys(rows.keys[0] ?? {}), rows.keys);
  const trips = createJsonRows('trips', Object.keys(rows.trips[0] ?? {}), rows.trips);
  const changes = createJsonRows('trip_history', historyColumns, rows.changes);
  const jobs = createJobRows(rows.jobs, placedAt);
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
    ), ${takingPlaces(sql`${askPlace(question)} from claimed`)}, queued as (
      insert into outbox (${jobs.columns}, ${placedColumns}) select ${jobs.values}, ${placedValues} from mails as given
      on conflict (message_id) do nothing
    )
    select trip_id from claimed`;
}
