import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/engine/tables.ts';

/** Saves a customer's dispute. False if there is one already, which stays. */
export async function saveDispute(
  tx: DatabaseTransaction,
  { tripId, reason, openedBy }: { readonly tripId: string; readonly reason: string; readonly openedBy: string },
): Promise<boolean> {
  const { rows } = await sql`
    insert into payment_disputes (trip_id, reason, opened_by) values (${tripId}, ${reason}, ${openedBy})
    on conflict (trip_id) do nothing returning trip_id`.execute(tx);
  return rows.length > 0;
}

/** False where there was none. */
export async function deleteDispute(tx: DatabaseTransaction, tripId: string): Promise<boolean> {
  const { rows } = await sql`delete from payment_disputes where trip_id = ${tripId} returning trip_id`.execute(tx);
  return rows.length > 0;
}

/** The reason of a customer's dispute; empty if there is none. */
export async function readDispute(db: Database, tripId: string): Promise<string> {
  return (await findDispute(db, tripId))?.reason ?? '';
}

/** Null if there is none. */
export async function findDispute(db: Database, tripId: string): Promise<{ readonly reason: string; readonly openedBy: string } | null> {
  const { rows } = await sql<{ reason: string; openedBy: string }>`
    select reason, opened_by as "openedBy" from payment_disputes where trip_id = ${tripId}`.execute(db);
  return rows[0] ?? null;
}
