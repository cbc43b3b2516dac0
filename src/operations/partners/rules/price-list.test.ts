import { describe, expect, it } from 'vitest';
import { findPrice, type PartnerPrice, perUnit, priceByList } from './price-list.ts';

const price: PartnerPrice = {
  ...{ id: 'p', class: 'coachHire', fromDay: '2027-01-01', untilDay: null },
  ...{ startCents: 10_000, kilometreCents: 120, hourCents: 4_500, dayMinimumCents: 60_000 },
};
const job = { class: 'coachHire', day: '2027-05-11', kilometres: 250, minutes: 630, days: 1 } as const;

describe('a price by a partner’s list', () => {
  it('adds start, kilometres and hours by the minute', () => {
    // 100 + 250 × 1.20 + 10.5 × 45 = 872.50
    expect(priceByList([price], job)).toEqual({
      totalCents: 87_250,
      lines: [
        { part: 'start', quantity: null, cents: 10_000 },
        { part: 'kilometres', quantity: 250, cents: 30_000 },
        { part: 'hours', quantity: 10.5, cents: 47_250 },
      ],
    });
  });

  it('is never below the minimum of its days', () => {
    const short = priceByList([price], { ...job, kilometres: 20, minutes: 120, days: 2 });
    expect(short?.totalCents).toBe(120_000);
    expect(short?.lines.at(-1)).toEqual({ part: 'minimum', quantity: 2, cents: 120_000 - 10_000 - 2_400 - 9_000 });
  });

  it('is that of the list which began last, and there is none outside of its days or for another class', () => {
    const dearer = { ...price, id: 'q', fromDay: '2027-05-01', untilDay: '2027-05-31' };
    expect(
      ['2026-12-31', '2027-04-30', '2027-05-31', '2027-06-01'].map((day) => findPrice([price, dearer], 'coachHire', day)?.id ?? null),
    ).toEqual([null, 'p', 'q', 'p']);
    expect(priceByList([price], { ...job, class: 'minibus' })).toBeNull();
  });

  it('is compared by seat and kilometre', () => {
    expect(perUnit(100_000, { seats: 48, kilometres: 230 })).toEqual({ seatCents: 2_083, kilometreCents: 435 });
    expect(perUnit(100_000, { seats: 0, kilometres: null })).toEqual({ seatCents: null, kilometreCents: null });
  });
});
