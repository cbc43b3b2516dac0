import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { createDatabase, createPool } from './pool.ts';
import { databaseNow, inTransaction } from './transaction.ts';

describe('inTransaction', () => {
  it('commits everything, or nothing when the work throws', async () => {
    const { db, pool } = await createTestDatabase();
    await pool.query('create table note (words text)');
    await inTransaction(db, (tx) => sql`insert into note values ('kept')`.execute(tx));
    const failing = inTransaction(db, async (tx) => {
      await sql`insert into note values ('lost')`.execute(tx);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect((await pool.query('select words from note')).rows).toEqual([{ words: 'kept' }]);
  });

  it('does the work again from its beginning after a serialization failure', async () => {
    const { db } = await createTestDatabase();
    let attempts = 0;
    const value = await inTransaction(db, async (tx) => {
      attempts += 1;
      if (attempts < 3) await sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`.execute(tx);
      return attempts;
    });
    expect(value).toBe(3);
  });

  it('resolves a deadlock by doing one of the two again', async () => {
    const { db, pool } = await createTestDatabase();
    await pool.query('create table account (id int primary key, sum int); insert into account values (1, 0), (2, 0)');
    let waiting = 2;
    let letOn = () => {};
    const bothBegan = new Promise<void>((resolve) => {
      letOn = resolve;
    });
    const add = (first: number, second: number) =>
      inTransaction(db, async (tx) => {
        await sql`update account set sum = sum + 1 where id = ${first}`.execute(tx);
        waiting -= 1;
        if (waiting === 0) letOn();
        await bothBegan;
        await sql`update account set sum = sum + 1 where id = ${second}`.execute(tx);
      });
    await Promise.all([add(1, 2), add(2, 1)]);
    expect((await pool.query('select sum from account')).rows).toEqual([{ sum: 2 }, { sum: 2 }]);
  });

  it('begins on a new connection when the pooled ones were cut', async () => {
    const { db, pool, url } = await createTestDatabase();
    await pool.query('create table note (words text)');
    const other = createPool(url);
    await other.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await inTransaction(db, (tx) => sql`insert into note values ('here')`.execute(tx));
    expect((await pool.query('select words from note')).rows).toEqual([{ words: 'here' }]);
    await other.end();
  });

  it('does not repeat work that had begun when the connection was cut', async () => {
    const { db, pool } = await createTestDatabase();
    let attempts = 0;
    const work = inTransaction(db, async (tx) => {
      attempts += 1;
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await sql`select 1`.execute(tx);
    });
    await expect(work).rejects.toThrow();
    expect(attempts).toBe(1);
  });

  it('gives up when there is no database', async () => {
    const db = createDatabase(createPool('postgresql://nobody@localhost/none?host=/nonexistent'));
    let attempts = 0;
    const work = inTransaction(db, async (tx) => {
      attempts += 1;
      await sql`select 1`.execute(tx);
    });
    await expect(work).rejects.toThrow();
    expect(attempts).toBe(0);
    await db.destroy();
  });
});

it('returns the database’s time as an instant', async () => {
  const { db, pool } = await createTestDatabase();
  const readClock = async () => (await pool.query('select clock_timestamp() as now')).rows[0]?.now;
  const before = await readClock();
  const now = await databaseNow(db);
  expect(now).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  expect([before, now, await readClock()].toSorted()).toEqual([before, now, expect.any(String)]);
});
