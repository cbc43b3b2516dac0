import { describe, expect, it } from 'vitest';
import { rateFigures } from './figures.ts';

const nothing = {
  ...{ asked: 0, priced: 0, booked: 0, driven: 0, cancelled: 0 },
  ...{ bookedCents: 0, feeCents: 0, leadDays: 0, saleCents: 0, priceCents: 0 },
};

describe('rateFigures', () => {
  it('returns the order rate, prices and lead times', () => {
    const sums = { ...nothing, asked: 80, priced: 75, booked: 12, driven: 4, cancelled: 2, bookedCents: 1_205_000, leadDays: 391 };
    expect(rateFigures(sums)).toEqual({ bookedPercent: 15, meanCents: 120_500, meanLeadDays: 33, marginPercent: null });
  });

  it('returns the margin on trips of partners, also a loss', () => {
    expect(rateFigures({ ...nothing, saleCents: 200_000, priceCents: 174_500 }).marginPercent).toBe(12.8);
    expect(rateFigures({ ...nothing, saleCents: 100_000, priceCents: 110_000 }).marginPercent).toBe(-10);
  });

  it('returns nothing for no trips', () => {
    expect(rateFigures(nothing)).toEqual({ bookedPercent: null, meanCents: null, meanLeadDays: null, marginPercent: null });
    expect(rateFigures({ ...nothing, asked: 3, booked: 1, cancelled: 1 }).meanCents).toBeNull();
  });
});
