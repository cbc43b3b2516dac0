import type { Selectable } from 'kysely';
import { v7 as createId } from 'uuid';
import * as v from 'valibot';
import { type Listed, parseListed } from '#db/engine/stored.ts';
import type { Database, VehicleTable } from '#db/engine/tables.ts';
import { extraKinds } from '#domain/itinerary/group.ts';
import { fleetKeys } from '#domain/sites/keys.ts';
import { tachographs, type Vehicle, type VehicleDraft } from './rules/fleet.ts';

const vehicleSchema = v.object({
  id: v.string(),
  depotId: v.string(),
  plate: v.string(),
  class: v.picklist(fleetKeys),
  seats: v.number(),
  wheelchairs: v.number(),
  extras: v.array(v.picklist(extraKinds)),
  look: v.string(),
  massKg: v.nullable(v.number()),
  euroNorm: v.string(),
  tachograph: v.picklist(tachographs),
  zones: v.string(),
  soldOn: v.nullable(v.string()),
});

/** All vehicles by plate; sold ones last. */
export async function listVehicles(db: Database): Promise<readonly Listed<Vehicle>[]> {
  const rows = await db.selectFrom('vehicles').selectAll().orderBy('plate').execute();
  const vehicles = rows.map(parseVehicle);
  return [...vehicles.filter(({ soldOn }) => soldOn === null), ...vehicles.filter(({ soldOn }) => soldOn !== null)];
}

export async function findVehicle(db: Database, id: string): Promise<Vehicle | null> {
  const row = await db.selectFrom('vehicles').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : parseVehicle(row);
}

/** Saves a new or changed vehicle. Returns the id, or null if there is no vehicle with that id. */
export async function upsertVehicle(db: Database, id: string | null, draft: VehicleDraft): Promise<string | null> {
  const { depotId, extras, massKg, euroNorm, soldOn, ...plain } = draft;
  const row = { ...plain, depot_id: depotId, extras: JSON.stringify(extras), mass_kg: massKg, euro_norm: euroNorm, sold_on: soldOn };
  if (id !== null) {
    const changed = await db.updateTable('vehicles').set(row).where('id', '=', id).returning('id').executeTakeFirst();
    return changed?.id ?? null;
  }
  const created = createId();
  await db
    .insertInto('vehicles')
    .values({ id: created, ...row })
    .execute();
  return created;
}

function parseVehicle({ depot_id, mass_kg, euro_norm, sold_on, ...row }: Selectable<VehicleTable>): Listed<Vehicle> {
  const vehicle = { ...row, depotId: depot_id, massKg: mass_kg, euroNorm: euro_norm, soldOn: sold_on };
  return parseListed(vehicleSchema, vehicle, { what: 'vehicle', empty: { extras: [] } });
}
