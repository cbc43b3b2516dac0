import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { MailAllowance } from '#domain/trip/mail-allowance.ts';
import type { Database } from '../engine/tables.ts';
import { createSampleJob } from '../testing/sample-trip.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { deleteOldPlaces, enqueueAllowed, takeMailPlace } from './mail-quota.ts';

const atOnce = { counter: 'asked', waits: 0 } as const;
const threeHours = { counter: 'asked', waits: 3 * 3_600 } as const;
const whenever = { counter: 'ordered', waits: null } as const;

const take = async (db: Database, allowance: MailAllowance, times = 10) =>
  (await Promise.all(Array.from({ length: times }, () => takeMailPlace(db, 'm1', allowance)))).filter(Boolean).length;

/** Simulates that this much time has passed. */
const passMinutes = (db: Database, minutes: number) =>
  sql`update mail_places set
    moments = array(select moment - ${minutes} * interval '1 minute' from unnest(moments) with ordinality as each (moment, place) order by place),
    last_at = last_at - ${minutes} * interval '1 minute'`.execute(db);

describe('takeMailPlace', () => {
  it('gives three, also to concurrent requests, per mailbox and counter', async () => {
    const { db } = await createTestDatabase();
    expect(await take(db, atOnce)).toBe(3);
    expect(await takeMailPlace(db, 'm1', atOnce)).toBe(false);
    expect(await takeMailPlace(db, 'm2', atOnce)).toBe(true);
    expect(await takeMailPlace(db, 'm1', { counter: 'day-before', waits: 0 })).toBe(true);
  });

  it('gives three again an hour after each, and none before', async () => {
    const { db } = await createTestDatabase();
    await take(db, atOnce, 2);
    await passMinutes(db, 30);
    expect(await take(db, atOnce)).toBe(1);
    await passMinutes(db, 29);
    expect(await take(db, atOnce)).toBe(0);
    await passMinutes(db, 2);
    expect(await take(db, atOnce)).toBe(2);
  });

  it('delays what may wait, three an hour, and refuses what would wait longer', async () => {
    const { db } = await createTestDatabase();
    expect(await take(db, threeHours, 20)).toBe(12);
    // Waiting mails keep their places: no other mail is sent before them.
    await passMinutes(db, 61);
    expect(await take(db, atOnce)).toBe(0);
    expect(await take(db, threeHours)).toBe(3);
    expect(await take(db, whenever, 40)).toBe(40);
  });

  it('forgets mailboxes that nothing was sent to for a day', async () => {
    const { db } = await createTestDatabase();
    await take(db, atOnce);
    await passMinutes(db, 23 * 60);
    await deleteOldPlaces(db);
    expect(await db.selectFrom('mail_places').select('bucket').execute()).toHaveLength(1);
    await passMinutes(db, 61);
    await deleteOldPlaces(db);
    expect(await db.selectFrom('mail_places').select('bucket').execute()).toEqual([]);
  });
});

describe('enqueueAllowed', () => {
  it('queues a mail where there is a place, and takes the place where there is no mail', async () => {
    const { db } = await createTestDatabase();
    const about = { mailbox: 'm1', allowance: atOnce };
    const ask = (job: ReturnType<typeof createSampleJob> | null) => enqueueAllowed(db, { ...about, job });
    const answers = [await ask(null), await ask(createSampleJob()), await ask(createSampleJob()), await ask(createSampleJob())];
    expect(answers).toEqual([true, true, true, false]);
    expect(await db.selectFrom('outbox').select('id').execute()).toHaveLength(2);
  });

  it('queues one mail for the same cause', async () => {
    const { db } = await createTestDatabase();
    const job = createSampleJob();
    for (let times = 0; times < 2; times += 1) await enqueueAllowed(db, { mailbox: 'm1', allowance: atOnce, job });
    expect(await db.selectFrom('outbox').select('id').execute()).toHaveLength(1);
  });
});
