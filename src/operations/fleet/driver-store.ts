import { type Selectable, sql } from 'kysely';
import { v7 as createId } from 'uuid';
import * as v from 'valibot';
import { type Listed, parseListed } from '#db/engine/stored.ts';
import type { Database, DriverTable } from '#db/engine/tables.ts';
import { type Driver, type DriverDraft, spokenLanguages } from './rules/fleet.ts';

const driverSchema = v.object({
  id: v.string(),
  depotId: v.string(),
  name: v.string(),
  phone: v.string(),
  email: v.string(),
  languages: v.array(v.picklist(spokenLanguages)),
  hoursAWeek: v.nullable(v.number()),
  leftOn: v.nullable(v.string()),
  taxNumber: v.string(),
});

/** All drivers by name; those who left come last. */
export async function listDrivers(db: Database): Promise<readonly Listed<Driver>[]> {
  const rows = await db.selectFrom('drivers').selectAll().orderBy('name').orderBy('id').execute();
  const drivers = rows.map(parseDriver);
  return [...drivers.filter(({ leftOn }) => leftOn === null), ...drivers.filter(({ leftOn }) => leftOn !== null)];
}

export async function findDriver(db: Database, id: string): Promise<Driver | null> {
  const row = await db.selectFrom('drivers').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : parseDriver(row);
}

/** Saves a new or changed driver. Returns the id, or null if there is no driver with that id. */
export async function upsertDriver(db: Database, id: string | null, draft: DriverDraft): Promise<string | null> {
  const { depotId, languages, hoursAWeek, leftOn, taxNumber, ...plain } = draft;
  const kept = { depot_id: depotId, hours_a_week: hoursAWeek, left_on: leftOn, tax_number: taxNumber };
  const row = { ...plain, ...kept, languages: JSON.stringify(languages) };
  if (id !== null) {
    const changed = await db.updateTable('drivers').set(row).where('id', '=', id).returning('id').executeTakeFirst();
    return changed?.id ?? null;
  }
  const created = createId();
  await db
    .insertInto('drivers')
    .values({ id: created, ...row })
    .execute();
  return created;
}

function parseDriver({ depot_id, hours_a_week, left_on, tax_number, ...row }: Selectable<DriverTable>): Listed<Driver> {
  return parseListed(
    driverSchema,
    { ...row, depotId: depot_id, hoursAWeek: hours_a_week, leftOn: left_on, taxNumber: tax_number },
    { what: 'driver', empty: { languages: [] } },
  );
}

type Needed = { readonly vehicleId: string; readonly startsAt: string; readonly endsAt: string };

/** Drivers with nothing else at that time, those of the vehicle's depot first, then of the nearest ones. */
export async function listNearestFree(db: Database, { vehicleId, startsAt, endsAt }: Needed, limit: number): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly id: string }>`
    select drivers.id from drivers join depots on depots.id = drivers.depot_id
    cross join (select latitude, longitude from depots join vehicles on vehicles.depot_id = depots.id where vehicles.id = ${vehicleId}) as home
    where (left_on is null or left_on > ${endsAt}::timestamptz::date)
      and not exists (select from occupations where resource_id = drivers.id and during && tstzrange(${startsAt}, ${endsAt}))
    order by (depots.latitude - home.latitude) ^ 2 + ((depots.longitude - home.longitude) * cos(radians(home.latitude))) ^ 2, drivers.id
    limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
