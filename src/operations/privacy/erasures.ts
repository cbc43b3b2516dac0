import { sql } from 'kysely';
import { v7 as createId } from 'uuid';
import * as v from 'valibot';
import { parseStored } from '#db/engine/stored.ts';
import type { Database, DatabaseTransaction } from '#db/engine/tables.ts';

const ids = v.array(v.string());

/** Who was erased, as ids and hashes only, so that the erasure can be repeated after a restore. */
export const erasureSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  at: v.string(),
  trips: ids,
  drivers: ids,
  operators: ids,
  members: ids,
  /** Hashes of mail addresses. */
  mailboxes: ids,
});
export type Erasure = v.InferOutput<typeof erasureSchema>;

/** Adds an erasure to the list, in its transaction. */
export async function recordErasure(
  tx: DatabaseTransaction,
  erased: { readonly [List in Exclude<keyof Erasure, 'id' | 'at'>]: readonly string[] },
): Promise<Erasure> {
  const [trips, drivers, operators, members, mailboxes] = [
    erased.trips,
    erased.drivers,
    erased.operators,
    erased.members,
    erased.mailboxes,
  ].map((list) => JSON.stringify(list));
  const { rows } = await sql`
    insert into erasures (id, trips, drivers, operators, members, mailboxes)
    values (${createId()}, ${trips}, ${drivers}, ${operators}, ${members}, ${mailboxes}) returning *`.execute(tx);
  return parseStored(erasureSchema, rows[0], 'erasure');
}

export async function listErasures(db: Database): Promise<readonly Erasure[]> {
  const { rows } = await sql`select * from erasures order by at, id`.execute(db);
  return rows.map((row) => parseStored(erasureSchema, row, 'erasure'));
}
