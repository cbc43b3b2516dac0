import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import { compileByShape } from '#db/engine/compile-by-shape.ts';
import { isConnectionLoss, isTransactionConflict, isViolationOf } from '#db/engine/database-errors.ts';
import { createJsonRows } from '#db/engine/json-rows.ts';
import type { Database } from '#db/engine/tables.ts';
import { repeat } from '#db/engine/transaction.ts';
import {
  askPlace,
  listPlaceParameters,
  type PlaceOptions,
  placedAt,
  placedColumns,
  placedValues,
  takingPlaces,
} from '#db/outbox/mail-quota.ts';
import { createJobRows, formatJob, type NewJob } from '#db/outbox/outbox-store.ts';
import type { MailAllowance } from '#domain/trip/mail-allowance.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { type AuditEntry, formatAudit } from '#operations/audit/audit-store.ts';
import type { CapacityClaim } from '#operations/capacity/rules/capacity.ts';
import { createDocumentInsert, formatDocuments, type NewBillingDocument } from '#operations/invoices/invoice-store.ts';
import { formatHistory, type HistoryEntry, historyColumns } from './history-store.ts';
import { findOutcome, formatKey, type IdempotentRequest, type StoredOutcome } from './idempotency-store.ts';
import { formatTrip } from './trip-row.ts';
import { createTransition, formatTransition, listTransitionParameters, type TripTransition } from './trip-store.ts';

/**
 * The only writer of trips. It writes a trip, its history, its mail and its billing documents together: in one statement, one round trip
 * and one commit, or not at all.
 */

/** A mail about a trip. `allowance`: sent if the mail quota allows; null: sent at once. */
export type TripMail = { readonly job: NewJob; readonly allowance: MailAllowance | null };

export type Claim = IdempotentRequest & { readonly outcome: unknown };

export type TripChange = {
  /** The request's idempotency key; null if the request cannot be repeated. */
  readonly claim: Claim | null;
  readonly transition: TripTransition;
  readonly history: HistoryEntry;
  readonly mail: TripMail | null;
  /** The audit entry, if a staff member made the change. */
  readonly audit: AuditEntry | null;
  /** In the order in which they get their numbers. */
  readonly documents: readonly NewBillingDocument[];
  /** The vehicles that the trip takes from now on; null: no change. */
  readonly claims: readonly CapacityClaim[] | null;
};

/**
 * Changes a trip. False if the trip is no longer at the planned version, or if the key was used in between. After a lost connection it
 * tries again; if the first try was written after all, the key or the trip's history shows it.
 */
export async function writeTripChange(db: Database, change: TripChange): Promise<boolean> {
  const statement = compileChange(db, change);
  const attempt = () => db.executeQuery(statement);
  let wasLost = false;
  const isWorthIt = (error: unknown) => {
    const isLost = isConnectionLoss(error);
    wasLost ||= isLost;
    return isLost || isTransactionConflict(error);
  };
  try {
    const { rows } = db.isTransaction ? await attempt() : await repeat(attempt, isWorthIt);
    // Without this check, a change that may happen twice, such as the correction of an invoice, would be planned again.
    return rows.length > 0 || (wasLost && (await isInHistory(db, change)));
  } catch (error) {
    if (isViolationOf(error, 'idempotency_keys_pkey')) return false;
    throw error;
  }
}

/** Whether this very change was written: each version of a trip comes from one change, at one moment. */
async function isInHistory(db: Database, { history: { tripId, version, at, event, actorName } }: TripChange): Promise<boolean> {
  const { rows } = await sql`
    select 1 from trip_history
    where trip_id = ${tripId} and version = ${version} and at = ${at} and event = ${event}
      and actor_name is not distinct from ${actorName}`.execute(db);
  return rows.length > 0;
}

