import { sql } from 'kysely';
import { v7 as createId } from 'uuid';
import * as v from 'valibot';
import { parseStored } from '#db/engine/stored.ts';
import type { Database } from '#db/engine/tables.ts';
import { type DutySheet, dutySheetSchema } from './rules/duty-sheet.ts';

const storedSchema = v.object({
  id: v.string(),
  tripId: v.string(),
  dutyId: v.string(),
  driverId: v.string(),
  driverName: v.string(),
  driverPhone: v.string(),
  driverEmail: v.string(),
  version: v.number(),
  contents: dutySheetSchema,
  releasedBy: v.string(),
  releasedAt: v.string(),
  seenAt: v.nullable(v.string()),
});

/** The last version of a sheet that is still valid for its driver. */
export type StoredSheet = v.InferOutput<typeof storedSchema>;

const columns = sql`duty_sheets.id, trip_id as "tripId", duty_id as "dutyId", driver_id as "driverId", drivers.name as "driverName",
  drivers.phone as "driverPhone", drivers.email as "driverEmail", version, contents, released_by as "releasedBy",
  released_at as "releasedAt", seen_at as "seenAt"`;
const isLast = sql`withdrawn_at is null and version = (
  select max(version) from duty_sheets as others where others.duty_id = duty_sheets.duty_id and others.driver_id = duty_sheets.driver_id)`;

/** The most duties on a driver's page. */
const mostSheets = 50;

/** The valid released sheets of a trip, by start. */
export async function listSheetsOfTrip(db: Database, tripId: string): Promise<readonly StoredSheet[]> {
  const { rows } = await sql`select ${columns} from duty_sheets join drivers on drivers.id = driver_id
    where trip_id = ${tripId} and ${isLast} order by starts_at, drivers.name`.execute(db);
  return rows.map((row) => parseStored(storedSchema, row, 'duty sheet'));
}

/** A driver's sheets: duties that ended less than twelve hours ago, and future ones. */
export async function listSheetsOfDriver(db: Database, driverId: string): Promise<readonly StoredSheet[]> {
  const { rows } = await sql`select ${columns} from duty_sheets join drivers on drivers.id = driver_id
    where driver_id = ${driverId} and ends_at > now() - interval '12 hours' and ${isLast}
    order by starts_at limit ${mostSheets}`.execute(db);
  return rows.map((row) => parseStored(storedSchema, row, 'duty sheet'));
}

/** Sheets of duties in progress, or that begin before `until`. */
export async function listSheetsUntil(db: Database, until: string): Promise<readonly StoredSheet[]> {
  const { rows } = await sql`select ${columns} from duty_sheets join drivers on drivers.id = driver_id
    where ends_at > now() and starts_at < ${until} and ${isLast} order by starts_at, drivers.name`.execute(db);
  return rows.map((row) => parseStored(storedSchema, row, 'duty sheet'));
}

export type NewSheet = {
  readonly tripId: string;
  readonly dutyId: string;
  readonly driverId: string;
  readonly contents: DutySheet;
  readonly by: string;
};

/** Saves a driver's new sheet in place of the previous one; returns its id. */
export async function insertSheet(db: Database, { tripId, dutyId, driverId, contents, by }: NewSheet): Promise<string> {
  const id = createId();
  await sql`
    insert into duty_sheets (id, trip_id, duty_id, driver_id, version, starts_at, ends_at, contents, released_by)
    select ${id}, ${tripId}, ${dutyId}, ${driverId}, coalesce(max(version), 0) + 1, ${contents.startsAt}, ${contents.endsAt},
      ${JSON.stringify(contents)}::jsonb, ${by}
    from duty_sheets where duty_id = ${dutyId} and driver_id = ${driverId}`.execute(db);
  return id;
}

/** Withdraws a driver's sheet. */
export async function withdrawSheet(db: Database, { dutyId, driverId }: Pick<StoredSheet, 'dutyId' | 'driverId'>): Promise<void> {
  await sql`update duty_sheets set withdrawn_at = now()
    where duty_id = ${dutyId} and driver_id = ${driverId} and withdrawn_at is null`.execute(db);
}

/** Records that a driver read a version; the first time of reading stays. */
export async function markSheetSeen(
  db: Database,
  { dutyId, driverId, version, at }: Pick<StoredSheet, 'dutyId' | 'driverId' | 'version'> & { readonly at: string },
): Promise<void> {
  await sql`update duty_sheets set seen_at = ${at}
    where duty_id = ${dutyId} and driver_id = ${driverId} and version = ${version} and seen_at is null`.execute(db);
}

/** Drivers who lost a duty of a trip since a moment and have no other duty of it. */
export async function listRelieved(
  db: Database,
  { tripId, since }: { readonly tripId: string; readonly since: string },
): Promise<readonly { readonly name: string; readonly phone: string }[]> {
  const { rows } = await sql<{ name: string; phone: string }>`
    select distinct drivers.name, drivers.phone from duty_sheets join drivers on drivers.id = driver_id
    where trip_id = ${tripId} and withdrawn_at >= ${since} and not exists (
      select from duty_sheets as others where others.trip_id = ${tripId} and others.driver_id = duty_sheets.driver_id and others.withdrawn_at is null)
    order by drivers.name`.execute(db);
  return rows;
}

/** The trip of a duty that was sent to a driver, withdrawn or not; null if it never was. */
export async function findTripOfSheet(
  db: Database,
  { dutyId, driverId }: Pick<StoredSheet, 'dutyId' | 'driverId'>,
): Promise<TripOfSheet | null> {
  const query = db
    .selectFrom('duty_sheets')
    .leftJoin('duties', 'duties.id', 'duty_id')
    .select(['duty_sheets.trip_id', 'vehicle_index', 'duty_sheets.starts_at']);
  const row = await query
    .where('duty_id', '=', dutyId)
    .where('driver_id', '=', driverId)
    .orderBy('duty_sheets.starts_at')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : { tripId: row.trip_id, vehicleIndex: row.vehicle_index, startsAt: row.starts_at };
}

/**
 * `vehicleIndex`: the vehicle of the duty, from 0; null once the duty no longer exists. `startsAt`: the earliest of all versions, because
 * the driver may have used an older one.
 */
type TripOfSheet = { readonly tripId: string; readonly vehicleIndex: number | null; readonly startsAt: string };

/** The duties of a trip that were sent to anybody, withdrawn or not. */
export async function listReleasedDuties(db: Database, tripId: string): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('duty_sheets').select('duty_id').distinct().where('trip_id', '=', tripId).execute();
  return new Set(rows.map(({ duty_id }) => duty_id));
}

/** Sheets name people, so they are deleted 30 days after their duty; the contents of a withdrawn one are cleared two days after it. */
export async function deleteOldSheets(db: Database): Promise<void> {
  await sql`delete from duty_sheets where ends_at < now() - interval '30 days'`.execute(db);
  await sql`update duty_sheets set contents = '{}' where withdrawn_at < now() - interval '2 days' and contents <> '{}'`.execute(db);
}

const partsSchema = v.object({ id: v.string(), parts: v.array(v.object({ kind: v.string(), minutes: v.number() })) });

/** The parts of duties, in order, by duty id. */
export async function listPartsOfDuties(
  db: Database,
  dutyIds: readonly string[],
): Promise<ReadonlyMap<string, v.InferOutput<typeof partsSchema>['parts']>> {
  const { rows } = await sql`select id, parts from duties where id = any(${[...dutyIds]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => parseStored(partsSchema, row, 'duty')).map(({ id, parts }) => [id, parts]));
}
