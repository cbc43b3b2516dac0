import { listTripCrews } from '#operations/duties/trip-crews.ts';
import { isKnownInvalid } from '#operations/invoices/vat-check-store.ts';
import type { LockedTrip } from '#operations/trips/apply.ts';
import { listRuleTasks, writeTaskChanges } from './rule-task-store.ts';
import { planTasks } from './rules/plan-tasks.ts';
import { compareTasks } from './rules/rule-task.ts';
import { listZoneCities } from './zone-city-store.ts';

/**
 * Brings what rules ask of our people for a trip in line with the trip and its crews, in the transaction that changed either: however often it
 * is done, each task is there once. What a change or a cancellation makes needless is over.
 */
export async function settleTasks({ tx, trip, now }: LockedTrip): Promise<void> {
  const crews = await listTripCrews(tx, trip.id);
  const cities = crews.length === 0 ? [] : await listZoneCities(tx);
  const isVatNumberInvalid = await isKnownInvalid(tx, trip.invoice?.vatNumber ?? '');
  const wanted = planTasks({ trip, crews, cities, isVatNumberInvalid, now });
  const changes = compareTasks(await listRuleTasks(tx, trip.id), wanted);
  await writeTaskChanges(tx, { tripId: trip.id, changes });
}
