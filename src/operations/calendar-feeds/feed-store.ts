import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/engine/tables.ts';
import type { FeedOf } from './rules/calendar-feed.ts';

export async function findFeedKey(db: Database, { subject, subjectId }: FeedOf): Promise<string | null> {
  const { rows } = await sql<{ key: string }>`select key from calendar_feeds
    where subject = ${subject} and subject_id is not distinct from ${subjectId}::uuid`.execute(db);
  return rows[0]?.key ?? null;
}

/** The calendar of a key; null if it was ended or never existed. */
export async function findFeedByKey(db: Database, key: string): Promise<FeedOf | null> {
  const { rows } = await sql<FeedOf>`select subject, subject_id as "subjectId" from calendar_feeds where key = ${key}`.execute(db);
  return rows[0] ?? null;
}

/** Lets one transaction at a time change a calendar. */
export async function lockFeed(tx: DatabaseTransaction, { subject, subjectId }: FeedOf): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`calendar of ${subject} ${subjectId ?? ''}`}, 0))`.execute(tx);
}

export async function deleteFeed(db: Database, { subject, subjectId }: FeedOf): Promise<void> {
  await sql`delete from calendar_feeds where subject = ${subject} and subject_id is not distinct from ${subjectId}::uuid`.execute(db);
}

export async function insertFeed(db: Database, { subject, subjectId, key, by }: FeedOf & { readonly key: string; readonly by: string }) {
  await db.insertInto('calendar_feeds').values({ key, subject, subject_id: subjectId, made_by: by }).execute();
}
