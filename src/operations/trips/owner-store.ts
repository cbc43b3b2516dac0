import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/engine/tables.ts';

/** The staff member to whom a trip is assigned. */
export type TripOwner = { readonly id: string; readonly name: string };

/** The owners of these trips, by trip; trips without an owner are absent. */
export async function listOwners(db: Database, tripIds: readonly string[]): Promise<ReadonlyMap<string, TripOwner>> {
  if (tripIds.length === 0) return new Map();
  const { rows } = await sql<{ tripId: string; id: string; name: string }>`
    select trip_id as "tripId", staff_members.id, staff_members.name from trip_owners
    join staff_members on staff_members.id = member_id and closed_at is null
    where trip_id in (${sql.join(tripIds)})`.execute(db);
  return new Map(rows.map(({ tripId, ...owner }) => [tripId, owner]));
}

/** Null: unassigns the trip. */
export async function saveOwner(tx: DatabaseTransaction, tripId: string, memberId: string | null): Promise<void> {
  if (memberId === null) {
    await sql`delete from trip_owners where trip_id = ${tripId}`.execute(tx);
    return;
  }
  await sql`insert into trip_owners (trip_id, member_id) values (${tripId}, ${memberId})
    on conflict (trip_id) do update set member_id = excluded.member_id, since = now()`.execute(tx);
}
