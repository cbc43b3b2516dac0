import { describe, expect, it } from 'vitest';
import { createRandom, pickWhole } from './random.ts';

describe('createRandom', () => {
  it('repeats itself for the same seed', () => {
    const [one, other] = [createRandom('amsterdam'), createRandom('amsterdam')];
    expect([one(), one(), one()]).toEqual([other(), other(), other()]);
  });

  it('differs between seeds', () => {
    expect(createRandom('amsterdam')()).not.toBe(createRandom('rotterdam')());
  });

  it('stays within whole bounds and reaches both', () => {
    const random = createRandom('bounds');
    const seen = new Set(Array.from({ length: 200 }, () => pickWhole(random, 2, 4)));
    expect([...seen].sort()).toEqual([2, 3, 4]);
  });
});
