import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardSpanOf, midnightsOf, shareOfSpan } from './board-clock.ts';

const spanOf = (day: string, days: number) => boardSpanOf(midnightsOf(day, days));
const hourOf = (instant: string, day: string, days = 1) => Math.round(shareOfSpan(instant, spanOf(day, days)) * days * 24 * 60) / 60;

describe('the clock of the board', () => {
  it('has days from midnight to midnight, of 23, 24 and 25 hours', () => {
    expect(midnightsOf('2026-11-24', 1)).toEqual({ from: '2026-11-23T23:00:00.000Z', until: '2026-11-24T23:00:00.000Z' });
    expect(midnightsOf('2026-10-25', 1)).toEqual({ from: '2026-10-24T22:00:00.000Z', until: '2026-10-25T23:00:00.000Z' });
    expect(midnightsOf('2027-03-28', 1)).toEqual({ from: '2027-03-27T23:00:00.000Z', until: '2027-03-28T22:00:00.000Z' });
    expect(midnightsOf('2026-10-24', 7).until).toBe('2026-10-30T23:00:00.000Z');
  });

  it('puts a start at eight at eight, on the day of a clock change as on any other', () => {
    expect(hourOf('2026-11-24T07:00:00.000Z', '2026-11-24')).toBe(8);
    expect(hourOf('2026-10-25T07:00:00.000Z', '2026-10-25')).toBe(8);
    expect(hourOf('2027-03-28T06:00:00.000Z', '2027-03-28')).toBe(8);
    expect(hourOf('2026-10-27T07:00:00.000Z', '2026-10-24', 7)).toBe(3 * 24 + 8);
    expect(hourOf('2027-03-28T22:00:00.000Z', '2027-03-28')).toBe(24);
  });

  it('draws a duty through the night of a change by the clock: five in the afternoon to half past five', () => {
    // 31 October 2027: the clock goes back from 03:00 to 02:00, so twelve and a half hours of clock time last thirteen and a half.
    const day = '2027-10-30';
    expect(hourOf('2027-10-30T15:00:00.000Z', day, 2)).toBe(17);
    expect(hourOf('2027-10-31T04:30:00.000Z', day, 2)).toBe(24 + 5.5);
  });

  it('never goes back, not in the hour that comes twice', () => {
    const days = fc.constantFrom('2026-10-24', '2026-10-25', '2027-03-27', '2027-03-28', '2026-11-24');
    const minute = fc.integer({ min: -100, max: 3_100 });
    fc.assert(
      fc.property(days, minute, minute, (day, one, other) => {
        const span = spanOf(day, 2);
        const at = (minutes: number) => shareOfSpan(new Date(Date.parse(span.from) + minutes * 60_000).toISOString(), span);
        expect(at(Math.max(one, other))).toBeGreaterThanOrEqual(at(Math.min(one, other)));
      }),
    );
  });
});

describe('the nights of the board', () => {
  const nightOf = (instant: string, day: string, nights: number) =>
    shareOfSpan(instant, boardSpanOf(midnightsOf(day, nights + 1), nights)) * nights * 12;

  it('are beside each other, from eight to eight, and the days between them have no width', () => {
    expect(nightOf('2026-11-26T19:00:00.000Z', '2026-11-26', 3)).toBe(0);
    expect(nightOf('2026-11-26T23:00:00.000Z', '2026-11-26', 3)).toBe(4);
    expect(nightOf('2026-11-27T07:00:00.000Z', '2026-11-26', 3)).toBe(12);
    expect(nightOf('2026-11-27T15:00:00.000Z', '2026-11-26', 3)).toBe(12);
    expect(nightOf('2026-11-28T01:00:00.000Z', '2026-11-26', 3)).toBe(12 + 6);
    expect(nightOf('2026-11-26T12:00:00.000Z', '2026-11-26', 3)).toBe(0);
    expect(nightOf('2026-11-29T07:00:00.000Z', '2026-11-26', 3)).toBe(36);
  });

  it('have twelve hours of clock time in the night of a change too', () => {
    expect(nightOf('2027-03-28T06:00:00.000Z', '2027-03-27', 1)).toBe(12);
    expect(nightOf('2027-10-31T07:00:00.000Z', '2027-10-30', 1)).toBe(12);
    expect(nightOf('2027-03-28T01:00:00.000Z', '2027-03-27', 1)).toBe(7);
  });
});
