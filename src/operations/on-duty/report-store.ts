import { sql } from 'kysely';
import * as v from 'valibot';
import { parseStored } from '#db/engine/stored.ts';
import type { Database } from '#db/engine/tables.ts';
import { reportKinds } from './rules/report-kinds.ts';

const pressSchema = v.object({
  id: v.string(),
  tripId: v.string(),
  reference: v.string(),
  dutyId: v.string(),
  driverId: v.string(),
  driverName: v.string(),
  driverPhone: v.string(),
  kind: v.picklist(reportKinds),
  at: v.string(),
  receivedAt: v.string(),
  stop: v.nullable(v.number()),
  minutes: v.nullable(v.number()),
  note: v.string(),
  handledBy: v.nullable(v.string()),
});
export type StoredReport = v.InferOutput<typeof pressSchema>;

export type NewReport = Pick<StoredReport, 'id' | 'tripId' | 'dutyId' | 'driverId' | 'kind' | 'at' | 'stop' | 'minutes' | 'note'>;

/** Keeps a press once, however often it arrives; true where it is new. */
export async function insertReport(db: Database, { at, tripId, dutyId, driverId, ...press }: NewReport): Promise<boolean> {
  const row = { ...press, trip_id: tripId, duty_id: dutyId, driver_id: driverId, pressed_at: at };
  const inserted = await db
    .insertInto('duty_presses')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

const columns = sql`duty_presses.id, duty_presses.trip_id as "tripId", trips.reference, duty_id as "dutyId", driver_id as "driverId",
  drivers.name as "driverName", drivers.phone as "driverPhone", duty_presses.kind, pressed_at as at, received_at as "receivedAt",
  stop, minutes, note, handled_by as "handledBy"`;
const source = sql`duty_presses join trips on trips.id = duty_presses.trip_id join drivers on drivers.id = driver_id`;

/** What was pressed of a trip, by its own time. */
export async function listReportsOfTrip(db: Database, tripId: string): Promise<readonly StoredReport[]> {
  const { rows } =
    await sql`select ${columns} from ${source} where duty_presses.trip_id = ${tripId} order by pressed_at, duty_presses.id`.execute(db);
  return rows.map((row) => parseStored(pressSchema, row, 'press'));
}

/** What was pressed of duties, by its own time. */
export async function listReportsOfDuties(db: Database, dutyIds: readonly string[]): Promise<readonly StoredReport[]> {
  const { rows } = await sql`select ${columns} from ${source}
    where duty_id = any(${[...dutyIds]}::uuid[]) order by pressed_at, duty_presses.id`.execute(db);
  return rows.map((row) => parseStored(pressSchema, row, 'press'));
}

/** What asks for somebody and nobody saw to, of the last three days, the oldest first. */
export async function listOpenCalls(db: Database): Promise<readonly StoredReport[]> {
  const { rows } = await sql`select ${columns} from ${source}
    where handled_at is null and duty_presses.kind in ('delay', 'breakdown', 'extra-hour') and pressed_at > now() - interval '3 days'
    order by pressed_at`.execute(db);
  return rows.map((row) => parseStored(pressSchema, row, 'press'));
}

/** Notes who saw to a press; the reference of its trip, null where somebody did before. */
export async function markReportHandled(db: Database, { id, by }: { readonly id: string; readonly by: string }): Promise<string | null> {
  const { rows } = await sql<{ reference: string }>`
    update duty_presses set handled_by = ${by}, handled_at = now() from trips
    where duty_presses.id = ${id} and handled_at is null and trips.id = duty_presses.trip_id returning reference`.execute(db);
  return rows[0]?.reference ?? null;
}

/** Presses are proof of service for a year; of Belgian operators for three, as a part of the journey form (desk-domain.md, 3.1 and 3.6). */
export async function deleteOldReports(db: Database): Promise<void> {
  await sql`delete from duty_presses using drivers, depots, operators
    where drivers.id = driver_id and depots.id = drivers.depot_id and operators.id = depots.operator_id
      and pressed_at < now() - case when operators.country = 'BE' then interval '3 years' else interval '1 year' end`.execute(db);
}
