import { type RawBuilder, type Selectable, sql } from 'kysely';
import { v7 as createId } from 'uuid';
import { createJsonRows, type JsonRows } from '../engine/json-rows.ts';
import type { Database, OutboxTable } from '../engine/tables.ts';

/** A side effect to carry out once because of a change. */
export type NewJob = {
  readonly kind: string;
  readonly tripId: string | null;
  readonly payload: Readonly<Record<string, unknown>>;
  /** Derived from the job's cause, so that the same cause twice is one job, and one Message-ID in the mailbox. */
  readonly messageId: string;
  readonly recipientHash: string | null;
  /** The instant before which it must not run; null: immediately. */
  readonly runAfter: string | null;
  /** Whether somebody waits for it. Other jobs run when nothing urgent is due. */
  readonly isUrgent: boolean;
};

export type LeasedJob = {
  readonly id: string;
  readonly kind: string;
  readonly tripId: string | null;
  /** The reference for people. */
  readonly tripReference: string | null;
  /** As stored. The worker refuses a payload that no longer matches its schema, so that it does not block others. */
  readonly payload: unknown;
  readonly messageId: string;
  readonly recipientHash: string | null;
  /** Including this try. */
  readonly attempts: number;
  /** Tries after which nobody knows whether the job was done. */
  readonly unsure: number;
  readonly createdAt: string;
};

/** `kind`: workers that send mails do not send text messages. Default: mails. */
export type Lease = { readonly owner: string; readonly limit: number; readonly leaseSeconds: number; readonly kind?: 'mail' | 'sms' };
export type JobCompletion = { readonly id: string; readonly owner: string };
/** Until the next try, by the database's clock; null gives up. The worker decides how long to wait. */
export type JobFailure = JobCompletion & {
  readonly error: string;
  readonly retryInSeconds: number | null;
  /** Whether it may have been done all the same. */
  readonly isUnsure?: boolean;
};

/** The contents of a mail. */
export type SentText = { readonly subject: string; readonly text: string };

const errorLength = 500;

/** Puts jobs into the outbox, in the transaction of their cause. A job whose message id exists already is left as it is. */
export async function enqueueJobs(db: Database, jobs: readonly NewJob[]): Promise<void> {
  if (jobs.length === 0) return;
  const { columns, values, source } = createJobRows(jobs.map(formatJob));
  await sql`insert into outbox (${columns}) select ${values} from ${source} on conflict (message_id) do nothing`.execute(db);
}

/**
 * The due jobs of a priority, longest waiting first. Selected by one priority, so that the query does not walk over jobs that are not due.
 */
function dueOf(priority: 0 | 1, { limit, kind }: { readonly limit: RawBuilder<unknown>; readonly kind: string }): RawBuilder<unknown> {
  return sql`select id from outbox
      where priority = ${sql.lit(priority)} and kind = ${kind} and done_at is null and failed_at is null and run_after <= now()
        and (lease_until is null or lease_until <= now())
      order by run_after, id
      limit ${limit}
      for update skip locked`;
}

/**
 * Leases due jobs, urgent ones first, each to one worker. The holder renews the lease, and completes or fails the job before it ends. A job
 * of a worker that died or froze is leased again.
 */
export async function leaseDueJobs(db: Database, { owner, limit, leaseSeconds, kind = 'mail' }: Lease): Promise<readonly LeasedJob[]> {
  const { rows } = await sql<Selectable<OutboxTable> & { readonly trip_reference: string | null }>`
    with urgent as materialized (${dueOf(0, { limit: sql`${limit}`, kind })}),
    others as materialized (${dueOf(1, { limit: sql`(select ${limit} - count(*) from urgent)`, kind })}),
    due as (select id from urgent union all select id from others)
    update outbox
    set lease_owner = ${owner}, lease_until = now() + ${leaseSeconds} * interval '1 second', attempts = outbox.attempts + 1
    from due where outbox.id = due.id
    returning outbox.*, (select reference from trips where trips.id = outbox.trip_id) as trip_reference`.execute(db);
  return rows.map(parseJob);
}

export type Renewal = { readonly ids: readonly string[]; readonly owner: string; readonly leaseSeconds: number };

/** Renews the leases of jobs in progress. */
export async function renewLeases(db: Database, { ids, owner, leaseSeconds }: Renewal): Promise<void> {
  await sql`
    update outbox set lease_until = now() + ${leaseSeconds} * interval '1 second'
    where id = any(${ids}) and lease_owner = ${owner} and done_at is null and failed_at is null`.execute(db);
}

