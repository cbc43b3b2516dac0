import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { countUse, deleteOldUses } from './rate-limit-store.ts';

/** A window of 10,000 days, so that no test stands at its end. */
const limit = { bucket: 'b1', limit: 3, windowSeconds: 864_000_000 };

describe('countUse', () => {
  it('allows as many as the limit, also when they come at once, and says when to come back', async () => {
    const { db } = await createTestDatabase();
    const verdicts = await Promise.all(Array.from({ length: 10 }, () => countUse(db, limit)));
    expect(verdicts.filter((verdict) => verdict.allowed)).toHaveLength(3);
    const verdict = await countUse(db, limit);
    expect(verdict.allowed).toBe(false);
    if (!verdict.allowed) expect(verdict.retryAfterSeconds).toSatisfy((seconds) => seconds >= 1 && seconds <= limit.windowSeconds);
    expect(await countUse(db, { ...limit, bucket: 'b2' })).toEqual({ allowed: true });
  });

  it('begins anew in the next window', async () => {
    const { db, pool } = await createTestDatabase();
    for (let use = 0; use < 4; use += 1) await countUse(db, limit);
    await pool.query(`update rate_limits set window_start = window_start - interval '30000 days'`);
    expect(await countUse(db, limit)).toEqual({ allowed: true });
    await deleteOldUses(db, limit.windowSeconds * 2);
    expect(await db.selectFrom('rate_limits').select('count').execute()).toEqual([{ count: 1 }]);
  });
});
