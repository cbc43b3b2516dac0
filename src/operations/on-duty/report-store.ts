import { sql } from 'kysely';
import * as v from 'valibot';
import { parseStored } from '#db/engine/stored.ts';
import type { Database } from '#db/engine/tables.ts';
import { callKinds, reportKinds, stepKinds } from './rules/report-kinds.ts';

const reportSchema = v.object({
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
export type StoredReport = v.InferOutput<typeof reportSchema>;

export type NewReport = Pick<StoredReport, 'id' | 'tripId' | 'dutyId' | 'driverId' | 'kind' | 'at' | 'stop' | 'minutes' | 'note'>;

/** Saves a report once, however often it arrives; true if it is new. */
export async function insertReport(db: Database, { at, tripId, dutyId, driverId, ...report }: NewReport): Promise<boolean> {
  const row = { ...report, trip_id: tripId, duty_id: dutyId, driver_id: driverId, pressed_at: at };
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
const counts = sql`taken_back_at is null`;
const source = sql`duty_presses join trips on trips.id = duty_presses.trip_id join drivers on drivers.id = driver_id`;

/** The reports about a trip, by their own time. */
export async function listReportsOfTrip(db: Database, tripId: string): Promise<readonly StoredReport[]> {
  const { rows } =
    await sql`select ${columns} from ${source} where duty_presses.trip_id = ${tripId} and ${counts} order by pressed_at, duty_presses.id`.execute(
      db,
    );
  return rows.map((row) => parseStored(reportSchema, row, 'press'));
}

/** The reports about duties, by their own time. */
export async function listReportsOfDuties(db: Database, dutyIds: readonly string[]): Promise<readonly StoredReport[]> {
  const { rows } = await sql`select ${columns} from ${source}
    where duty_id = any(${[...dutyIds]}::uuid[]) and ${counts} order by pressed_at, duty_presses.id`.execute(db);
  return rows.map((row) => parseStored(reportSchema, row, 'press'));
}

type TakeBack = {
  readonly reportId: string;
  readonly dutyId: string;
  readonly driverId: string;
  readonly at: string;
  readonly minutes: number;
};

/** Marks a driver's own step as a mistake, if undone within `minutes`; an existing mark stays. */
export async function takeBackReport(db: Database, { reportId, dutyId, driverId, at, minutes }: TakeBack): Promise<void> {
  await sql`update duty_presses set taken_back_at = ${at}
    where id = ${reportId} and duty_id = ${dutyId} and driver_id = ${driverId} and kind = any(${[...stepKinds]}) and taken_back_at is null
      and ${at}::timestamptz between pressed_at and pressed_at + ${minutes} * interval '1 minute'`.execute(db);
}

/** The ids of undone steps of duties. */
export async function listTakenBack(db: Database, dutyIds: readonly string[]): Promise<readonly { id: string; dutyId: string }[]> {
  const { rows } = await sql<{ id: string; dutyId: string }>`select id, duty_id as "dutyId" from duty_presses
    where duty_id = any(${[...dutyIds]}::uuid[]) and taken_back_at is not null`.execute(db);
  return rows;
}

/** Unhandled requests of the last three days, oldest first. */
export async function listOpenCalls(db: Database): Promise<readonly StoredReport[]> {
  const { rows } = await sql`select ${columns} from ${source}
    where handled_at is null and duty_presses.kind = any(${[...callKinds]}) and pressed_at > now() - interval '3 days'
    order by pressed_at`.execute(db);
  return rows.map((row) => parseStored(reportSchema, row, 'press'));
}

/** Records who handled a report. Returns the reference of its trip, or null if it was already handled. */
export async function markReportHandled(db: Database, { id, by }: { readonly id: string; readonly by: string }): Promise<string | null> {
  const { rows } = await sql<{ reference: string }>`
    update duty_presses set handled_by = ${by}, handled_at = now() from trips
    where duty_presses.id = ${id} and handled_at is null and trips.id = duty_presses.trip_id returning reference`.execute(db);
  return rows[0]?.reference ?? null;
}

/**
 * Reports prove the service for a year; for Belgian operators for three, as part of the journey form
 * (docs/prices-and-law.md#journey-documents).
 */
export async function deleteOldReports(db: Database): Promise<void> {
  await sql`delete from duty_presses using drivers, depots, operators
    where drivers.id = driver_id and depots.id = drivers.depot_id and operators.id = depots.operator_id
      and pressed_at < now() - case when operators.country = 'BE' then interval '3 years' else interval '1 year' end`.execute(db);
}
