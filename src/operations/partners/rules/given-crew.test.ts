import { describe, expect, it } from 'vitest';
import { crewAskedBy } from './given-crew.ts';

describe('the deadline for a partner’s crew', () => {
  // 08:00 in Amsterdam, on a Friday.
  const startsAt = '2026-12-04T07:00:00.000Z';

  it('is five in the afternoon of the previous day, in the office’s time zone', () => {
    expect(crewAskedBy(startsAt, '2026-12-01T09:00:00.000Z')).toEqual({ date: '2026-12-03', time: '17:00' });
    expect(crewAskedBy(startsAt, '2026-12-03T15:59:59.000Z')).toEqual({ date: '2026-12-03', time: '17:00' });
  });

  it('is immediate after that time, never in the past', () => {
    expect(crewAskedBy(startsAt, '2026-12-03T16:00:00.000Z')).toBeNull();
    expect(crewAskedBy(startsAt, '2026-12-04T05:00:00.000Z')).toBeNull();
  });
});
