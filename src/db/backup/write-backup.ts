import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { createAgeWriter } from './age/age-file.ts';
import { BackupError, type BackupManifest, type BackupTable, fileOf, manifestName, quoteName, totalsQuery } from './manifest.ts';

const rowsAtOnce = 500;
/** Views that a restore rebuilds. */
const leftOut = ['schema_migrations', 'schema_lock'];

/**
 * Writes the whole database into a new or empty folder, as of one moment, while the database stays in use. With recipients the files
 * are encrypted for them (age). Throws a BackupError if the folder is not empty.
 */
export async function writeBackup(url: string, folder: string, recipients: readonly string[] = []): Promise<BackupManifest> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new BackupError(`${folder} is not empty: name a new folder for each backup`);
  const client = new pg.Client({ connectionString: url, application_name: 'coach-hire backup', connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    // One snapshot for all tables: it contains no later writes.
    await client.query('begin transaction isolation level repeatable read, read only');
    const manifest = await writeAll(client, { folder, recipients });
    await writeFile(join(folder, manifestName), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
    return manifest;
  } finally {
    await client.end();
  }
}

type Target = { readonly folder: string; readonly recipients: readonly string[] };

async function writeAll(client: pg.Client, target: Target): Promise<BackupManifest> {
  const migrations = await client.query<{ name: string }>('select name from schema_migrations order by name');
  const totals = await client.query<Record<string, string>>(totalsQuery);
  const taken = await client.query<{ at: string }>(`select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at`);
  const sequences = await client.query<BackupManifest['sequences'][number]>(`
    select sequencename as name, coalesce(last_value, start_value)::text as last, last_value is not null as "isCalled"
    from pg_sequences where schemaname = current_schema()`);
  const tables: BackupTable[] = [];
  for (const table of await listTables(client)) tables.push(await writeTable(client, target, table));
  return {
    format: 1,
    takenAt: taken.rows[0]?.at ?? '',
    ...(target.recipients.length === 0 ? {} : { encryption: 'age' as const }),
    migrations: migrations.rows.map(({ name }) => name),
    tables,
    sequences: sequences.rows,
    totals: totals.rows[0] ?? {},
  };
}

type Described = Pick<BackupTable, 'name' | 'columns'>;

/** All tables; a referenced table comes before the tables that refer to it. */
async function listTables(client: pg.Client): Promise<readonly Described[]> {
  const { rows } = await client.query<Described & { references: readonly string[] }>(
    `select tables.relname as name,
      (select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum)
        from pg_attribute where attrelid = tables.oid and attnum > 0 and not attisdropped) as columns,
      array(select distinct others.relname::text from pg_constraint join pg_class as others on others.oid = confrelid
        where conrelid = tables.oid and contype = 'f') as references
    from pg_class as tables
    where relkind = 'r' and relnamespace = current_schema()::regnamespace and relname <> all($1)
    order by relname`,
    [leftOut],
  );
  const ordered: Described[] = [];
  let left = rows;
  while (left.length > 0) {
    const isReady = ({ name, references }: (typeof rows)[number]) =>
      references.every((other) => other === name || !left.some((table) => table.name === other));
    ordered.push(...left.filter(isReady).map(({ name, columns }) => ({ name, columns })));
    left = left.filter((table) => !isReady(table));
  }
  return ordered;
}

/** One line per row: the text of each column, as the database itself writes and reads it. */
async function writeTable(client: pg.Client, { folder, recipients }: Target, { name, columns }: Described): Promise<BackupTable> {
  const values = columns.map((column) => `${quoteName(column.name)}::text`).join(', ');
  await client.query(`declare backup no scroll cursor for select json_build_array(${values})::text as line from ${quoteName(name)}`);
  const zip = createGzip();
  const isEncrypted = recipients.length > 0;
  const file = createWriteStream(join(folder, fileOf({ name }, isEncrypted ? 'age' : undefined)), { mode: 0o600 });
  const written = isEncrypted ? pipeline(zip, createAgeWriter(recipients), file) : pipeline(zip, file);
  const hash = createHash('sha256');
  let count = 0;
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${rowsAtOnce} from backup`);
    if (rows.length === 0) break;
    const text = rows.map(({ line }) => `${line}\n`).join('');
    hash.update(text);
    count += rows.length;
    if (!zip.write(text)) await once(zip, 'drain');
  }
  await client.query('close backup');
  zip.end();
  await written;
  return { name, columns, rows: count, checksum: hash.digest('hex') };
}
