import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { offsetAt, steadyOffset } from './zone-offset.ts';

const hour = 3_600_000;
const zones = fc.constantFrom('Europe/Amsterdam', 'Europe/London', 'Atlantic/Canary', 'Europe/Istanbul', 'Europe/Moscow');

describe('offsetAt', () => {
  it.each([
    ['2027-03-28T00:59:59.999Z', 1],
    ['2027-03-28T01:00:00.000Z', 2],
    ['2027-10-31T00:59:59.999Z', 2],
    ['2027-10-31T01:00:00.000Z', 1],
  ])('changes at the very moment: %s', (instant, hours) => {
    expect(offsetAt(Date.parse(instant), 'Europe/Amsterdam')).toBe(hours * hour);
  });

  it('agrees with the calendar in any order of calls', () => {
    const moments = fc.date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moments, zones, (moment, zone) => {
        const zoned = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(zone);
        expect(offsetAt(moment.getTime(), zone)).toBe(zoned.offsetNanoseconds / 1_000_000);
      }),
      { numRuns: 300 },
    );
  });

  it('throws at a zone that does not exist', () => {
    expect(() => offsetAt(0, 'Europe/Atlantis')).toThrow(RangeError);
  });
});

describe('steadyOffset', () => {
  it.each([
    ['2027-03-27T01:00:00Z', null],
    ['2027-03-28T02:30:00Z', null],
    ['2027-03-29T01:00:00Z', null],
    ['2027-03-25T12:00:00Z', hour],
    ['2027-03-31T12:00:00Z', 2 * hour],
  ])('is none about a change: %s', (clock, offset) => {
    expect(steadyOffset(Date.parse(clock), 'Europe/Amsterdam')).toBe(offset);
  });
});
