import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar/date.ts';
import { type CapacityEntry, capacityOn, freeOf, isForSale, nothingUsed, type PartnerDays, type PartnerJob } from './capacity.ts';

const cell = { region: 'NL Zwolle', class: 'coachHire', day: '2027-05-15' } as const;
const allotment: CapacityEntry = {
  ...{ id: 'a', kind: 'allotment', region: 'NL Zwolle', class: 'coachHire', units: 2, releaseDays: 10, operatorId: null, reason: '' },
  ...{ fromDay: '2027-05-01', untilDay: '2027-05-31' },
};
const vehicle = { region: 'NL Zwolle', class: 'coachHire', soldOn: null, away: [] } as const;
const stop: CapacityEntry = { ...allotment, id: 's', kind: 'stop-sell', units: 0, releaseDays: null };
const dayOf = (supply: Parameters<typeof capacityOn>[1]['supply'], used = nothingUsed, today = '2027-04-01') =>
  capacityOn(cell, { supply, used, today });
const booked = (bookedOpen: number) => ({ ...nothingUsed, bookedOpen });

describe('the vehicles left to sell', () => {
  it('of a region without entries is unlimited, and a stop-sell applies there too', () => {
    expect(isForSale(dayOf({ vehicles: [], entries: [] }), 40)).toBe(true);
    expect(isForSale(dayOf({ vehicles: [], entries: [{ ...stop, region: null, class: null }] }), 1)).toBe(false);
  });

  it('of an allotment of two is sold twice', () => {
    const supply = { vehicles: [], entries: [allotment] };
    expect([0, 1, 2].map((sold) => dayOf(supply, booked(sold)).free)).toEqual([2, 1, 0]);
  });

  it('returns to the partner ten days before, except for sold ones', () => {
    const supply = { vehicles: [], entries: [allotment] };
    const on = (today: string, sold: number) => dayOf(supply, booked(sold), today);
    expect(on('2027-05-04', 1).free).toBe(1);
    expect(on('2027-05-05', 1)).toMatchObject({ allotted: 1, free: 0 });
    expect(on('2027-05-05', 0)).toMatchObject({ allotted: 0, free: 0, isCounted: true });
  });

  it('uses our own vehicles first, so that returned ones were not sold', () => {
    const supply = { vehicles: [vehicle], entries: [allotment] };
    expect(dayOf(supply, booked(1), '2027-05-10')).toMatchObject({ own: 1, allotted: 0, free: 0 });
  });

  it('excludes a vehicle in the workshop, a sold one, and the reserve', () => {
    const away = { ...vehicle, away: [{ from: '2027-05-14', until: '2027-05-15' }] };
    const back = { ...vehicle, away: [{ from: '2027-05-14', until: '2027-05-14' }] };
    const gone = { ...vehicle, soldOn: '2027-05-15' };
    const buffer: CapacityEntry = { ...stop, id: 'b', kind: 'buffer', units: 1, region: null, class: null };
    expect(dayOf({ vehicles: [away, back, gone, vehicle], entries: [buffer] })).toMatchObject({ own: 2, buffer: 1, free: 1 });
    expect(dayOf({ vehicles: [{ ...vehicle, away: [{ from: '2027-05-01', until: null }] }], entries: [] }).own).toBe(0);
  });

  it('includes what partners near it have beyond their allotments, while their certificates last', () => {
    const days: PartnerDays = {
      ...{ operatorId: 'p', region: 'NL Zwolle', class: 'coachHire', units: 3, fromDay: '2027-05-15', untilDay: '2027-05-15' },
      ...{ licensedUntil: '2027-05-15', checkedUntil: '2027-04-01' },
    };
    const withDays = (partnerDays: readonly PartnerDays[], entries: readonly CapacityEntry[] = []) =>
      dayOf({ vehicles: [vehicle], entries, partnerDays });
    expect(withDays([days])).toMatchObject({ own: 1, partners: 3, free: 4 });
    expect(withDays([days], [{ ...allotment, operatorId: 'p' }])).toMatchObject({ allotted: 2, partners: 1, free: 4 });
    expect(withDays([days], [{ ...allotment, operatorId: 'other' }])).toMatchObject({ allotted: 2, partners: 3 });
    const out: readonly Partial<PartnerDays>[] = [
      { region: 'NL Utrecht' },
      { class: 'midibus' },
      { fromDay: '2027-05-16' },
      { licensedUntil: '2027-05-14' },
      { checkedUntil: '2027-03-31' },
    ];
    for (const changed of out) expect(withDays([{ ...days, ...changed }]).partners).toBe(0);
    expect(dayOf({ vehicles: [], entries: [], partnerDays: [days] }).isCounted).toBe(false);
    const job = { operatorId: 'p', region: 'NL Zwolle', class: 'coachHire', day: '2027-05-15' } as const;
    const withJob = (changed: Partial<PartnerJob>, partnerDays: readonly PartnerDays[] = [days]) =>
      dayOf({ vehicles: [vehicle], entries: [], partnerDays, partnerJobs: [{ ...job, ...changed }] }).partners;
    // A job sold from here is one of the three; one sold elsewhere is gone from here.
    expect([withJob({}), withJob({ region: 'NL Utrecht' }), withJob({ day: '2027-05-16' }), withJob({ class: 'midibus' })]).toEqual([
      3, 2, 3, 3,
    ]);
    // A partner without vehicles here brings one.
    expect([withJob({ operatorId: 'q' }), withJob({}, [])]).toEqual([4, 1]);
  });

  const count = fc.integer({ min: 0, max: 50 });
  const figures = fc.record({ own: count, allotted: count, partners: count, placed: count, bookedOpen: count, held: count, buffer: count });

  it('falls by one with each vehicle taken, in any way', () => {
    fc.assert(
      fc.property(figures, fc.constantFrom('placed', 'bookedOpen', 'held', 'buffer'), (known, taken) => {
        expect(freeOf({ ...known, [taken]: known[taken] + 1 })).toBe(freeOf(known) - 1);
      }),
    );
  });

  it('never falls through a release, because only unsold vehicles are returned', () => {
    fc.assert(
      fc.property(count, count, count, fc.integer({ min: 0, max: 30 }), (own, units, taken, releaseDays) => {
        const supply = {
          vehicles: Array.from({ length: own }, () => vehicle),
          entries: units === 0 ? [] : [{ ...allotment, units, releaseDays }],
        };
        const before = dayOf(supply, booked(taken), addDays(cell.day, -releaseDays - 1));
        const after = dayOf(supply, booked(taken), addDays(cell.day, -releaseDays));
        expect(after.free).toBeLessThanOrEqual(before.free);
        expect(after.free).toBeGreaterThanOrEqual(Math.min(0, before.free));
        if (own + units > 0) expect(isForSale(after, 1)).toBe(own > taken);
      }),
    );
  });
});
