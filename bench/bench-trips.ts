import type pg from 'pg';

const tripsAtOnce = 100_000;

/** Maintaining an index row by row costs many times its creation at the end. The primary key stays, because others refer to it. */
const setAside = `
  select format('alter table trips drop constraint %I', conname) as away,
    format('alter table trips add constraint %I %s', conname, pg_get_constraintdef(oid)) as back
  from pg_constraint where conrelid = 'trips'::regclass and contype in ('u', 'c')
  union all
  select format('drop index %I', relname), pg_get_indexdef(indexrelid)
  from pg_index join pg_class on pg_class.oid = indexrelid
  where indrelid = 'trips'::regclass and not exists (select 1 from pg_constraint where conindid = indexrelid)`;

/**
 * Copies the single stored trip up to this number, each with an id in time order, and with its own keys and reference. The stored documents
 * are copied in compressed form, and nothing waits for the disk. `own`: columns that differ in each row, as SQL in terms of its number `n`.
 * Triggers are off: the caller fills what they maintain.
 */
export async function fillWithTrips(pool: pg.Pool, count: number, own: Readonly<Record<string, string>> = {}): Promise<void> {
  const client = await pool.connect();
  const { rows } = await client.query<{ away: string; back: string }>(setAside);
  for (const setting of ['fsync', 'full_page_writes']) await client.query(`alter system set ${setting} = off`);
  await client.query(`select pg_reload_conf(); set maintenance_work_mem = '512MB'; set synchronous_commit = off`);
  for (const { away } of rows) await client.query(away);
  await client.query('alter table trips disable trigger user');
  const statement = await describeCopy(client, own);
  for (let from = 1; from < count; from += tripsAtOnce) await client.query(statement, [from, Math.min(from + tripsAtOnce, count) - 1]);
  await client.query('alter table trips enable trigger user');
  for (const { back } of rows) await client.query(back);
  await client.query('vacuum analyze trips');
  for (const setting of ['fsync', 'full_page_writes']) await client.query(`alter system reset ${setting}`);
  await client.query('select pg_reload_conf()');
  await client.query('checkpoint');
  client.release();
}

/** As SQL: six digits at least, as the product makes them. */
export function referenceOf(number: string): string {
  return `'NL-26-' || lpad((${number})::text, greatest(6, length((${number})::text)), '0')`;
}

async function describeCopy(client: pg.PoolClient, others: Readonly<Record<string, string>>): Promise<string> {
  const key = (letter: string) => `translate(left(encode(sha256(('${letter}' || n)::bytea), 'base64'), 26), '+/', '-_') || 'A'`;
  const own: Readonly<Record<string, string>> = {
    id: `('01900000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`,
    quote_key: key('q'),
    booking_key: key('b'),
    share_key: key('s'),
    read_key: key('k'),
    reference: referenceOf('n'),
    email: `n || '@example.com'`,
    ...others,
  };
  const { rows } = await client.query<{ name: string }>(`
    select quote_ident(attname) as name from pg_attribute where attrelid = 'trips'::regclass and attnum > 0 and not attisdropped order by attnum`);
  const values = rows.map(({ name }) => own[name] ?? `model.${name}`);
  return `insert into trips (${rows.map(({ name }) => name).join(', ')})
    select ${values.join(', ')} from (select * from trips limit 1) as model, generate_series($1::int, $2::int) as n`;
}
