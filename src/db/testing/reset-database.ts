import type pg from 'pg';

/** What a database is like before a test writes to it. */
export type EmptyState = {
  /** The rows that the migrations wrote, as JSON, by table. */
  readonly rows: ReadonlyMap<string, string>;
  readonly schema: string;
};

/** Deleted rows stay in their files. Above this size they would slow down the tests that follow. */
const mostBytesOfTable = 256 * 1024;

/** Ends all connections to the database but the given ones, and their transactions with them. */
export async function endOtherConnections(client: pg.ClientBase, ownProcesses: readonly number[]): Promise<void> {
  await client.query(
    `select pg_terminate_backend(pid, 2000) from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend' and pid <> all($1)`,
    [ownProcesses],
  );
}

/** Reads what `resetDatabase` goes back to. */
export async function readEmptyState(client: pg.ClientBase): Promise<EmptyState> {
  const rows = new Map<string, string>();
  for (const { name, isTable } of await listWritten(client)) {
    if (!isTable) continue;
    const read = await client.query<{ rows: string | null }>(`select json_agg(t)::text as rows from ${name} t`);
    const written = read.rows[0]?.rows;
    if (typeof written === 'string') rows.set(name, written);
  }
  return { rows, schema: await readSchema(client) };
}

/**
 * Makes a migrated database as it was before a test, which costs less than a new copy and leaves its connections warm.
 *
 * @returns Whether that was possible. Not if the test changed the schema or its settings, or wrote so much that its deleted rows would be
 * felt.
 */
export async function resetDatabase(client: pg.ClientBase, empty: EmptyState): Promise<boolean> {
  const written = await listWritten(client);
  if (written.some(({ bytes }) => bytes > mostBytesOfTable)) return false;
  if ((await readSchema(client)) !== empty.schema) return false;
  const statements = [
    'begin',
    `set local lock_timeout = '2s'`,
    // Triggers keep history from being deleted, and foreign keys ask for an order. Neither counts on a replica.
    'set local session_replication_role = replica',
    ...written.map(({ name, isTable }) => (isTable ? `delete from ${name}` : `refresh materialized view ${name}`)),
    ...[...empty.rows].map(
      ([name, rows]) => `insert into ${name} select * from json_populate_recordset(null::${name}, ${client.escapeLiteral(rows)})`,
    ),
    'select setval(seqrelid, seqstart, false) from pg_sequence',
    'commit',
  ];
  await client.query(statements.join('; '));
  return true;
}

type Written = { readonly name: string; readonly bytes: number; readonly isTable: boolean };

async function listWritten(client: pg.ClientBase): Promise<readonly Written[]> {
  // Views last: they read the tables.
  const { rows } = await client.query<Written>(
    `select oid::regclass::text as name, pg_relation_size(oid)::int as bytes, relkind = 'r' as "isTable" from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'm') and pg_relation_size(oid) > 0
     order by relkind desc`,
  );
  return rows;
}

/** Differs after any change of a table, column, constraint, trigger, function, index or setting. */
async function readSchema(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ schema: string }>(
    `select concat_ws(' ',
       (select sum(hashtext(relname)) from pg_class),
       (select sum(xmin::text::bigint) from pg_attribute),
       (select sum(xmin::text::bigint) from pg_constraint),
       (select sum(xmin::text::bigint) from pg_trigger),
       (select sum(xmin::text::bigint) from pg_proc),
       (select sum(xmin::text::bigint) from pg_index),
       (select sum(xmin::text::bigint) from pg_db_role_setting)) as schema`,
  );
  return rows[0]?.schema ?? '';
}
