import { describe, expect, it } from 'vitest';
import { getSharedRouter } from '../testing/shared-geo.ts';
import { measureWaterPairs, sumUpPairs } from './testing/measure-water-pairs.ts';

/** Where a bridge is not in our lists, or local roads bend otherwise than most. */
const stillOff: readonly string[] = ['Tui–Valença', 'Portovenere–Lerici'];

describe('between two places with water in between', () => {
  it('the roads are 8 % off at the median, and few by more than a quarter', async () => {
    const pairs = await measureWaterPairs(getSharedRouter());
    const { median, mean, beyond } = sumUpPairs(pairs);
    expect(pairs.length).toBeGreaterThan(240);
    expect(median).toBeLessThan(0.085);
    expect(mean).toBeLessThan(0.09);
    expect(beyond.map(({ name }) => name).filter((name) => !stillOff.includes(name))).toEqual([]);
  });
});
