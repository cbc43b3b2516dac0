import type { Database } from '#db/engine/tables.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { findDriver } from '#operations/fleet/driver-store.ts';
import { findTripByReference } from '#operations/trips/trip-store.ts';
import type { RunName } from './place-crew.ts';
import { insertUnansweredCall } from './unanswered-call-store.ts';

type Noting = RunName & { readonly driverId: string /** Who rang. */; readonly by: string };

/** Records an unanswered call to a driver about a duty. */
export async function noteUnansweredCall(
  db: Database,
  { reference, vehicleIndex, driverId, by }: Noting,
): Promise<Result<true, { readonly why: 'no-such-trip' | 'gone' }>> {
  const [trip, driver] = [await findTripByReference(db, reference), await findDriver(db, driverId)];
  if (trip === null) return failure({ why: 'no-such-trip' });
  if (driver === null) return failure({ why: 'gone' });
  await insertUnansweredCall(db, { tripId: trip.id, vehicleIndex, driverId, by });
  return success(true);
}
