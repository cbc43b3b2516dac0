import { describe, expect, it } from 'vitest';
import { type CoverOffer, createVehicleMix } from './vehicle-mix.ts';

const small: CoverOffer = { capacity: 8, wheelchairs: 0, costCents: 50 };
const large: CoverOffer = { capacity: 50, wheelchairs: 0, costCents: 100 };
const lift: CoverOffer = { capacity: 6, wheelchairs: 1, costCents: 60 };

function cover(people: number, offers: readonly CoverOffer[], wheelchairs = 0) {
  return createVehicleMix(offers, { wheelchairs, most: 200 }).findCover(people);
}

describe('createCoverTable', () => {
  it.each([
    [1, [0], 50],
    [8, [0], 50],
    [9, [1], 100],
    [51, [0, 1], 150],
    [59, [1, 1], 200],
  ])('covers %i people with the offers %j for %i', (people, offers, costCents) => {
    const found = cover(people, [small, large]);
    expect([...(found?.offers ?? [])].sort()).toEqual(offers);
    expect(found?.costCents).toBe(costCents);
  });

  it('covers zero people with no vehicle', () => {
    expect(cover(0, [small])).toEqual({ offers: [], costCents: 0, capacity: 0 });
  });

  it('has no solution without offers, without a lift, or above its maximum', () => {
    expect(cover(1, [])).toBeNull();
    expect(cover(1, [small], 1)).toBeNull();
    expect(cover(201, [small])).toBeNull();
  });

  it('hires a lift for each wheelchair, whatever room there is without', () => {
    expect(cover(20, [large, lift], 2)).toMatchObject({ offers: expect.arrayContaining([1, 1]), costCents: 220, capacity: 62 });
    expect(cover(12, [large, lift], 2)).toMatchObject({ offers: [1, 1], costCents: 120 });
    expect(cover(0, [large, lift], 1)).toMatchObject({ offers: [1] });
  });

  it('prefers fewer vehicles at equal prices, then roomier ones', () => {
    const double: CoverOffer = { capacity: 16, wheelchairs: 0, costCents: 100 };
    expect(cover(16, [small, double])).toMatchObject({ offers: [1] });
    expect(cover(10, [double, large])).toMatchObject({ offers: [1], capacity: 50 });
  });

  it('gives the same result in any order of calls', () => {
    const table = createVehicleMix([small, large], { wheelchairs: 0, most: 100 });
    expect(table.findCover(60)?.costCents).toBe(200);
    expect(table.findCover(5)?.costCents).toBe(50);
    expect(table.findCover(100)?.costCents).toBe(200);
  });
});
