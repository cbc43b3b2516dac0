import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedDatabase } from '../src/db/embedded/start-embedded-database.ts';

/** Moves a trip's released duty as if it had begun an hour ago: no trip can be ordered for such a near date. */
export async function bringToNow(reference: string): Promise<void> {
  const database = await startEmbeddedDatabase({ folder: join(process.env.E2E_DATA_DIR ?? '', 'postgres'), log: () => undefined });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(
    `update duty_sheets set starts_at = now() - interval '1 hour', ends_at = now() + interval '9 hours',
       contents = contents || jsonb_build_object('startsAt', to_char(now() at time zone 'UTC' - interval '1 hour', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
         'endsAt', to_char(now() at time zone 'UTC' + interval '9 hours', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
     from trips where trips.id = trip_id and reference = $1`,
    [reference],
  );
  await client.end();
  await database.stop();
}