function compileChange(db: Database, change: TripChange): CompiledQuery {
  const rows = formatRows(change);
  const place = change.mail === null ? null : placeOf(change.mail);
  const { validity } = change.transition;
  const parts = {
    key: rows.keys.length,
    mail: rows.jobs.length,
    place: place === null ? 0 : 1,
    audit: rows.audits.length,
    documents: Math.min(rows.documents.length, 1),
    claims: change.claims === null ? -1 : Math.min(change.claims.length, 1),
  };
  const json = (part: readonly object[]) => (part.length === 0 ? [] : [JSON.stringify(part)]);
  return compileByShape(db, {
    shape: JSON.stringify(['change', Object.keys(rows.columns), validity, parts]),
    create: () => createChange(change, rows, place),
    parameters: [
      ...json([rows.columns]),
      ...listTransitionParameters(change.transition),
      ...json(rows.keys),
      ...json(rows.changes),
      ...(place === null ? [] : listPlaceParameters(place)),
      ...json(rows.jobs),
      ...json(rows.audits),
      ...json(rows.documents),
      ...(change.claims === null ? [] : [change.transition.id]),
      // Once for the removed vehicles, once for the kept or added ones.
      ...json(rows.claims),
      ...json(rows.claims),
    ],
  });
}

/** The rows that a change writes, by table. */
type ChangeRows = Readonly<Record<'keys' | 'changes' | 'jobs' | 'audits' | 'documents' | 'claims', readonly object[]>> & {
  readonly columns: Readonly<Record<string, unknown>>;
};

function formatRows({ claim, transition, history, mail, audit, documents, claims }: TripChange): ChangeRows {
  return {
    columns: formatTransition(transition),
    keys: claim === null ? [] : [formatKey({ request: claim, outcome: claim.outcome, tripId: transition.id })],
    changes: [formatHistory(history)],
    jobs: mail === null ? [] : [formatJob(mail.job)],
    audits: audit === null ? [] : [formatAudit(audit)],
    documents: formatDocuments(documents),
    claims: (claims ?? []).map((each) => ({ trip_id: transition.id, ...each })),
  };
}

/** All other rows depend on the row that the change returns. */
function createChange({ transition, claims }: TripChange, rows: ChangeRows, place: PlaceOptions): RawBuilder<unknown> {
  const changes = createJsonRows('trip_history', historyColumns, rows.changes);
  return sql`
    with changed as (${createTransition(transition, rows.columns)} returning trips.id
    )${claiming(rows.keys)}, noted as (
      insert into trip_history (${changes.columns}) select ${changes.values} from changed cross join ${changes.source}
    )${queueing(rows.jobs, place)}${auditing(rows.audits, sql`changed`)}${issuing(rows.documents)}${taking(claims, rows.claims, transition.id)}
    select id from changed`;
}

function claiming(keys: readonly object[]): RawBuilder<unknown> {
  if (keys.length === 0) return sql``;
  const claims = createJsonRows('idempotency_keys', Object.keys(keys[0] ?? {}), keys);
  return sql`, claimed as (
      insert into idempotency_keys (${claims.columns}) select ${claims.values} from changed cross join ${claims.source}
    )`;
}

function queueing(rows: readonly object[], place: PlaceOptions): RawBuilder<unknown> {
  if (rows.length === 0) return sql``;
  if (place === null) {
    const jobs = createJobRows(rows);
    return sql`, queued as (
      insert into outbox (${jobs.columns}) select ${jobs.values} from changed cross join ${jobs.source} on conflict (message_id) do nothing
    )`;
  }
  const jobs = createJobRows(rows, placedAt);
  return sql`, ${takingPlaces(sql`${askPlace(place)} from changed`)}, queued as (
      insert into outbox (${jobs.columns}, ${placedColumns})
      select ${jobs.values}, ${placedValues} from changed cross join ${jobs.source} on conflict (message_id) do nothing
    )`;
}

function auditing(audits: readonly object[], written: RawBuilder<unknown>): RawBuilder<unknown> {
  if (audits.length === 0) return sql``;
  const entries = createJsonRows('staff_audit', Object.keys(audits[0] ?? {}), audits);
  return sql`, audited as (
      insert into staff_audit (${entries.columns}) select ${entries.values} from ${written} cross join ${entries.source}
    )`;
}

