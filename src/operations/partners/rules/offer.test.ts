import { describe, expect, it } from 'vitest';
import { deadlineOf, isAskedFirst, orderPartners } from './offer.ts';

/** Monday to Friday; Tuesday 24 November 2026, with Amsterdam an hour ahead of UTC. */
const openingHours = [{ from: 1, to: 5, opens: '08:30', closes: '18:00' }] as const;
const deadline = (now: string, startsAt: string) => deadlineOf({ now, startsAt, openingHours });

describe('a round of an offer is open', () => {
  it('for four hours in which offices are open, where the trip is weeks away', () => {
    expect(deadline('2026-11-24T09:00:00.000Z', '2026-12-20T09:00:00.000Z')).toBe('2026-11-24T13:00:00.000Z');
    expect(deadline('2026-11-24T15:00:00.000Z', '2026-12-20T09:00:00.000Z')).toBe('2026-11-25T09:30:00.000Z');
  });

  it('for a twentieth of the time that is left, where that is sooner', () => {
    expect(deadline('2026-11-24T09:00:00.000Z', '2026-11-26T01:00:00.000Z')).toBe('2026-11-24T11:00:00.000Z');
  });

  it('for a quarter of an hour in the last day, by night too', () => {
    expect(deadline('2026-11-24T23:00:00.000Z', '2026-11-25T18:00:00.000Z')).toBe('2026-11-24T23:15:00.000Z');
  });

  it('until an hour after offices open, where it would end by night', () => {
    expect(deadline('2026-11-24T22:00:00.000Z', '2026-11-27T10:00:00.000Z')).toBe('2026-11-25T08:30:00.000Z');
    // Saturday afternoon, for a trip on Wednesday: deadline on Monday.
    expect(deadline('2026-11-28T14:00:00.000Z', '2026-12-02T14:00:00.000Z')).toBe('2026-11-30T08:30:00.000Z');
  });

  it('no longer than until the last day begins', () => {
    expect(deadline('2026-11-24T22:00:00.000Z', '2026-11-26T05:00:00.000Z')).toBe('2026-11-25T05:00:00.000Z');
    expect(deadline('2026-11-24T22:00:00.000Z', '2026-11-25T22:30:00.000Z')).toBe('2026-11-24T23:13:30.000Z');
  });
});

describe('partners are asked', () => {
  const partner = (name: string, more: Partial<Parameters<typeof isAskedFirst>[0]> = {}) => ({
    ...{ name, problems: [], kilometres: 20, isPosted: false, clash: null, reliability: null, ...more },
  });
  const order = (...partners: ReturnType<typeof partner>[]) => orderPartners(partners).map(({ name }) => name);

  it('near ones first, and not at all by default where they are far, unknown or would be posted', () => {
    const all = [
      partner('refused', { problems: ['paper'] }),
      partner('unknown', { kilometres: null }),
      partner('far', { kilometres: 1349 }),
      partner('posted', { isPosted: true }),
      partner('without a coach', { clash: { day: '2027-05-11', units: 0, references: [] } }),
      partner('middle', { kilometres: 120 }),
      partner('near'),
    ];
    expect(order(...all)).toEqual(['near', 'middle', 'posted', 'far', 'unknown', 'without a coach', 'refused']);
    expect(all.filter(isAskedFirst).map(({ name }) => name)).toEqual(['middle', 'near']);
  });

  it('the free before those with another job at that time, and of equally near ones the more reliable', () => {
    const [busy, good] = [
      partner('busy', { clash: { day: '2027-05-11', units: null, references: ['NL-26-104233'] }, reliability: 100 }),
      partner('good', { kilometres: 40, reliability: 90 }),
    ];
    expect(order(busy, partner('bad', { reliability: 40 }), partner('new'), good)).toEqual(['good', 'new', 'bad', 'busy']);
  });
});
