import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Database } from '../engine/tables.ts';
import { createSampleJob } from '../testing/sample-trip.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { completeJob, deleteOldJobs, enqueueJobs, failJob, leaseDueJobs, renewLeases } from './outbox-store.ts';

const lease = (owner: string, limit = 10) => ({ owner, limit, leaseSeconds: 60 });

/** Simulates the passing of time: everything that waits or is leased moves back an hour. */
async function passAnHour(db: Database): Promise<void> {
  await sql`update outbox set run_after = run_after - interval '1 hour', lease_until = lease_until - interval '1 hour'`.execute(db);
}

describe('the outbox', () => {
  it('gives a job with all that it needs, and no longer once it is done', async () => {
    const { db } = await createTestDatabase();
    const job = createSampleJob({ recipientHash: 'r1' });
    await enqueueJobs(db, [job]);
    const [leased] = await leaseDueJobs(db, lease('w1'));
    const { runAfter: _none, isUrgent: _urgent, ...same } = job;
    expect(leased).toMatchObject({ ...same, attempts: 1 });
    expect(await completeJob(db, { id: leased?.id ?? '', owner: 'w1' })).toBe(true);
    await passAnHour(db);
    expect(await leaseDueJobs(db, lease('w1'))).toEqual([]);
  });

  it('stores one job per message id', async () => {
    const { db } = await createTestDatabase();
    const job = createSampleJob();
    await enqueueJobs(db, [job]);
    await enqueueJobs(db, [job, createSampleJob()]);
    await enqueueJobs(db, []);
    expect(await leaseDueJobs(db, lease('w1'))).toHaveLength(2);
  });

  it('gives each job to one of many workers', async () => {
    const { db } = await createTestDatabase();
    await enqueueJobs(
      db,
      Array.from({ length: 100 }, () => createSampleJob()),
    );
    const leased = await Promise.all(Array.from({ length: 20 }, (_none, worker) => leaseDueJobs(db, lease(`w${worker}`))));
    const ids = leased.flat().map((job) => job.id);
    expect(new Set(ids).size).toBe(ids.length);
    const rest = await leaseDueJobs(db, lease('last', 100));
    expect(ids.length + rest.length).toBe(100);
  });

  it('gives the job of a dead worker to another when its lease ends, and refuses the late one', async () => {
    const { db } = await createTestDatabase();
    await enqueueJobs(db, [createSampleJob()]);
    const [lost] = await leaseDueJobs(db, lease('dead'));
    expect(await leaseDueJobs(db, lease('w2'))).toEqual([]);
    await passAnHour(db);
    const [again] = await leaseDueJobs(db, lease('w2'));
    expect(again).toMatchObject({ id: lost?.id, messageId: lost?.messageId, attempts: 2 });
    expect(await completeJob(db, { id: lost?.id ?? '', owner: 'dead' })).toBe(false);
    expect(await failJob(db, { id: lost?.id ?? '', owner: 'dead', error: 'late', retryInSeconds: null })).toBe(false);
    expect(await completeJob(db, { id: lost?.id ?? '', owner: 'w2' })).toBe(true);
  });

  it('reserves renewed jobs for their worker', async () => {
    const { db } = await createTestDatabase();
    await enqueueJobs(db, [createSampleJob()]);
    const [job] = await leaseDueJobs(db, lease('w1'));
    const ids = [job?.id ?? ''];
    await passAnHour(db);
    await renewLeases(db, { ids, owner: 'w2', leaseSeconds: 60 });
    await renewLeases(db, { ids, owner: 'w1', leaseSeconds: 60 });
    expect(await leaseDueJobs(db, lease('w2'))).toEqual([]);
  });

  it('returns urgent jobs before others, however long those have waited', async () => {
    const { db } = await createTestDatabase();
    await enqueueJobs(
      db,
      Array.from({ length: 5 }, () => createSampleJob({ isUrgent: false })),
    );
    await passAnHour(db);
    const urgent = [createSampleJob(), createSampleJob()];
    await enqueueJobs(db, urgent);
    const first = await leaseDueJobs(db, lease('w1', 3));
    expect(first).toHaveLength(3);
    expect(first.map(({ messageId }) => messageId)).toEqual(expect.arrayContaining(urgent.map(({ messageId }) => messageId)));
    expect(await leaseDueJobs(db, lease('w1', 30))).toHaveLength(4);
  });

  it('waits as given after a failure, and stores the last error', async () => {
    const { db, pool } = await createTestDatabase();
    await enqueueJobs(db, [createSampleJob()]);
    const [job] = await leaseDueJobs(db, lease('w1'));
    await failJob(db, { id: job?.id ?? '', owner: 'w1', error: `busy ${'x'.repeat(900)}`, retryInSeconds: 90 });
    const { rows } = await pool.query<{ pause: number; error: string }>(
      'select round(extract(epoch from run_after - now())) as pause, last_error as error from outbox',
    );
    expect(rows).toEqual([{ pause: 90, error: `busy ${'x'.repeat(495)}` }]);
    expect(await leaseDueJobs(db, lease('w1'))).toEqual([]);
    await passAnHour(db);
    expect(await leaseDueJobs(db, lease('w1'))).toMatchObject([{ attempts: 2 }]);
  });

  it('counts the tries after which nobody knows whether it was done', async () => {
    const { db } = await createTestDatabase();
    await enqueueJobs(db, [createSampleJob()]);
    for (const [unsure, isUnsure] of [[0, true] as const, [1, false] as const, [1, true] as const]) {
      const [job] = await leaseDueJobs(db, lease('w1'));
      expect(job?.unsure).toBe(unsure);
      await failJob(db, { id: job?.id ?? '', owner: 'w1', error: 'ECONNECTION', retryInSeconds: 0, isUnsure });
    }
    expect(await leaseDueJobs(db, lease('w1'))).toMatchObject([{ attempts: 4, unsure: 2 }]);
  });

  it('returns a payload that is no object, and clears it when done', async () => {
    const { db, pool } = await createTestDatabase();
    await enqueueJobs(db, [createSampleJob()]);
    await pool.query(`update outbox set payload = '"broken"'`);
    const [job] = await leaseDueJobs(db, lease('w1'));
    expect(job?.payload).toBe('broken');
    await completeJob(db, { id: job?.id ?? '', owner: 'w1' });
    expect((await pool.query('select payload from outbox')).rows).toEqual([{ payload: {} }]);
  });

  it('never retries a permanent failure', async () => {
    const { db } = await createTestDatabase();
    await enqueueJobs(db, [createSampleJob()]);
    const [job] = await leaseDueJobs(db, lease('w1'));
    expect(await failJob(db, { id: job?.id ?? '', owner: 'w1', error: 'no such mailbox', retryInSeconds: null })).toBe(true);
    await passAnHour(db);
    expect(await leaseDueJobs(db, lease('w1'))).toEqual([]);
  });

  it('holds a job back until its moment', async () => {
    const { db } = await createTestDatabase();
    await enqueueJobs(db, [createSampleJob({ runAfter: new Date(Date.now() + 1_800_000).toISOString() })]);
    expect(await leaseDueJobs(db, lease('w1'))).toEqual([]);
    await passAnHour(db);
    expect(await leaseDueJobs(db, lease('w1'))).toHaveLength(1);
  });

  it('deletes old ended jobs, in batches, and nothing else', async () => {
    const { db } = await createTestDatabase();
    await enqueueJobs(
      db,
      Array.from({ length: 6 }, () => createSampleJob()),
    );
    const [one, other, third, waiting] = await leaseDueJobs(db, lease('w1', 4));
    for (const job of [one, other, third]) await completeJob(db, { id: job?.id ?? '', owner: 'w1' });
    expect(await deleteOldJobs(db, 10)).toBe(0);
    // An id begins with the millisecond of its creation: 100 days ago.
    const old = (Date.now() - 100 * 86_400_000).toString(16).padStart(12, '0');
    for (const [place, job] of [one, other, waiting].entries()) {
      await sql`update outbox set id = ${`${old.slice(0, 8)}-${old.slice(8)}-7000-8000-00000000000${place}`} where id = ${job?.id}`.execute(
        db,
      );
    }
    expect([await deleteOldJobs(db, 1), await deleteOldJobs(db, 10), await deleteOldJobs(db, 10)]).toEqual([1, 1, 0]);
    expect(await db.selectFrom('outbox').select('id').execute()).toHaveLength(4);
  });
});
