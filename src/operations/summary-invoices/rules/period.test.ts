import { describe, expect, it } from 'vitest';
import { sampleBookedTrip } from '#operations/invoices/rules/testing/sample-invoices.ts';
import { billedDayOf, issueDayOf, periodOf } from './period.ts';

describe('a period', () => {
  it.each([
    ['2026-11-01', 'monthly', '2026-11-01', '2026-11-30'],
    ['2026-12-31', 'monthly', '2026-12-01', '2026-12-31'],
    ['2028-02-10', 'monthly', '2028-02-01', '2028-02-29'],
    ['2027-02-28', 'each-trip', '2027-02-01', '2027-02-28'],
    ['2026-11-15', 'twice-monthly', '2026-11-01', '2026-11-15'],
    ['2026-11-16', 'twice-monthly', '2026-11-16', '2026-11-30'],
  ] as const)('of %s, %s, is %s to %s', (day, invoicing, from, to) => {
    expect(periodOf(day, invoicing)).toEqual({ from, to });
  });

  it.each([
    // Sunday and, except in the Netherlands, All Saints.
    ['2026-10-31', 'NL', '2026-11-02'],
    // New Year's Day is a Friday.
    ['2026-12-31', 'DE', '2027-01-04'],
    ['2026-11-15', 'FR', '2026-11-16'],
    // All Saints is a Monday.
    ['2027-10-31', 'FR', '2027-11-02'],
    ['2027-10-31', 'NL', '2027-11-01'],
  ])('to %s is invoiced in %s on %s', (to, country, day) => {
    expect(issueDayOf({ from: to, to }, country)).toBe(day);
  });

  it('has a trip of its last departure, or of its cancellation by our clock', () => {
    expect(billedDayOf(sampleBookedTrip())).toBe('2027-03-13');
    const cancelation = { at: '2026-12-31T23:30:00.000Z', feeCents: 100, reason: '' };
    expect(billedDayOf(sampleBookedTrip({ cancelation }))).toBe('2027-01-01');
  });
});
