import { sql } from 'kysely';
import type { Database } from '#db/engine/tables.ts';
import type { Place } from '#domain/itinerary/itinerary.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { stepKinds } from '#operations/on-duty/rules/report-kinds.ts';
import { describeStretch } from './duty-store.ts';
import { type DutyProgress, type DutyState, stateOfDuty } from './rules/duty-state.ts';

/** A period in which a driver or vehicle is occupied: by a duty, an absence or the workshop. Instants, ISO 8601 UTC. */
export type BoardBar = {
  readonly resourceId: string;
  readonly kind: 'duty' | 'absence' | 'workshop';
  readonly startsAt: string;
  /** Null if unknown. */
  readonly endsAt: string | null;
  /** For a duty: its trip and vehicle. */
  readonly reference: string | null;
  readonly vehicleIndex: number | null;
  /** The version of the crew; 0 if it is not a duty. */
  readonly seen: number;
  /** Of a duty alone; else empty, 0 and null. */
  readonly route: string;
  readonly people: number;
  readonly class: string;
  readonly state: DutyState | null;
  /** Who drives it where the row is a vehicle's; the plate where it is a driver's. */
  readonly crew: string;
  /** Who locked the crew; null if nobody did. */
  readonly lockedBy: string | null;
};

type Row = Omit<BoardBar, 'route' | 'state'> & DutyProgress & { readonly tripId: string | null };

/** Everything that takes anybody's or anything's time within these days. */
export async function listBars(
  db: Database,
  { from, until, now }: { readonly from: string; readonly until: string; readonly now: string },
): Promise<readonly BoardBar[]> {
  const { rows } = await sql<Row>`
    with shown as materialized (
      select * from occupations where during && tstzrange(${from}::timestamptz, ${until}::timestamptz)
    ), of_duties as materialized (select distinct duty_id from shown where duty_id is not null),
    versions as (
      select runs.trip_id, runs.vehicle_index, max(changes.id) as seen
      from (select distinct trip_id, vehicle_index from duties where id in (select duty_id from of_duties)) as runs
      left join changes on subject = 'crew ' || runs.trip_id || ' ' || runs.vehicle_index
      group by runs.trip_id, runs.vehicle_index
    ), steps as (
      select duty_id, bool_or(kind = 'done') as is_done from duty_presses
      where duty_id in (select duty_id from of_duties) and taken_back_at is null and kind = any(${[...stepKinds]}) group by duty_id
    ), sheets as (
      select duty_id, bool_and(seen_at is not null) as is_read from (
        select distinct on (duty_id, driver_id) duty_id, seen_at from duty_sheets
        where duty_id in (select duty_id from of_duties) and withdrawn_at is null order by duty_id, driver_id, version desc
      ) as last group by duty_id
    )
    select resource_id as "resourceId",
      case when shown.duty_id is not null then 'duty' when absence_id is not null then 'absence' else 'workshop' end as kind,
      lower(during) as "startsAt", upper(during) as "endsAt", trips.reference, duties.vehicle_index as "vehicleIndex", trips.id as "tripId",
      coalesce(versions.seen, 0) as seen, locked.by_name as "lockedBy", coalesce(duties.seats, 0) as people, coalesce(duties.class, '') as class,
      sheets.duty_id is not null as "isSent", coalesce(is_read, false) as "isRead",
      steps.duty_id is not null as "isBegun", coalesce(is_done, false) as "isDone",
      case when resource_id = placements.vehicle_id then concat_ws(', ', first.name, second.name) else coalesce(vehicles.plate, '') end as crew
    from shown
    left join duties on duties.id = shown.duty_id left join trips on trips.id = duties.trip_id
    left join versions on versions.trip_id = duties.trip_id and versions.vehicle_index = duties.vehicle_index
    left join changes as locked on locked.id = versions.seen and locked.act = 'lock'
    left join placements on placements.duty_id = shown.duty_id left join vehicles on vehicles.id = placements.vehicle_id
    left join drivers as first on first.id = placements.driver_id left join drivers as second on second.id = placements.second_driver_id
    left join steps on steps.duty_id = shown.duty_id left join sheets on sheets.duty_id = shown.duty_id
    order by lower(during)`.execute(db);
  const routeOf = await readRoutes(db, [...new Set(rows.flatMap(({ tripId }) => tripId ?? []))]);
  return rows.map(({ tripId, isSent, isRead, isBegun, isDone, ...bar }) => ({
    ...bar,
    route: routeOf(tripId, bar.vehicleIndex),
    state: tripId === null ? null : stateOfDuty({ isSent, isRead, isBegun, isDone, endsAt: bar.endsAt }, now),
  }));
}

type RouteOf = (tripId: string | null, vehicleIndex: number | null) => string;

/** From where to where the vehicles of trips go. */
async function readRoutes(db: Database, ids: readonly string[]): Promise<RouteOf> {
  if (ids.length === 0) return () => '';
  const { rows } = await sql<{ id: string; places: readonly Pick<Place, 'name' | 'coordinates'>[]; handovers: Trip['handovers'] | null }>`
    select id, handovers, array(
      select stop->'place' from jsonb_array_elements(itinerary->'stops') with ordinality as stops (stop, at) order by at
    ) as places from trips where id = any(${ids}::uuid[])`.execute(db);
  const trips = new Map(rows.map((row) => [row.id, row]));
  return (tripId, vehicleIndex) => {
    const trip = trips.get(tripId ?? '');
    return trip === undefined ? '' : describeStretch(trip, vehicleIndex ?? 0);
  };
}
