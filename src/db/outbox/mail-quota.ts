import { type RawBuilder, sql } from 'kysely';
import { type MailAllowance, mailsAnHour } from '#domain/trip/mail-allowance.ts';
import type { Database } from '../engine/tables.ts';
import { createJobRows, formatJob, type NewJob } from './outbox-store.ts';

/** The mailbox that a mail goes to and its quota; null if the mail does not count. */
export type PlaceOptions = { readonly mailbox: string; readonly allowance: MailAllowance } | null;

/** The request as a row that {@link takingPlaces} reads: always three parameters. */
export function askPlace(question: PlaceOptions): RawBuilder<unknown> {
  const [mailbox, counter, waits] = listPlaceParameters(question);
  return sql`select ${mailbox}::text as mailbox, ${counter}::text as counter, ${waits}::integer as waits`;
}

/** The parameters of {@link askPlace}, in its order. */
export function listPlaceParameters(question: PlaceOptions): readonly [string | null, string, number | null] {
  return [question?.mailbox ?? null, question?.allowance.counter ?? '', question?.allowance.waits ?? null];
}

/** When the mailbox has its next place: now, or an hour after the third-last of its mails, waiting ones included. */
const nextMoment = sql`(case when cardinality(used.moments) < ${sql.lit(mailsAnHour)} then now()
    else greatest(now(), used.moments[cardinality(used.moments) - ${sql.lit(mailsAnHour - 1)}] + interval '1 hour') end)`;

/**
 * Part of a statement that takes the place requested by {@link askPlace}, by the database's clock: a mailbox gets at most {@link
 * mailsAnHour} in any sixty minutes. The mailbox's row is the only lock: concurrent statements wait for each other, and one that would wait
 * too long takes no place.
 */
export function takingPlaces(question: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`asked as (
      select wanted.counter || ' ' || wanted.mailbox as bucket, wanted.waits from (${question}) as wanted where wanted.mailbox is not null
    ), placed as (
      insert into mail_places as used (bucket, moments, last_at) select bucket, array[now()], now() from asked
      on conflict (bucket) do update set
        moments = (used.moments || ${nextMoment})[greatest(1, cardinality(used.moments) - ${sql.lit(mailsAnHour - 2)}):],
        last_at = ${nextMoment}
        where coalesce(${nextMoment} <= now() + (select waits from asked) * interval '1 second', true)
      returning bucket, last_at
    )`;
}

/** Whether the mail may be queued: {@link takingPlaces} found a place, or none was needed. */
const hasPlace: RawBuilder<unknown> = sql`(exists (select from placed) or not exists (select from asked))`;

/** When it may be sent: now if no place was needed. */
export const placedAt: RawBuilder<unknown> = sql`coalesce((select last_at from placed), now())`;

/** Stored in place of a job's error: the mailbox has reached its quota, and the mail will not be sent. */
export const overMailQuota = 'held back';

/** Columns and values of a mail stored with its place. Without a place it ends at once, so that its trip's page can say so. */
export const placedColumns: RawBuilder<unknown> = sql`failed_at, last_error`;
export const placedValues: RawBuilder<unknown> = sql`case when ${hasPlace} then null else now() end, case when ${hasPlace} then null else ${sql.lit(overMailQuota)} end`;

/** The state of the last unsent mail about a trip: when it will be sent, or that it never will. */
export type WaitingMail = { readonly at: string | null };

/** Null if the trip's last mail was sent, is about to be sent, or never existed. */
export async function findWaitingMail(db: Database, tripId: string): Promise<WaitingMail | null> {
  const { rows } = await sql<{ at: string; last_error: string | null; done_at: string | null; waits: boolean }>`
    select run_after as at, last_error, done_at, attempts = 0 and run_after > now() as waits
    from outbox where trip_id = ${tripId} order by id desc limit 1`.execute(db);
  const [last] = rows;
  if (last === undefined || last.done_at !== null) return null;
  if (last.last_error === overMailQuota) return { at: null };
  return last.waits ? { at: last.at } : null;
}

export type AllowedMail = { readonly mailbox: string; readonly allowance: MailAllowance; readonly job: NewJob | null };

/**
 * Queues a mail in one statement if its mailbox has a place left, and returns whether it had. A place is taken even if there is nothing to
 * send: the duration must not reveal whom we know.
 */
export async function enqueueAllowed(db: Database, { mailbox, allowance, job }: AllowedMail): Promise<boolean> {
  const jobs = createJobRows(job === null ? [] : [formatJob(job)]);
  const { rows } = await sql`
    with ${takingPlaces(askPlace({ mailbox, allowance }))}, queued as (
      insert into outbox (${jobs.columns}) select ${jobs.values} from ${jobs.source} where ${hasPlace}
      on conflict (message_id) do nothing
    ) select bucket from placed`.execute(db);
  return rows.length > 0;
}

/** Takes a place of a mailbox; false if there is none left for now. */
export async function takeMailPlace(db: Database, mailbox: string, allowance: MailAllowance): Promise<boolean> {
  const { rows } = await sql`with ${takingPlaces(askPlace({ mailbox, allowance }))} select bucket from placed`.execute(db);
  return rows.length > 0;
}

const lifetimeSeconds = 86_400;

/** Deletes rows that no later check reads. */
export async function deleteOldPlaces(db: Database): Promise<void> {
  await sql`delete from mail_places where last_at < now() - ${lifetimeSeconds} * interval '1 second'`.execute(db);
}
