import { describe, expect, it } from 'vitest';
import { readTogether } from './read-together.ts';

/** Reads that end on the test's command, in the order in which they began. */
function createReadings() {
  const begun: PromiseWithResolvers<string>[] = [];
  const read = readTogether<{ db: object }, string>(() => {
    const reading = Promise.withResolvers<string>();
    begun.push(reading);
    return reading.promise;
  });
  return { read, begun };
}

const database = { db: {} };

describe('reading together', () => {
  it('gives callers during a read the next one, shared by all of them', async () => {
    const { read, begun } = createReadings();
    const first = read(database);
    const others = [read(database), read(database), read(database)];
    expect(begun).toHaveLength(1);
    begun[0]?.resolve('before');
    expect(await first).toBe('before');
    expect(begun).toHaveLength(2);
    // This caller came after the second read began.
    const last = read(database);
    begun[1]?.resolve('after');
    expect(await Promise.all(others)).toEqual(['after', 'after', 'after']);
    begun[2]?.resolve('latest');
    expect([await last, begun.length]).toEqual(['latest', 3]);
  });

  it('caches nothing after a read', async () => {
    const { read, begun } = createReadings();
    const first = read(database);
    begun[0]?.resolve('one');
    await first;
    const second = read(database);
    begun[1]?.resolve('two');
    expect(await second).toBe('two');
  });

  it('fails only for those whose reading failed', async () => {
    const { read, begun } = createReadings();
    const first = read(database);
    const second = read(database);
    begun[0]?.reject(new Error('gone'));
    await expect(first).rejects.toThrow('gone');
    begun[1]?.resolve('there');
    expect(await second).toBe('there');
  });

  it('has a turn for each database', async () => {
    const { read, begun } = createReadings();
    const both = [read(database), read({ db: {} })];
    expect(begun).toHaveLength(2);
    for (const reading of begun) reading.resolve('read');
    expect(await Promise.all(both)).toEqual(['read', 'read']);
  });
});
