import type { Database, DatabaseTransaction } from '#db/engine/tables.ts';

/** While a pause exists, the worker sends the customer no automatic mails: after an accident nobody should be asked for a review. */
export type MailPause = { readonly tripId: string; readonly memberName: string; readonly reason: string; readonly at: string };

/** Null if it is saved, otherwise the pause that exists already and stays. */
export async function saveMailPause(
  tx: DatabaseTransaction,
  { tripId, memberName, reason }: Omit<MailPause, 'at'>,
): Promise<MailPause | null> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('trip_mail_holds')
    .values({ trip_id: tripId, member_name: memberName, reason })
    .onConflict((conflict) => conflict.column('trip_id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n ? null : await findMailPause(tx, tripId);
}

async function findMailPause(db: Database, tripId: string): Promise<MailPause | null> {
  const row = await db.selectFrom('trip_mail_holds').selectAll().where('trip_id', '=', tripId).executeTakeFirst();
  return row === undefined ? null : toPause(row);
}

/** False if there was no pause. */
export async function deleteMailPause(tx: DatabaseTransaction, tripId: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('trip_mail_holds').where('trip_id', '=', tripId).executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Lists all pauses: there are few, one per incident. */
export async function listMailPauses(db: Database): Promise<readonly MailPause[]> {
  const rows = await db.selectFrom('trip_mail_holds').selectAll().orderBy('at').execute();
  return rows.map(toPause);
}

type Row = Omit<MailPause, 'tripId' | 'memberName'> & { readonly trip_id: string; readonly member_name: string };

function toPause({ trip_id, member_name, ...pause }: Row): MailPause {
  return { ...pause, tripId: trip_id, memberName: member_name };
}
