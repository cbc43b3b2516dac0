import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedDatabase } from '../src/db/embedded/start-embedded-database.ts';

async function inDatabase(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const database = await startEmbeddedDatabase({ folder: join(process.env.E2E_DATA_DIR ?? '', 'postgres'), log: () => undefined });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await work(client);
  await client.end();
  await database.stop();
}

/** Moves the sheets of a trip's released duty as if it had begun an hour ago: no trip can be ordered for such a near date. */
export async function bringToNow(reference: string): Promise<void> {
  await inDatabase((client) =>
    client.query(
      `update duty_sheets set starts_at = now() - interval '1 hour', ends_at = now() + interval '9 hours',
         contents = contents || jsonb_build_object('startsAt', to_char(now() at time zone 'UTC' - interval '1 hour', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
           'endsAt', to_char(now() at time zone 'UTC' + interval '9 hours', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
       from trips where trips.id = trip_id and reference = $1`,
      [reference],
    ),
  );
}

/** Moves a booked trip with its duties and their crew by whole days to today: no trip can be ordered for such a near date. */
export async function bringToToday(reference: string, daysAhead: number): Promise<void> {
  const id = '(select id from trips where reference = $1)';
  const days = `interval '${daysAhead} days'`;
  await inDatabase(async (client) => {
    // Together: a placement has its occupations, at the times of its duty.
    await client.query('begin');
    const of = [reference];
    await client.query(
      `update duties set starts_at = starts_at - ${days}, ends_at = ends_at - ${days}, vehicle_until = vehicle_until - ${days},
         vehicle_from = vehicle_from - ${days} where trip_id = ${id}`,
      of,
    );
    await client.query(
      `update occupations set during = tstzrange(lower(during) - ${days}, upper(during) - ${days})
       where duty_id in (select id from duties where trip_id = ${id})`,
      of,
    );
    await client.query(
      `update trips set first_departure = first_departure - ${days}, last_departure = last_departure - ${days}, first_date = current_date,
         itinerary = jsonb_set(itinerary, '{stops}', (
           select jsonb_agg(case when stop -> 'departure' = 'null' then stop
             else jsonb_set(stop, '{departure,date}', to_jsonb(to_char((stop #>> '{departure,date}')::date - ${days}, 'YYYY-MM-DD'))) end order by place)
           from jsonb_array_elements(itinerary -> 'stops') with ordinality as stops (stop, place)))
       where reference = $1`,
      of,
    );
    await client.query('commit');
  });
}

/** Lets the deadline of a trip's open offer pass. */
export async function passDeadline(reference: string): Promise<void> {
  await inDatabase((client) =>
    client.query(
      `update job_offers set deadline = now() - interval '1 minute' from trips where trips.id = job_offers.trip_id and reference = $1 and deadline is not null`,
      [reference],
    ),
  );
}

/** Moves a booked trip two days into the past, so that the clock counts it as driven. */
export async function bringToPast(reference: string): Promise<void> {
  await inDatabase((client) =>
    client.query(
      `update trips set first_departure = now() - interval '2 days', last_departure = now() - interval '2 days',
         first_date = (now() - interval '2 days')::date, itinerary = jsonb_set(itinerary, '{stops}', (
           select jsonb_agg(case when stop -> 'departure' = 'null' then stop
             else jsonb_set(stop, '{departure,date}', to_jsonb(to_char(now() - interval '2 days', 'YYYY-MM-DD'))) end order by place)
           from jsonb_array_elements(itinerary -> 'stops') with ordinality as stops (stop, place)))
       where reference = $1`,
      [reference],
    ),
  );
}

/**
 * Gives the sheets the times of their duty again. The clock finds a moved sheet outdated and sends another, which nobody has read: that one
 * is deleted.
 */
export async function bringBack(reference: string): Promise<void> {
  await inDatabase(async (client) => {
    await client.query(
      `update duty_sheets set starts_at = duties.starts_at, ends_at = duties.ends_at,
         contents = contents || jsonb_build_object('startsAt', to_char(duties.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
           'endsAt', to_char(duties.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
       from trips, duties where trips.id = duty_sheets.trip_id and reference = $1 and duties.id = duty_id and duty_sheets.version = 1`,
      [reference],
    );
    await client.query('delete from duty_sheets using trips where trips.id = trip_id and reference = $1 and duty_sheets.version > 1', [
      reference,
    ]);
  });
}
