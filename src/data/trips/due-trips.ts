import { type RawBuilder, type Selectable, sql } from 'kysely';
import { getRetentionTerms, neverBookedDays } from '#domain/retention/retention-terms.ts';
import { type SiteKey, siteKeys } from '#domain/sites/keys.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { Database, DatabaseTransaction, TripTable } from '../engine/tables.ts';
import { parseTrip } from './trip-row.ts';

/** What time does to trips. */
export const dueKinds = ['expire', 'complete', 'day-before', 'quote-reminder', 'review-invitation', 'anonymise', 'retention-over'] as const;
export type DueKind = (typeof dueKinds)[number];
/** Those of which the customer is told by mail, once an occasion. */
export type NoticeKind = Extract<DueKind, 'day-before' | 'quote-reminder' | 'review-invitation'>;

/** House rules of 2026 on when the worker acts, in hours. */
const dueHours = {
  quoteReminderBeforeEnd: 24,
  /** A quote that held for less than this is not reminded of: its own mail is still fresh. */
  quoteReminderLeastValidity: 48,
  dayBeforeDeparture: 24,
  completeAfterLastDeparture: 12,
  invitationAfterLastDeparture: 36,
  /** Nobody remembers a trip of months ago: what could not be asked by then is not asked. */
  invitationUntilAfterLastDeparture: 30 * 24,
} as const;

const hours = (count: number) => sql`${sql.lit(count)} * interval '1 hour'`;
const inUtc = (column: RawBuilder<unknown>) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** What makes a notice one: another validity or another departure is another occasion. */
export const occasions: Readonly<Record<NoticeKind, RawBuilder<unknown>>> = {
  'quote-reminder': inUtc(sql`trips.valid_until`),
  'day-before': inUtc(sql`trips.first_departure`),
  'review-invitation': sql`'trip'`,
};

const isOpenQuote = sql`trips.status = 'Offerte'`;
const isBooking = sql`trips.status = 'Geboekt'`;

/** No term ends sooner: by this the index leaves out the trips of the last years. */
const shortestTerm = Math.min(...siteKeys.flatMap((site) => getRetentionTerms(site).map(({ years }) => years)));

/** By the database's clock, each on an index of its own. */
const conditions: Readonly<Record<DueKind, RawBuilder<unknown>>> = {
  expire: sql`${isOpenQuote} and trips.valid_until <= now()`,
  complete: sql`${isBooking} and trips.last_departure <= now() - ${hours(dueHours.completeAfterLastDeparture)}`,
  'day-before': sql`${isBooking} and trips.first_departure > now()
    and trips.first_departure <= now() + ${hours(dueHours.dayBeforeDeparture)} and ${notTold('day-before')}`,
  // A direct booking that nobody has signed yet has no mailbox.
  'quote-reminder': sql`${isOpenQuote} and trips.email <> '' and trips.valid_until > now()
    and trips.valid_until <= now() + ${hours(dueHours.quoteReminderBeforeEnd)}
    and trips.valid_until >= (trips.quote->>'madeAt')::timestamptz + ${hours(dueHours.quoteReminderLeastValidity)}
    and ${notTold('quote-reminder')}`,
  'review-invitation': sql`trips.status = 'Uitgevoerd'
    and trips.last_departure <= now() - ${hours(dueHours.invitationAfterLastDeparture)}
    and trips.last_departure > now() - ${hours(dueHours.invitationUntilAfterLastDeparture)}
    and trips.anonymised_at is null and ${notTold('review-invitation')}
    and not exists (select 1 from trip_reviews where trip_reviews.trip_id = trips.id)`,
  anonymise: sql`trips.booked_at is null and trips.anonymised_at is null and trips.status in ('Aanvraag', 'Vervallen')
    and trips.created_at <= now() - ${sql.lit(neverBookedDays)} * interval '1 day'`,
  'retention-over': sql`trips.booked_at is not null and trips.anonymised_at is null and trips.status in ('Geannuleerd', 'Uitgevoerd')
    and trips.last_departure < now() - ${sql.lit(shortestTerm)} * interval '1 year'
    and (${sql.join(siteKeys.map(retentionOver), sql` or `)})`,
};

export type DueQuery = {
  readonly kind: DueKind;
  /** The id after which to go on; null: from the first. */
  readonly after: string | null;
  readonly limit: number;
};

/** The next trips to which something is due, in the order of their ids: whoever could not be served now does not hold up the others. */
export async function listDueTrips(db: Database, { kind, after, limit }: DueQuery): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select trips.id from trips
    where ${conditions[kind]} ${after === null ? sql`` : sql`and trips.id > ${after}`}
    order by trips.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The trip, locked until the transaction ends, where that is still due; null where it is not, or where somebody is changing it just now. */
export async function lockDueTrip(tx: DatabaseTransaction, kind: DueKind, id: string): Promise<Trip | null> {
  const { rows } = await sql<Selectable<TripTable>>`
    select trips.* from trips where trips.id = ${id} and ${conditions[kind]} for update skip locked`.execute(tx);
  return rows[0] === undefined ? null : parseTrip(rows[0]);
}

function notTold(kind: NoticeKind): RawBuilder<unknown> {
  return sql`not exists (
    select 1 from trip_notices
    where trip_notices.trip_id = trips.id and trip_notices.kind = ${sql.lit(kind)} and trip_notices.occasion = ${occasions[kind]})`;
}

/** Terms run from the end of the trip's year, and of that of its last invoice. */
function retentionOver(site: SiteKey): RawBuilder<unknown> {
  const judged = getRetentionTerms(site).map(({ validFrom, validTo, years }, index) => {
    const yearsAgo = sql`(date_trunc('year', now() at time zone 'UTC') - ${sql.lit(years)} * interval '1 year') at time zone 'UTC'`;
    const isFromThen = index === 0 ? sql`true` : sql`trips.last_departure >= ${sql.lit(validFrom)}::date`;
    const isUntilThen = validTo === null ? sql`true` : sql`trips.last_departure < ${sql.lit(validTo)}::date + 1`;
    return sql`(${isFromThen} and ${isUntilThen} and trips.last_departure < ${yearsAgo}
      and not exists (select 1 from invoices where invoices.trip_id = trips.id and invoices.issued_at >= ${yearsAgo}))`;
  });
  return sql`(trips.site = ${sql.lit(site)} and (${sql.join(judged, sql` or `)}))`;
}
