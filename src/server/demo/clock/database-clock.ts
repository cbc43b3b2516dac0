import pg from 'pg';
import * as v from 'valibot';

/** Notified when a demo's clock is set. */
export const clockChannel = 'demo_clock';

/**
 * A demo's clock is in its database. Our own `now()` shadows the server's on every connection, and columns that default to the current time
 * use it. Until it is set, it shows the real time.
 */
const installation = `
  create table demo_clock (only_row boolean primary key default true check (only_row), ahead interval not null);
  insert into demo_clock (ahead) values (interval '0');
  create function now() returns timestamptz stable language sql as 'select pg_catalog.now() + ahead from public.demo_clock';
  create function clock_timestamp() returns timestamptz volatile language sql
    as 'select pg_catalog.clock_timestamp() + ahead from public.demo_clock';
  do $$ begin execute format('alter database %I set search_path = public, pg_catalog', current_database()); end $$;
`;

/** Gives a database its own clock before anything else is created in it; a database that has tables is left alone. */
export async function installClock(url: string): Promise<void> {
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ isNew: boolean }>(
      `select not exists (select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r') as "isNew"`,
    );
    if (rows[0]?.isNew === true) await client.query(`begin; ${installation} commit;`);
  });
}

type Asking = { query(text: string): Promise<{ readonly rows: readonly unknown[] }> };

/** How many milliseconds a database's clock is ahead of the real one; null if it has none of its own, as in every database but a demo's. */
export async function readAhead(client: Asking): Promise<number | null> {
  const { rows } = await client.query(`select to_regclass('public.demo_clock') is not null as "isThere"`);
  if (!v.is(v.tuple([v.object({ isThere: v.literal(true) })]), rows)) return null;
  const read = await client.query('select (extract(epoch from ahead) * 1000)::float8 as ahead from public.demo_clock');
  return v.parse(v.object({ ahead: v.number() }), read.rows[0]).ahead;
}

/** The same, on a connection of its own. */
export async function readAheadOf(url: string): Promise<number | null> {
  return await withClient(url, readAhead);
}

/** Tables that belong to the machine and not to the shown day: people stay signed in, and a worker keeps its jobs. */
const machineTimes = {
  staff_sessions: ['proved_at', 'created_at', 'seen_at', 'expires_at'],
  partner_sessions: ['created_at', 'seen_at', 'expires_at'],
  outbox: ['lease_until'],
} as const;

/** After a move of at least this length, open pages are told that everything may have changed. Milliseconds. */
const leap = 600_000;

/** Moves the clock for every process that uses the database, by milliseconds. */
export async function moveClock(url: string, by: number): Promise<void> {
  await withClient(url, async (client) => {
    await client.query('begin');
    await client.query(`update public.demo_clock set ahead = ahead + $1 * interval '1 millisecond'`, [by]);
    for (const [table, columns] of Object.entries(machineTimes)) {
      const { rows } = await client.query<{ isThere: boolean }>('select to_regclass($1) is not null as "isThere"', [table]);
      const moved = columns.map((column) => `${column} = ${column} + $1 * interval '1 millisecond'`).join(', ');
      const where = table === 'outbox' ? 'where lease_until is not null' : '';
      if (rows[0]?.isThere === true) await client.query(`update ${table} set ${moved} ${where}`, [by]);
    }
    await client.query(`notify ${clockChannel}`);
    // Pages that follow a day in fast motion refresh by themselves.
    if (Math.abs(by) > leap) await client.query(`select pg_notify('desk', topic) from unnest(array['today', 'plan']) as topic`);
    await client.query('commit');
  });
}

async function withClient<Value>(url: string, work: (client: pg.Client) => Promise<Value>): Promise<Value> {
  const client = new pg.Client({ connectionString: url, application_name: 'coach-hire demo', connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
