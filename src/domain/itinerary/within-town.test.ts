import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Accuracy, exactly, townRadiusKilometres } from './accuracy.ts';
import type { Place } from './itinerary.ts';
import type { RoadLeg } from './routed.ts';
import { expectStraightKilometres, stretchWithinTown } from './within-town.ts';

const none: RoadLeg = {
  kilometres: 0,
  minutes: 0,
  kilometresByCountry: {},
  tollKilometresByCountry: {},
  crossings: [],
  hasFerry: false,
  line: [],
};

function place(street: string, accuracy: Accuracy, latitude = 52.3676): Place {
  const coordinates = { latitude, longitude: 4.9041 };
  const about = { zip: '', countryCode: 'NL', kind: 'address', timeZone: 'Europe/Amsterdam' } as const;
  return { name: `${street}, Amsterdam`, town: 'Amsterdam', street, ...about, coordinates, accuracy };
}

/** A municipality whose built-up area is as wide as that of a town with this population. */
function inTownOf(inhabitants: number): Accuracy {
  return { precision: 'street-with-town', reckonedFrom: 'town', spreadKilometres: townRadiusKilometres(inhabitants) / 0.55 };
}

describe('two addresses of one town', () => {
  // Real distances between two distant addresses, by own knowledge: Leidseplein to Bijlmerplein is 11 km and 30 minutes.
  it.each([
    ['a village of 5,000', 5_000, 1.2, 3],
    ['Utrecht', 290_000, 6.2, 15],
    ['Amsterdam', 740_000, 9.1, 22],
    ['Berlin', 3_400_000, 17.3, 42],
  ])('in %s are estimated by its size', (_, inhabitants, kilometres, minutes) => {
    const leg = stretchWithinTown(none, { from: place('One', inTownOf(inhabitants)), to: place('Other', inTownOf(inhabitants)) });
    expect(leg.kilometres).toBeCloseTo(kilometres, 0);
    expect(leg.minutes).toBeCloseTo(minutes, -0.5);
    expect(leg.kilometresByCountry).toEqual({ NL: leg.kilometres });
    expect(leg.isEstimated).toBe(true);
  });

  it('are not estimated if both positions are exact, are one address, or are too far apart', () => {
    const [town, point] = [inTownOf(740_000), exactly];
    expect(stretchWithinTown(none, { from: place('One', point), to: place('Other', point) })).toBe(none);
    expect(stretchWithinTown(none, { from: place('One', town), to: place('ONE', town) })).toBe(none);
    const far = { ...none, kilometres: 30, minutes: 40 };
    expect(stretchWithinTown(far, { from: place('One', town), to: place('Other', town, 52.6) })).toBe(far);
  });

  it('are estimated along their street if they share one', () => {
    const utrecht = inTownOf(290_000);
    const house = (houseNumber: string) => ({ ...place('Oudegracht', utrecht), houseNumber });
    const between = (one: string, other: string) => stretchWithinTown(none, { from: house(one), to: house(other) });
    // 1 to 191 is 1.9 km of street, plus the coach's detour; never further than the town is wide.
    expect(between('1', '191')).toMatchObject({ kilometres: 2.5, minutes: 6 });
    expect(between('1', '3 bis')).toMatchObject({ kilometres: 0.3, minutes: 3 });
    expect(between('1', '9000').kilometres).toBeCloseTo(6.2, 0);
    expect(between('1', '')).toMatchObject({ kilometres: 1.3, minutes: 4 });
  });

  it('do not count as one town with a ferry between them', () => {
    const sound = { ...none, kilometres: 8, hasFerry: true };
    expect(stretchWithinTown(sound, { from: place('One', inTownOf(60_000)), to: place('Other', inTownOf(100_000)) })).toBe(sound);
  });

  it('keep the longer road between their postcodes', () => {
    const near: Accuracy = { precision: 'street-with-town', reckonedFrom: 'postcode', spreadKilometres: 0.6 };
    const found = { ...none, kilometres: 4, minutes: 12, kilometresByCountry: { NL: 4 } };
    expect(stretchWithinTown(found, { from: place('One', near), to: place('Other', near, 52.374) })).toBe(found);
  });

  it('take less time the closer they are, and their kilometres always add up', () => {
    const spread = fc.double({ min: 0.1, max: 20, noNaN: true });
    const accuracyFor = (spreadKilometres: number): Accuracy => ({ precision: 'street-with-town', reckonedFrom: 'town', spreadKilometres });
    fc.assert(
      fc.property(spread, spread, fc.double({ min: 0, max: 3, noNaN: true }), (one, other, kilometres) => {
        const ends = { from: place('One', accuracyFor(one)), to: place('Other', accuracyFor(other)) };
        const leg = stretchWithinTown({ ...none, kilometres, minutes: 1, kilometresByCountry: { NL: kilometres } }, ends);
        expect(leg.kilometres).toBeGreaterThanOrEqual(kilometres);
        expect(leg.kilometres).toBeGreaterThan(0);
        expect(leg.minutes).toBeGreaterThan(0);
        expect(leg.kilometresByCountry.NL).toBeCloseTo(leg.kilometres, 9);
        const better = expectStraightKilometres(place('One', accuracyFor(one / 2)), place('Other', accuracyFor(other / 2))) ?? 0;
        expect(better).toBeLessThanOrEqual(expectStraightKilometres(ends.from, ends.to) ?? 0);
      }),
    );
  });
});
