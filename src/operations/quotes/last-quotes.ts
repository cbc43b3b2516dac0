import { sql } from 'kysely';
import type { Database } from '#db/engine/tables.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { parseListedTrip } from '#operations/trips/listed-trip.ts';
import type { TripRow } from '#operations/trips/trip-row.ts';

/** Trips with a quote from our engine and a customer who is not erased, latest first. Keys grow with time, so they give the order. */
export async function listLastQuotes(db: Database, limit: number): Promise<readonly Trip[]> {
  const { rows } = await sql<TripRow>`
    select * from trips where quote is not null and quote ->> 'rateCard' <> 'office' and anonymised_at is null
    order by id desc limit ${limit}`.execute(db);
  return rows.map(parseListedTrip);
}
