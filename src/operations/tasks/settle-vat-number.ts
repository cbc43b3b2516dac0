import type { DatabaseTransaction } from '#db/engine/tables.ts';
import { inTransaction } from '#db/engine/transaction.ts';
import { lockWithDuties } from '#operations/duties/trip-duties.ts';
import { listTripsOfVatNumber } from '#operations/invoices/vat-check-store.ts';
import type { ApplyContext } from '#operations/trips/apply.ts';
import { settleTasks } from './settle-tasks.ts';

/** Updates the tasks of a customer's booked trips after a register's answer about its VAT number. */
export async function settleTasksOfVatNumber(context: ApplyContext, number: string): Promise<void> {
  for (const id of await listTripsOfVatNumber(context.db, number)) await settleTasksOfTrip(context, id);
}

/**
 * Updates the tasks of one trip together with what changes what they require: `write` runs in the same transaction, with the trip locked if
 * it can still be read.
 */
export async function settleTasksOfTrip(
  context: ApplyContext,
  id: string,
  write?: (tx: DatabaseTransaction) => Promise<void>,
): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const locked = await lockWithDuties(context, tx, { id, actor: { kind: 'clock' } });
    await write?.(tx);
    if (locked !== null) await settleTasks(locked);
  });
}
