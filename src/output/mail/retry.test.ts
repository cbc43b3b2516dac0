import { describe, expect, it } from 'vitest';
import { planRetry } from './retry.ts';

const pauses: number[] = [];
for (let attempt = 1, pause = planRetry(1); pause !== null; attempt += 1, pause = planRetry(attempt)) pauses.push(pause);

describe('planRetry', () => {
  it('begins at a minute and doubles', () => {
    expect(pauses.slice(0, 9)).toEqual([60, 120, 240, 480, 960, 1_920, 3_840, 7_680, 15_360]);
  });

  it('never pauses longer than six hours', () => {
    expect(pauses.slice(9).every((pause) => pause === 21_600)).toBe(true);
  });

  it('continues for thirty days, and not a pause longer', () => {
    const days = pauses.reduce((sum, pause) => sum + pause, 0) / 86_400;
    expect(days).toBeGreaterThan(29.7);
    expect(days).toBeLessThanOrEqual(30);
  });

  it('stays given up, however often it is asked', () => {
    expect(planRetry(pauses.length + 1)).toBeNull();
    expect(planRetry(1_000_000_000)).toBeNull();
  });

  it('treats a try that was never counted as the first', () => {
    expect(planRetry(0)).toBe(60);
  });
});
