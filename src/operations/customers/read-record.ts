import { sql } from 'kysely';
import * as v from 'valibot';
import { parseStored } from '#db/engine/stored.ts';
import type { Database } from '#db/engine/tables.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { parseListedTrip } from '#operations/trips/listed-trip.ts';
import type { TripRow } from '#operations/trips/trip-row.ts';
import { isOfPerson } from './customer-store.ts';

/** Parts of a customer's record, each read for its own tab. */

const sum = v.pipe(
  v.nullable(v.union([v.string(), v.number()])),
  v.transform((value) => Number(value ?? 0)),
);

const ofCustomer = (id: string) => sql`
  select trips.id from customer_people as person join trips on ${isOfPerson} where person.customer_id = ${id}::uuid`;

type Listing = { readonly id: string; readonly offset: number; readonly limit: number };

/** The trips of a customer, the latest departure first; `isQuote`: only those never booked. */
export async function listCustomerTrips(
  db: Database,
  { id, isQuote, offset, limit }: Listing & { readonly isQuote: boolean },
): Promise<readonly Trip[]> {
  const { rows } = await sql<TripRow>`
    select trips.* from trips where id in (${ofCustomer(id)}) and ${isQuote ? sql`booked_at is null` : sql`true`}
    order by first_departure desc, id limit ${limit} offset ${offset}`.execute(db);
  return rows.map(parseListedTrip);
}

const totals = v.object({
  trips: sum,
  quotes: sum,
  bookedCents: sum,
  paidCents: sum,
  openCents: sum,
  overdueCents: sum,
  firstDeparture: v.nullable(v.string()),
  lastDeparture: v.nullable(v.string()),
});
export type CustomerTotals = v.InferOutput<typeof totals>;

/** What a customer booked, paid and owes. `today` is the office's. */
export async function readTotals(db: Database, { id, today }: { readonly id: string; readonly today: string }): Promise<CustomerTotals> {
  const { rows } = await sql`
    with own as (select * from trips where id in (${ofCustomer(id)}))
    select count(*) as trips, count(*) filter (where booked_at is null) as quotes,
      sum(total_cents) filter (where booked_at is not null and canceled_at is null) as "bookedCents",
      min(first_date)::text as "firstDeparture", max(first_date)::text as "lastDeparture",
      (select sum(cents - returned_cents) from payments where trip_id in (select id from own) and status = 'paid') as "paidCents",
      (select sum(cents) from open_amounts where trip_id in (select id from own)) as "openCents",
      (select sum(cents) from open_amounts where trip_id in (select id from own) and due_on < ${today}) as "overdueCents"
    from own`.execute(db);
  return parseStored(totals, rows[0], 'totals of a customer');
}

const moneyLine = v.object({
  reference: v.string(),
  number: v.nullable(v.string()),
  issuedOn: v.nullable(v.string()),
  totalCents: sum,
  paidCents: sum,
  openCents: sum,
  overdueCents: sum,
  dueOn: v.nullable(v.string()),
});

/** The booked trips of a customer with what was invoiced, paid and is due: unpaid ones first, then the latest. */
export async function listMoney(
  db: Database,
  { id, today, limit }: { readonly id: string; readonly today: string; readonly limit: number },
) {
  const { rows } = await sql`
    select reference, last.number, last.issued_at::date::text as "issuedOn", last.total_cents as "totalCents", paid.cents as "paidCents",
      open.cents as "openCents", open.overdue as "overdueCents", open.due_on::text as "dueOn"
    from trips
    cross join lateral (select sum(cents) as cents, min(due_on) as due_on, sum(cents) filter (where due_on < ${today}) as overdue
      from open_amounts where trip_id = trips.id) as open
    cross join lateral (select sum(cents - returned_cents) as cents from payments where trip_id = trips.id and status = 'paid') as paid
    left join lateral (select number, issued_at, total_cents from invoices where trip_id = trips.id and kind = 'invoice'
      order by entry desc limit 1) as last on true
    where trips.id in (${ofCustomer(id)}) and booked_at is not null
    order by open.due_on nulls last, first_departure desc limit ${limit}`.execute(db);
  return rows.map((row) => parseStored(moneyLine, row, 'money of a customer'));
}

const mailLine = v.object({
  key: v.string(),
  /** Of an incoming message; null of what we sent by ourselves. */
  threadId: v.nullable(v.string()),
  reference: v.nullable(v.string()),
  direction: v.picklist(['in', 'out']),
  subject: v.string(),
  opening: v.string(),
  at: v.string(),
});
export type CustomerMail = v.InferOutput<typeof mailLine>;

/** The messages of both sides, the latest first. */
export async function listCustomerMails(db: Database, { id, limit }: Omit<Listing, 'offset'>): Promise<readonly CustomerMail[]> {
  const { rows } = await sql`
    with own as (${ofCustomer(id)})
    select key, "threadId", trips.reference, direction, subject, left(body, 200) as opening, at from (
      (select m.id::text as key, m.thread_id::text as "threadId", trip_id, direction, subject, body, received_at as at from messages as m
        where kind in ('message', 'bounce') and (trip_id in (select id from own)
          or (trip_id is null and lower(email) in (select email from customer_people where customer_id = ${id}::uuid)))
        order by received_at desc limit ${limit})
      union all (select message_id, null, trip_id, 'out', subject, body, sent_at from sent_mails
        where trip_id in (select id from own) order by sent_at desc limit ${limit})
    ) as written left join trips on trips.id = trip_id order by at desc, key limit ${limit}`.execute(db);
  return rows.map((row) => parseStored(mailLine, row, 'mail of a customer'));
}

const noteLine = v.object({
  id: v.string(),
  /** Of the trip that it is on; null of one on the customer. */
  reference: v.nullable(v.string()),
  text: v.string(),
  by: v.string(),
  at: v.string(),
});
export type CustomerNote = v.InferOutput<typeof noteLine>;

/** Notes on the customer and on the trips, the last first. */
export async function listCustomerNotes(db: Database, { id, limit }: Omit<Listing, 'offset'>): Promise<readonly CustomerNote[]> {
  const { rows } = await sql`
    select * from (
      select id, null as reference, text, member_name as by, at from customer_notes where customer_id = ${id}::uuid
      union all select n.id, trips.reference, n.text, n.member_name, n.at from trip_notes as n join trips on trips.id = n.trip_id
        where trip_id in (${ofCustomer(id)})
    ) as notes order by at desc, id limit ${limit}`.execute(db);
  return rows.map((row) => parseStored(noteLine, row, 'note on a customer'));
}
