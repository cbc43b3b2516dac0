import { sql } from 'kysely';
import type { Database } from '../engine/tables.ts';

/** Long enough to see a gap, short enough to stay a small table. */
const keptDays = 90;

/** Notes that a backup was finished just now. */
export async function noteBackup(db: Database): Promise<void> {
  await sql`insert into backups (taken_at) values (now()) on conflict do nothing`.execute(db);
  await sql`delete from backups where taken_at < now() - ${keptDays} * interval '1 day'`.execute(db);
}

/** How many seconds ago the last backup was finished, by the database's clock; null where there never was one. */
export async function readBackupAge(db: Database): Promise<number | null> {
  const { rows } = await sql<{ readonly seconds: number | null }>`
    select extract(epoch from now() - max(taken_at))::float8 as seconds from backups`.execute(db);
  return rows[0]?.seconds ?? null;
}
