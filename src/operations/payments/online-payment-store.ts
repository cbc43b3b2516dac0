import { type Selectable, sql } from 'kysely';
import { v7 as createId } from 'uuid';
import * as v from 'valibot';
import { parseStored } from '#db/engine/stored.ts';
import type { Database, DatabaseTransaction, PaymentTable } from '#db/engine/tables.ts';
import { paymentStatuses } from './rules/settle-payment.ts';

/** A payment at a payment provider. */
export type OnlinePayment = {
  readonly id: string;
  readonly tripId: string;
  readonly provider: string;
  /** Null until the provider has assigned its id. */
  readonly providerId: string | null;
  readonly status: (typeof paymentStatuses)[number];
  readonly cents: number;
  readonly returnedCents: number;
  readonly invoiceNumber: string;
  readonly checkoutUrl: string | null;
  /** The number of changes. */
  readonly revision: number;
};

export type NewPayment = Pick<OnlinePayment, 'tripId' | 'provider' | 'cents' | 'invoiceNumber'>;

/** Prevents other payments of a trip from starting until the transaction ends; false if the trip does not exist. */
export async function lockTripForPayment(tx: DatabaseTransaction, tripId: string): Promise<boolean> {
  const { rows } = await sql`select id from trips where id = ${tripId} for update`.execute(tx);
  return rows.length > 0;
}

/** Stores a payment before the provider knows it; until then our own id replaces the provider's. */
export async function insertOpenPayment(tx: DatabaseTransaction, { tripId, provider, cents, invoiceNumber }: NewPayment) {
  const id = createId();
  const row = { id, trip_id: tripId, provider, provider_id: id, status: 'open', cents, invoice_number: invoiceNumber };
  return parsePayment(await tx.insertInto('payments').values(row).returningAll().executeTakeFirstOrThrow());
}

export async function findOnlinePayment(db: Database, id: string): Promise<OnlinePayment | null> {
  const row = await db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : parsePayment(row);
}

export type ProviderKey = { readonly provider: string; readonly providerId: string };

export async function findPaymentOfProvider(db: Database, { provider, providerId }: ProviderKey): Promise<OnlinePayment | null> {
  const query = db.selectFrom('payments').selectAll().where('provider', '=', provider).where('provider_id', '=', providerId);
  const row = await query.executeTakeFirst();
  return row === undefined ? null : parsePayment(row);
}

type OpenInput = { readonly tripId: string; readonly provider: string; readonly withinSeconds: number; readonly limit: number };

/** Recent unfinished payments of a trip, newest first. */
export async function listOpenPayments(db: Database, { tripId, provider, withinSeconds, limit }: OpenInput) {
  const { rows } = await sql<Selectable<PaymentTable>>`
    select * from payments
    where trip_id = ${tripId} and provider = ${provider} and status = 'open'
      and created_at > now() - ${withinSeconds} * interval '1 second'
    order by created_at desc limit ${limit}`.execute(db);
  return rows.map(parsePayment);
}

type Naming = { readonly id: string; readonly providerId: string; readonly checkoutUrl: string };

/** Saves the provider's id and checkout address of a payment; false if it already had another id. */
export async function nameAtProvider(db: Database, { id, providerId, checkoutUrl }: Naming): Promise<boolean> {
  const { rows } = await sql`
    update payments set provider_id = ${providerId}, checkout_url = ${checkoutUrl}
    where id = ${id} and provider_id in (id::text, ${providerId})
    returning id`.execute(db);
  return rows.length > 0;
}

/** Marks a payment as refused by its provider. */
export async function refusePayment(db: Database, id: string): Promise<void> {
  await sql`update payments set status = 'failed', revision = revision + 1
    where id = ${id} and status = 'open' and provider_id = id::text`.execute(db);
}

const knownStatus = v.picklist(paymentStatuses);

/** Parses a row of the table. */
export function parsePayment(row: Selectable<PaymentTable>): OnlinePayment {
  return {
    id: row.id,
    tripId: row.trip_id,
    provider: row.provider,
    providerId: row.provider_id === row.id ? null : row.provider_id,
    status: parseStored(knownStatus, row.status, `payment ${row.id}`),
    cents: Number(row.cents),
    returnedCents: Number(row.returned_cents),
    invoiceNumber: row.invoice_number,
    checkoutUrl: row.checkout_url,
    revision: row.revision,
  };
}
