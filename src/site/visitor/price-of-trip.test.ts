import { describe, expect, it } from 'vitest';
import { priceOfTrip } from './price-of-trip.ts';

describe('priceOfTrip', () => {
  it('is the lowest of the prices, and the one that is shown', () => {
    const [first, second] = [{ totalCents: 90_000 }, { totalCents: 70_000 }];
    expect(priceOfTrip({ quotes: [first, second], shown: first })).toEqual({
      quoteIndication: { minimumCents: 70_000 },
      tripPriceCents: 90_000,
    });
  });

  it('is unknown where a person must price the trip', () => {
    expect(priceOfTrip({ quotes: [], shown: null })).toEqual({ quoteIndication: null, tripPriceCents: null });
  });
});
