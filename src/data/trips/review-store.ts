import { type Selectable, sql } from 'kysely';
import type { Database, TripReviewTable } from '../engine/tables.ts';

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
  /** Both null while nobody has read it. */
  readonly publishedAt: string | null;
  readonly rejectedAt: string | null;
};

/** Keeps a trip's one review; false where it has one already. */
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

/** What still has to be read, the oldest first. */
export async function listUnreadReviews(db: Database): Promise<readonly TripReview[]> {
  const unread = db.selectFrom('trip_reviews').selectAll().where('published_at', 'is', null).where('rejected_at', 'is', null);
  return (await unread.orderBy('created_at').execute()).map(parseReview);
}

/** Everything that was published, the newest first. */
export async function listPublishedReviews(db: Database): Promise<readonly TripReview[]> {
  const published = db.selectFrom('trip_reviews').selectAll().where('published_at', 'is not', null);
  return (await published.orderBy('published_at', 'desc').limit(1_000).execute()).map(parseReview);
}

/**
 * Publishes or rejects a review that nobody judged yet; false where there is none. What is published is content: its version grows, so that
 * every process reads the reviews again.
 */
export async function judgeReview(tx: Database, tripId: string, verdict: 'publish' | 'reject'): Promise<boolean> {
  const column = sql.ref(verdict === 'publish' ? 'published_at' : 'rejected_at');
  const { numAffectedRows = 0n } = await sql`
    update trip_reviews set ${column} = now()
    where trip_id = ${tripId} and published_at is null and rejected_at is null`.execute(tx);
  if (numAffectedRows > 0n && verdict === 'publish') await announceReviews(tx);
  return numAffectedRows > 0n;
}

/** Takes a trip's review away, from the sites too where it was published; nothing where there is none. */
export async function deleteReview(tx: Database, tripId: string): Promise<void> {
  const { rows } = await sql<{ published_at: string | null }>`
    delete from trip_reviews where trip_id = ${tripId} returning published_at`.execute(tx);
  if (rows[0] !== undefined && rows[0].published_at !== null) await announceReviews(tx);
}

async function announceReviews(tx: Database): Promise<void> {
  await sql`update content_version set version = version + 1 where id = 1`.execute(tx);
}

function parseReview({ trip_id, created_at, published_at, rejected_at, ...same }: Selectable<TripReviewTable>): TripReview {
  return { ...same, tripId: trip_id, createdAt: created_at, publishedAt: published_at, rejectedAt: rejected_at };
}
