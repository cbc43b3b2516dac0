import type { Database } from '#db/engine/tables.ts';

/** The reference of a trip for logs; its id if the trip no longer exists. */
export async function nameTrip(db: Database, id: string): Promise<string> {
  const row = await db.selectFrom('trips').select('reference').where('id', '=', id).executeTakeFirst();
  return row?.reference ?? id;
}
