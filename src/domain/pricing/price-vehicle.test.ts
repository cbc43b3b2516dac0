import { describe, expect, it } from 'vitest';
import { type FleetKey, fleetKeys } from '#domain/sites/keys.ts';
import type { BilledTrip } from './billed-trip.ts';
import { priceVehicle, type VehiclePriceQuestion } from './price-vehicle.ts';
import { rateCard2026 as card } from './rate-cards/2026.ts';

const day = '2026-12-01';
const duty = { days: [day], hours: 10, nightHours: 0, serviceKilometres: 200, emptyKilometres: 50 };
const trip: BilledTrip = { days: [day], duties: [duty], nights: 0, tollKilometres: 0 };

function price(more: Partial<VehiclePriceQuestion> = {}) {
  return priceVehicle({ vehicle: 'coachHire', trip, drivers: 1, card, country: 'BE', leadHours: 1_000, ...more });
}

function netOf(more: Partial<VehiclePriceQuestion> = {}): number {
  return price(more).reduce((total, { amountCents }) => total + amountCents, 0);
}

/** The column "check: 10 h, 250 km" of field-notes.md, in euros. */
const checks: Readonly<Record<FleetKey, number>> = {
  taxiBus: 500,
  minibus: 665,
  midibus: 785,
  coachHire: 1_010,
  doubleDecker: 1_275,
  specialBus: 1_200,
};

describe('priceVehicle', () => {
  it.each(fleetKeys)('%s costs what the rate card says for 10 hours and 250 km', (vehicle) => {
    expect(Math.abs(netOf({ vehicle }) / 100 - checks[vehicle])).toBeLessThan(5);
  });

  it('explains the price in lines that can be checked by hand', () => {
    expect(
      price({ country: 'NL' }).map(({ kind, quantity, unit, unitCents, amountCents }) => [kind, quantity, unit, unitCents, amountCents]),
    ).toEqual([
      ['vehicle', 1, 'day', 23_100, 23_100],
      ['service-kilometres', 200, 'km', 131, 26_200],
      ['empty-kilometres', 50, 'km', 131, 6_550],
      ['duty-hours', 10, 'hour', 5_040, 50_400],
    ]);
  });

  it.each([
    ['ES', 0.8],
    ['BE', 1],
    ['NL', 1.05],
    ['FR', 1.15],
    ['IT', 1],
  ])('knows the price level of %s', (country, index) => {
    expect(netOf({ country }) / netOf()).toBeCloseTo(index, 2);
  });

  it('adds a fifth to the hours of the night', () => {
    const night = { ...trip, duties: [{ ...duty, nightHours: 2.25 }] };
    expect(netOf({ trip: night }) - netOf()).toBe(2_160);
  });

  it('adds 15 percent within 72 hours', () => {
    expect(netOf({ leadHours: 72 })).toBe(netOf());
    expect(price({ leadHours: 71.9 }).at(-1)).toMatchObject({ kind: 'lead-time', quantity: 15, unit: 'percent', unitCents: null });
    expect(netOf({ leadHours: 71.9 })).toBe(116_438);
  });

  it('asks the minimum of a short run, in a line of its own', () => {
    const short = { ...trip, duties: [{ ...duty, hours: 2, serviceKilometres: 20, emptyKilometres: 10 }] };
    expect(netOf({ trip: short })).toBe(60_000);
    expect(price({ trip: short }).at(-1)).toMatchObject({ kind: 'minimum', quantity: 1, amountCents: 24_650 });
  });

  it('adds the second driver, the nights and the tolls after all surcharges', () => {
    const long = { ...trip, days: [day, '2026-12-02'], nights: 1, tollKilometres: 100 };
    const lines = price({ trip: long, drivers: 2, leadHours: 10 });
    expect(lines.slice(-3).map(({ kind, quantity, amountCents }) => [kind, quantity, amountCents])).toEqual([
      ['second-driver', 2, 70_000],
      ['overnight', 2, 22_000],
      ['tolls', 100, 2_800],
    ]);
  });
});
