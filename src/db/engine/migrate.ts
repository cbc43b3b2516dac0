import { createHash } from 'node:crypto';
import pg from 'pg';
import { isConnectionLoss } from './database-errors.ts';
import { repeat } from './transaction.ts';

export type Migration = { readonly name: string; readonly text: string };

/** An applied migration differs from its file. Restore the file and make the change in a new migration. */
export class ChangedMigrationError extends Error {
  constructor(name: string) {
    super(`The migration ${name} was applied with other contents than it has now`);
    this.name = 'ChangedMigrationError';
  }
}

/** The server lacks what the schema needs. Waiting does not help. */
export class OldServerError extends Error {
  constructor(version: string) {
    super(`PostgreSQL ${version} is too old: ${oldestMajor} or newer is needed`);
    this.name = 'OldServerError';
  }
}

/** The first version with `nulls not distinct`, and the oldest that PostgreSQL still supports (14 ended on 12 November 2026). */
const oldestMajor = 15;

const files = import.meta.glob<string>('../migrations/*.sql', { query: '?raw', eager: true, import: 'default' });

/** All migrations, by number. */
export const migrations: readonly Migration[] = Object.entries(files)
  .map(([path, text]) => ({ name: path.slice(path.lastIndexOf('/') + 1, -'.sql'.length), text }))
  .sort((first, second) => (first.name < second.name ? -1 : 1));

/**
 * The maximum time that a migration waits for a lock, because everybody else queues behind it. Then it gives up and tries again, so that a
 * long-running statement never stops the product.
 */
const lockTimeout = '150ms';
const lockPatience = 120_000;

const outsideMark = '-- outside a transaction';

/** Whether a migration runs outside a transaction: its first line says so. For indexes on large tables, built `concurrently`. */
export function isOutside({ text }: Migration): boolean {
  return text.startsWith(outsideMark);
}

/** The statements of a migration without functions: each ends with a semicolon at the end of a line. */
export function splitStatements({ text }: Migration): readonly string[] {
  return text
    .split(/;[ \t]*(?:\r?\n|$)/)
    .map((statement) => statement.replaceAll(/^--.*$/gm, '').trim())
    .filter((statement) => statement !== '');
}

/** The names of our own tables, created before there is a lock to create them under. */
const bookkeeping = `
  create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now());
  create table if not exists schema_lock (id integer primary key);
  insert into schema_lock (id) values (1) on conflict do nothing;
`;

/**
 * Migrates the schema forward and returns the names of the migrations that it applied. Any number of processes may call it at the same
 * time: a locked row lets one work while the others wait. It is a row because not every PostgreSQL-compatible engine has advisory locks. It
 * is held on a connection of its own because some engines commit with each schema change. Unknown migrations are left alone: during a
 * rolling restart the newer program was here first.
 */
export async function migrate(url: string, steps: readonly Migration[] = migrations): Promise<readonly string[]> {
  return await withClient(url, async (holder) => {
    if (await isCurrent(holder, steps)) return [];
    await createBookkeeping(holder);
    await holder.query('begin');
    await holder.query('select id from schema_lock where id = 1 for update');
    const applied = await withClient(url, (client) => applyMissing(client, steps));
    await holder.query('commit');
    return applied;
  });
}

/** Whether nothing is missing. Checked without writing: most starts find it so, and a standby accepts no writes. */
async function isCurrent(client: pg.Client, steps: readonly Migration[]): Promise<boolean> {
  const { rows } = await client.query<{ isThere: boolean }>(`select to_regclass('schema_migrations') is not null as "isThere"`);
  return rows[0]?.isThere === true && (await listMissing(client, steps)).length === 0;
}

async function applyMissing(client: pg.Client, steps: readonly Migration[]): Promise<readonly string[]> {
  const missing = await listMissing(client, steps);
  if (missing.length > 0) await refuseOldServer(client);
  for (const step of missing) {
    const isLockTimeout = (error: unknown) => error instanceof pg.DatabaseError && error.code === '55P03';
    await repeat(() => (isOutside(step) ? applyOutside(client, step) : applyWhole(client, step)), isLockTimeout, lockPatience);
  }
  return missing.map((step) => step.name);
}

async function applyWhole(client: pg.Client, step: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = '${lockTimeout}'`);
    await client.query(step.text);
    await record(client, step);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/**
 * Statement by statement, for what PostgreSQL refuses in a transaction. An index that a killed process left half-built is not valid: it is
 * dropped, so that `if not exists` builds it again.
 */
async function applyOutside(client: pg.Client, step: Migration): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select indexrelid::regclass::text as name from pg_index i join pg_class c on c.oid = i.indexrelid where not indisvalid and relnamespace = current_schema()::regnamespace',
  );
  for (const { name } of rows) await client.query(`drop index concurrently if exists ${name}`);
  for (const statement of splitStatements(step)) await client.query(statement);
  await record(client, step);
}

async function record(client: pg.Client, step: Migration): Promise<void> {
  await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [step.name, checksumOf(step)]);
}

async function refuseOldServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: string }>(`select current_setting('server_version') as version`);
  const version = rows[0]?.version ?? '';
  // A merely compatible engine may report any version: it is neither supported nor refused for its number.
  if (Number.parseInt(version, 10) < oldestMajor) throw new OldServerError(version);
}

async function listMissing(client: pg.Client, steps: readonly Migration[]): Promise<readonly Migration[]> {
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from schema_migrations');
  const known = new Map(rows.map((row) => [row.name, row.checksum]));
  const changed = steps.find((step) => known.has(step.name) && known.get(step.name) !== checksumOf(step));
  if (changed !== undefined) throw new ChangedMigrationError(changed.name);
  return steps.filter((step) => !known.has(step.name));
}

function checksumOf({ text }: Migration): string {
  return createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');
}

/** `if not exists` does not stop two processes from creating the same table at the same moment. The loser tries again. */
async function createBookkeeping(client: pg.Client, attempts = 5): Promise<void> {
  try {
    await client.query(bookkeeping);
  } catch (error) {
    const isRace = error instanceof pg.DatabaseError && ['23505', '42P07', '42710', '40001', 'XX000'].includes(error.code ?? '');
    if (!isRace || attempts === 1) throw error;
    await createBookkeeping(client, attempts - 1);
  }
}

async function withClient<Value>(url: string, work: (client: pg.Client) => Promise<Value>): Promise<Value> {
  const client = await repeat(() => connect(url), isConnectionLoss);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'coach-hire migrations', connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
