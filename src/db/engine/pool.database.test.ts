import { createServer } from 'node:net';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTestDatabase, createTestDatabaseUrl } from '../testing/test-database.ts';
import { isConnectionLoss } from './database-errors.ts';
import { createDatabase, createPool, type PoolOptions } from './pool.ts';

async function openPool(options: PoolOptions) {
  const pool = createPool(await createTestDatabaseUrl(), options);
  onTestFinished(() => pool.end());
  return pool;
}

async function findFailure(work: Promise<unknown>): Promise<unknown> {
  return await work.then(
    () => null,
    (reason) => reason,
  );
}

describe('createPool', () => {
  it('reads columns as the house writes them', async () => {
    const { pool } = await createTestDatabase();
    const { rows } = await pool.query(`select 45455::bigint as cents, 1.5::numeric as factor, date '2027-03-28' as day,
      timestamptz '2027-03-28 03:00:00.123456+02' as instant, null::timestamptz as none, '{"a": [1]}'::jsonb as document`);
    expect(rows).toEqual([
      { cents: 45_455, factor: 1.5, day: '2027-03-28', instant: '2027-03-28T01:00:00.123Z', none: null, document: { a: [1] } },
    ]);
  });

  it('refuses a whole number that JavaScript would round', async () => {
    const { pool } = await createTestDatabase();
    await expect(pool.query('select 9007199254740993::bigint')).rejects.toThrow(RangeError);
  });

  it('ends a statement that takes too long', async () => {
    const pool = await openPool({ statementMilliseconds: 150 });
    expect(await findFailure(pool.query('select pg_sleep(600)'))).toMatchObject({ code: '57014' });
  });

  it('replaces a connection when the server stops answering on it', async () => {
    const pool = await openPool({ statementMilliseconds: 100, size: 1 });
    const db = createDatabase(pool);
    const findPid = async () => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid ?? 0;
    const pid = await findPid();
    process.kill(pid, 'SIGSTOP');
    try {
      expect(isConnectionLoss(await findFailure(findPid()))).toBe(true);
      expect(await findPid()).not.toBe(pid);
    } finally {
      process.kill(pid, 'SIGCONT');
    }
  });

  it('survives the loss of idle connections and of one in use', async () => {
    const errors: Error[] = [];
    const pool = await openPool({ onError: (error) => errors.push(error) });
    const { pool: admin } = await createTestDatabase();
    const client = await pool.connect();
    const lost = new Promise((resolve) => client.once('end', resolve));
    await pool.query('select 1');
    await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname <> current_database() and datname = '${new URL(pool.options.connectionString ?? '').pathname.slice(1)}'`);
    await lost;
    client.release();
    await vi.waitFor(() => expect(pool.totalCount).toBe(0));
    await expect(pool.query('select 1 as one')).resolves.toMatchObject({ rows: [{ one: 1 }] });
    expect(errors.length).toBeGreaterThan(0);
  });

  it('waits for a connection up to the given limit, by default a second', async () => {
    const gaveUp: number[] = [];
    const failures = await Promise.all(
      [1_800, undefined].map(async (connectMilliseconds) => {
        const pool = await openPool({ size: 1, ...(connectMilliseconds === undefined ? {} : { connectMilliseconds }) });
        const taken = await pool.connect();
        const failure = await findFailure(pool.query('select 1'));
        gaveUp.push(pool.options.connectionTimeoutMillis ?? 0);
        taken.release();
        return failure;
      }),
    );
    expect(failures.every(isConnectionLoss)).toBe(true);
    expect(gaveUp).toEqual([1_000, 1_800]);
  });

  it('gives up on a missing database, and on one that never answers', async () => {
    const absent = createPool('postgresql://nobody@localhost/none?host=/nonexistent');
    const silent = createServer((socket) => socket.resume());
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const address = silent.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const stuck = createPool(`postgresql://nobody@127.0.0.1:${port}/none`);
    const failures = await Promise.all([findFailure(absent.query('select 1')), findFailure(stuck.query('select 1'))]);
    await Promise.all([absent.end(), stuck.end(), new Promise((resolve) => silent.close(resolve))]);
    expect(failures.every(isConnectionLoss)).toBe(true);
  });
});

/** What a page does that compiles code or loads roads: nothing else of the process runs meanwhile. */
function keepBusy(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

describe('createDatabase', () => {
  const limit = 200;

  it('waits on for a connection if it was busy itself while the limit passed', async () => {
    const pool = await openPool({ connectMilliseconds: limit });
    const db = createDatabase(pool);
    const answers = [1, 2].map((value) => sql<{ value: number }>`select ${value}::integer as value`.execute(db));
    // From here on the connections are being made.
    await Promise.resolve();
    setImmediate(() => keepBusy(2 * limit));
    expect((await Promise.all(answers)).map(({ rows }) => rows[0]?.value)).toEqual([1, 2]);
  });

  it('waits on for a connection in use by others of a busy process', async () => {
    const pool = await openPool({ connectMilliseconds: limit, size: 1 });
    const db = createDatabase(pool);
    const taken = await pool.connect();
    const answer = sql<{ value: number }>`select 1 as value`.execute(db);
    setImmediate(() => {
      keepBusy(2 * limit);
      // The limit has passed by the time this turn ends.
      setTimeout(() => taken.release(), limit / 4);
    });
    expect((await answer).rows).toEqual([{ value: 1 }]);
  });

  it('gives up after the limit where the process was idle', async () => {
    const pool = await openPool({ connectMilliseconds: limit, size: 1 });
    const db = createDatabase(pool);
    const taken = await pool.connect();
    const failure = await findFailure(sql`select 1`.execute(db));
    taken.release();
    expect(isConnectionLoss(failure)).toBe(true);
  });

  it('reads an answer that came while it was busy', async () => {
    const pool = await openPool({ statementMilliseconds: limit, size: 1 });
    const db = createDatabase(pool);
    const findPid = async () => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid;
    const pid = await findPid();
    const again = findPid();
    // The statement is sent in this turn and answered in the next, which is longer than any silence.
    await new Promise((resolve) => setImmediate(resolve));
    keepBusy(6 * limit);
    expect(await again).toBe(pid);
  });
});