/** Whether a worker may still do its leased job. It may not if the person was erased, or if another worker took the job. */
export async function isJobLeased(db: Database, { id, owner }: Pick<JobCompletion, 'id' | 'owner'>): Promise<boolean> {
  const { rows } = await sql`
    select from outbox where id = ${id} and lease_owner = ${owner} and done_at is null and failed_at is null`.execute(db);
  return rows.length > 0;
}

/**
 * Marks a leased job as done and clears its payload, because names and addresses are not kept longer than needed. The text of a mail about
 * a trip is kept with the trip. False if the lease was lost to another worker, who then does the job again.
 */
export async function completeJob(db: Database, { id, owner, sent = null }: JobCompletion & { readonly sent?: SentText | null }) {
  const { rows } = await sql`
    with completed as (
      update outbox set done_at = now(), payload = '{}', lease_until = null, lease_owner = null, last_error = null
      where id = ${id} and lease_owner = ${owner} and done_at is null
      returning id, trip_id, message_id
    ), kept as (
      insert into sent_mails (message_id, trip_id, subject, body)
      select message_id, trip_id, ${sent?.subject ?? ''}, ${sent?.text ?? ''} from completed where trip_id is not null and ${sent !== null}
      on conflict (message_id) do nothing
    )
    select id from completed`.execute(db);
  return rows.length > 0;
}

/** Returns a leased job, for a later try or as failed. */
export async function failJob(db: Database, { id, owner, error, retryInSeconds, isUnsure = false }: JobFailure): Promise<boolean> {
  const { rows } = await sql`
    update outbox
    set lease_until = null,
      lease_owner = null,
      last_error = ${error.slice(0, errorLength)},
      unsure = unsure + ${isUnsure ? 1 : 0},
      failed_at = ${retryInSeconds === null ? sql`now()` : sql`null`},
      run_after = now() + ${retryInSeconds ?? 0} * interval '1 second'
    where id = ${id} and lease_owner = ${owner} and done_at is null
    returning id`.execute(db);
  return rows.length > 0;
}

const retentionAfterEndDays = 30;

/**
 * Clears a limited number of jobs that ended long ago. Their message ids stay for a while ({@link deleteOldJobs}), so that none is done
 * twice. Returns how many.
 */
export async function emptySpentJobs(db: Database, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update outbox set payload = '{}', recipient_hash = null
    where id in (
      select id from outbox
      where (done_at is not null or failed_at is not null) and (payload <> '{}'::jsonb or recipient_hash is not null)
        and created_at <= now() - ${retentionAfterEndDays} * interval '1 day'
        and coalesce(done_at, failed_at) <= now() - ${retentionAfterEndDays} * interval '1 day'
      order by created_at limit ${limit}
    )`.execute(db);
  return Number(numAffectedRows);
}

const rowRetentionDays = 90;

/**
 * Deletes a limited number of jobs that ended long ago, and returns how many. Their message ids go with them: by then nothing can cause the
 * same job again (the same version of a trip, the same key of a request). Ids begin with their creation time, so the oldest come first.
 */
export async function deleteOldJobs(db: Database, limit: number): Promise<number> {
  const before = sql`(lpad(to_hex((extract(epoch from now() - ${rowRetentionDays} * interval '1 day') * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid`;
  const { numAffectedRows = 0n } = await sql`
    delete from outbox where id in (
      select id from outbox where id < ${before} and (done_at is not null or failed_at is not null) order by id limit ${limit}
    )`.execute(db);
  return Number(numAffectedRows);
}

/** Jobs as rows of a statement. A job without a time runs at the given one, or immediately. */
export function createJobRows(rows: readonly object[], at: RawBuilder<unknown> = sql`now()`): JsonRows {
  const plain = createJsonRows('outbox', ['id', 'kind', 'trip_id', 'payload', 'message_id', 'recipient_hash', 'priority'], rows);
  return {
    columns: sql`${plain.columns}, run_after`,
    values: sql`${plain.values}, coalesce(given.run_after, ${at})`,
    source: plain.source,
  };
}

export function formatJob(job: NewJob): Readonly<Record<string, unknown>> {
  return {
    id: createId(),
    kind: job.kind,
    trip_id: job.tripId,
    payload: job.payload,
    message_id: job.messageId,
    recipient_hash: job.recipientHash,
    run_after: job.runAfter,
    priority: job.isUrgent ? 0 : 1,
  };
}

function parseJob(row: Selectable<OutboxTable> & { readonly trip_reference: string | null }): LeasedJob {
  return {
    id: row.id,
    kind: row.kind,
    tripId: row.trip_id,
    tripReference: row.trip_reference,
    payload: row.payload,
    messageId: row.message_id,
    recipientHash: row.recipient_hash,
    attempts: row.attempts,
    unsure: row.unsure,
    createdAt: row.created_at,
  };
}
