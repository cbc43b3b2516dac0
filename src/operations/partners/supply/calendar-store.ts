import { sql } from 'kysely';
import * as v from 'valibot';
import { parseStored } from '#db/engine/stored.ts';
import type { Database } from '#db/engine/tables.ts';

const calendarSchema = v.object({
  url: v.string(),
  triedAt: v.nullable(v.string()),
  readAt: v.nullable(v.string()),
  fault: v.string(),
  events: v.number(),
  skipped: v.number(),
  skippedTitles: v.array(v.string()),
});
/** A partner's own calendar, when it was last read, and why not. */
export type PartnerCalendar = v.InferOutput<typeof calendarSchema>;

export async function findCalendar(db: Database, operatorId: string): Promise<PartnerCalendar | null> {
  const { rows } = await sql`select url, tried_at as "triedAt", read_at as "readAt", fault, events, skipped,
    skipped_titles as "skippedTitles" from partner_calendars where operator_id = ${operatorId}`.execute(db);
  return rows.length === 0 ? null : parseStored(calendarSchema, rows[0], 'calendar of a partner');
}

/** Saves another address, to be read at once. */
export async function saveCalendar(db: Database, operatorId: string, url: string): Promise<void> {
  await sql`insert into partner_calendars (operator_id, url) values (${operatorId}, ${url})
    on conflict (operator_id) do update set url = excluded.url, run_after = now(), tried_at = null, read_at = null, fault = '', events = 0,
      skipped = 0, skipped_titles = '[]'`.execute(db);
}

export async function deleteCalendar(db: Database, operatorId: string): Promise<void> {
  await sql`delete from partner_calendars where operator_id = ${operatorId}`.execute(db);
}

export type DueCalendar = { readonly operatorId: string; readonly url: string };

/** While one worker reads, no other takes the same calendar; a worker that dies gives it free by this. */
const leaseMinutes = 5;

/** Takes calendars that are due, of partners that still drive for us. */
export async function leaseCalendars(db: Database, limit: number): Promise<readonly DueCalendar[]> {
  const { rows } = await sql<DueCalendar>`
    with due as (
      select operator_id from partner_calendars join partners using (operator_id)
      where run_after <= now() and partners.state <> 'ended' order by run_after limit ${limit} for update of partner_calendars skip locked
    )
    update partner_calendars set run_after = now() + ${leaseMinutes} * interval '1 minute' from due
    where partner_calendars.operator_id = due.operator_id
    returning partner_calendars.operator_id as "operatorId", url`.execute(db);
  return rows;
}

const readEveryMinutes = 60;
const titlesShown = 5;

type Outcome = DueCalendar & { readonly fault: string; readonly events: number; readonly skipped: readonly string[] };

/** Notes what came of reading; false if the partner has another address by now. */
export async function noteRead(db: Database, { operatorId, url, fault, events, skipped }: Outcome): Promise<boolean> {
  const isRead = fault === '';
  const { rows } = await sql`update partner_calendars set tried_at = now(), run_after = now() + ${readEveryMinutes} * interval '1 minute',
      fault = ${fault}, read_at = case when ${isRead} then now() else read_at end,
      events = case when ${isRead} then ${events} else events end, skipped = case when ${isRead} then ${skipped.length} else skipped end,
      skipped_titles = case when ${isRead} then ${JSON.stringify(skipped.slice(0, titlesShown))}::jsonb else skipped_titles end
    where operator_id = ${operatorId} and url = ${url} returning operator_id`.execute(db);
  return rows.length > 0;
}