function issuing(documents: readonly object[]): RawBuilder<unknown> {
  return documents.length === 0 ? sql`` : sql`, issued as (${createDocumentInsert(documents, sql`changed`)})`;
}

/** Rows of unchanged days are updated, because one statement cannot both delete and insert a row. */
function taking(claims: TripChange['claims'], rows: readonly object[], tripId: string): RawBuilder<unknown> {
  if (claims === null) return sql``;
  const given = createJsonRows('capacity_claims', ['trip_id', 'region', 'class', 'day', 'units'], rows);
  if (rows.length === 0) return sql`, freed as (delete from capacity_claims where trip_id = ${tripId} and exists (select from changed))`;
  return sql`, freed as (
      delete from capacity_claims where trip_id = ${tripId} and exists (select from changed) and not exists (
        select from ${given.source} where (given.region, given.class, given.day) =
          (capacity_claims.region, capacity_claims.class, capacity_claims.day)
      )
    ), taken as (
      insert into capacity_claims (${given.columns}) select ${given.values} from changed cross join ${given.source}
      on conflict (trip_id, region, class, day) do update set units = excluded.units
    )`;
}

function placeOf({ job: { recipientHash }, allowance }: TripMail): PlaceOptions {
  return allowance === null || recipientHash === null ? null : { mailbox: recipientHash, allowance };
}

export type NewTrip = {
  readonly trip: Trip;
  readonly history: HistoryEntry;
  readonly mail: TripMail | null;
  readonly claim: Claim;
  /** The audit entry, if a staff member acted for a customer. */
  readonly audit: AuditEntry | null;
};

export type WrittenTrip =
  | { readonly kind: 'stored' }
  /**
   * The answer of the idempotency store: the same request stored it before, or nothing is stored because its key was used for another
   * request.
   */
  | StoredOutcome
  /** Another trip has this reference: create another one and try again. */
  | { readonly kind: 'reference-taken' };

/**
 * Stores a new trip. After a lost connection it tries again. The key makes this safe: if the first try arrived after all, the second finds
 * its outcome.
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

/** False if the key is taken: all other rows depend on the row that claims it. */
async function insertAll(db: Database, { trip, history, mail, claim, audit }: NewTrip): Promise<boolean> {
  const rows: NewRows = {
    keys: [formatKey({ request: claim, outcome: claim.outcome, tripId: trip.id })],
    trips: [formatTrip(trip)],
    changes: [formatHistory(history)],
    jobs: mail === null ? [] : [formatJob(mail.job)],
    audits: audit === null ? [] : [formatAudit(audit)],
  };
  const place = mail === null ? null : placeOf(mail);
  const documents = [rows.keys, rows.trips, rows.changes, rows.jobs].map((each) => JSON.stringify(each));
  const audits = rows.audits.length === 0 ? [] : [JSON.stringify(rows.audits)];
  const statement = compileByShape(db, {
    shape: audit === null ? 'new trip' : 'new trip by us',
    create: () => createInsert(rows, place),
    parameters: [...documents, ...listPlaceParameters(place), ...audits],
  });
  const inserted = await db.executeQuery(statement);
  return inserted.rows.length > 0;
}

type NewRows = Readonly<Record<'keys' | 'trips' | 'changes' | 'jobs' | 'audits', readonly object[]>>;

/**
 * Its parameters are the rows of each table as JSON, in the order of {@link insertAll}, then those of {@link askPlace}, then the audit's.
 */
function createInsert(rows: NewRows, place: PlaceOptions): RawBuilder<unknown> {
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
    ), ${takingPlaces(sql`${askPlace(place)} from claimed`)}, queued as (
      insert into outbox (${jobs.columns}, ${placedColumns}) select ${jobs.values}, ${placedValues} from mails as given
      on conflict (message_id) do nothing
    )${auditing(rows.audits, sql`claimed`)}
    select trip_id from claimed`;
}
