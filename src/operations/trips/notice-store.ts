import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/engine/tables.ts';
import { type NoticeKind, noticeMarks, occasions } from './due-trips.ts';

export type Notice = { readonly kind: string; readonly occasion: string; readonly at: string };

/**
 * Records that the customer was notified, in the transaction of the mail itself. False if this was already recorded: of several concurrent
 * calls exactly one wins.
 */
export async function insertNotice(tx: DatabaseTransaction, tripId: string, kind: NoticeKind): Promise<boolean> {
  const { rows } = await sql`
    insert into trip_notices (trip_id, kind, occasion)
    select trips.id, ${kind}, ${occasions[kind]} from trips where trips.id = ${tripId}
    on conflict (trip_id, kind, occasion) do nothing
    returning trip_id`.execute(tx);
  const mark = noticeMarks[kind];
  if (mark !== null) await sql`update trips set ${mark} where trips.id = ${tripId}`.execute(tx);
  return rows.length > 0;
}

export async function listNotices(db: Database, tripId: string): Promise<readonly Notice[]> {
  return await db.selectFrom('trip_notices').select(['kind', 'occasion', 'at']).where('trip_id', '=', tripId).orderBy('at').execute();
}
