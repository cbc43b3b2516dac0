import { sql } from 'kysely';
import { v7 as createId } from 'uuid';
import * as v from 'valibot';
import { parseStored } from '#db/engine/stored.ts';
import type { Database } from '#db/engine/tables.ts';
import { type CardDay, cardDaySchema } from '#operations/duties/rules/hours/driver-card.ts';
import { type UnitReading, unitReadingSchema } from './rules/unit-reading.ts';

/** `not-checked`: the key to verify it is not here. */
const signatureStates = ['not-checked', 'valid', 'invalid'] as const;

type NewFile = { readonly name: string; readonly content: Uint8Array; readonly print: string; readonly by: string };

const isoOf = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

export async function insertCardFile(
  db: Database,
  {
    driverId,
    name,
    content,
    print,
    cardNumber,
    days,
    leftOut,
    by,
  }: NewFile & {
    readonly driverId: string;
    readonly cardNumber: string;
    readonly days: readonly CardDay[];
    readonly leftOut: number;
  },
): Promise<void> {
  await sql`
    insert into card_files (id, driver_id, name, content, print, signature, card_number, days, left_out, added_by)
    values (${createId()}, ${driverId}, ${name}, ${Buffer.from(content)}, ${print}, 'not-checked', ${cardNumber}, ${JSON.stringify(days)},
      ${leftOut}, ${by})
    on conflict (driver_id, print) do nothing`.execute(db);
}

/** Saves a file; null if this file was already read. */
export async function insertUnitFile(
  db: Database,
  { vehicleId, name, content, print, reading, by }: NewFile & { readonly vehicleId: string; readonly reading: UnitReading },
): Promise<string | null> {
  const id = createId();
  const { numAffectedRows = 0n } = await sql`
    insert into unit_files (id, vehicle_id, name, content, print, signature, reading, read_at, added_by)
    values (${id}, ${vehicleId}, ${name}, ${Buffer.from(content)}, ${print}, 'not-checked', ${JSON.stringify(reading)}, ${reading.readAt}, ${by})
    on conflict (vehicle_id, print) do nothing`.execute(db);
  return numAffectedRows > 0n ? id : null;
}

const fileSchema = v.object({
  id: v.string(),
  name: v.string(),
  print: v.string(),
  signature: v.picklist(signatureStates),
  bytes: v.number(),
  addedAt: v.string(),
  addedBy: v.string(),
});
export type TachographFile = v.InferOutput<typeof fileSchema>;

const fileColumns = sql`id, name, print, signature, length(content) as bytes, ${isoOf('added_at')} as "addedAt", added_by as "addedBy"`;

/** Newest first. */
export async function listCardFiles(db: Database, driverId: string): Promise<readonly TachographFile[]> {
  const { rows } = await sql`select ${fileColumns} from card_files where driver_id = ${driverId} order by added_at desc, id desc`.execute(
    db,
  );
  return rows.map((row) => parseStored(fileSchema, row, 'card file'));
}

const unitFileSchema = v.object({ ...fileSchema.entries, readAt: v.nullable(v.string()), leftOut: v.number(), unknown: v.number() });
export type UnitFile = v.InferOutput<typeof unitFileSchema>;

/** Newest reading first. */
export async function listUnitFiles(db: Database, vehicleId: string): Promise<readonly UnitFile[]> {
  const { rows } = await sql`
    select ${fileColumns}, ${isoOf('read_at')} as "readAt", (reading->>'leftOut')::int as "leftOut", jsonb_array_length(reading->'unknown') as unknown
    from unit_files where vehicle_id = ${vehicleId} order by coalesce(read_at, added_at) desc, id desc`.execute(db);
  return rows.map((row) => parseStored(unitFileSchema, row, 'unit file'));
}

const storedUnitSchema = v.object({ ...fileSchema.entries, vehicleId: v.string(), plate: v.string(), reading: unitReadingSchema });

export async function findUnitFile(db: Database, id: string): Promise<v.InferOutput<typeof storedUnitSchema> | null> {
  const { rows } = await sql`
    select unit_files.id, name, print, signature, length(content) as bytes, ${isoOf('added_at')} as "addedAt", added_by as "addedBy",
      vehicle_id as "vehicleId", vehicles.plate, reading
    from unit_files join vehicles on vehicles.id = vehicle_id where unit_files.id = ${id}`.execute(db);
  return rows[0] === undefined ? null : parseStored(storedUnitSchema, rows[0], 'unit file');
}

const contentSchema = v.object({ name: v.string(), content: v.instance(Uint8Array), owner: v.string() });

/** The file as it came, and whose it is; null if there is none. */
export async function findContent(
  db: Database,
  { kind, id }: { readonly kind: 'card' | 'unit'; readonly id: string },
): Promise<v.InferOutput<typeof contentSchema> | null> {
  const { rows } =
    kind === 'card'
      ? await sql`select card_files.name, content, drivers.name as owner from card_files join drivers on drivers.id = driver_id
          where card_files.id = ${id}`.execute(db)
      : await sql`select unit_files.name, content, vehicles.plate as owner from unit_files join vehicles on vehicles.id = vehicle_id
          where unit_files.id = ${id}`.execute(db);
  return rows[0] === undefined ? null : parseStored(contentSchema, rows[0], 'tachograph file');
}

const cardOfDriver = v.object({ driverId: v.string(), driver: v.string(), number: v.string(), days: v.array(cardDaySchema) });
export type CardOfDriver = v.InferOutput<typeof cardOfDriver>;

/** The cards that were read and have a day in a period; days `YYYY-MM-DD`. The latest reading of a driver comes first. */
export async function listCardsWithDays(
  db: Database,
  { from, until }: { readonly from: string; readonly until: string },
): Promise<readonly CardOfDriver[]> {
  const { rows } = await sql`
    select driver_id as "driverId", drivers.name as driver, card_number as number,
      (select coalesce(jsonb_agg(day), '[]') from jsonb_array_elements(days) as day where day->>'date' between ${from} and ${until}) as days
    from card_files join drivers on drivers.id = driver_id order by added_at desc, card_files.id desc`.execute(db);
  return rows.map((row) => parseStored(cardOfDriver, row, 'card file')).filter(({ days }) => days.length > 0);
}

/** When each vehicle's unit was last read; null where it never was. Only vehicles that are ours to drive and have a unit, by plate. */
export type UnitReadingDate = { readonly vehicleId: string; readonly plate: string; readonly readAt: string | null };

export async function listUnitReadingDates(db: Database): Promise<readonly UnitReadingDate[]> {
  const { rows } = await sql<UnitReadingDate>`
    select vehicles.id as "vehicleId", plate,
      to_char(max(coalesce(read_at, added_at)) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "readAt"
    from vehicles left join unit_files on vehicle_id = vehicles.id
    where tachograph <> 'none' and (sold_on is null or sold_on > (now() at time zone 'Europe/Amsterdam')::date)
    group by vehicles.id order by plate`.execute(db);
  return rows;
}

/** Retention of hours (Directive 2002/15, article 9(b)). */
const retentionYears = 2;

export async function deleteOldTachographFiles(db: Database): Promise<void> {
  await sql`delete from card_files where added_at < now() - make_interval(years => ${retentionYears})`.execute(db);
  await sql`delete from unit_files where added_at < now() - make_interval(years => ${retentionYears})`.execute(db);
}
