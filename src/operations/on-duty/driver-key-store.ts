import { sql } from 'kysely';
import type { Database } from '#db/engine/tables.ts';

/** A driver as shown on the driver's page, with the operator whose office the driver calls. */
export type DriverAtDoor = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly languages: readonly string[];
  readonly country: string;
  readonly officePhone: string;
};

const ofDrivers = sql`select drivers.id, drivers.name, drivers.email, drivers.languages, operators.country, operators.phone as "officePhone"
  from drivers join depots on depots.id = drivers.depot_id join operators on operators.id = depots.operator_id`;

/** The driver of a link; null for a renewed or ended link, and for a driver who has left. */
export async function findDriverByKey(db: Database, key: string): Promise<DriverAtDoor | null> {
  const { rows } = await sql<DriverAtDoor>`${ofDrivers} join driver_keys on driver_id = drivers.id
    where driver_keys.key = ${key} and (drivers.left_on is null or drivers.left_on > now()::date)`.execute(db);
  return rows[0] ?? null;
}

/** A driver by id, for mails. */
export async function findDriverToMail(db: Database, id: string): Promise<DriverAtDoor | null> {
  return (await sql<DriverAtDoor>`${ofDrivers} where drivers.id = ${id}`.execute(db)).rows[0] ?? null;
}

export async function findDriverKey(db: Database, driverId: string): Promise<string | null> {
  const row = await db.selectFrom('driver_keys').select('key').where('driver_id', '=', driverId).executeTakeFirst();
  return row?.key ?? null;
}

type NewKey = { readonly driverId: string; readonly key: string; readonly by: string };

/** The driver's existing link, or this new one. */
export async function ensureDriverKey(db: Database, { driverId, key, by }: NewKey): Promise<string> {
  await db
    .insertInto('driver_keys')
    .values({ driver_id: driverId, key, made_by: by })
    .onConflict((conflict) => conflict.column('driver_id').doNothing())
    .execute();
  return (await findDriverKey(db, driverId)) ?? key;
}

/** Replaces the driver's link. */
export async function renewDriverKey(db: Database, { driverId, key, by }: NewKey): Promise<void> {
  await sql`insert into driver_keys (driver_id, key, made_by) values (${driverId}, ${key}, ${by})
    on conflict (driver_id) do update set key = excluded.key, made_by = excluded.made_by, made_at = now()`.execute(db);
}

/** Ends the driver's link. */
export async function deleteDriverKey(db: Database, driverId: string): Promise<void> {
  await db.deleteFrom('driver_keys').where('driver_id', '=', driverId).execute();
}
