import { sql } from 'kysely';
import * as v from 'valibot';
import { parseStored } from '#db/engine/stored.ts';
import type { Database, DatabaseTransaction } from '#db/engine/tables.ts';
import { firstAfterDays, type Reminder, reminderSteps } from './rules/reminders.ts';

const day = v.pipe(
  v.union([v.string(), v.date()]),
  v.transform((on) => (typeof on === 'string' ? on : on.toISOString()).slice(0, 10)),
);
const cents = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => Number(value)),
);
const instant = v.pipe(
  v.union([v.string(), v.date()]),
  v.transform((at) => new Date(at).toISOString()),
);

/** The earliest overdue amount of an invoice, with everything due by now, and the number of reminders. */
const overdueAmount = v.object({
  /** The trip; of a summary invoice the first that is still open. */
  tripId: v.string(),
  /** All trips that the amount is for. */
  tripIds: v.array(v.string()),
  reference: v.string(),
  dueOn: day,
  dueCents: cents,
  step: cents,
  payBy: v.nullable(day),
});
export type OverdueAmount = v.InferOutput<typeof overdueAmount>;

type Asked = { readonly today: string; readonly limit: number; readonly tripId?: string };

/**
 * Amounts that may be reminded of today, earliest due date first: without a dispute, without an incident that pauses mails, and not of
 * erased customers.
 */
export async function listDueReminders(db: Database, { today, limit, tripId }: Asked): Promise<readonly OverdueAmount[]> {
  const near =
    tripId === undefined
      ? sql`true`
      : sql`trip_id in (select ${tripId}::uuid union select beside.trip_id from invoices as own join invoices as beside using (summary_id)
          where own.trip_id = ${tripId}::uuid)`;
  const ofTrip = tripId === undefined ? sql`true` : sql`${tripId}::uuid = any(owed."tripIds")`;
  const { rows } = await sql`
    with of_trips as (
      select trip_id, min(due_on) as due_on, sum(cents) as cents from open_amounts
      join trips on trips.id = trip_id
      where due_on < ${today}::date and ${near} and trips.anonymised_at is null and trips.forgotten_at is null
      group by trip_id
    ), owed as (
      -- A summary invoice is one claim, however many trips are on it.
      select (array_agg(trip_id order by summary_place))[1] as "tripId", array_agg(trip_id order by summary_place) as "tripIds",
        min(due_on) as "dueOn", sum(cents) as "dueCents"
      from of_trips left join lateral (
        select summary_id, summary_place from invoices where invoices.trip_id = of_trips.trip_id and kind = 'invoice' order by entry desc limit 1
      ) as last on true
      group by coalesce(summary_id, trip_id)
    )
    select owed.*, trips.reference, coalesce(last.step, 0) as step, last.pay_by as "payBy"
    from owed join trips on trips.id = owed."tripId"
    left join lateral (
      select step, pay_by from payment_reminders as sent where sent.trip_id = any(owed."tripIds") and sent.due_on = owed."dueOn"
      order by step desc limit 1
    ) as last on true
    where ${ofTrip}
      and not exists (select from payment_disputes where payment_disputes.trip_id = any(owed."tripIds"))
      and not exists (select from trip_mail_holds where trip_mail_holds.trip_id = any(owed."tripIds"))
      and case when last.step is null then owed."dueOn" <= ${today}::date - ${firstAfterDays}::integer
        else last.step < ${reminderSteps.length} and last.pay_by + 2 <= ${today}::date end
    order by owed."dueOn", trips.reference limit ${limit}`.execute(db);
  return rows.map((row) => parseStored(overdueAmount, row, 'overdue amount'));
}

export type NewReminder = {
  readonly tripId: string;
  readonly dueOn: string;
  readonly cents: number;
  readonly reminder: Reminder;
  readonly sentBy: string;
};

/** Records that a reminder was sent; false if that step of the amount was already sent. */
export async function insertReminder(tx: DatabaseTransaction, { tripId, dueOn, cents: owed, reminder, sentBy }: NewReminder) {
  const { step, feeCents, payBy } = reminder;
  const { rows } = await sql`
    insert into payment_reminders (trip_id, due_on, step, cents, fee_cents, pay_by, sent_by)
    values (${tripId}, ${dueOn}, ${step}, ${owed}, ${feeCents}, ${payBy}, ${sentBy})
    on conflict do nothing returning step`.execute(tx);
  return rows.length > 0;
}

const sentReminder = v.object({
  step: v.picklist(reminderSteps),
  dueOn: day,
  cents,
  feeCents: cents,
  payBy: day,
  sentAt: instant,
  sentBy: v.string(),
});
export type SentReminder = v.InferOutput<typeof sentReminder>;

/** The reminders of a trip, oldest first. */
export async function listReminders(db: Database, reference: string): Promise<readonly SentReminder[]> {
  const { rows } = await sql`
    select step, due_on as "dueOn", payment_reminders.cents, fee_cents as "feeCents", pay_by as "payBy", sent_at as "sentAt", sent_by as "sentBy"
    from payment_reminders join trips on trips.id = trip_id where trips.reference = ${reference}
    order by due_on, step`.execute(db);
  return rows.map((row) => parseStored(sentReminder, row, 'payment reminder'));
}
