import { sql } from 'kysely';
import * as v from 'valibot';
import { parseStored } from '#db/engine/stored.ts';
import type { Database } from '#db/engine/tables.ts';
import { eInvoiceStatuses } from '#operations/invoices/rules/e-invoice.ts';
import { ageBuckets, type ReceivableFilter } from './rules/ageing.ts';
import { balanceCases } from './rules/money-case.ts';

/** A sum computed by the database, which returns it as text. */
const sum = v.pipe(
  v.nullable(v.union([v.string(), v.number()])),
  v.transform((value) => Number(value ?? 0)),
);
const instantOrNull = v.pipe(
  v.nullable(v.union([v.string(), v.date()])),
  v.transform((at) => (at === null ? null : new Date(at).toISOString())),
);
const dayText = v.pipe(
  v.union([v.string(), v.date()]),
  v.transform((day) => (typeof day === 'string' ? day : day.toISOString()).slice(0, 10)),
);

const overview = v.object({
  outstandingCents: sum,
  trips: sum,
  overdueCents: sum,
  overdueTrips: sum,
  /** Days since the oldest amount was due. */
  oldestDays: sum,
  leavingCents: sum,
  leavingTrips: sum,
  receivedCents: sum,
  received: sum,
  waiting: sum,
  cases: sum,
  refunds: sum,
  lastFileAt: instantOrNull,
});
export type MoneyOverview = v.InferOutput<typeof overview>;

/** The four figures above the money page and its tabs. `today` is the office's date. */
export async function readMoneyOverview(db: Database, today: string): Promise<MoneyOverview> {
  const { rows } = await sql`
    select
      (select sum(cents) from open_amounts) as "outstandingCents",
      (select count(distinct trip_id) from open_amounts) as trips,
      (select sum(cents) from open_amounts where due_on < ${today}) as "overdueCents",
      (select count(distinct trip_id) from open_amounts where due_on < ${today}) as "overdueTrips",
      (select ${today}::date - min(due_on) from open_amounts where due_on < ${today}) as "oldestDays",
      (select sum(open_amounts.cents) from open_amounts join trips on trips.id = trip_id
        where status = 'Geboekt' and first_departure between now() and now() + interval '7 days') as "leavingCents",
      (select count(distinct trip_id) from open_amounts join trips on trips.id = trip_id
        where status = 'Geboekt' and first_departure between now() and now() + interval '7 days') as "leavingTrips",
      (select sum(cents) from payments where status = 'paid' and cents > 0 and created_at >= ${today}::date) as "receivedCents",
      (select count(*) from payments where status = 'paid' and cents > 0 and created_at >= ${today}::date) as received,
      (select count(*) from bank_lines where state = 'open') as waiting,
      (select count(*) from money_cases where done_at is null)
        + (select count(*) from account_adjustments where kind = 'write-off' and approved_at is null and undone_at is null) as cases,
      (select count(*) from refund_orders where file_id is null and refused_at is null)
        + (select count(*) from money_cases where done_at is null and kind = any(${[...balanceCases]}::text[])
          and not exists (select from refund_orders as ordered where ordered.trip_id = money_cases.trip_id
            and file_id is null and refused_at is null)) as refunds,
      (select max(imported_at) from bank_files) as "lastFileAt"`.execute(db);
  return parseStored(overview, rows[0], 'overview of money');
}

/** Cents by how late they are, in the order of {@link ageBuckets}. */
export async function readAgeing(db: Database, today: string): Promise<readonly number[]> {
  const { rows } = await sql<{ late: number; cents: string }>`
    select ${today}::date - due_on as late, sum(cents) as cents from open_amounts group by 1`.execute(db);
  return ageBuckets.map(({ from, until }) =>
    rows.reduce((total, { late, cents }) => (late >= from && late <= until ? total + Number(cents) : total), 0),
  );
}

