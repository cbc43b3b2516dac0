import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/engine/tables.ts';

/** Saves a customer's dispute; a new reason replaces the old one. False if it was already saved. */
export async function saveDispute(
  tx: DatabaseTransaction,
  { tripId, reason, openedBy }: { readonly tripId: string; readonly reason: string; readonly openedBy: string },
): Promise<boolean> {
  const { rows } = await sql`
    insert into payment_disputes (trip_id, reason, opened_by) values (${tripId}, ${reason}, ${openedBy})
    on conflict (trip_id) do update set reason = excluded.reason, opened_by = excluded.opened_by
    where payment_disputes.reason <> excluded.reason
    returning trip_id`.execute(tx);
  return rows.length > 0;
}

/** False where there was none. */
export async function deleteDispute(tx: DatabaseTransaction, tripId: string): Promise<boolean> {
  const { rows } = await sql`delete from payment_disputes where trip_id = ${tripId} returning trip_id`.execute(tx);
  return rows.length > 0;
}

/** The reason of a customer's dispute; empty if there is none. */
export async function readDispute(db: Database, tripId: string): Promise<string> {
  const { rows } = await sql<{ reason: string }>`select reason from payment_disputes where trip_id = ${tripId}`.execute(db);
  return rows[0]?.reason ?? '';
}
