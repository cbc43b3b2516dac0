import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database, TripReviewTable } from '#db/engine/tables.ts';
import type { SiteKey } from '#domain/sites/keys.ts';
import type { RefusalReason, ReviewState, TakeDownReason } from '#domain/trip/review-verdict.ts';

export type NewReview = {
  readonly tripId: string;
  readonly site: string;
  readonly language: string;
  readonly author: string;
  readonly driver: number;
  readonly bus: number;
  readonly platform: number;
  readonly text: string;
};

export type TripReview = NewReview & {
  readonly createdAt: string;
  /** Both null until moderated. */
  readonly publishedAt: string | null;
  readonly rejectedAt: string | null;
  /** Why it is not on its site; null if no reason was given. */
  readonly rejectedReason: string | null;
  readonly judgedBy: string | null;
  /** Our public answer; empty if there is none. */
  readonly reply: string;
  readonly repliedAt: string | null;
  readonly repliedBy: string | null;
};

/** Saves a trip's review; false if the trip already has one. */
export async function insertReview(db: Database, { tripId, ...review }: NewReview): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('trip_reviews')
    .values({ trip_id: tripId, ...review })
    .onConflict((conflict) => conflict.column('trip_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export async function findReview(db: Database, tripId: string): Promise<TripReview | null> {
  const row = await db.selectFrom('trip_reviews').selectAll().where('trip_id', '=', tripId).executeTakeFirst();
  return row === undefined ? null : parseReview(row);
}

/** Reviews that nobody has moderated, oldest first. */
export async function listUnreadReviews(db: Database): Promise<readonly TripReview[]> {
  const unread = db.selectFrom('trip_reviews').selectAll().where('published_at', 'is', null).where('rejected_at', 'is', null);
  return (await unread.orderBy('created_at').execute()).map(parseReview);
}

/** Published reviews, newest first. */
export async function listPublishedReviews(db: Database): Promise<readonly TripReview[]> {
  const published = db.selectFrom('trip_reviews').selectAll().where('published_at', 'is not', null);
  return (await published.orderBy('published_at', 'desc').limit(1_000).execute()).map(parseReview);
}

export type ReviewVerdict = {
  readonly verdict: 'publish' | 'reject';
  /** Of a rejection. */
  readonly reason: RefusalReason | null;
  readonly by: string;
};

/**
 * Publishes or rejects an unmoderated review; false if there is none. A published review is content: the content version grows, so that
 * every process reads the reviews again.
 */
export async function judgeReview(tx: Database, tripId: string, { verdict, reason, by }: ReviewVerdict): Promise<boolean> {
  const column = sql.ref(verdict === 'publish' ? 'published_at' : 'rejected_at');
  const { numAffectedRows = 0n } = await sql`
    update trip_reviews set ${column} = now(), rejected_reason = ${reason}, judged_by = ${by}
    where trip_id = ${tripId} and published_at is null and rejected_at is null`.execute(tx);
  if (numAffectedRows > 0n && verdict === 'publish') await announceReviews(tx);
  return numAffectedRows > 0n;
}

/** How long the publishing of a review can be undone. */
const putBackMinutes = 2;

/** Undoes `judgeReview`: the review is open again. False if the same person did not publish it just now, or if it has an answer. */
export async function putReviewBack(tx: Database, tripId: string, by: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update trip_reviews set published_at = null, judged_by = null
    where trip_id = ${tripId} and judged_by = ${by} and reply = '' and published_at > now() - ${putBackMinutes} * interval '1 minute'`.execute(
    tx,
  );
  if (numAffectedRows > 0n) await announceReviews(tx);
  return numAffectedRows > 0n;
}

type TakingDown = { readonly reason: TakeDownReason; readonly by: string };

/** Removes a published review from its site; false if it is not published. */
export async function takeDownReview(tx: Database, tripId: string, { reason, by }: TakingDown): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update trip_reviews set published_at = null, rejected_at = now(), rejected_reason = ${reason}, judged_by = ${by}
    where trip_id = ${tripId} and published_at is not null`.execute(tx);
  if (numAffectedRows > 0n) await announceReviews(tx);
  return numAffectedRows > 0n;
}

/** Answers a published review beneath it, or takes the answer away where it is empty; false where the review is not on its site. */
export async function answerReview(
  tx: Database,
  tripId: string,
  { reply, by }: { readonly reply: string; readonly by: string },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update trip_reviews set reply = ${reply}, replied_at = now(), replied_by = ${by}
    where trip_id = ${tripId} and published_at is not null`.execute(tx);
  if (numAffectedRows > 0n) await announceReviews(tx);
  return numAffectedRows > 0n;
}

export type ReviewQuery = {
  readonly state: ReviewState;
  /** Null: of all. */
  readonly site: SiteKey | null;
  /** Only those written before that of the trip with this reference; empty from the newest on. */
  readonly before: string;
  readonly limit: number;
};

export type ReviewOfTrip = TripReview & { readonly reference: string };

const conditions: Readonly<Record<ReviewState, RawBuilder<unknown>>> = {
  waiting: sql`published_at is null and rejected_at is null`,
  published: sql`published_at is not null`,
  refused: sql`published_at is null and rejected_at is not null`,
};

/** Reviews with the reference of their trip, the newest first. */
export async function listReviews(db: Database, { state, site, before, limit }: ReviewQuery): Promise<readonly ReviewOfTrip[]> {
  const ofSite = site === null ? sql`true` : sql`r.site = ${site}`;
  const last = sql`select l.created_at, l.trip_id from trip_reviews l join trips lt on lt.id = l.trip_id where lt.reference = ${before}`;
  const older = before === '' ? sql`true` : sql`(r.created_at, r.trip_id) < (${last})`;
  const { rows } = await sql<Selectable<TripReviewTable> & { readonly reference: string }>`
    select r.*, t.reference from trip_reviews r join trips t on t.id = r.trip_id
    where ${conditions[state]} and ${ofSite} and ${older}
    order by r.created_at desc, r.trip_id desc limit ${limit}`.execute(db);
  return rows.map(({ reference, ...row }) => ({ ...parseReview(row), reference }));
}

/** Removes a trip's review, from the sites too if it was published; does nothing if there is none. */
export async function deleteReview(tx: Database, tripId: string): Promise<void> {
  const { rows } = await sql<{ published_at: string | null }>`
    delete from trip_reviews where trip_id = ${tripId} returning published_at`.execute(tx);
  if (rows[0] !== undefined && rows[0].published_at !== null) await announceReviews(tx);
}

async function announceReviews(tx: Database): Promise<void> {
  await sql`update content_version set version = version + 1 where id = 1`.execute(tx);
}

function parseReview({ trip_id, created_at, published_at, rejected_at, ...row }: Selectable<TripReviewTable>): TripReview {
  const { rejected_reason, judged_by, replied_at, replied_by, ...same } = row;
  return {
    ...same,
    tripId: trip_id,
    createdAt: created_at,
    publishedAt: published_at,
    rejectedAt: rejected_at,
    rejectedReason: rejected_reason,
    judgedBy: judged_by,
    repliedAt: replied_at,
    repliedBy: replied_by,
  };
}
