import { describe, expect, it } from 'vitest';
import { createHouseRows } from './house-rows.ts';
import { createAnyCity } from './skyline.ts';

describe('createAnyCity', () => {
  it('is the same each time and another for another name', () => {
    expect(createAnyCity('nowhere')).toEqual(createAnyCity('nowhere'));
    const made = ['nowhere', 'somewhere', 'anywhere', ''].map((name) => JSON.stringify(createAnyCity(name)));
    expect(new Set(made).size).toBe(made.length);
  });
});

describe('createHouseRows', () => {
  it('builds the same houses each time and others for another city', () => {
    expect(createHouseRows('nowhere')).toEqual(createHouseRows('nowhere'));
    expect(createHouseRows('nowhere').near).not.toBe(createHouseRows('somewhere').near);
  });

  it('leaves no gap between the near houses', () => {
    const { near } = createHouseRows('somewhere');
    const walls = [...near.matchAll(/M(-?\d+) 214v-\d+(.*?)z/g)].map(([, x, rest = '']) => ({
      left: Number(x),
      // The horizontal reach of each kind of line: h by its number, l by its first, q by its third.
      width: [...rest.matchAll(/h([\d.]+)|l([\d.]+)|q[\d.]+ -[\d.]+ ([\d.]+)/g)].reduce((sum, [, h, l, q]) => sum + Number(h ?? l ?? q), 0),
    }));
    expect(walls.length).toBeGreaterThan(8);
    for (const [index, { left, width }] of walls.entries()) {
      const next = walls[index + 1];
      if (next) expect(Math.abs(left + width - next.left)).toBeLessThan(0.5);
    }
  });
});
