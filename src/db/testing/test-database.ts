import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { createDatabase, createPool } from '../engine/pool.ts';
import type { Database } from '../engine/tables.ts';
import { formatDatabaseUrl, templateDatabase } from './database-url.ts';
import { type EmptyState, endOtherConnections, readEmptyState, resetDatabase } from './reset-database.ts';

export type TestDatabase = { readonly url: string; readonly pool: pg.Pool; readonly db: Database };

/** A migrated, empty database for the running test, which no other test uses until this one ends; or a copy of the given one. */
export async function createTestDatabase({ template }: { readonly template?: string } = {}): Promise<TestDatabase> {
  if (template !== undefined) return await createCopy(template);
  const kept = free.pop() ?? (await createKeptDatabase());
  const lent = lendPool(kept.pool);
  const db = createDatabase(lent.pool);
  onTestFinished(async () => {
    lent.close();
    await takeBack(kept);
  });
  return { url: kept.url, pool: lent.pool, db };
}

async function createCopy(template: string): Promise<TestDatabase> {
  const url = await createTestDatabaseUrl(template);
  const pool = createTestPool(url);
  const db = createDatabase(pool);
  onTestFinished(() => db.destroy());
  return { url, pool, db };
}

function createTestPool(url: string): pg.Pool {
  return createPool(url, { size: 60, statementMilliseconds: 10_000, connectMilliseconds: 20_000 });
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

/** A database that tests of this process use one after the other, with connections that stay open. */
type KeptDatabase = { readonly url: string; readonly pool: pg.Pool; readonly empty: EmptyState; drop(): Promise<void> };

const free: KeptDatabase[] = [];
/** The server has 200 connections for all test processes. */
const mostKeptConnections = 24;

async function createKeptDatabase(): Promise<KeptDatabase> {
  const { url, drop } = await createTemporaryDatabase();
  const pool = createTestPool(url);
  const client = await pool.connect();
  const empty = await readEmptyState(client).finally(() => client.release());
  return { url, pool, empty, drop };
}

/** Keeps the database for the next test if it can be as before, else drops it. */
async function takeBack(kept: KeptDatabase): Promise<void> {
  if (await isResetDone(kept).catch(() => false)) {
    free.push(kept);
    return;
  }
  void kept.pool.end();
  await kept.drop();
}

async function isResetDone({ pool, empty }: KeptDatabase): Promise<boolean> {
  const { totalCount, idleCount } = pool;
  // Work that the test did not wait for still uses it.
  if (idleCount < totalCount || totalCount > mostKeptConnections) return false;
  const clients = await Promise.all(Array.from({ length: Math.max(totalCount, 1) }, () => pool.connect()));
  try {
    const processes: number[] = [];
    for (const client of clients) {
      await client.query('reset all; unlisten *; select pg_advisory_unlock_all()');
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      processes.push(...rows.map(({ pid }) => pid));
    }
    const [first] = clients;
    if (first === undefined) return false;
    await endOtherConnections(first, processes);
    return await resetDatabase(first, empty);
  } finally {
    for (const client of clients) client.release();
  }
}

/** The pool for one test: after it nothing reaches the database, so that work nobody waited for is not seen by the next test. */
function lendPool(pool: pg.Pool): { readonly pool: pg.Pool; close(): void } {
  let isClosed = false;
  const close = () => {
    isClosed = true;
  };
  const own = {
    connect: async () => {
      if (isClosed) throw new Error('The test of this pool has ended');
      return await pool.connect();
    },
    end: async () => close(),
  };
  return {
    close,
    pool: new Proxy(pool, {
      get(target, key) {
        const value: unknown = Reflect.get(key in own ? own : target, key);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    }),
  };
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
