import type { Database } from '#db/engine/tables.ts';

/** The reference of a trip, by which people look it up: what a log says of it. The id stands where the trip is gone. */
export async function nameTrip(db: Database, id: string): Promise<string> {
  const row = await db.selectFrom('trips').select('reference').where('id', '=', id).executeTakeFirst();
  return row?.reference ?? id;
}
