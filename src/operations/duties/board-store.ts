import { sql } from 'kysely';
import type { Database } from '#db/engine/tables.ts';

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
};

/** Everything that occupies drivers and vehicles within these days. */
export async function listBars(
  db: Database,
  { from, until }: { readonly from: string; readonly until: string },
): Promise<readonly BoardBar[]> {
  const { rows } = await sql<BoardBar>`
    select resource_id as "resourceId",
      case when duty_id is not null then 'duty' when absence_id is not null then 'absence' else 'workshop' end as kind,
      lower(during) as "startsAt", upper(during) as "endsAt", trips.reference, vehicle_index as "vehicleIndex", coalesce(
        (select max(id) from changes where subject = 'crew ' || duties.trip_id || ' ' || duties.vehicle_index), 0) as seen
    from occupations left join duties on duties.id = duty_id left join trips on trips.id = duties.trip_id
    where during && tstzrange(${from}::timestamptz, ${until}::timestamptz) order by lower(during)`.execute(db);
  return rows;
}
