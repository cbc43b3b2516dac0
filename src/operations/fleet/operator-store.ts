import type { Selectable } from 'kysely';
import { v7 as createId } from 'uuid';
import * as v from 'valibot';
import { parseStored } from '#db/engine/stored.ts';
import type { Database, OperatorTable } from '#db/engine/tables.ts';
import { countryCodes } from '#domain/sites/keys.ts';
import { type Depot, type Operator, type OperatorDraft, operatorKinds } from './rules/fleet.ts';

const operatorSchema = v.object({
  id: v.string(),
  kind: v.picklist(operatorKinds),
  name: v.string(),
  country: v.picklist(countryCodes),
  phone: v.string(),
  email: v.string(),
});

/** Active operators by name; our own first. */
export async function listOperators(db: Database): Promise<readonly Operator[]> {
  const rows = await db.selectFrom('operators').selectAll().where('ended_at', 'is', null).orderBy('kind').orderBy('name').execute();
  return rows.map(parseOperator);
}

function parseOperator(row: Selectable<OperatorTable>): Operator {
  return parseStored(operatorSchema, row, 'operator');
}

/** Saves a new or changed operator. Returns the id, or null if there is no operator with that id. */
export async function upsertOperator(db: Database, id: string | null, draft: OperatorDraft): Promise<string | null> {
  if (id === null) {
    const row = { id: createId(), ...draft };
    await db.insertInto('operators').values(row).execute();
    return row.id;
  }
  const changed = await db.updateTable('operators').set(draft).where('id', '=', id).returning('id').executeTakeFirst();
  return changed?.id ?? null;
}

export async function listDepots(db: Database): Promise<readonly Depot[]> {
  const rows = await db
    .selectFrom('depots')
    .innerJoin('operators', 'operators.id', 'depots.operator_id')
    .selectAll('depots')
    .where('operators.ended_at', 'is', null)
    .orderBy('depots.name')
    .orderBy('depots.id')
    .execute();
  return rows.map(({ id, operator_id, name, country, latitude, longitude }) => ({
    id,
    operatorId: operator_id,
    name,
    country,
    coordinates: { latitude, longitude },
  }));
}

export async function insertDepot(db: Database, { operatorId, coordinates, ...depot }: Omit<Depot, 'id'>): Promise<void> {
  await db
    .insertInto('depots')
    .values({ id: createId(), operator_id: operatorId, ...coordinates, ...depot })
    .execute();
}

/** The operators of a trip whose vehicles we know, with their contact details. */
export async function listOperatorsOfTrip(db: Database, tripId: string): Promise<readonly Pick<Operator, 'name' | 'phone'>[]> {
  return await db
    .selectFrom('placements')
    .innerJoin('duties', 'duties.id', 'placements.duty_id')
    .innerJoin('vehicles', 'vehicles.id', 'placements.vehicle_id')
    .innerJoin('depots', 'depots.id', 'vehicles.depot_id')
    .innerJoin('operators', 'operators.id', 'depots.operator_id')
    .select(['operators.name', 'operators.phone'])
    .distinct()
    .where('duties.trip_id', '=', tripId)
    .orderBy('operators.name')
    .execute();
}
