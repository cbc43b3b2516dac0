import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findUnlikely } from './unlikely-price.ts';

const trip = { totalCents: 185_000, vehicles: 1, seats: 50, days: 1, kilometres: 300, date: '2026-11-28' };

it.each([
  ['a day with a coach', trip, null],
  ['a short transfer with a taxi bus', { ...trip, totalCents: 18_000, seats: 8, kilometres: 30 }, null],
  ['eleven days abroad', { ...trip, totalCents: 1_350_000, days: 11, kilometres: 4_800 }, null],
  ['four vehicles', { ...trip, totalCents: 740_000, vehicles: 4, seats: 200 }, null],
  ['a point that slipped to the left', { ...trip, totalCents: 1_850 }, 'vehicle-day'],
  ['a point that slipped to the right', { ...trip, totalCents: 18_500_000 }, 'vehicle-day'],
  ['too little for each seat', { ...trip, totalCents: 11_000 }, 'seat-day'],
  ['too little for the road', { ...trip, totalCents: 20_000, kilometres: 900 }, 'kilometre'],
  ['a road that nobody knows', { ...trip, kilometres: null }, null],
] as const)('%s', (_name, price, expected) => {
  expect(findUnlikely(price)).toBe(expected);
});

it('asks about a hundredth and a hundredfold of every price that it does not ask about', () => {
  fc.assert(
    fc.property(fc.integer({ min: 9_000, max: 600_000 }), (totalCents) => {
      const price = { ...trip, totalCents, kilometres: null };
      fc.pre(findUnlikely(price) === null);
      expect(findUnlikely({ ...price, totalCents: totalCents / 100 })).not.toBeNull();
      expect(findUnlikely({ ...price, totalCents: totalCents * 100 })).not.toBeNull();
    }),
  );
});
