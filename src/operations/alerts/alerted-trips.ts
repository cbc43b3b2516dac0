import { sql } from 'kysely';
import * as v from 'valibot';
import { parseStored } from '#db/engine/stored.ts';
import type { Database } from '#db/engine/tables.ts';
import { fleetKeys } from '#domain/sites/keys.ts';
import { allCertificateKinds } from '#operations/fleet/rules/certificates.ts';
import { listUndeclared } from '#operations/tasks/rule-task-store.ts';
import type { AlertedDuty, AlertedTrip } from './rules/alerts.ts';

const dutySchema = v.object({
  tripId: v.string(),
  vehicleIndex: v.number(),
  class: v.picklist(fleetKeys),
  lastDay: v.string(),
  isPlaced: v.boolean(),
  vehicleId: v.nullable(v.string()),
  plate: v.nullable(v.string()),
  tachograph: v.nullable(v.string()),
  seats: v.nullable(v.number()),
  drivers: v.array(v.object({ id: v.string(), name: v.string(), isSent: v.boolean(), hasSeen: v.boolean() })),
  operatorId: v.nullable(v.string()),
  operator: v.nullable(v.string()),
  hasGivenCrew: v.nullable(v.boolean()),
});
type DutyRow = v.InferOutput<typeof dutySchema>;

/** The facts that alerts depend on, by trip. Uses a fixed number of queries for all trips. */
export async function readAlertedTrips(db: Database, tripIds: readonly string[]): Promise<ReadonlyMap<string, AlertedTrip>> {
  if (tripIds.length === 0) return new Map();
  const duties = await readDuties(db, tripIds);
  const certificates = await readCertificates(db, duties);
  const undeclared = await listUndeclared(db, tripIds);
  const dueDays = await db.selectFrom('unpaid_trips').selectAll().where('trip_id', 'in', tripIds).execute();
  return new Map(
    tripIds.map((id) => [
      id,
      {
        duties: duties.filter(({ tripId }) => tripId === id).map((duty) => alertedDutyOf(duty, certificates)),
        dueOn: dueDays.find(({ trip_id }) => trip_id === id)?.due_on ?? null,
        undeclared: undeclared.get(id) ?? [],
      },
    ]),
  );
}

async function readDuties(db: Database, tripIds: readonly string[]): Promise<readonly DutyRow[]> {
  const sheet = sql`duty_sheets where duty_sheets.duty_id = duties.id and duty_sheets.driver_id = drivers.id and withdrawn_at is null`;
  const { rows } = await sql`
    select duties.trip_id as "tripId", duties.vehicle_index as "vehicleIndex", duties.class,
      (duties.ends_at at time zone 'Europe/Amsterdam')::date as "lastDay", placements.duty_id is not null as "isPlaced",
      placements.vehicle_id as "vehicleId", vehicles.plate, vehicles.tachograph, vehicles.seats,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', drivers.id, 'name', drivers.name, 'isSent', exists (select 1 from ${sheet}),
          'hasSeen', coalesce((select seen_at is not null from ${sheet} order by version desc limit 1), false)) order by drivers.name)
        from drivers where drivers.id in (placements.driver_id, placements.second_driver_id)), '[]') as drivers,
      jobs.operator_id as "operatorId", operators.name as operator, jobs.given_at is not null as "hasGivenCrew"
    from duties
    left join placements on placements.duty_id = duties.id
    left join vehicles on vehicles.id = placements.vehicle_id
    left join jobs on jobs.id = placements.job_id and jobs.ended_at is null
    left join operators on operators.id = jobs.operator_id
    where duties.trip_id = any(${[...tripIds]}::uuid[])
    order by duties.trip_id, duties.vehicle_index, duties.shift_index`.execute(db);
  return rows.map((row) => parseStored(dutySchema, row, 'duty that may raise an alert'));
}

type CertificateRow = { readonly ownerId: string; readonly kind: (typeof allCertificateKinds)[number]; readonly validUntil: string };

/** The certificates of all vehicles, drivers and partners in these duties. */
async function readCertificates(db: Database, duties: readonly DutyRow[]): Promise<readonly CertificateRow[]> {
  const owners = duties.flatMap(({ vehicleId, operatorId, drivers }) => [vehicleId, operatorId, ...drivers.map(({ id }) => id)]);
  const ids = [...new Set(owners.filter((id) => id !== null))];
  if (ids.length === 0) return [];
  const { rows } = await sql<Omit<CertificateRow, 'kind'> & { kind: string }>`
    select coalesce(vehicle_id, driver_id, operator_id) as "ownerId", kind, valid_until as "validUntil" from papers
    where vehicle_id = any(${ids}::uuid[]) or driver_id = any(${ids}::uuid[]) or operator_id = any(${ids}::uuid[])`.execute(db);
  return rows.flatMap(({ kind, ...certificate }) => {
    const known = allCertificateKinds.find((each) => each === kind);
    return known === undefined ? [] : [{ ...certificate, kind: known }];
  });
}

function alertedDutyOf(duty: DutyRow, certificates: readonly CertificateRow[]): AlertedDuty {
  const certificatesOf = (id: string) => certificates.filter(({ ownerId }) => ownerId === id);
  const { vehicleId, plate, tachograph, seats, operatorId, operator } = duty;
  return {
    vehicleIndex: duty.vehicleIndex,
    class: duty.class,
    lastDay: duty.lastDay,
    isPlaced: duty.isPlaced,
    vehicle:
      vehicleId === null || plate === null || seats === null
        ? null
        : { plate, seats, hasTachograph: tachograph !== 'none', certificates: certificatesOf(vehicleId) },
    drivers: duty.drivers.map(({ id, ...driver }) => ({ ...driver, certificates: certificatesOf(id) })),
    partner:
      operatorId === null || operator === null
        ? null
        : { name: operator, hasGivenCrew: duty.hasGivenCrew === true, certificates: certificatesOf(operatorId) },
  };
}
