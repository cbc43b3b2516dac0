import { sql } from 'kysely';
import * as v from 'valibot';
import { parseStored } from '#db/engine/stored.ts';
import type { Database, DatabaseTransaction } from '#db/engine/tables.ts';
import { siteKeys } from '#domain/sites/keys.ts';
import { customerName } from './receivable-store.ts';

const cents = v.pipe(v.union([v.string(), v.number()]), v.transform(Number));
const instant = v.pipe(
  v.union([v.string(), v.date()]),
  v.transform((at) => new Date(at).toISOString()),
);
const refundOrder = v.object({
  id: v.string(),
  tripId: v.string(),
  reference: v.string(),
  site: v.picklist(siteKeys),
  customer: v.string(),
  cents,
  name: v.string(),
  iban: v.string(),
  words: v.string(),
  orderedById: v.nullable(v.string()),
  orderedBy: v.string(),
  orderedAt: instant,
  approvedBy: v.nullable(v.string()),
  fileId: v.nullable(v.string()),
});
/** A refund to a customer, from the order to the bank file. */
export type RefundOrder = v.InferOutput<typeof refundOrder>;

const columns = sql`
  refund_orders.id, trip_id as "tripId", trips.reference, trips.site, ${customerName} as customer, refund_orders.cents, refund_orders.name,
  refund_orders.iban, refund_orders.words, ordered_by_id as "orderedById", ordered_by as "orderedBy", ordered_at as "orderedAt",
  approved_by as "approvedBy", file_id as "fileId"`;

/** Orders that are in no bank file yet, oldest first. */
export async function listRefundOrders(db: Database, limit: number): Promise<readonly RefundOrder[]> {
  const { rows } = await sql`
    select ${columns} from refund_orders join trips on trips.id = trip_id
    where file_id is null and refused_at is null order by ordered_at, refund_orders.id limit ${limit}`.execute(db);
  return rows.map((row) => parseStored(refundOrder, row, 'refund order'));
}

/** Locks an open order until the transaction ends. */
export async function lockRefundOrder(tx: DatabaseTransaction, id: string): Promise<RefundOrder | null> {
  const { rows } = await sql`
    select ${columns} from refund_orders join trips on trips.id = trip_id
    where refund_orders.id = ${id} and file_id is null and refused_at is null for update of refund_orders`.execute(tx);
  return rows[0] === undefined ? null : parseStored(refundOrder, rows[0], 'refund order');
}

/** Locks the approved orders until the transaction ends. */
export async function lockApprovedOrders(tx: DatabaseTransaction): Promise<readonly RefundOrder[]> {
  const { rows } = await sql`
    select ${columns} from refund_orders join trips on trips.id = trip_id
    where file_id is null and refused_at is null and approved_at is not null
    order by ordered_at, refund_orders.id for update of refund_orders`.execute(tx);
  return rows.map((row) => parseStored(refundOrder, row, 'refund order'));
}

export type NewRefundOrder = Pick<RefundOrder, 'id' | 'tripId' | 'cents' | 'name' | 'iban' | 'words' | 'orderedById' | 'orderedBy'>;

export async function insertRefundOrder(tx: DatabaseTransaction, order: NewRefundOrder): Promise<void> {
  const { id, tripId, name, iban, words, orderedById, orderedBy } = order;
  await sql`
    insert into refund_orders (id, trip_id, cents, name, iban, words, ordered_by_id, ordered_by)
    values (${id}, ${tripId}, ${order.cents}, ${name}, ${iban}, ${words}, ${orderedById}, ${orderedBy})`.execute(tx);
}

/** Cents of a trip that are ordered to be refunded and not sent to the bank yet. */
export async function sumOrdered(tx: DatabaseTransaction, tripId: string): Promise<number> {
  const { rows } = await sql<{ cents: string | null }>`
    select sum(cents) as cents from refund_orders where trip_id = ${tripId} and file_id is null and refused_at is null`.execute(tx);
  return Number(rows[0]?.cents ?? 0);
}

type By = { readonly id: string; readonly memberId: string | null; readonly memberName: string };

export async function noteApproved(tx: DatabaseTransaction, { id, memberId, memberName }: By): Promise<void> {
  await sql`
    update refund_orders set approved_by_id = ${memberId}, approved_by = ${memberName}, approved_at = now() where id = ${id}`.execute(tx);
}

export async function noteRefused(tx: DatabaseTransaction, { id, memberName }: Omit<By, 'memberId'>): Promise<void> {
  await sql`update refund_orders set refused_by = ${memberName}, refused_at = now() where id = ${id}`.execute(tx);
}

type NewFile = {
  readonly id: string;
  readonly messageId: string;
  readonly madeBy: string;
  readonly cents: number;
  readonly orders: readonly string[];
};

export async function insertRefundFile(tx: DatabaseTransaction, { id, messageId, madeBy, cents: sum, orders }: NewFile): Promise<void> {
  await sql`
    insert into refund_files (id, message_id, company, cents, made_by) values (${id}, ${messageId}, '', ${sum}, ${madeBy})`.execute(tx);
  await sql`update refund_orders set file_id = ${id} where id = any(${orders}::uuid[])`.execute(tx);
}

const refundFile = v.object({ id: v.string(), messageId: v.string(), cents, madeBy: v.string(), madeAt: instant, count: cents });
export type RefundFile = v.InferOutput<typeof refundFile>;

/** Bank files, latest first. */
export async function listRefundFiles(db: Database, limit: number): Promise<readonly RefundFile[]> {
  const { rows } = await sql`
    select id, message_id as "messageId", cents, made_by as "madeBy", made_at as "madeAt",
      (select count(*) from refund_orders where file_id = refund_files.id) as count
    from refund_files order by made_at desc limit ${limit}`.execute(db);
  return rows.map((row) => parseStored(refundFile, row, 'refund file'));
}

/** A bank file with its orders; null if there is none. */
export async function findRefundFile(db: Database, id: string) {
  const files = await sql`
    select id, message_id as "messageId", cents, made_by as "madeBy", made_at as "madeAt", 0 as count from refund_files where id::text = ${id}`.execute(
    db,
  );
  if (files.rows[0] === undefined) return null;
  const { rows } = await sql`
    select ${columns} from refund_orders join trips on trips.id = trip_id where file_id = ${id} order by ordered_at, refund_orders.id`.execute(
    db,
  );
  return {
    file: parseStored(refundFile, files.rows[0], 'refund file'),
    orders: rows.map((row) => parseStored(refundOrder, row, 'refund order')),
  };
}

/** Whether another person could approve; in a company of one the same person must. */
export async function hasSecondPerson(db: Database): Promise<boolean> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from staff_members where closed_at is null and roles ?| array['finance', 'owner']`.execute(db);
  return Number(rows[0]?.count ?? 0) > 1;
}
