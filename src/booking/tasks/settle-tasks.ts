import { listZoneCities } from '#data/content/zone-city-store.ts';
import { listTripCrews } from '#data/duties/trip-crews.ts';
import { listRuleTasks, writeTaskChanges } from '#data/tasks/rule-task-store.ts';
import { planTasks } from '#domain/tasks/plan-tasks.ts';
import { compareTasks } from '#domain/tasks/rule-task.ts';
import type { HeldTrip } from '../apply.ts';

/**
 * Brings what rules ask of our people for a trip in line with the trip and its crews, in the transaction that changed either: however often it
 * is done, each task is there once. What a change or a cancellation makes needless is over.
 */
export async function settleTasks({ tx, trip, now }: HeldTrip): Promise<void> {
  const crews = await listTripCrews(tx, trip.id);
  const wanted = planTasks({ trip, crews, cities: crews.length === 0 ? [] : await listZoneCities(tx), now });
  const changes = compareTasks(await listRuleTasks(tx, trip.id), wanted);
  await writeTaskChanges(tx, { tripId: trip.id, changes });
}
