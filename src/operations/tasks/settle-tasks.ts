import { listTripCrews } from '#operations/duties/trip-crews.ts';
import { listRefusedEInvoices } from '#operations/invoices/e-invoice-store.ts';
import { isKnownInvalid } from '#operations/invoices/vat-check-store.ts';
import type { LockedTrip } from '#operations/trips/apply.ts';
import { listRuleTasks, writeTaskChanges } from './rule-task-store.ts';
import { planTasks } from './rules/plan-tasks.ts';
import { compareTasks } from './rules/rule-task.ts';
import { listZoneCities } from './zone-city-store.ts';

/**
 * Updates the tasks that rules require for a trip, in the transaction that changed the trip or its crews. Idempotent: each task exists
 * once. Tasks that a change or a cancellation makes unnecessary are closed.
 */
export async function settleTasks({ tx, trip, now }: LockedTrip): Promise<void> {
  const crews = await listTripCrews(tx, trip.id);
  const cities = crews.length === 0 ? [] : await listZoneCities(tx);
  const isVatNumberInvalid = await isKnownInvalid(tx, trip.invoice?.vatNumber ?? '');
  const refusedEInvoices = await listRefusedEInvoices(tx, trip.id);
  const wanted = planTasks({ trip, crews, cities, isVatNumberInvalid, refusedEInvoices, now });
  const changes = compareTasks(await listRuleTasks(tx, trip.id), wanted);
  await writeTaskChanges(tx, { tripId: trip.id, changes });
}
