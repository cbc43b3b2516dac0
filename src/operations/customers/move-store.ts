import { sql } from 'kysely';
import * as v from 'valibot';
import { parseStored } from '#db/engine/stored.ts';
import type { Database, DatabaseTransaction } from '#db/engine/tables.ts';

const moveSchema = v.object({
  id: v.string(),
  kind: v.picklist(['merge', 'split']),
  fromId: v.string(),
  fromName: v.string(),
  toId: v.string(),
  toName: v.string(),
  people: v.array(v.string()),
  by: v.string(),
  at: v.string(),
  undoneAt: v.nullable(v.string()),
  undoneBy: v.nullable(v.string()),
});
/** People who were moved from one customer to another. */
export type CustomerMove = v.InferOutput<typeof moveSchema>;

const columns = sql`move.id, move.kind, from_id as "fromId", source.name as "fromName", to_id as "toId", target.name as "toName", people,
  by_name as by, at, undone_at as "undoneAt", undone_by as "undoneBy"`;
const tables = sql`customer_moves as move join customers as source on source.id = from_id join customers as target on target.id = to_id`;

/** The moves from and to a customer, the last first. */
export async function listMoves(db: Database, customerId: string): Promise<readonly CustomerMove[]> {
  const { rows } = await sql`
    select ${columns} from ${tables} where ${customerId}::uuid in (from_id, to_id) order by at desc, move.id desc limit 50`.execute(db);
  return rows.map((row) => parseStored(moveSchema, row, 'move of customers'));
}

export async function lockMove(tx: DatabaseTransaction, id: string): Promise<CustomerMove | null> {
  const { rows } = await sql`select ${columns} from ${tables} where move.id = ${id}::uuid for update of move`.execute(tx);
  return rows[0] === undefined ? null : parseStored(moveSchema, rows[0], 'move of customers');
}

type NewMove = Pick<CustomerMove, 'id' | 'kind' | 'fromId' | 'toId' | 'people' | 'by'>;

/** Moves people and notes it. */
export async function insertMove(tx: DatabaseTransaction, { id, kind, fromId, toId, people, by }: NewMove): Promise<void> {
  await movePeople(tx, { people, fromId, toId });
  await sql`
    insert into customer_moves (id, kind, from_id, to_id, people, by_name)
    values (${id}, ${kind}, ${fromId}, ${toId}, ${[...people]}::uuid[], ${by})`.execute(tx);
}

/** Those of them that are still at the first customer. */
export async function movePeople(
  tx: DatabaseTransaction,
  { people, fromId, toId }: Pick<CustomerMove, 'people' | 'fromId' | 'toId'>,
): Promise<void> {
  await sql`
    update customer_people set customer_id = ${toId}::uuid
    where id = any(${[...people]}::uuid[]) and customer_id = ${fromId}::uuid`.execute(tx);
  // Their trips that wait for a summary invoice still get one.
  await sql`
    update customers set has_summaries = true
    where id = ${toId}::uuid and exists (select from customers as source where source.id = ${fromId}::uuid and source.has_summaries)`.execute(
    tx,
  );
}

export async function markUndone(tx: DatabaseTransaction, { id, by }: Pick<CustomerMove, 'id' | 'by'>): Promise<void> {
  await sql`update customer_moves set undone_at = now(), undone_by = ${by} where id = ${id}::uuid`.execute(tx);
}
