import { describe, expect, it } from 'vitest';
import { createSkyline } from './skyline.ts';

describe('createSkyline', () => {
  it('draws a city the same each time', () => {
    expect(createSkyline('utrecht')).toEqual(createSkyline('utrecht'));
  });

  it('draws other cities otherwise', () => {
    const drawings = ['amsterdam', 'berlin', 'koeln', 'paris', 'madrid', 'gent', ''].map((seed) => createSkyline(seed).near);
    expect(new Set(drawings).size).toBe(drawings.length);
  });

  it('stays small and holds numbers only', () => {
    const { far, near, windows } = createSkyline('barcelona');
    expect((far + near + windows).length).toBeLessThan(4000);
    expect(far + near + windows).not.toMatch(/NaN|undefined|Infinity|e-/);
  });
});
