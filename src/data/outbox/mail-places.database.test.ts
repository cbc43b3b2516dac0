import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Database } from '../engine/tables.ts';
import { createSampleJob } from '../testing/sample-trip.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { deleteOldPlaces, enqueueAllowed, takeMailPlace } from './mail-places.ts';

const three = { counter: 'asked', most: 3 } as const;
const twenty = { counter: 'asked', most: 20 } as const;

const takeTen = async (db: Database, allowance: typeof three | typeof twenty = three) =>
  (await Promise.all(Array.from({ length: 10 }, () => takeMailPlace(db, 'm1', allowance)))).filter(Boolean).length;

/** As if so much of the counted hours had passed. */
const passHours = (db: Database, hours: number) =>
  sql`update rate_limits set window_start = window_start - ${hours} * interval '1 hour'`.execute(db);

describe('takeMailPlace', () => {
  it('gives as many as the allowance, also when they are asked for at once, each mailbox and counter by itself', async () => {
    const { db } = await createTestDatabase();
    expect(await takeTen(db)).toBe(3);
    expect(await takeMailPlace(db, 'm1', three)).toBe(false);
    expect(await takeMailPlace(db, 'm2', three)).toBe(true);
    expect(await takeMailPlace(db, 'm1', { counter: 'day-before', most: 3 })).toBe(true);
  });

  it('counts links and quotes together: what may be sent more often comes on top of the rest', async () => {
    const { db } = await createTestDatabase();
    expect([await takeTen(db), await takeTen(db, twenty), await takeTen(db, twenty), await takeTen(db)]).toEqual([3, 10, 7, 0]);
  });

  it('counts nothing that found no place, and remembers the hour before by the share that still matters', async () => {
    const { db } = await createTestDatabase();
    await takeTen(db);
    await takeTen(db);
    expect(await db.selectFrom('rate_limits').select('count').execute()).toEqual([{ count: 3 }]);
    await passHours(db, 1);
    const { rows } = await sql<{ carried: number }>`
      select round((1 - extract(epoch from now() - date_trunc('hour', now())) / 3600) * 3) as carried`.execute(db);
    expect(await takeTen(db)).toBe(3 - (rows[0]?.carried ?? 0));
  });

  it('begins anew after two hours, and old counts go', async () => {
    const { db } = await createTestDatabase();
    await takeTen(db);
    await passHours(db, 2);
    expect(await takeTen(db)).toBe(3);
    await passHours(db, 25);
    await deleteOldPlaces(db);
    expect(await db.selectFrom('rate_limits').select('count').execute()).toEqual([]);
  });
});

describe('enqueueAllowed', () => {
  it('queues a mail where there is a place, and takes the place where there is no mail', async () => {
    const { db } = await createTestDatabase();
    const about = { mailbox: 'm1', allowance: three };
    const ask = (job: ReturnType<typeof createSampleJob> | null) => enqueueAllowed(db, { ...about, job });
    const answers = [await ask(null), await ask(createSampleJob()), await ask(createSampleJob()), await ask(createSampleJob())];
    expect(answers).toEqual([true, true, true, false]);
    expect(await db.selectFrom('outbox').select('id').execute()).toHaveLength(2);
  });

  it('queues one mail for the same cause', async () => {
    const { db } = await createTestDatabase();
    const job = createSampleJob();
    for (let times = 0; times < 2; times += 1) await enqueueAllowed(db, { mailbox: 'm1', allowance: three, job });
    expect(await db.selectFrom('outbox').select('id').execute()).toHaveLength(1);
  });
});
