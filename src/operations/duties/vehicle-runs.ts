import { sql } from 'kysely';
import * as v from 'valibot';
import { parseStored } from '#db/engine/stored.ts';
import type { Database } from '#db/engine/tables.ts';
import { rangeOf } from '#operations/fleet/occupation-store.ts';
import type { VehicleRun } from './rules/own-depot.ts';
import type { Period } from './rules/period.ts';

const coordinates = v.object({ latitude: v.number(), longitude: v.number() });
const schema = v.object({ vehicleId: v.string(), startsAt: v.string(), endsAt: v.string(), first: coordinates, last: coordinates });

/** The runs of all our vehicles within a period, without some duties. */
export async function listVehicleRuns(
  db: Database,
  { period, without }: { readonly period: Period; readonly without: readonly string[] },
): Promise<readonly VehicleRun[]> {
  const { rows } = await sql`
    select vehicle_id as "vehicleId", min(starts_at) as "startsAt", max(ends_at) as "endsAt",
      itinerary -> 'stops' -> coalesce(takes_over, 0) -> 'place' -> 'coordinates' as first,
      itinerary -> 'stops' -> coalesce(hands_over, -1) -> 'place' -> 'coordinates' as last
    from placements join duties on duties.id = duty_id join trips on trips.id = trip_id
    cross join lateral (
      select min((each ->> 'stop')::integer) filter (where (each ->> 'nextIndex')::integer = vehicle_index) as takes_over,
        min((each ->> 'stop')::integer) filter (where (each ->> 'vehicleIndex')::integer = vehicle_index) as hands_over
      from jsonb_array_elements(case when jsonb_typeof(handovers) = 'array' then handovers else '[]' end) as each
      where (each ->> 'stopCount')::integer = jsonb_array_length(itinerary -> 'stops')
    ) as stretch
    where vehicle_id is not null and tstzrange(starts_at, ends_at) && ${rangeOf(period)} and not (duties.id = any(${[...without]}::uuid[]))
    group by vehicle_id, trips.id, vehicle_index, takes_over, hands_over`.execute(db);
  return rows.map((row) => parseStored(schema, row, 'run of a vehicle'));
}
