import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { migrate, migrations } from '../engine/migrate.ts';
import { AgeError, createAgeReader } from './age/age-file.ts';
import type { Identity } from './age/keys.ts';
import {
  BackupError,
  type BackupManifest,
  type BackupTable,
  fileOf,
  manifestName,
  parseManifest,
  quoteName,
  totalsQuery,
} from './manifest.ts';

const rowsAtOnce = 500;

/**
 * Fills an empty database from a backup, all or nothing: with the schema of the backup, then migrated to the current one. Throws a
 * BackupError if the database holds trips, or if the backup is damaged or from a later release.
 */
export async function restoreBackup(url: string, folder: string, identity: Identity | null = null): Promise<BackupManifest> {
  const manifest = parseManifest(await readManifest(folder));
  const known = migrations.map(({ name }) => name);
  const unknown = manifest.migrations.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new BackupError(`The backup is of a later release: this one does not know ${unknown}`);
  const backup = { folder, manifest, identity };
  for (const table of manifest.tables) await checkFile(backup, table);
  const client = new pg.Client({ connectionString: url, application_name: 'coach-hire restore', connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await refuseUsed(client, manifest);
    await migrate(
      url,
      migrations.filter(({ name }) => manifest.migrations.includes(name)),
    );
    await client.query('begin');
    await fill(client, backup);
    await client.query('commit');
  } finally {
    await client.end();
  }
  await migrate(url);
  return manifest;
}

/** Never overwrites data, and never restores into a newer schema. */
async function refuseUsed(client: pg.Client, manifest: BackupManifest): Promise<void> {
  const there = await client.query<{ is: boolean }>(`select to_regclass('schema_migrations') is not null as is`);
  if (there.rows[0]?.is !== true) return;
  const { rows: applied } = await client.query<{ name: string }>('select name from schema_migrations');
  const later = applied.find(({ name }) => !manifest.migrations.includes(name));
  if (later !== undefined) throw new BackupError(`The database has a later schema than the backup (${later.name}): restore into a new one`);
  if (applied.length === 0) return;
  const used = await client.query<{ is: boolean }>('select exists (select from trips) as is');
  if (used.rows[0]?.is === true) throw new BackupError('The database holds trips already: restore into a new one');
}

type Backup = { readonly folder: string; readonly manifest: BackupManifest; readonly identity: Identity | null };

async function readManifest(folder: string): Promise<string> {
  return await readFile(join(folder, manifestName), 'utf8').catch(() => {
    throw new BackupError(`${folder} has no ${manifestName}: it is no backup, or it was not finished`);
  });
}

/**
 * The lines of a table's file. Throws a BackupError with the file's name if it is missing, truncated, modified, or encrypted for another
 * key.
 */
async function* readLines({ folder, manifest: { encryption }, identity }: Backup, table: BackupTable): AsyncGenerator<string> {
  const name = fileOf(table, encryption);
  const zip = createGunzip();
  const path = join(folder, name);
  if (encryption !== undefined && identity === null) throw new BackupError(`${name} is encrypted: name the file with its key`);
  const file = createReadStream(path);
  const isEncrypted = encryption !== undefined && identity !== null;
  const flow = isEncrypted ? pipeline(file, createAgeReader(identity.secret), zip) : pipeline(file, zip);
  // The error of the file is thrown below, once, wherever it was detected first.
  flow.catch(() => undefined);
  try {
    yield* createInterface({ input: zip });
    await flow;
  } catch (error) {
    throw new BackupError(`${name} cannot be read: ${explain(error)}`);
  }
}

function explain(error: unknown): string {
  if (error instanceof AgeError) return `it ${error.message}`;
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  return code === 'ENOENT' ? 'it is missing' : 'it was cut or changed';
}

/** Reads a file to its end before anything is restored. */
async function checkFile(backup: Backup, table: BackupTable): Promise<void> {
  const hash = createHash('sha256');
  let count = 0;
  for await (const line of readLines(backup, table)) {
    hash.update(`${line}\n`);
    count += 1;
  }
  refuseOther(backup, table, { count, checksum: hash.digest('hex') });
}

function refuseOther({ manifest }: Backup, table: BackupTable, found: { readonly count: number; readonly checksum: string }): void {
  if (found.count === table.rows && found.checksum === table.checksum) return;
  throw new BackupError(`${fileOf(table, manifest.encryption)} is not as it was written: ${found.count} of ${table.rows} rows`);
}

async function fill(client: pg.Client, backup: Backup): Promise<void> {
  const { tables, sequences, totals } = backup.manifest;
  await client.query(`truncate ${tables.map(({ name }) => quoteName(name)).join(', ')}`);
  // The backup already contains the rows that triggers wrote.
  const turnTriggers = (to: string) =>
    client.query(tables.map(({ name }) => `alter table ${quoteName(name)} ${to} trigger user;`).join('\n'));
  await turnTriggers('disable');
  for (const table of tables) await fillTable(client, backup, table);
  await turnTriggers('enable');
  for (const { name, last, isCalled } of sequences) await client.query('select setval($1::regclass, $2, $3)', [name, last, isCalled]);
  const found = await client.query<Record<string, string>>(totalsQuery);
  for (const [name, total] of Object.entries(totals)) {
    if (found.rows[0]?.[name] !== total) throw new BackupError(`The restored ${name} are ${found.rows[0]?.[name]}, not ${total}`);
  }
}

async function fillTable(client: pg.Client, backup: Backup, table: BackupTable): Promise<void> {
  const { name, columns } = table;
  const names = columns.map((column) => quoteName(column.name)).join(', ');
  const values = columns.map(({ type }, place) => `(line->>${place})::${type}`).join(', ');
  const insert = `insert into ${quoteName(name)} (${names}) select ${values} from jsonb_array_elements($1::jsonb) as line`;
  const hash = createHash('sha256');
  let count = 0;
  let waiting: string[] = [];
  const flush = async () => {
    if (waiting.length > 0) await client.query(insert, [`[${waiting.join(',')}]`]);
    waiting = [];
  };
  for await (const line of readLines(backup, table)) {
    hash.update(`${line}\n`);
    count += 1;
    waiting.push(line);
    if (waiting.length === rowsAtOnce) await flush();
  }
  await flush();
  refuseOther(backup, table, { count, checksum: hash.digest('hex') });
}
