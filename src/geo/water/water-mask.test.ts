import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import { decodeMaskFile, encodeMaskFile } from './mask-file.ts';
import { rasteriseWater } from './rasterise.ts';
import { getCell, getTile, tileCount } from './water-grid.ts';
import { createWaterMask, findMaskFile, loadWaterMask } from './water-mask.ts';

const mask = loadWaterMask();
const pointOf = ([latitude, longitude]: readonly [number, number]) => ({ latitude, longitude });

/** How many of 41 points on the line are in water. */
function countWet(from: Coordinates, to: Coordinates): number {
  const points = Array.from({ length: 41 }, (_, at) => ({
    latitude: from.latitude + ((to.latitude - from.latitude) * at) / 40,
    longitude: from.longitude + ((to.longitude - from.longitude) * at) / 40,
  }));
  return points.filter(({ latitude, longitude }) => mask.isWater(latitude, longitude)).length;
}

describe('the water mask', () => {
  it.each([
    ['Vlissingen–Breskens', [51.443, 3.574], [51.396, 3.556], 30, 41],
    ['Évian–Lausanne', [46.401, 6.588], [46.516, 6.633], 35, 41],
    ['Friedrichshafen–Romanshorn', [47.657, 9.476], [47.566, 9.379], 35, 41],
    ['Blaye–Pauillac', [45.128, -0.662], [45.2, -0.749], 30, 41],
    ['Bellagio–Varenna', [45.988, 9.262], [46.011, 9.285], 20, 41],
    ['Glückstadt–Wischhafen', [53.789, 9.426], [53.783, 9.317], 10, 41],
    ['Limone–Malcesine', [45.815, 10.793], [45.761, 10.809], 25, 41],
    ['Cádiz–Rota', [36.527, -6.289], [36.623, -6.36], 25, 41],
    ['Delfzijl–Emden', [53.33, 6.918], [53.367, 7.208], 10, 41],
    ['Köln–Deutz', [50.941, 6.958], [50.937, 6.975], 0, 10],
    ['Utrecht–Amersfoort', [52.091, 5.122], [52.155, 5.388], 0, 2],
    ['Madrid–Toledo', [40.417, -3.703], [39.858, -4.024], 0, 1],
  ] as const)('knows how much of %s is wet', (_, from, to, least, most) => {
    const wet = countWet(pointOf(from), pointOf(to));
    expect(wet).toBeGreaterThanOrEqual(least);
    expect(wet).toBeLessThanOrEqual(most);
  });

  it('knows lakes, seas, islands and lakes on islands', () => {
    const isWet = (latitude: number, longitude: number) => mask.isWater(latitude, longitude);
    expect([isWet(47.6, 9.4), isWet(43, 4), isWet(58.9, 13.3), isWet(45.6, 6.05)]).toEqual([true, true, true, false]);
    // Texel, Mallorca, Reichenau and Iceland's Þingvallavatn.
    expect([isWet(53.08, 4.8), isWet(39.6, 3), isWet(47.689, 9.062), isWet(64.18, -21.12)]).toEqual([false, false, false, true]);
  });

  it('knows no water outside Europe, nor where there is no place', () => {
    for (const [latitude, longitude] of [
      [40, -40],
      [72, 0],
      [Number.NaN, 5],
      [26.9, -10],
    ] as const) {
      expect(mask.isWater(latitude, longitude)).toBe(false);
    }
    expect(mask.isWater(71.999999, 45.999999)).toBe(true);
  });

  it('takes less than 2 MB', () => {
    expect(statSync(findMaskFile()).size).toBeLessThan(2_000_000);
  });
});

const square = (west: number, south: number, size: number) => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
];

describe('a mask made of polygons', () => {
  // A lake over the corner of four tiles, overlapped by an estuary, with an island, an islet and a separate pond.
  const lake = [square(5.5, 50.5, 1), square(5.9, 50.9, 0.1), square(5.6, 50.6, 0.002)];
  const estuary = [square(6.4, 51.4, 0.3)];
  const tiles = rasteriseWater([lake, estuary, [square(10, 45, 0.004)]]);
  const made = createWaterMask(decodeMaskFile(encodeMaskFile(tiles)));
  const isWet = (latitude: number, longitude: number) => made.isWater(latitude, longitude);

  it('has lakes, their islands, no islets and no ponds', () => {
    expect([
      isWet(50.55, 5.55),
      isWet(51.45, 6.45),
      isWet(51.6, 6.6),
      isWet(50.95, 5.95),
      isWet(50.601, 5.601),
      isWet(50.49, 5.55),
    ]).toEqual([true, true, true, false, true, false]);
    expect(isWet(45.002, 10.002)).toBe(false);
  });

  it('stores whole tiles of land or water as a word', () => {
    const whole = rasteriseWater([[square(4, 50, 3)]]);
    expect(whole.filter((tile) => tile === 'wet')).toHaveLength(9);
    expect(whole.filter((tile) => tile === 'dry')).toHaveLength(tileCount - 9);
  });

  it('refuses a file of another version', () => {
    expect(() => decodeMaskFile(Buffer.alloc(20_000, 7))).toThrow('npm run derive:water');
  });
});

describe('a cell', () => {
  it('is found by its tile and its place within it', () => {
    expect([getTile(27, -32), getCell(27, -32)]).toEqual([0, 0]);
    expect([getTile(28.0026, -30.996), getCell(28.0026, -30.996)]).toEqual([79, 257]);
  });
});
