import { sql } from 'kysely';
import { v7 as createId } from 'uuid';
import * as v from 'valibot';
import { type Listed, parseListed, parseStored } from '#db/engine/stored.ts';
import type { Database } from '#db/engine/tables.ts';
import { epochOf } from '#domain/calendar/instant.ts';
import {
  type Covered,
  coveredSchema,
  type RealShift,
  realShiftSchema,
  type WorkRecord,
  workSources,
} from '#operations/duties/rules/hours/real-work.ts';

const recordSchema = v.object({
  id: v.string(),
  driverId: v.string(),
  source: v.picklist(workSources),
  covered: v.array(coveredSchema),
  shifts: v.array(realShiftSchema),
  cardNumber: v.string(),
  unknownMinutes: v.number(),
  leftOut: v.number(),
  note: v.string(),
  isElsewhere: v.boolean(),
  addedAt: v.string(),
  addedBy: v.string(),
});
export type StoredWork = WorkRecord & v.InferOutput<typeof recordSchema>;

const columns = sql`id, driver_id as "driverId", source, covered, shifts, card_number as "cardNumber", unknown_minutes as "unknownMinutes",
  left_out as "leftOut",  note, is_elsewhere as "isElsewhere", to_char(added_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "addedAt", added_by as "addedBy"`;

/** Recorded work from an instant on, latest record first; of all drivers, or of these. */
export async function listWorkRecords(
  db: Database,
  { since, drivers }: { readonly since: string; readonly drivers?: readonly string[] },
): Promise<readonly StoredWork[]> {
  const these = drivers === undefined ? sql`` : sql`and driver_id = any(${[...drivers]}::uuid[])`;
  const { rows } = await sql`select ${columns} from work_records where covers_until > ${since} ${these} order by added_at desc`.execute(db);
  return rows.map((row) => parseStored(recordSchema, row, 'work record'));
}

/** The same for a list, which shows the others too. Who judges a crew needs every record, so there one that cannot be read is a failure. */
export async function listReadableWork(
  db: Database,
  { since, drivers }: { readonly since: string; readonly drivers?: readonly string[] },
): Promise<readonly Listed<StoredWork>[]> {
  const these = drivers === undefined ? sql`` : sql`and driver_id = any(${[...drivers]}::uuid[])`;
  const { rows } = await sql<object>`
    select ${columns} from work_records where covers_until > ${since} ${these} order by added_at desc`.execute(db);
  return rows.map((row) => parseListed(recordSchema, row, { what: 'work record', empty: { covered: [], shifts: [] } }));
}

/** When the card of each current driver was last read, ISO 8601 UTC; omits drivers whose card was never read. */
export type LastReading = { readonly driverId: string; readonly driver: string; readonly readAt: string };

/** Earliest first. */
export async function listLastReadings(db: Database): Promise<readonly LastReading[]> {
  const { rows } = await sql<LastReading>`
    select drivers.id as "driverId", drivers.name as driver,
      to_char(max(added_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "readAt"
    from work_records join drivers on drivers.id = driver_id
    where source = 'card' and (left_on is null or left_on > (now() at time zone 'Europe/Amsterdam')::date)
    group by drivers.id order by max(added_at), drivers.id`.execute(db);
  return rows;
}

export type NewWork = {
  readonly driverId: string;
  readonly source: WorkRecord['source'];
  readonly covered: readonly Covered[];
  readonly shifts: readonly RealShift[];
  readonly by: string;
  readonly print?: string;
  readonly cardNumber?: string;
  readonly unknownMinutes?: number;
  /** Changes of activity that the card's days lost. */
  readonly leftOut?: number;
  readonly note?: string;
  readonly isElsewhere?: boolean;
};

/** Saves a record; false if this file was already imported. */
export async function insertWorkRecord(db: Database, work: NewWork): Promise<boolean> {
  const {
    driverId,
    source,
    covered,
    shifts,
    by,
    print = '',
    cardNumber = '',
    unknownMinutes = 0,
    leftOut = 0,
    note = '',
    isElsewhere = false,
  } = work;
  const ends = [...covered, ...shifts.map(({ startsAt, endsAt }) => ({ from: startsAt, until: endsAt }))].map(({ until }) =>
    epochOf(until),
  );
  const until = new Date(Math.max(...ends)).toISOString();
  const { numAffectedRows = 0n } = await sql`
    insert into work_records (id, driver_id, source, covered, shifts, covers_until, print, card_number, unknown_minutes, left_out, note, is_elsewhere, added_by)
    values (${createId()}, ${driverId}, ${source}, ${JSON.stringify(covered)}, ${JSON.stringify(shifts)}, ${until}, ${print}, ${cardNumber},
      ${unknownMinutes}, ${leftOut}, ${note}, ${isElsewhere}, ${by})
    on conflict (driver_id, print) where print <> '' do nothing`.execute(db);
  return numAffectedRows > 0n;
}

/** Deletes a record made by mistake. Returns its driver, or null if it does not exist. */
export async function deleteWorkRecord(db: Database, id: string): Promise<{ readonly driverId: string; readonly source: string } | null> {
  const row = await db.deleteFrom('work_records').where('id', '=', id).returning(['driver_id', 'source']).executeTakeFirst();
  return row === undefined ? null : { driverId: row.driver_id, source: row.source };
}

/** Retention of hours (Directive 2002/15, article 9(b)). */
const retentionYears = 2;

export async function deleteOldWorkRecords(db: Database): Promise<void> {
  await sql`delete from work_records where covers_until < now() - make_interval(years => ${retentionYears})`.execute(db);
}
