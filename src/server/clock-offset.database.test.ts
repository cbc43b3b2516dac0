import { describe, expect, it } from 'vitest';
import { createDatabase, createPool } from '#db/engine/pool.ts';
import { createTestDatabase } from '#db/testing/test-database.ts';
import { checkClock, offsetOf } from './clock-offset.ts';

function createLog() {
  const lines: unknown[][] = [];
  return { lines, log: { warn: (...given: unknown[]) => void lines.push(given) } };
}

describe('checkClock', () => {
  it.each([
    [6, 1],
    [-6, 1],
    [4, 0],
    [0, 0],
  ])('of a machine that is off by %d s writes %d lines', async (seconds, count) => {
    const { db } = await createTestDatabase();
    const { lines, log } = createLog();
    await checkClock({ db, log, clock: () => Date.now() + seconds * 1_000 });
    expect(lines).toHaveLength(count);
    if (count > 0) expect(lines[0]?.[1]).toBe('The clock of this machine is not that of the database');
  });

  it('reports nothing, and fails nothing, while the database is away', async () => {
    const db = createDatabase(createPool('postgresql://nobody@127.0.0.1:1/none'));
    const { lines, log } = createLog();
    await checkClock({ db, log });
    expect(lines).toEqual([]);
    await db.destroy();
  });
});

it('uses the middle of the two readings, so that a slow answer is no offset', () => {
  expect(offsetOf({ before: 0, after: 10_000, database: 5_000 })).toBe(0);
  expect(offsetOf({ before: 10_000, after: 10_000, database: 2_000 })).toBe(8);
});
