import { sql } from 'kysely';
import * as v from 'valibot';
import { parseStored } from '#db/engine/stored.ts';
import type { Database } from '#db/engine/tables.ts';
import { fleetKeys } from '#domain/sites/keys.ts';
import { tachographs } from '#operations/fleet/rules/fleet.ts';
import type { TripCrew } from './rules/trip-crew.ts';

const crewSchema = v.object({
  vehicleIndex: v.number(),
  operatorId: v.string(),
  operator: v.string(),
  country: v.string(),
  phone: v.string(),
  email: v.string(),
  contactName: v.string(),
  jobId: v.nullable(v.string()),
  vehicleId: v.nullable(v.string()),
  plate: v.string(),
  class: v.picklist(fleetKeys),
  massKg: v.nullable(v.number()),
  euroNorm: v.string(),
  tachograph: v.nullable(v.picklist(tachographs)),
  drivers: v.array(v.object({ id: v.nullable(v.string()), name: v.string() })),
  from: v.string(),
  until: v.string(),
});

/**
 * The crews of a trip, one line per vehicle and crew, in the order of the vehicles. Leaves out crews of which the office only typed a name,
 * because no rule can be applied to them.
 */
export async function listTripCrews(db: Database, tripId: string): Promise<readonly TripCrew[]> {
  const { rows } = await sql`
    select duties.vehicle_index as "vehicleIndex", operators.id as "operatorId", operators.name as operator, operators.country,
      operators.phone, operators.email, coalesce(partners.contact_name, '') as "contactName", jobs.id as "jobId",
      vehicles.id as "vehicleId", coalesce(vehicles.plate, jobs.vehicle, '') as plate, duties.class,
      vehicles.mass_kg as "massKg", coalesce(vehicles.euro_norm, '') as "euroNorm", vehicles.tachograph,
      case when jobs.id is null then (
        select jsonb_agg(jsonb_build_object('id', drivers.id, 'name', drivers.name) order by drivers.id = placements.second_driver_id)
        from drivers where drivers.id in (placements.driver_id, placements.second_driver_id))
      when jobs.driver_name = '' then '[]'
      else jsonb_build_array(jsonb_build_object('id', null, 'name', jobs.driver_name)) end as drivers,
      min(duties.starts_at) as "from", max(duties.ends_at) as until
    from duties join placements on placements.duty_id = duties.id
    left join vehicles on vehicles.id = placements.vehicle_id
    left join depots on depots.id = vehicles.depot_id
    left join jobs on jobs.id = placements.job_id and jobs.ended_at is null
    join operators on operators.id = coalesce(depots.operator_id, jobs.operator_id)
    left join partners on partners.operator_id = operators.id
    where duties.trip_id = ${tripId}
    group by duties.vehicle_index, duties.class, operators.id, partners.contact_name, jobs.id, vehicles.id, placements.driver_id, placements.second_driver_id
    order by duties.vehicle_index, min(duties.starts_at)`.execute(db);
  return rows.map((row) => parseStored(crewSchema, row, 'crew of a trip'));
}
