import { describe, expect, it } from 'vitest';
import { extraPay } from './extra-pay.ts';

describe('a partner’s pay for extra time', () => {
  it.each([
    ['the share that he has of the price', { netCents: 7_090, vehicles: 1, priceCents: 102_000, saleCents: 130_000 }, 5_562],
    ['of his vehicle alone, where there are several', { netCents: 7_091, vehicles: 2, priceCents: 50_000, saleCents: 100_000 }, 1_772],
    ['never more than it brings', { netCents: 5_000, vehicles: 1, priceCents: 120_000, saleCents: 100_000 }, 5_000],
    ['nothing where it brings nothing', { netCents: 0, vehicles: 1, priceCents: 80_000, saleCents: 100_000 }, 0],
    ['nothing where no price is known', { netCents: 5_000, vehicles: 1, priceCents: 80_000, saleCents: 0 }, 0],
  ])('is %s', (_what, given, cents) => {
    expect(extraPay(given)).toBe(cents);
  });
});
