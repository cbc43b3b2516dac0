import { sql } from 'kysely';
import * as v from 'valibot';
import { parseStored } from '#db/engine/stored.ts';
import type { Database } from '#db/engine/tables.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import type { InspectedDuty } from '#operations/inspection/rules/inspection.ts';

export type DrivenDuty = InspectedDuty & { readonly tripId: string };

const drivenSchema = v.object({
  tripId: v.string(),
  reference: v.string(),
  vehicleIndex: v.number(),
  plate: v.string(),
  drivers: v.array(v.string()),
  startsAt: v.string(),
  endsAt: v.string(),
  drivingMinutes: v.number(),
  leftAt: v.nullable(v.string()),
  doneAt: v.nullable(v.string()),
  overrideReason: v.string(),
});

/** Days in local time of the plan, both inclusive. */
type Asked = { readonly resourceId: string; readonly from: string; readonly until: string };

/** The duties of a driver or a vehicle that began on some days, with the reports made during them, in order. */
export async function listDriven(db: Database, { resourceId, from, until }: Asked): Promise<readonly DrivenDuty[]> {
  const { rows } = await sql`
    select duties.trip_id as "tripId", trips.reference, duties.vehicle_index as "vehicleIndex", coalesce(vehicles.plate, '') as plate,
      array_remove(array[one.name, two.name], null) as drivers, duties.starts_at as "startsAt", duties.ends_at as "endsAt",
      coalesce((select sum((part ->> 'minutes')::numeric) from jsonb_array_elements(duties.parts) as part
        where part ->> 'kind' in ('drive', 'empty-drive')), 0)::float as "drivingMinutes",
      (select min(pressed_at) from duty_presses where duty_id = duties.id and duty_presses.kind = 'left-depot' and taken_back_at is null) as "leftAt",
      (select max(pressed_at) from duty_presses where duty_id = duties.id and duty_presses.kind = 'done' and taken_back_at is null) as "doneAt",
      placements.override_reason as "overrideReason"
    from placements join duties on duties.id = placements.duty_id join trips on trips.id = duties.trip_id
    left join vehicles on vehicles.id = placements.vehicle_id
    left join drivers as one on one.id = placements.driver_id
    left join drivers as two on two.id = placements.second_driver_id
    where ${resourceId} in (placements.driver_id, placements.second_driver_id, placements.vehicle_id)
      and (duties.starts_at at time zone ${planningZone})::date between ${from} and ${until}
    order by duties.starts_at`.execute(db);
  return rows.map((row) => parseStored(drivenSchema, row, 'driven duty'));
}
