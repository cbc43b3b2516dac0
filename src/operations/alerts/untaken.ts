import { sql } from 'kysely';
import type { Database } from '#db/engine/tables.ts';
import { tripStates } from '#domain/trip/states.ts';

/** A booked trip with a vehicle that was offered to partners, taken by none, and not assigned since. */
export type Untaken = {
  readonly tripId: string;
  readonly reference: string;
  /** `YYYY-MM-DD` in the office's time zone. */
  readonly departsOn: string;
  /** Instant at which the last offer ended. */
  readonly since: string;
  /** How many of its offers ended without a taker. */
  readonly times: number;
  /** How many of its vehicles this concerns, and how many there are. */
  readonly open: number;
  readonly vehicles: number;
};

/** All of them that leave after `now`, by departure. */
export async function listUntaken(db: Database, now: string): Promise<readonly Untaken[]> {
  const { rows } = await sql<Untaken>`
    select trips.id as "tripId", trips.reference, (trips.first_departure at time zone 'Europe/Amsterdam')::date as "departsOn",
      max(offers.ended_at) as since, count(distinct offers.vehicle_index)::integer as open,
      (select count(*)::integer from job_offers where trip_id = trips.id and state = 'unanswered') as times,
      (select count(distinct vehicle_index)::integer from duties where trip_id = trips.id) as vehicles
    from job_offers as offers join trips on trips.id = offers.trip_id
    where offers.state = 'unanswered' and offers.starts_at > ${now} and trips.status = ${sql.lit(tripStates.booked.status)}
      and not exists (select from job_offers as later where later.trip_id = offers.trip_id
        and later.vehicle_index = offers.vehicle_index and later.created_at > offers.created_at)
      and exists (select from duties left join placements on placements.duty_id = duties.id
        where duties.trip_id = offers.trip_id and duties.vehicle_index = offers.vehicle_index and placements.duty_id is null)
    group by trips.id order by trips.first_departure, trips.id limit 200`.execute(db);
  return rows;
}
