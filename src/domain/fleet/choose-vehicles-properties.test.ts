import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { luggageKinds } from '#domain/itinerary/group.ts';
import { chooseVehicles, type VehicleInput } from './choose-vehicles.ts';
import { findSeatings, type Seating, type SeatingGroup, seatsOf } from './seating.ts';
import { getOfferedVehicles } from './vehicles.ts';

function groupOf(passengers: number, more: Partial<SeatingGroup> = {}): SeatingGroup {
  return { passengers, luggage: 'none', wheelchairPlaces: 0, extras: [], ...more };
}

const anyPrices = fc.record({
  minibus: fc.option(fc.integer({ min: 3, max: 90 })),
  midibus: fc.option(fc.integer({ min: 3, max: 90 })),
  coachHire: fc.integer({ min: 3, max: 90 }),
  doubleDecker: fc.option(fc.integer({ min: 3, max: 90 })),
  taxiBus: fc.option(fc.integer({ min: 3, max: 90 })),
  sizeStep: fc.integer({ min: -3, max: 9 }),
  trailer: fc.integer({ min: 0, max: 20 }),
});
type Prices = typeof anyPrices extends fc.Arbitrary<infer Drawn> ? Drawn : never;

function costIn(prices: Prices): VehicleInput['costOf'] {
  return ({ model, hasTrailer }) => {
    const base = model.key === 'specialBus' ? null : prices[model.key];
    return base === null ? null : 100 * base + prices.sizeStep * model.seats + 100 * (hasTrailer ? prices.trailer : 0);
  };
}
const anyCost = anyPrices.map(costIn);
const anyLuggage = fc.constantFrom(...luggageKinds);

/** Tries every combination of at most four vehicles, each with every number of wheelchair places in use. */
function findByForce(group: SeatingGroup, cost: VehicleInput['costOf']): number {
  const seatings = getOfferedVehicles(null)
    .flatMap((vehicle) => findSeatings(vehicle, group))
    .filter((seating) => cost(seating) !== null);
  const search = (taken: readonly Seating[], from: number): number => {
    const wheelchairs = taken.reduce((total, seating) => total + seating.wheelchairs, 0);
    const capacity = taken.reduce((total, seating) => total + seating.capacity, 0);
    if (capacity >= group.passengers && wheelchairs === group.wheelchairPlaces) {
      return taken.reduce((total, seating) => total + (cost(seating) ?? 0), 0);
    }
    if (taken.length === 4 || wheelchairs > group.wheelchairPlaces) return Number.POSITIVE_INFINITY;
    return Math.min(Number.POSITIVE_INFINITY, ...seatings.slice(from).map((seating, index) => search([...taken, seating], from + index)));
  };
  return search([], 0);
}

/** Counts through every number of every vehicle that could carry all. The only shortcut is the best price so far. */
function countByForce(group: SeatingGroup, cost: VehicleInput['costOf']): number {
  const seatings = getOfferedVehicles(null)
    .flatMap((vehicle) => findSeatings(vehicle, group))
    .flatMap((seating) => ({ capacity: seating.capacity, cents: cost(seating) ?? Number.POSITIVE_INFINITY }))
    .filter(({ cents }) => cents < Number.POSITIVE_INFINITY)
    .sort((first, second) => first.cents / first.capacity - second.cents / second.capacity);
  let best = Number.POSITIVE_INFINITY;
  const count = (from: number, left: number, cents: number): void => {
    if (left <= 0) best = Math.min(best, cents);
    const seating = seatings[from];
    // Even the best price per seat of the remaining vehicles is not cheaper.
    if (left <= 0 || !seating || cents + (left * seating.cents) / seating.capacity >= best) return;
    for (let number = Math.ceil(left / seating.capacity); number >= 0; number -= 1) {
      count(from + 1, left - number * seating.capacity, cents + number * seating.cents);
    }
  };
  count(0, group.passengers, 0);
  return best;
}

describe('chooseVehicles, for any prices', () => {
  it('agrees with an exhaustive search', () => {
    const anyGroup = fc.record({
      passengers: fc.integer({ min: 1, max: 120 }),
      wheelchairPlaces: fc.integer({ min: 0, max: 3 }),
      luggage: anyLuggage,
    });
    const fewTypes = anyPrices.map((prices) => costIn({ ...prices, midibus: null, taxiBus: null }));
    fc.assert(
      fc.property(anyGroup, fewTypes, (some, cost) => {
        const group = groupOf(some.passengers, some);
        const cheapest = chooseVehicles({ group, costOf: cost })?.cheapest;
        const forced = findByForce(group, cost);
        if (cheapest && cheapest.vehicles.length <= 4) expect(cheapest.costCents).toBe(forced);
        else expect(cheapest?.costCents ?? 0).toBeLessThanOrEqual(forced);
      }),
      { numRuns: 25 },
    );
  });

  it('agrees with exhaustive counting, up to 500 people', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), anyCost, anyLuggage, (passengers, cost, luggage) => {
        const group = groupOf(passengers, { luggage });
        expect(chooseVehicles({ group, costOf: cost })?.cheapest.costCents).toBe(countByForce(group, cost));
      }),
      { numRuns: 200 },
    );
  });

  it('never gives more passengers fewer seats or a lower price', () => {
    const anyTwo = fc.tuple(fc.integer({ min: 1, max: 499 }), fc.integer({ min: 1, max: 30 }));
    fc.assert(
      fc.property(anyTwo, anyCost, anyLuggage, ([passengers, more], cost, luggage) => {
        const few = chooseVehicles({ group: groupOf(passengers, { luggage }), costOf: cost });
        const many = chooseVehicles({ group: groupOf(Math.min(500, passengers + more), { luggage }), costOf: cost });
        expect(many?.cheapest.costCents).toBeGreaterThanOrEqual(few?.cheapest.costCents ?? 0);
        expect(many?.cheapest.capacity).toBeGreaterThanOrEqual(few?.cheapest.capacity ?? 0);
      }),
      { numRuns: 60 },
    );
  });

  it('seats everybody', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), anyCost, anyLuggage, (passengers, cost, luggage) => {
        const choices = chooseVehicles({ group: groupOf(passengers, { luggage }), costOf: cost });
        for (const choice of [choices?.cheapest, choices?.oneSizeUp, choices?.twoVehicles]) {
          if (!choice) continue;
          const room = choice.offers.reduce((total, offer) => total + seatsOf(offer, luggage), 0);
          expect(room).toBe(choice.capacity);
          expect(room).toBeGreaterThanOrEqual(passengers);
        }
      }),
      { numRuns: 60 },
    );
  });
});
