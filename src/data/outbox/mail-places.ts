import { type RawBuilder, sql } from 'kysely';
import type { MailAllowance } from '#domain/trip/mail-allowance.ts';
import type { Database } from '../engine/tables.ts';
import { createJobRows, formatJob, type NewJob } from './outbox-store.ts';

/** The mailbox that a mail goes to, and what it may get; null where the mail is owed and takes no place. */
export type PlaceQuestion = { readonly mailbox: string; readonly allowance: MailAllowance } | null;

/** The question as a row that {@link takingPlaces} reads: three parameters, whatever is asked. */
export function askPlace(question: PlaceQuestion): RawBuilder<unknown> {
  const { counter, most } = question?.allowance ?? { counter: '', most: 0 };
  return sql`select ${question?.mailbox ?? null}::text as mailbox, ${counter}::text as counter, ${most}::integer as most`;
}

const thisHour = sql`date_trunc('hour', now())`;

/**
 * Part of a statement that takes the place asked for by {@link askPlace}. Places are counted by the database's clock in the hour that runs;
 * of the hour before counts the share that the last sixty minutes still reach into, so that no sixty minutes get much more than the
 * allowance. The counter's row is the one lock: of statements at once for a mailbox each waits for the one before, and what finds no
 * place counts nothing.
 */
export function takingPlaces(question: RawBuilder<unknown>): RawBuilder<unknown> {
  const reach = sql`(1 - extract(epoch from now() - ${thisHour}) / 3600)`;
  return sql`asked as (
      select wanted.counter || ' ' || wanted.mailbox as bucket, wanted.most - coalesce((
        select round(${reach} * before.count) from rate_limits as before
        where before.bucket = wanted.counter || ' ' || wanted.mailbox and before.window_start = ${thisHour} - interval '1 hour'), 0) as places
      from (${question}) as wanted where wanted.mailbox is not null
    ), placed as (
      insert into rate_limits as used (bucket, window_start, count)
      select bucket, ${thisHour}, 1 from asked where places > 0
      on conflict (bucket, window_start) do update set count = used.count + 1 where used.count < (select places from asked)
      returning bucket
    )`;
}

/** Whether the mail may be queued: {@link takingPlaces} found a place, or none was asked for. */
export const hasPlace: RawBuilder<unknown> = sql`(exists (select from placed) or not exists (select from asked))`;

export type AllowedMail = { readonly mailbox: string; readonly allowance: MailAllowance; readonly job: NewJob | null };

/**
 * Queues a mail where its mailbox has a place left, in one statement; answers whether it had. The place is taken where there is nothing to
 * send too: how long this takes must not tell whom we know.
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

/** Takes a place of a mailbox; false where there is none left for now. */
export async function takeMailPlace(db: Database, mailbox: string, allowance: MailAllowance): Promise<boolean> {
  const { rows } = await sql`with ${takingPlaces(askPlace({ mailbox, allowance }))} select bucket from placed`.execute(db);
  return rows.length > 0;
}

const keptSeconds = 86_400;

/** Drops the counts of hours that nothing looks back on any more. */
export async function deleteOldPlaces(db: Database): Promise<void> {
  await sql`delete from rate_limits where window_start < now() - ${keptSeconds} * interval '1 second'`.execute(db);
}
