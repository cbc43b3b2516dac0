import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database, DatabaseTransaction, TripTable } from '#db/engine/tables.ts';
import { type SiteKey, siteKeys } from '#domain/sites/keys.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { getRetentionTerms, neverBookedDays } from '#operations/privacy/rules/retention-terms.ts';
import { parseTrip } from './trip-row.ts';

/** The effects of time on trips. */
export const dueKinds = [
  'reservation-over',
  'expire',
  'complete',
  'day-before',
  'reservation-reminder',
  'quote-reminder',
  'review-invitation',
  'anonymise',
  'retention-over',
] as const;
export type DueKind = (typeof dueKinds)[number];
/** Kinds that mail the customer, once per occasion. */
export type NoticeKind = Extract<DueKind, 'day-before' | 'reservation-reminder' | 'quote-reminder' | 'review-invitation'>;

/** House rules of 2026 for the worker, in hours. */
const dueHours = {
  quoteReminderBeforeEnd: 24,
  reservationReminderBeforeEnd: 24,
  /** A shorter reservation gets no reminder, because the mail about its start is still recent. */
  reservationReminderLeastDuration: 36,
  /** A quote with a shorter validity gets no reminder, because its own mail is still recent. */
  quoteReminderLeastValidity: 48,
  dayBeforeDeparture: 24,
  completeAfterLastDeparture: 12,
  invitationAfterLastDeparture: 36,
  /** Too late for a review invitation: customers do not remember a trip of months ago. */
  invitationUntilAfterLastDeparture: 30 * 24,
} as const;

const hours = (count: number) => sql`${sql.lit(count)} * interval '1 hour'`;
const inUtc = (column: RawBuilder<unknown>) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Identifies the occasion of a notice: another validity, another end of a reservation or another departure is a new occasion. */
export const occasions: Readonly<Record<NoticeKind, RawBuilder<unknown>>> = {
  'reservation-reminder': inUtc(sql`trips.reserved_until`),
  'quote-reminder': inUtc(sql`trips.valid_until`),
  'day-before': inUtc(sql`trips.first_departure`),
  'review-invitation': sql`'trip'`,
};

/**
 * The mark that a notice leaves on its trip, so that later queries skip the trip. Departures and reservations need none, because those of
 * one day are few.
 */
export const noticeMarks: Readonly<Record<NoticeKind, RawBuilder<unknown> | null>> = {
  'reservation-reminder': null,
  'quote-reminder': sql`reminded_of = trips.valid_until`,
  'day-before': null,
  'review-invitation': sql`asked_at = now()`,
};

/** Has the same wording as the condition of the quote-reminder index; otherwise the planner does not use that index. */
const leastValidity = sql`interval '${sql.raw(String(dueHours.quoteReminderLeastValidity))} hours'`;
const isOpenQuote = sql`trips.status = 'Offerte'`;
const isBooking = sql`trips.status = 'Geboekt'`;

/** Staff paused the automatic mails because of an incident. */
const isMailed = sql`not exists (select 1 from trip_mail_holds where trip_mail_holds.trip_id = trips.id)`;

const isRetainedForTaxes = sql`trips.booked_at is not null and trips.anonymised_at is null and trips.status in ('Geannuleerd', 'Uitgevoerd')`;

/** By the database's clock. */
const conditions: Readonly<Record<DueKind, RawBuilder<unknown>>> = {
  // Of a quote that has ended too: both may be over in the same moment.
  'reservation-over': sql`trips.reserved_until <= now() and (${isOpenQuote} or (trips.status = 'Vervallen' and trips.stage = 'expired'))`,
  expire: sql`${isOpenQuote} and trips.valid_until <= now()`,
  complete: sql`${isBooking} and trips.last_departure <= now() - ${hours(dueHours.completeAfterLastDeparture)}`,
  'day-before': sql`${isBooking} and trips.first_departure > now()
    and trips.first_departure <= now() + ${hours(dueHours.dayBeforeDeparture)} and ${notNoticed('day-before')} and ${isMailed}`,
  'reservation-reminder': sql`${isOpenQuote} and trips.email <> '' and trips.reserved_until > now()
    and trips.reserved_until <= now() + ${hours(dueHours.reservationReminderBeforeEnd)}
    and trips.reserved_until - (trips.reservation->>'takenAt')::timestamptz >= ${hours(dueHours.reservationReminderLeastDuration)}
    and ${notNoticed('reservation-reminder')} and ${isMailed}`,
  // A reservation that ends with its quote has its own mails about that moment. A direct booking without a customer yet has no mail address. The quote is stored apart from its row, so it is read only if the row does
  // not contain its creation time, as in rows written by the previous release.
  'quote-reminder': sql`${isOpenQuote} and trips.email <> '' and trips.valid_until > now()
    and trips.valid_until <= now() + ${hours(dueHours.quoteReminderBeforeEnd)}
    and (trips.reminded_of is null or trips.reminded_of <> trips.valid_until)
    and (trips.quoted_at is null or trips.valid_until - trips.quoted_at >= ${leastValidity})
    and case when ${notNoticed('quote-reminder')}
      then trips.quoted_at is not null or trips.valid_until - (trips.quote->>'madeAt')::timestamptz >= ${leastValidity} else false end
    and (trips.reserved_until is null or trips.reserved_until < trips.valid_until) and ${isMailed}`,
  'review-invitation': sql`trips.status = 'Uitgevoerd'
    and trips.last_departure <= now() - ${hours(dueHours.invitationAfterLastDeparture)}
    and trips.last_departure > now() - ${hours(dueHours.invitationUntilAfterLastDeparture)}
    and trips.anonymised_at is null and trips.forgotten_at is null and trips.asked_at is null and ${notNoticed('review-invitation')}
    and not exists (select 1 from trip_reviews where trip_reviews.trip_id = trips.id) and ${isMailed}`,
  anonymise: sql`trips.booked_at is null and trips.anonymised_at is null and trips.status in ('Aanvraag', 'Vervallen')
    and trips.created_at <= now() - ${sql.lit(neverBookedDays)} * interval '1 day'`,
  'retention-over': sql`${isRetainedForTaxes} and (${sql.join(siteKeys.map(retentionOver), sql` or `)})`,
};

