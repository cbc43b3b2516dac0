import { describe, expect, it } from 'vitest';
import { illUntilEndOf } from './ill.ts';

const now = { date: '2026-12-05', time: '05:10' };
const at = (date: string, time: string) => ({ date, time });

describe('who calls in ill', () => {
  it('is away from now until the end of the day of his duty', () => {
    const period = illUntilEndOf({ now, starts: at('2026-12-05', '06:30'), ends: at('2026-12-05', '17:15') });
    expect(period).toEqual({ fromDate: '2026-12-05', fromTime: '05:10', untilDate: '2026-12-05', untilTime: '' });
  });

  it('is away to the last day of a duty over night, also where he is on the road already', () => {
    const period = illUntilEndOf({ now, starts: at('2026-12-04', '22:00'), ends: at('2026-12-06', '02:00') });
    expect(period).toEqual({ fromDate: '2026-12-05', fromTime: '05:10', untilDate: '2026-12-06', untilTime: '' });
  });

  it('drives what he has before a duty on another day', () => {
    const period = illUntilEndOf({ now, starts: at('2026-12-08', '06:30'), ends: at('2026-12-08', '17:15') });
    expect(period).toEqual({ fromDate: '2026-12-08', fromTime: '', untilDate: '2026-12-08', untilTime: '' });
  });
});
