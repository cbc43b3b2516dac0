import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toLocal } from '#domain/calendar/zoned.ts';
import { createLocalClock } from './local-clock.ts';

const minuteOf = (instant: string) => Date.parse(instant) / 60_000;

describe('createLocalClock', () => {
  it('changes to summer time and back within the minute', () => {
    const clock = createLocalClock('Europe/Amsterdam');
    expect(clock(minuteOf('2027-03-28T00:59Z'))).toEqual({ date: '2027-03-28', time: '01:59' });
    expect(clock(minuteOf('2027-03-28T01:00Z'))).toEqual({ date: '2027-03-28', time: '03:00' });
    expect(clock(minuteOf('2026-10-25T00:59Z'))).toEqual({ date: '2026-10-25', time: '02:59' });
    expect(clock(minuteOf('2026-10-25T01:00Z'))).toEqual({ date: '2026-10-25', time: '02:00' });
  });

  it('agrees with the calendar, at any minute', () => {
    const clocks = ['Europe/London', 'Europe/Madrid', 'Atlantic/Canary', 'Australia/Lord_Howe'].map(
      (zone) => [zone, createLocalClock(zone)] as const,
    );
    fc.assert(
      fc.property(fc.integer({ min: minuteOf('2026-01-01T00:00Z'), max: minuteOf('2029-01-01T00:00Z') }), (minute) => {
        const instant = new Date(minute * 60_000).toISOString();
        for (const [zone, clock] of clocks) expect(clock(minute)).toEqual(toLocal(instant, zone));
      }),
    );
  });
});
