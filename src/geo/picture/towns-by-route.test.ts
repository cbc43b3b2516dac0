import { describe, expect, it } from 'vitest';
import type { Pixel } from './projection.ts';
import { rankTowns } from './towns-by-route.ts';

const route = Array.from({ length: 400 }, (_, at): Pixel => [at, 100]);
const town = (name: string, at: Pixel, population: number, isCapital = false) => ({ name, at, population, isCapital });

describe('the towns of a map of a route', () => {
  it('are first those by the road, a capital before a larger port, then those farther off by size', () => {
    const towns = [
      town('Mannheim', [350, 300], 310_000),
      town('London', [20, 300], 9_000_000),
      town('Lille', [200, 90], 230_000),
      town('Antwerpen', [150, 112], 530_000),
      town('Brussel', [160, 110], 190_000, true),
      town('Gent', [100, 150], 260_000),
    ];
    const { near, far } = rankTowns(towns, route);
    expect(near.map(({ name }) => name)).toEqual(['Brussel', 'Antwerpen', 'Lille', 'Gent']);
    expect(far.map(({ name }) => name)).toEqual(['London', 'Mannheim']);
  });

  it('are all by size where there is no road', () => {
    expect(rankTowns([town('Gent', [0, 0], 2), town('Lille', [9, 9], 3)], []).far.map(({ name }) => name)).toEqual(['Lille', 'Gent']);
  });
});
