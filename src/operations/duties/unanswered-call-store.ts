import { sql } from 'kysely';
import { v7 as createId } from 'uuid';
import type { Database } from '#db/engine/tables.ts';

/** The last unanswered call to a driver about a duty, and who made it. */
export type UnansweredCall = { readonly driverId: string; readonly at: string; readonly by: string };

type Calling = { readonly tripId: string; readonly vehicleIndex: number; readonly driverId: string; readonly by: string };

export async function insertUnansweredCall(db: Database, { tripId, vehicleIndex, driverId, by }: Calling): Promise<void> {
  await db
    .insertInto('unanswered_calls')
    .values({ id: createId(), trip_id: tripId, vehicle_index: vehicleIndex, driver_id: driverId, by_name: by })
    .execute();
}

/** The last unanswered call to each driver, for one vehicle of a trip. */
export async function listUnansweredCalls(
  db: Database,
  { tripId, vehicleIndex }: Pick<Calling, 'tripId' | 'vehicleIndex'>,
): Promise<readonly UnansweredCall[]> {
  const { rows } = await sql<UnansweredCall>`
    select distinct on (driver_id) driver_id as "driverId", at, by_name as by from unanswered_calls
    where trip_id = ${tripId} and vehicle_index = ${vehicleIndex} order by driver_id, at desc`.execute(db);
  return rows;
}

const retentionDays = 30;

export async function deleteOldUnansweredCalls(db: Database): Promise<void> {
  await sql`delete from unanswered_calls where at < now() - ${retentionDays} * interval '1 day'`.execute(db);
}