/** The time by which each kind is found: the column of the index for just these trips. */
const moments: Readonly<Record<DueKind, RawBuilder<unknown>>> = {
  'reservation-over': sql`trips.reserved_until`,
  expire: sql`trips.valid_until`,
  complete: sql`trips.last_departure`,
  'day-before': sql`trips.first_departure`,
  'reservation-reminder': sql`trips.reserved_until`,
  'quote-reminder': sql`trips.valid_until`,
  'review-invitation': sql`trips.last_departure`,
  anonymise: sql`trips.created_at`,
  'retention-over': sql`trips.last_departure`,
};

/** A trip in the order of due work. */
export type DueTrip = {
  readonly id: string;
  /** The time by which it was found, as the database's text: milliseconds would be too coarse for continuing after it. */
  readonly moment: string;
  /** For the log. */
  readonly reference: string;
};

export type DueQuery = {
  readonly kind: DueKind;
  /** The trip after which to continue; null: from the start. */
  readonly after: Pick<DueTrip, 'id' | 'moment'> | null;
  readonly limit: number;
};

/**
 * The next due trips, longest due first, so that a trip that failed does not block the others. The order is that of a matching index. In
 * order of id the planner would scan the whole table: it knows how many trips are quotes and how many have expired, but not how few are
 * both.
 */
export async function listDueTrips(db: Database, query: DueQuery): Promise<readonly DueTrip[]> {
  const { rows } = await selectDueTrips(query).execute(db);
  return rows;
}

/** The query itself, so that tests can inspect its plan. */
export function selectDueTrips({ kind, after, limit }: DueQuery): RawBuilder<DueTrip> {
  const next = after === null ? sql`` : sql`and (${moments[kind]}, trips.id) > (${after.moment}::timestamptz, ${after.id}::uuid)`;
  const select = (condition: RawBuilder<unknown>) => sql`
    select trips.id, trips.reference, ${moments[kind]} as moment from trips where ${condition} ${next} order by ${moments[kind]}, trips.id limit ${limit}`;
  // Each site has its own retention term. One query for all would repeatedly read trips that only a longer term keeps.
  const found =
    kind === 'retention-over'
      ? sql.join(
          siteKeys.map((site) => sql`(${select(sql`${isRetainedForTaxes} and ${retentionOver(site)}`)})`),
          sql` union all `,
        )
      : select(conditions[kind]);
  return sql<DueTrip>`select id, reference, moment::text as moment from (${found}) as due order by due.moment, due.id limit ${limit}`;
}

/** Locks the trip until the transaction ends, if it is still due. Null if it is not, or if another transaction has locked it. */
export async function lockDueTrip(tx: DatabaseTransaction, kind: DueKind, id: string): Promise<Trip | null> {
  const { rows } = await sql<Selectable<TripTable>>`
    select trips.* from trips where trips.id = ${id} and ${conditions[kind]} for update skip locked`.execute(tx);
  return rows[0] === undefined ? null : parseTrip(rows[0]);
}

function notNoticed(kind: NoticeKind): RawBuilder<unknown> {
  return sql`not exists (
    select 1 from trip_notices
    where trip_notices.trip_id = trips.id and trip_notices.kind = ${sql.lit(kind)} and trip_notices.occasion = ${occasions[kind]})`;
}

/** Terms run from the end of the trip's year, and from the end of its last invoice's year. */
function retentionOver(site: SiteKey): RawBuilder<unknown> {
  const terms = getRetentionTerms(site);
  const judged = terms.map(({ validFrom, validTo, years }, index) => {
    const isFromThen = index === 0 ? sql`true` : sql`trips.last_departure >= ${sql.lit(validFrom)}::date`;
    const isUntilThen = validTo === null ? sql`true` : sql`trips.last_departure < ${sql.lit(validTo)}::date + 1`;
    return sql`(${isFromThen} and ${isUntilThen} and trips.last_departure < ${yearsAgo(years)}
      and not exists (select 1 from invoices where invoices.trip_id = trips.id and invoices.issued_at >= ${yearsAgo(years)}))`;
  });
  // No term ends sooner than the shortest one, so the index scan can stop there.
  return sql`(trips.site = ${sql.lit(site)} and trips.last_departure < ${yearsAgo(Math.min(...terms.map(({ years }) => years)))}
    and (${sql.join(judged, sql` or `)}))`;
}

/** The beginning of this year, minus this many years. */
function yearsAgo(years: number): RawBuilder<unknown> {
  return sql`(date_trunc('year', now() at time zone 'UTC') - ${sql.lit(years)} * interval '1 year') at time zone 'UTC'`;
}
