import { sql } from 'kysely';
import type { Database } from '#db/engine/tables.ts';

/** A change of something that several people edit. Its number is the version that pages show and send back. */
export type Change = {
  readonly id: number;
  readonly act: string;
  /** As shown to people; empty for nobody or nothing. */
  readonly before: string;
  readonly after: string;
  readonly reason: string;
  readonly by: string;
  readonly at: string;
};

type NewChange = Omit<Change, 'id' | 'at'> & { readonly subject: string; readonly tripId?: string };

/** The refusal of an act because somebody else changed the thing after the page was loaded. */
export type ChangedSince = {
  readonly why: 'changed-since';
  readonly values: {
    /** The version to send if the person decides to continue. */
    readonly version: number;
    readonly by: string;
    readonly at: string;
    readonly act: string;
    readonly before: string;
    readonly after: string;
    readonly reason: string;
  };
};

/** Stores a change in the transaction of its act. */
export async function insertChange(db: Database, { by, tripId, ...change }: NewChange): Promise<void> {
  await db
    .insertInto('changes')
    .values({ ...change, trip_id: tripId ?? null, by_name: by })
    .execute();
}

/** The changes of a subject, latest first. */
export async function listChanges(db: Database, subject: string, limit: number): Promise<readonly Change[]> {
  const { rows } = await sql<Change>`
    select id, act, before, after, reason, by_name as by, at from changes where subject = ${subject} order by id desc limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** The version of a subject; 0 if nobody has changed it. */
export async function findVersion(db: Database, subject: string): Promise<number> {
  const [last] = await listChanges(db, subject, 1);
  return last?.id ?? 0;
}

/** The versions of several subjects; omits those that nobody has changed. */
export async function listVersions(
  db: Database,
  subjects: readonly string[],
): Promise<readonly { readonly subject: string; readonly version: number }[]> {
  const { rows } = await sql<{ subject: string; version: number }>`
    select subject, max(id) as version from changes where subject = any(${[...subjects]}::text[]) group by subject`.execute(db);
  return rows;
}

/**
 * The refusal of an act if others changed the subject since version `seen`; null if nobody did. It contains the state before the first of
 * these changes and after the last. `seen` is null if no page was loaded, such as on the command line.
 */
export async function findChangedSince(db: Database, subject: string, seen: number | null): Promise<ChangedSince | null> {
  if (seen === null) return null;
  const { rows } = await sql<Change>`
    select id, act, before, after, reason, by_name as by, at from changes where subject = ${subject} and id > ${seen} order by id`.execute(
    db,
  );
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined) return null;
  const { id: version, by, at, act, after, reason } = last;
  return { why: 'changed-since', values: { version, by, at, act, before: first.before, after, reason } };
}

/** Locks a subject until the transaction ends; for things without a row of their own to lock. */
export async function lockSubject(tx: Database, subject: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 1))`.execute(tx);
}
