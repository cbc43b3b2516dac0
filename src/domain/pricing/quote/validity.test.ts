import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addHours, compareInstants } from '#domain/calendar/instant.ts';
import { getQuoteLimits } from './quote-limits.ts';
import { findValidUntil, leadHours } from './validity.ts';

const now = '2026-11-21T10:00:00.000Z';
const limits = getQuoteLimits('2026-11-21');

describe('findValidUntil', () => {
  it.each([
    [30 * 24, 14 * 24],
    [30 * 24 - 0.5, 72],
    [7 * 24, 72],
    [7 * 24 - 0.5, 24],
    [48, 24],
    [47.5, 2],
    [3, 2],
    [2.5, 1.5],
    [0.5, -0.5],
  ])('%d hours ahead it holds %d hours', (lead, valid) => {
    expect(findValidUntil({ departure: addHours(now, lead), now, limits })).toBe(addHours(now, valid));
  });

  it('never extends into the last hour before departure', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), (lead) => {
        const departure = addHours(now, lead / 4);
        expect(compareInstants(findValidUntil({ departure, now, limits }), addHours(departure, -1))).toBeLessThanOrEqual(0);
      }),
    );
  });
});

describe('leadHours', () => {
  it('includes fractions of an hour, and is negative after departure', () => {
    expect(leadHours({ departure: '2026-11-22T10:30:00.000Z', now })).toBe(24.5);
    expect(leadHours({ departure: '2026-11-21T09:00:00.000Z', now })).toBe(-1);
  });
});
