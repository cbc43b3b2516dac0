import { describe, expect, it } from 'vitest';
import { crewAskedBy } from './given-crew.ts';

describe('until when a partner says who comes', () => {
  // 08:00 in Amsterdam, on a Friday.
  const startsAt = '2026-12-04T07:00:00.000Z';

  it('is five in the afternoon of the day before, by the office’s clock', () => {
    expect(crewAskedBy(startsAt, '2026-12-01T09:00:00.000Z')).toEqual({ date: '2026-12-03', time: '17:00' });
    expect(crewAskedBy(startsAt, '2026-12-03T15:59:59.000Z')).toEqual({ date: '2026-12-03', time: '17:00' });
  });

  it('is at once from that moment on, never a moment that is over', () => {
    expect(crewAskedBy(startsAt, '2026-12-03T16:00:00.000Z')).toBeNull();
    expect(crewAskedBy(startsAt, '2026-12-04T05:00:00.000Z')).toBeNull();
  });
});
