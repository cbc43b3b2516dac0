import { sql } from 'kysely';
import type { Database } from '#db/engine/tables.ts';

/** An open page repeats its request within this time. */
const presentSeconds = 50;

type Looking = { readonly subject: string; readonly memberId: string; readonly memberName: string };

/** Records that a staff member has the page of a subject open, and returns who else has. */
export async function savePagePresence(db: Database, { subject, memberId, memberName }: Looking): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    with here as (
      insert into page_presence (subject, member_id, member_name) values (${subject}, ${memberId}, ${memberName})
      on conflict (subject, member_id) do update set seen_at = now(), member_name = excluded.member_name
    )
    select member_name as name from page_presence
    where subject = ${subject} and member_id <> ${memberId} and seen_at > now() - ${presentSeconds} * interval '1 second'
    order by member_name`.execute(db);
  return rows.map(({ name }) => name);
}
