import { describe, expect, it } from 'vitest';
import { fleetKeys } from '#domain/sites/keys.ts';
import { houseBook } from '../testing/house-rates.ts';

const { tolls: charges, extras } = houseBook();

describe('the tolls of our rate book', () => {
  it('knows the French kilometre of the notes, and that Germany and the Benelux ask a coach nothing', () => {
    expect(charges.kilometreCents.FR).toBe(28);
    for (const country of ['DE', 'NL', 'BE', 'LU']) expect(charges.kilometreCents[country]).toBe(0);
  });

  it('are in whole cents and name their source', () => {
    const all = [...Object.values(charges.kilometreCents), ...Object.values(charges.crossingCents), charges.elsewhereCents];
    for (const cents of all) expect(Number.isInteger(cents) && (cents ?? -1) >= 0).toBe(true);
    expect(charges.source).not.toBe('');
  });

  it('charge no more for a smaller vehicle', () => {
    for (const key of fleetKeys) expect(charges.vehiclePercent[key]).toBeLessThanOrEqual(100);
    expect(charges.vehiclePercent.taxiBus).toBeLessThan(charges.vehiclePercent.minibus);
  });
});

describe('the extras of our rate book', () => {
  it('has toilet, Wi-Fi, microphone and fridge in the price, and asks for a trailer by the day', () => {
    const { prices } = extras;
    for (const extra of ['toilet', 'wifi', 'microphone', 'fridge'] as const) expect(prices[extra].cents).toBe(0);
    expect(prices.trailer).toEqual({ cents: 6_500, unit: 'day' });
    expect(prices['child-seats']).toEqual({ cents: 1_000, unit: 'piece' });
  });
});
