import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Itinerary, Place } from '#domain/itinerary/itinerary.ts';
import { houseRates } from '#domain/pricing/testing/house-rates.ts';
import { sampleGroup, sampleItinerary, samplePlace } from '#domain/pricing/testing/sample-trips.ts';
import { siteKeys } from '#domain/sites/keys.ts';
import { getGreatCircleKilometres } from '#geo/distance.ts';
import { loadPlaceRecords } from '#geo/gazetteer/place-records.ts';
import { sharedGeo } from '#geo/testing/shared-geo.ts';
import { priceItinerary } from './price-itinerary.ts';

const { roads } = sharedGeo;
const countries = new Set(['NL', 'BE', 'DE', 'FR', 'ES']);
const towns = loadPlaceRecords()
  .filter(
    ({ kind, population, countryCode, latitude }) => kind === 'town' && population > 25_000 && countries.has(countryCode) && latitude > 35,
  )
  .map(
    ({ name, countryCode, latitude, longitude }): Place => ({ ...samplePlace(name, countryCode), coordinates: { latitude, longitude } }),
  );

/** Two towns in different countries, at most a morning's drive apart. */
const acrossABorder = fc
  .record({ first: fc.nat(), second: fc.nat() })
  .map(({ first, second }) => {
    const from = towns[first % towns.length] ?? samplePlace('A');
    const near = towns.filter(
      ({ countryCode, coordinates }) => countryCode !== from.countryCode && getGreatCircleKilometres(from.coordinates, coordinates) < 260,
    );
    return { from, to: near[second % Math.max(1, near.length)] };
  })
  .filter((pair): pair is { from: Place; to: Place } => pair.to !== undefined);

const anyTrip = fc.record({
  pair: acrossABorder,
  type: fc.constantFrom('return', 'day-trip', 'tour'),
  month: fc.integer({ min: 1, max: 12 }),
  day: fc.integer({ min: 1, max: 20 }),
  hour: fc.integer({ min: 6, max: 10 }),
  stayHours: fc.integer({ min: 6, max: 13 }),
  nights: fc.integer({ min: 0, max: 6 }),
  passengers: fc.integer({ min: 4, max: 130 }),
  site: fc.constantFrom(...siteKeys),
} as const);

async function totalOf(itinerary: Itinerary, { passengers, site }: { passengers: number; site: (typeof siteKeys)[number] }) {
  const { quote } = await priceItinerary({
    ...{ roads, rates: houseRates, itinerary, site, now: '2026-11-22T10:00:00.000Z' },
    group: sampleGroup(passengers),
  });
  return quote?.options[0] ?? null;
}

const two = (number: number) => String(number).padStart(2, '0');

describe('a trip over a border', () => {
  // Six thousand prices.
  it('never costs more than its two ways booked one by one', { timeout: 240_000 }, async () => {
    let [compared, capped] = [0, 0];
    const property = fc.asyncProperty(anyTrip, async ({ pair: { from, to }, type, month, day, hour, stayHours, nights, ...trip }) => {
      const stays = type === 'day-trip' ? 0 : nights;
      const there = `2027-${two(month)}-${two(day)} ${two(hour)}:00`;
      const back = `2027-${two(month)}-${two(day + stays)} ${two(Math.min(23, hour + stayHours))}:00`;
      const whole = { ...sampleItinerary([{ place: from, at: there }, { place: to, at: back }, { place: from }]), type };
      const ways = [
        { ...sampleItinerary([{ place: from, at: there }, { place: to }]), type: 'one-way' as const },
        { ...sampleItinerary([{ place: to, at: back }, { place: from }]), type: 'one-way' as const },
      ];
      const [price, ...parts] = await Promise.all([whole, ...ways].map((itinerary) => totalOf(itinerary, trip)));
      const [out, home] = parts;
      if (!price || !out || !home) return;
      compared += 1;
      if (price.lines.some(({ reason }) => reason?.key === 'separate-trips')) capped += 1;
      expect(price.totalCents).toBeLessThanOrEqual(out.totalCents + home.totalCents);
      expect(price.lines.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(price.netCents);
    });
    await fc.assert(property, { numRuns: 2_000 });
    expect(compared).toBeGreaterThan(1_500);
    expect(capped).toBeGreaterThan(100);
  });
});
