import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addHours, compareInstants, epochOf } from './instant.ts';

describe('epochOf', () => {
  it.each(['2026-11-21T07:30:00.000Z', '2026-11-21T07:30:00Z', '2026-11-21T07:30Z', '2026-11-21T08:30:00+01:00'])('reads %s', (instant) => {
    expect(epochOf(instant)).toBe(Date.UTC(2026, 10, 21, 7, 30));
  });

  it.each(['2026-11-21', '2026-11-21T07:30:00', '21 Nov 2026', '', 'now', '2026-13-21T07:30:00Z'])('refuses %j', (text) => {
    expect(() => epochOf(text)).toThrow(RangeError);
  });
});

describe('addHours and compareInstants', () => {
  it('adds elapsed hours across a clock change and a new year', () => {
    expect(addHours('2026-10-24T22:00:00Z', 24)).toBe('2026-10-25T22:00:00.000Z');
    expect(addHours('2026-12-31T23:30:00Z', 1)).toBe('2027-01-01T00:30:00.000Z');
    expect(addHours('2028-03-01T00:00:00Z', -1)).toBe('2028-02-29T23:00:00.000Z');
  });

  it('treats two spellings of one instant as equal', () => {
    expect(compareInstants('2026-11-21T07:30:00Z', '2026-11-21T08:30:00.000+01:00')).toBe(0);
  });

  it('orders by time', () => {
    const whole = { min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true } as const;
    fc.assert(
      fc.property(fc.date(whole), fc.integer({ min: -10_000, max: 10_000 }), (date, hours) => {
        const instant = date.toISOString();
        expect(Math.sign(compareInstants(addHours(instant, hours), instant))).toBe(Math.sign(hours));
        expect(addHours(addHours(instant, hours), -hours)).toBe(instant);
      }),
    );
  });
});
