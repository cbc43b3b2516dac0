import { inTransaction } from '#db/engine/transaction.ts';
import { lockWithDuties } from '#operations/duties/trip-duties.ts';
import { listTripsOfVatNumber } from '#operations/invoices/vat-check-store.ts';
import type { ApplyContext } from '#operations/trips/apply.ts';
import { settleTasks } from './settle-tasks.ts';

/** Updates the tasks of a customer's booked trips after a register's answer about its VAT number. */
export async function settleTasksOfVatNumber(context: ApplyContext, number: string): Promise<void> {
  for (const id of await listTripsOfVatNumber(context.db, number)) await settleTasksOfTrip(context, id);
}

/** Updates the tasks of one trip, after something beside the trip changed what they require. */
export async function settleTasksOfTrip(context: ApplyContext, id: string): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const held = await lockWithDuties(context, tx, { id, actor: { kind: 'clock' } });
    if (held !== null) await settleTasks(held);
  });
}