const receivable = v.object({
  /** Of the trip; of a summary invoice that of its first trip with an open amount. */
  reference: v.string(),
  /** How many trips of the invoice have an open amount. */
  trips: sum,
  isSummary: v.boolean(),
  name: v.string(),
  email: v.string(),
  /** Null until somebody opens the invoice, which assigns its number. */
  invoiceNumber: v.nullable(v.string()),
  /** How that invoice went over the network; null if no access point took it. */
  eInvoice: v.nullable(v.picklist(eInvoiceStatuses)),
  /** The earliest due date of an unpaid part. */
  dueOn: dayText,
  openCents: sum,
  dueCents: sum,
  paidCents: sum,
  /** Days since the earliest due date; negative before it. */
  lateDays: sum,
  /** The last reminder of that amount; 0 for none. */
  step: sum,
  remindedAt: instantOrNull,
  /** The deadline of that reminder. */
  payBy: v.nullable(dayText),
  /** Why no reminder is sent; empty if reminders are allowed. */
  dispute: v.string(),
  leavesOn: dayText,
});
export type Receivable = v.InferOutput<typeof receivable>;

export type ListingReceivables = {
  readonly today: string;
  readonly filter: ReceivableFilter;
  /** Part of the reference, invoice number or customer name; empty for all. */
  readonly search: string;
  readonly limit: number;
};

/** Days ahead within which an amount counts as due soon. */
const soonDays = 7;

/** Unpaid invoices, earliest due date first. */
export async function listReceivables(db: Database, { today, filter, search, limit }: ListingReceivables): Promise<readonly Receivable[]> {
  const until = filter === 'all' ? sql`true` : sql`due_on < ${today}::date + ${filter === 'soon' ? soonDays + 1 : 0}::integer`;
  const like = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const named = search === '' ? sql`true` : sql`concat_ws(' ', reference, "invoiceNumber", name) ilike ${like}`;
  const { rows } = await sql`
    select * from (
      select trips.reference, owed.trips, owed."isSummary", ${customerName} as name, coalesce(trips.customer ->> 'email', '') as email,
        (select number from invoices where invoices.trip_id = trips.id and kind = 'invoice' order by entry desc limit 1) as "invoiceNumber",
        (select nullif(e_invoices.status, 'new') from invoices as last left join invoices as first
            on first.summary_id = last.summary_id and first.summary_place = 1
          left join e_invoices on e_invoices.invoice_id = coalesce(first.id, last.id)
          where last.trip_id = trips.id and last.kind = 'invoice' order by last.entry desc limit 1) as "eInvoice", owed."dueOn", owed."openCents",
        owed."dueCents", ${today}::date - owed."dueOn" as "lateDays", coalesce(last.step, 0) as step, last.sent_at as "remindedAt", last.pay_by as "payBy",
        coalesce((select reason from payment_disputes where payment_disputes.trip_id = any(owed.ids) limit 1), '') as dispute, trips.first_date as "leavesOn",
        (select coalesce(sum(cents - returned_cents), 0) from payments where payments.trip_id = any(owed.ids) and status = 'paid') as "paidCents"
      from (
        select (array_agg(trip_id order by summary_place))[1] as trip_id, array_agg(trip_id) as ids, count(distinct trip_id) as trips,
          summary_id is not null as "isSummary", min(due_on) as "dueOn", sum(cents) as "openCents",
          coalesce(sum(cents) filter (where due_on < ${today}), 0) as "dueCents"
        from open_amounts left join lateral (
          select summary_id, summary_place from invoices
          where invoices.trip_id = open_amounts.trip_id and kind = 'invoice' order by entry desc limit 1
        ) as last on true
        where trip_id in (select trip_id from open_amounts where ${until}) group by coalesce(summary_id, trip_id), summary_id
      ) as owed join trips on trips.id = owed.trip_id
      left join lateral (
        select step, sent_at, pay_by from payment_reminders as sent where sent.trip_id = trips.id and sent.due_on = owed."dueOn" order by step desc limit 1
      ) as last on true
      where trips.anonymised_at is null
    ) as listed where ${named}
    order by "dueOn", reference limit ${limit}`.execute(db);
  return rows.map((row) => parseStored(receivable, row, 'receivable'));
}

/** The payer's name for lists. */
export const customerName = sql<string>`coalesce(nullif(trips.invoice ->> 'organisation', ''), nullif(trips.customer ->> 'organisation', ''),
  concat_ws(' ', trips.customer ->> 'firstName', trips.customer ->> 'lastName'))`;
