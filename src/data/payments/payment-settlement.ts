import { sql } from 'kysely';
import * as v from 'valibot';
import type { Settlement } from '#domain/invoice/settle-payment.ts';
import { tripStages, tripStatuses } from '#domain/trip/states.ts';
import { parseStored } from '../engine/stored.ts';
import type { DatabaseTransaction } from '../engine/tables.ts';
import { insertHistory } from '../trips/history-store.ts';
import type { OnlinePayment } from './online-payment-store.ts';

type Settling = { readonly payment: OnlinePayment; readonly settlement: Settlement; readonly paidAt: string | null };

/** Writes what became of a payment, and the trip's history of it; false where the payment has changed since it was read. */
export async function storeSettlement(tx: DatabaseTransaction, { payment, settlement, paidAt }: Settling): Promise<boolean> {
  const { status, returnedCents, event } = settlement;
  const { rows } = await sql<{ paid_at: string | null }>`
    update payments set status = ${status}, returned_cents = ${returnedCents}, revision = revision + 1,
      paid_at = ${status === 'failed' ? sql`null` : sql`coalesce(paid_at, ${paidAt}::timestamptz, now())`}
    where id = ${payment.id} and revision = ${payment.revision}
    returning paid_at`.execute(tx);
  if (rows.length === 0) return false;
  if (event !== null) await noteOnTrip(tx, { payment, settlement: { ...settlement, event } });
  return true;
}

const tripState = v.object({ version: v.number(), status: v.picklist(tripStatuses), stage: v.picklist(tripStages), at: v.string() });

type Noting = { readonly payment: OnlinePayment; readonly settlement: Settlement & { readonly event: string } };

async function noteOnTrip(tx: DatabaseTransaction, { payment, settlement: { event, returnedCents } }: Noting): Promise<void> {
  const { rows } = await sql`
    update trips set version = version + 1 where id = ${payment.tripId} returning version, status, stage, now() as at`.execute(tx);
  const { version, at, ...state } = parseStored(tripState, rows[0], `the trip of payment ${payment.id}`);
  const detail = { payment: payment.id, invoice: payment.invoiceNumber, cents: payment.cents, returnedCents };
  await insertHistory(tx, { tripId: payment.tripId, version, at, actor: 'provider', event, from: state, to: state, detail });
}
