import { describe, expect, it } from 'vitest';
import { illUntilEndOf } from './ill.ts';

const now = { date: '2026-12-05', time: '05:10' };
const at = (date: string, time: string) => ({ date, time });

describe('a driver who reports ill', () => {
  it('is absent from now until the end of the day of the duty', () => {
    const period = illUntilEndOf({ now, starts: at('2026-12-05', '06:30'), ends: at('2026-12-05', '17:15') });
    expect(period).toEqual({ fromDate: '2026-12-05', fromTime: '05:10', untilDate: '2026-12-05', untilTime: '' });
  });

  it('is absent until the last day of an overnight duty, even if already on the road', () => {
    const period = illUntilEndOf({ now, starts: at('2026-12-04', '22:00'), ends: at('2026-12-06', '02:00') });
    expect(period).toEqual({ fromDate: '2026-12-05', fromTime: '05:10', untilDate: '2026-12-06', untilTime: '' });
  });

  it('keeps earlier duties before a duty on another day', () => {
    const period = illUntilEndOf({ now, starts: at('2026-12-08', '06:30'), ends: at('2026-12-08', '17:15') });
    expect(period).toEqual({ fromDate: '2026-12-08', fromTime: '', untilDate: '2026-12-08', untilTime: '' });
  });
});
