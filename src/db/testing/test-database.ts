import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { createDatabase, createPool } from '../engine/pool.ts';
import type { Database } from '../engine/tables.ts';
import { formatDatabaseUrl, templateDatabase } from './database-url.ts';

export type TestDatabase = { readonly url: string; readonly pool: pg.Pool; readonly db: Database };

/** A migrated, empty database for the running test, dropped when the test ends. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const url = await createTestDatabaseUrl();
  const pool = createPool(url, { size: 60, statementMilliseconds: 10_000, connectMilliseconds: 20_000 });
  const db = createDatabase(pool);
  onTestFinished(() => db.destroy());
  return { url, pool, db };
}

/** The address of another database for the running test. Without a template it is empty: not even the schema is there. */
export async function createTestDatabaseUrl(template = templateDatabase): Promise<string> {
  const { url, drop } = await createTemporaryDatabase(template);
  onTestFinished(drop);
  return url;
}

/** The same, with the caller deciding when it ends: for a file whose tests share one running server. */
export async function createTemporaryDatabase(template = templateDatabase): Promise<{ url: string; drop(): Promise<void> }> {
  const server = inject('testServerUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await execute(server, `create database ${name} template ${template} strategy file_copy`);
  return { url: formatDatabaseUrl(server, name), drop: () => execute(server, `drop database if exists ${name} with (force)`) };
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
