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

/**
 * Moves booked trips with their duties, crews, jobs and times by the same minutes, so that the first duty of the first one begins that many
 * minutes from now (before now: a negative number). No trip can be ordered for such a near date, and so a test does not depend on the hour.
 */
export async function bringToStart(references: readonly string[], minutesFromNow: number): Promise<void> {
  await inDatabase(async (client) => {
    const first = 'select min(starts_at) from duties join trips on trips.id = trip_id where reference = $1';
    const { rows } = await client.query<{ minutes: string }>(`select round(extract(epoch from now() - (${first})) / 60 + $2) as minutes`, [
      references[0],
      minutesFromNow,
    ]);
    const by = `interval '${Number(rows[0]?.minutes ?? 0)} minutes'`;
    const of = [references];
    const ids = '(select id from trips where reference = any($1))';
    const local = `((stop #>> '{departure,date}') || ' ' || (stop #>> '{departure,time}'))::timestamp`;
    const moved = `((${local} at time zone 'Europe/Amsterdam') + ${by}) at time zone 'Europe/Amsterdam'`;
    // Together: a placement has its occupations, at the times of its duty.
    await client.query('begin');
    await client.query(
      `update duties set starts_at = starts_at + ${by}, ends_at = ends_at + ${by}, vehicle_until = vehicle_until + ${by},
         vehicle_from = vehicle_from + ${by} where trip_id in ${ids}`,
      of,
    );
    await client.query(
      `update occupations set during = tstzrange(lower(during) + ${by}, upper(during) + ${by})
       where duty_id in (select id from duties where trip_id in ${ids})`,
      of,
    );
    await client.query(`update jobs set starts_at = starts_at + ${by}, ends_at = ends_at + ${by} where trip_id in ${ids}`, of);
    await client.query(
      `update trips set first_departure = first_departure + ${by}, last_departure = last_departure + ${by},
         first_date = ((first_departure + ${by}) at time zone 'Europe/Amsterdam')::date,
         itinerary = jsonb_set(itinerary, '{stops}', (
           select jsonb_agg(case when stop -> 'departure' = 'null' then stop
             else jsonb_set(stop, '{departure}', jsonb_build_object('date', to_char(${moved}, 'YYYY-MM-DD'), 'time', to_char(${moved}, 'HH24:MI')))
             end order by place)
           from jsonb_array_elements(itinerary -> 'stops') with ordinality as stops (stop, place)))
       where reference = any($1)`,
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
