import { sql } from 'kysely';
import type { Database } from '#db/engine/tables.ts';
import type { Mark } from './rules/inbox.ts';

/** Longer than any line of Today exists. */
const retentionDays = 90;

/** The marks that hide lines: everybody's done marks, and the lines that this person put off. */
export async function listMarks(db: Database, memberId: string): Promise<readonly Mark[]> {
  const { rows } = await sql<Mark>`
    select key, member_id as "memberId", until from inbox_marks
    where until is null or (member_id = ${memberId} and until > now())`.execute(db);
  return rows;
}

/** `until` null: done. A person's last mark counts. */
export async function saveMark(db: Database, { key, memberId, until }: Mark): Promise<void> {
  await sql`insert into inbox_marks (key, member_id, until) values (${key}, ${memberId}, ${until})
    on conflict (member_id, key) do update set until = excluded.until, at = now()`.execute(db);
  await sql`delete from inbox_marks where at < now() - ${retentionDays} * interval '1 day'`.execute(db);
}

/** Shows the line again: removes the person's own mark, and all done marks. */
export async function removeMarks(db: Database, { key, memberId }: Pick<Mark, 'key' | 'memberId'>): Promise<void> {
  await sql`delete from inbox_marks where key = ${key} and (member_id = ${memberId} or until is null)`.execute(db);
}
