import { beforeAll, describe, expect, it } from 'vitest';
import type { ContentLibrary } from '#content/library.ts';
import { houseBook } from '#domain/pricing/testing/house-rates.ts';
import { sharedGeo as geo } from '#geo/testing/shared-geo.ts';
import { createTestContext, readShippedContent } from '../testing/test-context.ts';
import { findSeasonDays } from './season-days.ts';
import { findTripPrices } from './trip-prices.ts';

let library: ContentLibrary;

beforeAll(async () => {
  library = await readShippedContent();
});

describe('the prices of further trips from a city', () => {
  it.each([
    [{ site: 'nl', language: 'nl' }, 'haarlem'],
    [{ site: 'fr', language: 'fr' }, 'dijon'],
    [{ site: 'es', language: 'es' }, 'alicante'],
  ] as const)('%o %s: a larger vehicle costs more, and the high season never less', async (visit, slug) => {
    const location = library.findLocation({ ...visit, slug });
    if (location === null) throw new Error(`${slug} is gone`);
    const context = createTestContext({ getContent: () => library, places: geo.places, roads: geo.roads });
    const { trips, low, high } = await findTripPrices(context, { location, visit, today: '2027-03-01' });
    expect(low < high || high < low).toBe(true);
    expect(trips.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['oneWay', 'fourHours', 'dayHire', 'twoDays']));
    for (const { prices } of trips) {
      const [small, large] = prices;
      expect(large?.lowCents).toBeGreaterThan(small?.lowCents ?? 0);
      for (const { lowCents, highCents } of prices) expect(highCents).toBeGreaterThanOrEqual(lowCents);
    }
    const of = (wanted: string) => trips.find(({ kind }) => kind === wanted)?.prices[1]?.lowCents ?? 0;
    expect(of('twoDays')).toBeGreaterThan(of('dayHire'));
    expect(of('fourHours')).toBeLessThan(of('dayHire'));
    if (trips.some(({ kind }) => kind === 'school')) expect(of('school')).toBeGreaterThan(0);
    if (trips.some(({ kind }) => kind === 'transfer')) expect(of('transfer')).toBeLessThan(of('dayHire'));
  });
});

describe('findSeasonDays', () => {
  const { card } = houseBook();

  it.each([
    ['2027-03-01', 'NL', '2027-04-21', '2027-05-05'],
    ['2026-11-22', 'FR', '2027-09-01', '2027-05-05'],
    ['2027-03-01', 'ES', '2027-07-07', '2027-04-21'],
    ['2027-03-01', 'IT', '2027-04-21', '2027-04-21'],
  ])('from %s in %s: %s is cheapest, %s dearest', (today, country, low, high) => {
    expect(findSeasonDays(today, { card, country })).toEqual({ low, high });
  });
});
