import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/engine/tables.ts';
import { overMailQuota } from '#db/outbox/mail-quota.ts';
import { answerKindOf, type Waiting } from '#domain/trip/answer-due.ts';
import { tripStates } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { parseListedTrip } from './listed-trip.ts';
import type { TripRow } from './trip-row.ts';

/** The work that staff must see now, limited to what a screen can show. */
const most = 100;

/** Requests that a person must price, longest waiting first. */
export async function listWaitingRequests(db: Database): Promise<readonly Trip[]> {
  const { status, stage } = tripStates.request;
  return await readTrips(db, sql`status = ${status} and stage = ${stage}`, sql`created_at, id`);
}

/** How many requests and messages wait for a person. */
export async function countWaiting(db: Database): Promise<Waiting> {
  const { status, stage } = tripStates.request;
  const { rows } = await sql<{ readonly reasons: Trip['personReasons'] | null; readonly count: number }>`
    select person_reasons as reasons, count(*)::int as count from trips
    where status = ${status} and stage = ${stage} group by person_reasons
    union all
    select null, count(*)::int from messages
    where direction = 'in' and kind in ('message', 'bounce') and answered_at is null and closed_at is null`.execute(db);
  const countOf = (kind: keyof Waiting) =>
    rows.reduce((sum, { reasons, count }) => ((reasons === null ? 'message' : answerKindOf(reasons)) === kind ? sum + count : sum), 0);
  return { vehicle: countOf('vehicle'), price: countOf('price'), message: countOf('message') };
}

/** Open quotes that expire within these hours, earliest first. */
export async function listEndingQuotes(db: Database, hours: number): Promise<readonly Trip[]> {
  const soon = sql`valid_until > now() and valid_until <= now() + ${hours} * interval '1 hour'`;
  return await readTrips(db, sql`status = ${tripStates.quote.status} and ${soon}`, sql`valid_until, id`);
}

/** Booked trips that depart within these hours, earliest first. */
export async function listDepartures(db: Database, hours: number): Promise<readonly Trip[]> {
  const soon = sql`first_departure > now() and first_departure <= now() + ${hours} * interval '1 hour'`;
  return await readTrips(db, sql`status = ${tripStates.booked.status} and ${soon}`, sql`first_departure, id`);
}

/** Work that is overdue by more days than this is left out. */
const unpaidDays = 365;

/**
 * Bookings with an uncovered amount that fell due in the last year, longest overdue first. Above the limit the most recent ones stay, so
 * that old debts do not hide them. The account decides whether an amount is overdue in the company's time zone.
 */
export async function listUnpaid(db: Database, limit: number): Promise<readonly Trip[]> {
  const { rows } = await sql<TripRow>`
    select trips.* from (
      select trips.id, due_on from unpaid_trips join trips on trips.id = trip_id
      where due_on between now()::date - ${unpaidDays}::integer and now()::date
        and status in (${tripStates.booked.status}, ${tripStates.done.status}) and anonymised_at is null
      order by due_on desc, trip_id limit ${limit}
    ) as unpaid join trips on trips.id = unpaid.id
    order by due_on, trips.id`.execute(db);
  return rows.map(parseListedTrip);
}

export type FailedMail = {
  readonly reference: string;
  readonly kind: string;
  readonly failedAt: string;
  readonly error: string;
  /** The server broke off twice after it had the whole mail: it may have arrived. */
  readonly isUnsure: boolean;
};

/** Failed mails of existing trips, latest first; without mails that were dropped because of a mailbox's quota. */
export async function listFailedMails(db: Database): Promise<readonly FailedMail[]> {
  const { rows } = await sql<FailedMail & { readonly message_id: string }>`
    select trips.reference, outbox.message_id, outbox.failed_at as "failedAt", coalesce(outbox.last_error, '') as error,
      outbox.unsure > 1 as "isUnsure"
    from outbox join trips on trips.id = outbox.trip_id
    where outbox.failed_at > now() - interval '30 days' and outbox.kind = 'mail' and outbox.last_error is distinct from ${overMailQuota}
    order by outbox.failed_at desc limit ${most}`.execute(db);
  return rows.map(({ message_id, ...row }) => ({ ...row, kind: /^<([a-z-]+)\./.exec(message_id)?.[1] ?? 'mail' }));
}

/** The trips with these references, in no particular order. */
export async function listTripsByReference(db: Database, references: readonly string[]): Promise<readonly Trip[]> {
  if (references.length === 0) return [];
  const { rows } = await sql<TripRow>`select * from trips where reference in (${sql.join(references)})`.execute(db);
  return rows.map(parseListedTrip);
}

async function readTrips(db: Database, where: RawBuilder<unknown>, order: RawBuilder<unknown>): Promise<readonly Trip[]> {
  const { rows } = await sql<TripRow>`select * from trips where ${where} order by ${order} limit ${most}`.execute(db);
  return rows.map(parseListedTrip);
}
