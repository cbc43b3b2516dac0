import { sql } from 'kysely';
import type { DatabaseTransaction } from '#db/engine/tables.ts';
import type { OnlinePayment } from './online-payment-store.ts';
import type { Settlement } from './rules/settle-payment.ts';

type Settling = { readonly payment: OnlinePayment; readonly settlement: Settlement; readonly paidAt: string | null };

/** Saves the result of a payment; false if the payment changed since it was read. */
export async function storeSettlement(tx: DatabaseTransaction, { payment, settlement, paidAt }: Settling): Promise<boolean> {
  const { status, returnedCents } = settlement;
  const { rows } = await sql<{ paid_at: string | null }>`
    update payments set status = ${status}, returned_cents = ${returnedCents}, revision = revision + 1,
      paid_at = ${status === 'failed' ? sql`null` : sql`coalesce(paid_at, ${paidAt}::timestamptz, now())`}
    where id = ${payment.id} and revision = ${payment.revision}
    returning paid_at`.execute(tx);
  return rows.length > 0;
}
