import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/engine/tables.ts';

/** Keeps that a customer disputes what we ask; a second reason takes the place of the first. False where it is kept already. */
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

/** Why a customer disputes what we ask; empty where he does not. */
export async function readDispute(db: Database, tripId: string): Promise<string> {
  const { rows } = await sql<{ reason: string }>`select reason from payment_disputes where trip_id = ${tripId}`.execute(db);
  return rows[0]?.reason ?? '';
}
