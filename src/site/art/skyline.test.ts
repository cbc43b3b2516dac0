import { describe, expect, it } from 'vitest';
import { createHouseRows } from './house-rows.ts';
import { cities, createAnyCity } from './skyline.ts';

describe('the cities that we have drawn', () => {
  it.each([...cities])('%s keeps its coach and its sun in the picture and has landmarks of several colours', (_name, city) => {
    expect(city.coachAt).toBeGreaterThanOrEqual(0);
    expect(city.coachAt + 149).toBeLessThan(480);
    expect(city.sunAt).toBeGreaterThan(24);
    expect(city.sunAt).toBeLessThan(456);
    expect(new Set(city.landmarks.map(([kind]) => kind)).size).toBeGreaterThan(2);
  });

  it('share no landmark', () => {
    const bodies = [...cities.values()].map((city) => JSON.stringify(city.landmarks));
    expect(new Set(bodies).size).toBe(cities.size);
  });
});

describe('createAnyCity', () => {
  it('is the same each time and another for another name', () => {
    expect(createAnyCity('nowhere')).toEqual(createAnyCity('nowhere'));
    const made = ['nowhere', 'somewhere', 'anywhere', ''].map((name) => JSON.stringify(createAnyCity(name)));
    expect(new Set(made).size).toBe(made.length);
  });
});

describe('createHouseRows', () => {
  it('builds the same houses each time and others for another city', () => {
    expect(createHouseRows('utrecht', 'gabled')).toEqual(createHouseRows('utrecht', 'gabled'));
    expect(createHouseRows('utrecht', 'gabled').near).not.toBe(createHouseRows('gent', 'gabled').near);
    expect(createHouseRows('utrecht', 'gabled').near).not.toBe(createHouseRows('utrecht', 'modern').near);
  });

  it('leaves no gap between the near houses', () => {
    const { near } = createHouseRows('barcelona', 'modern');
    const walls = [...near.matchAll(/M(-?\d+) 214v-\d+(.*?)z/g)].map(([, x, rest = '']) => ({
      left: Number(x),
      width: [...rest.matchAll(/h([\d.]+)/g)].reduce((sum, match) => sum + Number(match[1]), 0),
    }));
    expect(walls.length).toBeGreaterThan(8);
    for (const [index, { left, width }] of walls.entries()) {
      const next = walls[index + 1];
      if (next) expect(Math.abs(left + width - next.left)).toBeLessThan(0.5);
    }
  });
});
