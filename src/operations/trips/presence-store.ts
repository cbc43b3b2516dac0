import { sql } from 'kysely';
import type { Database } from '#db/engine/tables.ts';

/** An open page repeats its request within this time. */
const presentSeconds = 50;

type Looking = { readonly tripId: string; readonly memberId: string; readonly memberName: string };

/** Records that a staff member has the trip open, and returns who else has. */
export async function savePresence(db: Database, { tripId, memberId, memberName }: Looking): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    with here as (
      insert into trip_presence (trip_id, member_id, member_name) values (${tripId}, ${memberId}, ${memberName})
      on conflict (trip_id, member_id) do update set seen_at = now(), member_name = excluded.member_name
    )
    select member_name as name from trip_presence
    where trip_id = ${tripId} and member_id <> ${memberId} and seen_at > now() - ${presentSeconds} * interval '1 second'
    order by member_name`.execute(db);
  return rows.map(({ name }) => name);
}
