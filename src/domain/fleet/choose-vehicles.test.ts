import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { luggageKinds } from '#domain/itinerary/itinerary.ts';
import type { FleetKey } from '#domain/sites/keys.ts';
import { chooseVehicles } from './choose-vehicles.ts';
import { findSeatings, type Seating, type SeatingGroup } from './seating.ts';
import { getOfferedVehicles, getVehicle } from './vehicles.ts';

/** The rate card's check prices for 10 hours and 250 km, in cents. */
const dayPrices: Readonly<Record<FleetKey, number>> = {
  taxiBus: 50_250,
  minibus: 66_500,
  midibus: 78_500,
  coachHire: 101_250,
  doubleDecker: 127_500,
  specialBus: 120_000,
};
const costOf = (vehicle: FleetKey) => dayPrices[vehicle];

function groupOf(passengers: number, more: Partial<SeatingGroup> = {}): SeatingGroup {
  return { passengers, luggage: 'none', wheelchairPlaces: 0, extras: [], ...more };
}

function choose(passengers: number, more: Partial<SeatingGroup> = {}) {
  return chooseVehicles({ group: groupOf(passengers, more), costOf });
}

describe('chooseVehicles', () => {
  it.each([
    [1, ['taxiBus']],
    [8, ['taxiBus']],
    [9, ['minibus']],
    [20, ['midibus']],
    [48, ['coachHire']],
    [51, ['doubleDecker']],
    [73, ['doubleDecker', 'taxiBus']],
  ])('%i people go in %j', (passengers, vehicles) => {
    expect(choose(passengers)?.cheapest.vehicles).toEqual(vehicles);
  });

  it('needs a larger vehicle for the same people with more luggage', () => {
    expect(choose(48, { luggage: 'case' })?.cheapest.vehicles).toEqual(['doubleDecker']);
    expect(choose(8, { luggage: 'hand' })?.cheapest.vehicles).toEqual(['minibus']);
  });

  it('offers one size up and two vehicles', () => {
    const choices = choose(28);
    expect(choices?.oneSizeUp).toMatchObject({ vehicles: ['coachHire'], seats: 50 });
    expect(choices?.twoVehicles).toMatchObject({ vehicles: ['minibus', 'minibus'], costCents: 133_000 });
  });

  it('leaves out what does not exist', () => {
    expect(choose(72)?.oneSizeUp).toBeNull();
    expect(choose(80)).toMatchObject({ cheapest: { vehicles: ['doubleDecker', 'taxiBus'] }, twoVehicles: null });
    expect(choose(200)?.twoVehicles).toBeNull();
    expect(choose(6)?.twoVehicles).toBeNull();
  });

  it('leaves out the types that may not drive the trip', () => {
    const choices = chooseVehicles({ group: groupOf(8), costOf: (vehicle) => (vehicle === 'taxiBus' ? null : dayPrices[vehicle]) });
    expect(choices?.cheapest.vehicles).toEqual(['minibus']);
    expect(chooseVehicles({ group: groupOf(8), costOf: () => null })).toBeNull();
  });

  it('takes the roomier vehicle, and the fewer, of equal prices', () => {
    expect(chooseVehicles({ group: groupOf(20), costOf: () => 100 })?.cheapest.vehicles).toEqual(['doubleDecker']);
    expect(chooseVehicles({ group: groupOf(20), costOf: (vehicle) => (vehicle === 'taxiBus' ? 50 : 150) })?.cheapest.vehicles).toEqual([
      'doubleDecker',
    ]);
  });

  it('gives a party bus only to those who ask for one', () => {
    const cheapParty = (vehicle: FleetKey) => (vehicle === 'specialBus' ? 1 : dayPrices[vehicle]);
    expect(chooseVehicles({ group: groupOf(30), costOf: cheapParty })?.cheapest.vehicles).toEqual(['midibus']);
    expect(chooseVehicles({ group: groupOf(30), costOf: cheapParty, asked: 'specialBus' })?.cheapest.vehicles).toEqual(['specialBus']);
  });

  it('spreads wheelchairs over as many vehicles as they need', () => {
    expect(choose(20, { wheelchairPlaces: 2 })?.cheapest).toMatchObject({ vehicles: ['midibus'], capacity: 24 });
    expect(choose(6, { wheelchairPlaces: 3 })?.cheapest.vehicles).toEqual(['minibus', 'taxiBus']);
    expect(chooseVehicles({ group: groupOf(10, { wheelchairPlaces: 1 }), costOf, asked: 'specialBus' })).toBeNull();
  });
});

const anyPrices = fc.record({
  taxiBus: fc.integer({ min: 1, max: 90 }),
  minibus: fc.integer({ min: 1, max: 90 }),
  midibus: fc.integer({ min: 1, max: 90 }),
  coachHire: fc.integer({ min: 1, max: 90 }),
  doubleDecker: fc.integer({ min: 1, max: 90 }),
});
const anyCost = anyPrices.map((prices) => (vehicle: FleetKey) => (vehicle === 'specialBus' ? null : prices[vehicle]));
const anyLuggage = fc.constantFrom(...luggageKinds);

/** Tries every combination of at most four vehicles, each with every use of its wheelchair places. */
function findByForce(group: SeatingGroup, cost: (vehicle: FleetKey) => number | null): number {
  const seatings = getOfferedVehicles(null).flatMap((vehicle) => findSeatings(vehicle, group));
  const search = (taken: readonly Seating[], from: number): number => {
    const wheelchairs = taken.reduce((total, seating) => total + seating.wheelchairs, 0);
    const capacity = taken.reduce((total, seating) => total + seating.capacity, 0);
    if (capacity >= group.passengers && wheelchairs === group.wheelchairPlaces) {
      return taken.reduce((total, { vehicle }) => total + (cost(vehicle.key) ?? 0), 0);
    }
    if (taken.length === 4) return Number.POSITIVE_INFINITY;
    return Math.min(...seatings.slice(from).map((seating, index) => search([...taken, seating], from + index)));
  };
  return search([], 0);
}

describe('chooseVehicles, for any prices', () => {
  it('finds what trying everything finds', () => {
    const anyGroup = fc.record({
      passengers: fc.integer({ min: 1, max: 150 }),
      wheelchairPlaces: fc.integer({ min: 0, max: 3 }),
      luggage: anyLuggage,
    });
    fc.assert(
      fc.property(anyGroup, anyCost, (some, cost) => {
        const group = groupOf(some.passengers, some);
        const cheapest = chooseVehicles({ group, costOf: cost })?.cheapest;
        const forced = findByForce(group, cost);
        if (cheapest && cheapest.vehicles.length <= 4) expect(cheapest.costCents).toBe(forced);
        else expect(cheapest?.costCents ?? 0).toBeLessThanOrEqual(forced);
      }),
      { numRuns: 40 },
    );
  });

  it('never gives more passengers less room or a lower price', () => {
    const anyTwo = fc.tuple(fc.integer({ min: 1, max: 499 }), fc.integer({ min: 1, max: 30 }));
    fc.assert(
      fc.property(anyTwo, anyCost, anyLuggage, ([passengers, more], cost, luggage) => {
        const few = chooseVehicles({ group: groupOf(passengers, { luggage }), costOf: cost });
        const many = chooseVehicles({ group: groupOf(passengers + more, { luggage }), costOf: cost });
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
          const room = choice.vehicles.reduce((total, key) => total + getVehicle(key).seatsByLuggage[luggage], 0);
          expect(room).toBe(choice.capacity);
          expect(room).toBeGreaterThanOrEqual(passengers);
        }
      }),
      { numRuns: 60 },
    );
  });
});
