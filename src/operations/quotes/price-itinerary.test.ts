import { describe, expect, it } from 'vitest';
import { sampleRoads } from '#api/testing/sample-ports.ts';
import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import { houseRates } from '#domain/pricing/testing/house-rates.ts';
import { sampleGroup, sampleItinerary, samplePlace } from '#domain/pricing/testing/sample-trips.ts';
import { failure } from '#domain/result.ts';
import type { RoadRouter } from '#geo/ports.ts';
import { priceItinerary } from './price-itinerary.ts';

const utrecht = { ...samplePlace('Utrecht'), coordinates: { latitude: 52.09, longitude: 5.12 } };
const efteling = { ...samplePlace('Efteling'), coordinates: { latitude: 51.65, longitude: 5.04 } };

function priceTrip(type: 'return' | 'day-trip', roads: RoadRouter = sampleRoads, now = '2026-11-21T10:00:00.000Z') {
  const stops = [{ place: utrecht, at: '2026-12-01 08:00' }, { place: efteling, at: '2026-12-01 22:00' }, { place: utrecht }];
  const itinerary = { ...sampleItinerary(stops), type };
  return priceItinerary({ roads, rates: houseRates, itinerary, group: sampleGroup(48), site: 'nl', now });
}

/** A router that records its queries; the second query can be made to find no road. */
function listenTo(asked: (readonly Coordinates[])[], second = true): RoadRouter {
  return {
    findRoute: async (points) => {
      asked.push(points);
      return asked.length === 2 && !second ? failure('no-road') : await sampleRoads.findRoute(points);
    },
  };
}

describe('priceItinerary', () => {
  it('asks for the way home during a long wait of a return trip, and takes it where it is cheaper', async () => {
    const asked: (readonly Coordinates[])[] = [];
    const { quote, routed } = await priceTrip('return', listenTo(asked));
    expect(asked[1]).toEqual([routed?.depot.coordinates, efteling.coordinates, routed?.depot.coordinates]);
    expect(routed?.returnsToDepot).toMatchObject([{ stop: 1 }]);
    expect(quote?.options[0]?.waiting).toBe('goes-home');
    const [visit] = routed?.returnsToDepot ?? [];
    expect(visit?.fromDepot.line).toEqual([routed?.depot.coordinates, efteling.coordinates]);
    expect(visit?.toDepot.line).toEqual([efteling.coordinates, routed?.depot.coordinates]);
  });

  it('waits with the coach of a day trip', async () => {
    const { quote, routed } = await priceTrip('day-trip');
    expect(routed?.returnsToDepot).toEqual([]);
    expect(quote?.options[0]).not.toHaveProperty('waiting');
  });

  it('finds the roads of the two ways of a day trip, each from its own depot', async () => {
    const { routed } = await priceTrip('day-trip');
    const [apart] = routed?.separately ?? [];
    expect(apart?.cuts).toEqual([1]);
    expect(apart?.trips.map(({ legs, emptyOut }) => [legs.length, emptyOut.line[0]])).toEqual(
      apart?.trips.map(({ depot }) => [1, depot.coordinates]),
    );
  });

  it('waits if no way home is found', async () => {
    const { quote, routed } = await priceTrip('return', listenTo([], false));
    expect(routed?.returnsToDepot).toEqual([]);
    expect(quote?.options[0]?.totalCents).toBeGreaterThan(0);
  });

  it('returns the price of a trip requested too late, with the reason why a person must see it', async () => {
    const soon = await priceTrip('day-trip', sampleRoads, '2026-12-01T06:00:00.000Z');
    expect(soon.personReasons).toEqual(['short-lead']);
    expect(soon.quote?.options[0]?.lines.some(({ kind }) => kind === 'lead-time')).toBe(true);
    const early = await priceTrip('day-trip');
    expect(early.personReasons).toEqual([]);
    expect(soon.quote?.options.map(({ key }) => key)).toEqual(early.quote?.options.map(({ key }) => key));
  });
});
