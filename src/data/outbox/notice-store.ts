import { type RawBuilder, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../engine/tables.ts';
import { type NoticeKind, occasions } from '../trips/due-trips.ts';

export type Notice = { readonly kind: string; readonly occasion: string; readonly at: string };

/** Notes that the customer is told, in the transaction of the mail itself. False where that was done before: of any number at once one wins. */
export async function insertNotice(tx: DatabaseTransaction, tripId: string, kind: NoticeKind): Promise<boolean> {
  const { rows } = await sql`
    insert into trip_notices (trip_id, kind, occasion)
    select trips.id, ${kind}, ${occasions[kind]} from trips where trips.id = ${tripId}
    on conflict (trip_id, kind, occasion) do nothing
    returning trip_id`.execute(tx);
  return rows.length > 0;
}

export async function listNotices(db: Database, tripId: string): Promise<readonly Notice[]> {
  return await db.selectFrom('trip_notices').select(['kind', 'occasion', 'at']).where('trip_id', '=', tripId).orderBy('at').execute();
}

const mailsAnHour = 3;

/**
 * Whether the mailbox may get one more mail of its own accord: three an hour. Holds the mailbox until the transaction ends, so that two
 * trips of one customer do not both take the last place. `kinds`: those that count, by which their message ids begin.
 */
export async function mayNotify(
  tx: DatabaseTransaction,
  { recipientHash, kinds }: { readonly recipientHash: string; readonly kinds: readonly string[] },
): Promise<boolean> {
  await holdMailbox(tx, recipientHash);
  const counted: readonly RawBuilder<unknown>[] = kinds.map((kind) => sql`message_id like ${`<${kind}.%`}`);
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from outbox
    where recipient_hash = ${recipientHash} and kind = 'mail' and created_at > now() - interval '1 hour'
      and (${sql.join([...counted], sql` or `)})`.execute(tx);
  return (rows[0]?.count ?? 0) < mailsAnHour;
}

/** A row serves as the lock, as not every engine has another; it counts nothing, and goes with the next old counts. */
async function holdMailbox(tx: DatabaseTransaction, recipientHash: string): Promise<void> {
  await sql`
    insert into rate_limits (bucket, window_start, count) values (${`mailbox ${recipientHash}`}, to_timestamp(0), 1)
    on conflict (bucket, window_start) do update set count = rate_limits.count`.execute(tx);
}
