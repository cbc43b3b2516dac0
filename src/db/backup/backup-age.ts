import { sql } from 'kysely';
import type { Database } from '../engine/tables.ts';

/** Long enough to see a gap, short enough to keep the table small. */
const retentionDays = 90;

/** Records that a backup finished just now. */
export async function noteBackup(db: Database): Promise<void> {
  await sql`insert into backups (taken_at) values (now()) on conflict do nothing`.execute(db);
  await sql`delete from backups where taken_at < now() - ${retentionDays} * interval '1 day'`.execute(db);
}

/** Seconds since the last backup finished, by the database's clock; null if there was none. */
export async function readBackupAge(db: Database): Promise<number | null> {
  const { rows } = await sql<{ readonly seconds: number | null }>`
    select extract(epoch from now() - max(taken_at))::float8 as seconds from backups`.execute(db);
  return rows[0]?.seconds ?? null;
}
