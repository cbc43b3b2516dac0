import { sql } from 'kysely';
import { v7 as createId } from 'uuid';
import type { Database, DatabaseTransaction } from '#db/engine/tables.ts';

/** A saved list of trips. */
export type SavedView = {
  readonly id: string;
  /** Null if it is shared with everybody. */
  readonly ownerId: string | null;
  readonly name: string;
  readonly query: string;
};

const columns = ['id', 'owner_id as ownerId', 'name', 'query'] as const;

/** A person's own views, then the shared ones, each by name. */
export async function listViews(db: Database, memberId: string): Promise<readonly SavedView[]> {
  return await db
    .selectFrom('saved_views')
    .select(columns)
    .where((where) => where.or([where('owner_id', '=', memberId), where('owner_id', 'is', null)]))
    .orderBy(sql`owner_id is null, lower(name)`)
    .execute();
}

export async function findView(tx: DatabaseTransaction, id: string): Promise<SavedView | null> {
  return (await tx.selectFrom('saved_views').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()) ?? null;
}

export async function countViews(tx: DatabaseTransaction, ownerId: string | null): Promise<number> {
  const counting = tx.selectFrom('saved_views').select(({ fn }) => fn.countAll<string>().as('count'));
  const { count } = await counting.where('owner_id', 'is not distinct from', ownerId).executeTakeFirstOrThrow();
  return Number(count);
}

/** False if its owner already has a view of that name. */
export async function insertView(
  tx: DatabaseTransaction,
  { ownerId, createdBy, name, query }: Omit<SavedView, 'id'> & { readonly createdBy: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('saved_views')
    .values({ id: createId(), owner_id: ownerId, name, query, created_by: createdBy })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

/** False if its owner has another view of that name. */
export async function setViewName(tx: DatabaseTransaction, { id, ownerId, name }: Omit<SavedView, 'query'>): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`update saved_views set name = ${name} where id = ${id} and not exists (
    select from saved_views as other where other.id <> ${id}
      and other.owner_id is not distinct from ${ownerId}::uuid and lower(other.name) = lower(${name}))`.execute(tx);
  return numAffectedRows > 0n;
}

export async function deleteView(tx: DatabaseTransaction, id: string): Promise<void> {
  await tx.deleteFrom('saved_views').where('id', '=', id).execute();
}
