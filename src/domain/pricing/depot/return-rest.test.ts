import { describe, expect, it } from 'vitest';
import { planReturnRest } from './return-rest.ts';

/** When the crew leaves (UTC) after an arrival in winter, an hour behind Amsterdam time. */
function leavesAfter(arrival: string): string {
  const minute = Date.parse(arrival) / 60_000;
  const rest = planReturnRest({ arrival: minute, timeZone: 'Europe/Amsterdam', date: '2026-12-01' });
  return new Date((minute + rest) * 60_000).toISOString().slice(5, 16);
}

describe('planReturnRest', () => {
  it.each([
    ['2026-12-01T15:00Z', '12-02T05:00'],
    ['2026-12-01T10:00Z', '12-02T05:00'],
    ['2026-12-01T20:00Z', '12-02T08:30'],
    ['2026-12-01T05:00Z', '12-01T17:30'],
    ['2026-12-01T08:30Z', '12-01T21:00'],
    ['2026-12-01T08:31Z', '12-02T05:00'],
  ])('of an arrival at %s ends at %s: eleven hours and the breaks at least, and never in the night', (arrival, leaves) => {
    expect(leavesAfter(arrival)).toBe(leaves);
  });
});
