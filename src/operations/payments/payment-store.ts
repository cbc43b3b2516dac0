import type { Selectable } from 'kysely';
import { v7 as createId } from 'uuid';
import type { Database, DatabaseTransaction, PaymentTable } from '#db/engine/tables.ts';

export type Payment = {
  readonly provider: string;
  readonly providerId: string;
  readonly status: string;
  readonly cents: number;
  /** The part that was refunded or charged back since. */
  readonly returnedCents: number;
  readonly createdAt: string;
  readonly paidAt: string | null;
};

/** A payment by bank transfer. `note` distinguishes it from the trip's other transfers, such as a line of the statement. */
export type Transfer = { readonly tripId: string; readonly note: string; readonly cents: number; readonly paidAt: string };

/** Records a transfer once; `known` if it was already recorded, `other-amount` if the same note has another amount. */
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

/** All payments of a trip, oldest first. */
export async function listPayments(db: Database, tripId: string): Promise<readonly Payment[]> {
  return (await listPaymentsOfTrips(db, [tripId])).get(tripId) ?? [];
}

/** The same for several trips, by trip; trips without payments are absent. */
export async function listPaymentsOfTrips(db: Database, tripIds: readonly string[]): Promise<ReadonlyMap<string, readonly Payment[]>> {
  if (tripIds.length === 0) return new Map();
  const query = db.selectFrom('payments').selectAll().where('trip_id', 'in', tripIds);
  const rows = await query.orderBy('created_at').orderBy('id').execute();
  const byTrip = Map.groupBy(rows, ({ trip_id }) => trip_id);
  return new Map([...byTrip].map(([tripId, ofTrip]) => [tripId, ofTrip.map(parsePayment)]));
}

function parsePayment(row: Selectable<PaymentTable>): Payment {
  const { trip_id, provider, provider_id, status, cents, returned_cents, created_at, paid_at } = row;
  return {
    provider,
    providerId: provider_id.startsWith(`${trip_id} `) ? provider_id.slice(trip_id.length + 1) : provider_id,
    status,
    cents,
    returnedCents: Number(returned_cents),
    createdAt: created_at,
    paidAt: paid_at,
  };
}
