import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { DatabaseTransaction } from '#db/engine/tables.ts';
import { inTransaction } from '#db/engine/transaction.ts';
import { createTestDatabase } from '#db/testing/test-database.ts';
import { claimKey, findOutcome, type IdempotentRequest, saveOutcome } from './idempotency-store.ts';
import { deleteOldKeys } from './old-keys.ts';

const request: IdempotentRequest = { operation: 'acceptQuote', key: 'k1', scope: 'trip 1', inputHash: 'h1' };

async function answerOnce(tx: DatabaseTransaction, outcome: unknown): Promise<unknown> {
  const claim = await claimKey(tx, request);
  if (claim.kind !== 'claimed') return claim;
  await saveOutcome(tx, { ...request, outcome, tripId: null });
  return claim;
}

describe('an idempotency key', () => {
  it('is new once and then returns its answer', async () => {
    const { db } = await createTestDatabase();
    expect(await findOutcome(db, request)).toBeNull();
    expect(await inTransaction(db, (tx) => answerOnce(tx, { total: 1 }))).toEqual({ kind: 'claimed' });
    const done = { kind: 'done', outcome: { total: 1 }, tripId: null };
    expect(await findOutcome(db, request)).toEqual(done);
    expect(await inTransaction(db, (tx) => answerOnce(tx, { total: 2 }))).toEqual(done);
  });

  it('conflicts with other input or another trip, and is free for another operation', async () => {
    const { db } = await createTestDatabase();
    await inTransaction(db, (tx) => answerOnce(tx, null));
    expect(await findOutcome(db, { ...request, inputHash: 'h2' })).toEqual({ kind: 'conflict' });
    expect(await findOutcome(db, { ...request, scope: 'trip 2' })).toEqual({ kind: 'conflict' });
    expect(await findOutcome(db, { ...request, operation: 'cancelQuote' })).toBeNull();
  });

  it('lets one of 20 concurrent requests act while the others wait for its answer', async () => {
    const { db } = await createTestDatabase();
    const answers = await Promise.all(Array.from({ length: 20 }, (_none, index) => inTransaction(db, (tx) => answerOnce(tx, { index }))));
    const done = answers.filter((answer) => JSON.stringify(answer) !== JSON.stringify({ kind: 'claimed' }));
    expect(done).toHaveLength(19);
    expect(new Set(done.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  it('passes to the waiting request if the first rolls back', async () => {
    const { db } = await createTestDatabase();
    let second: Promise<unknown> = Promise.resolve();
    const first = inTransaction(db, async (tx) => {
      await answerOnce(tx, 'first');
      second = inTransaction(db, (other) => answerOnce(other, 'second'));
      throw new Error('rolled back');
    });
    await expect(first).rejects.toThrow('rolled back');
    expect(await second).toEqual({ kind: 'claimed' });
    expect(await findOutcome(db, request)).toMatchObject({ outcome: 'second' });
  });

  it('is deleted after a while, oldest first', async () => {
    const { db } = await createTestDatabase();
    for (const key of ['k1', 'k2', 'k3']) await inTransaction(db, (tx) => claimKey(tx, { ...request, key }));
    await sql`update idempotency_keys set created_at = now() - interval '91 days' where key <> 'k3'`.execute(db);
    expect([await deleteOldKeys(db, 1), await deleteOldKeys(db, 10), await deleteOldKeys(db, 10)]).toEqual([1, 1, 0]);
    expect(await db.selectFrom('idempotency_keys').select('key').execute()).toEqual([{ key: 'k3' }]);
  });
});
