import { v7 as createId } from 'uuid';
import type { Database, DatabaseTransaction } from '../engine/tables.ts';

export type Payment = {
  readonly provider: string;
  readonly providerId: string;
  readonly status: string;
  readonly cents: number;
  /** What of it was given back or charged back since. */
  readonly returnedCents: number;
  readonly createdAt: string;
  readonly paidAt: string | null;
};

/** Money that came by bank. `note` tells it from the trip's other transfers: a line of the statement, say. */
export type Transfer = { readonly tripId: string; readonly note: string; readonly cents: number; readonly paidAt: string };

/** Records a transfer once; `known` where that was done, `other-amount` where the same note stands for another sum. */
export async function recordTransfer(
  tx: DatabaseTransaction,
  { tripId, note, cents, paidAt }: Transfer,
): Promise<'recorded' | 'known' | 'other-amount'> {
  const provider_id = `${tripId} ${note}`;
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('payments')
    .values({ id: createId(), trip_id: tripId, provider: 'transfer', provider_id, status: 'paid', cents, paid_at: paidAt })
    .onConflict((conflict) => conflict.columns(['provider', 'provider_id']).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows > 0n) return 'recorded';
  const kept = tx.selectFrom('payments').select('cents').where('provider', '=', 'transfer').where('provider_id', '=', provider_id);
  return (await kept.executeTakeFirst())?.cents === cents ? 'known' : 'other-amount';
}

/** All payments of a trip, the first first. */
export async function listPayments(db: Database, tripId: string): Promise<readonly Payment[]> {
  const rows = await db.selectFrom('payments').selectAll().where('trip_id', '=', tripId).orderBy('created_at').orderBy('id').execute();
  return rows.map(({ provider, provider_id, status, cents, returned_cents, created_at, paid_at }) => ({
    provider,
    providerId: provider_id.startsWith(`${tripId} `) ? provider_id.slice(tripId.length + 1) : provider_id,
    status,
    cents,
    returnedCents: Number(returned_cents),
    createdAt: created_at,
    paidAt: paid_at,
  }));
}
