import { sql } from 'kysely';
import type { Database } from '#db/engine/tables.ts';

/** Deletes expired sessions, unused links and challenges, old records of page views, and presses that nobody repeats any more. */
export async function forgetOldSignIns(db: Database): Promise<void> {
  await sql`delete from staff_sessions where expires_at <= now()`.execute(db);
  await sql`delete from staff_proofs where expires_at <= now()`.execute(db);
  await sql`delete from sign_in_tries where since < now() - interval '1 day'`.execute(db);
  await sql`delete from staff_repeats where at < now() - interval '1 hour'`.execute(db);
  await sql`delete from partner_sessions where expires_at <= now()`.execute(db);
  await sql`delete from partner_proofs where expires_at <= now()`.execute(db);
  await sql`delete from page_presence where seen_at < now() - interval '1 day'`.execute(db);
  await sql`delete from trip_presence where seen_at < now() - interval '1 day'`.execute(db);
}
