import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createSampleJob } from '../testing/sample-trip.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { readOutboxFigures } from './outbox-figures.ts';
import { completeJob, enqueueJobs, leaseDueJobs } from './outbox-store.ts';

it('counts the due mails and their age, without sent and later ones', async () => {
  const { db } = await createTestDatabase();
  await enqueueJobs(db, [createSampleJob()]);
  const [sent] = await leaseDueJobs(db, { owner: 'w1', limit: 1, leaseSeconds: 60 });
  await completeJob(db, { id: sent?.id ?? '', owner: 'w1' });
  await enqueueJobs(db, [createSampleJob({ isUrgent: true }), createSampleJob({ isUrgent: true }), createSampleJob({ isUrgent: false })]);
  await sql`update outbox set run_after = now() - interval '90 seconds' where id = (
    select id from outbox where done_at is null and priority = 0 limit 1)`.execute(db);
  await sql`update outbox set run_after = now() + interval '1 hour' where priority = 1`.execute(db);
  const { mails } = await readOutboxFigures(db);
  expect(mails).toMatchObject([
    { priority: 'urgent', waiting: 2 },
    { priority: 'other', waiting: 0, oldestSeconds: 0 },
  ]);
  expect(mails[0]?.oldestSeconds).toBeGreaterThanOrEqual(90);
});
