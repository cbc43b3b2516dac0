import { describe, expect, it } from 'vitest';
import { nextTryIn, statusAfter } from './e-invoice.ts';

describe('nextTryIn', () => {
  it('waits twice as long each time, at most six hours', () => {
    const waits = [1, 2, 3, 9, 10, 40].map((tries) => nextTryIn({ tries, ageSeconds: 0 }));
    expect(waits).toEqual([60, 120, 240, 15_360, 21_600, 21_600]);
  });

  it('waits as long as the service asks', () => {
    expect(nextTryIn({ tries: 1, ageSeconds: 0 }, 900)).toBe(900);
    expect(nextTryIn({ tries: 5, ageSeconds: 0 }, 10)).toBe(960);
  });

  it('gives up after three days', () => {
    expect(nextTryIn({ tries: 20, ageSeconds: 259_199 })).toBe(21_600);
    expect(nextTryIn({ tries: 20, ageSeconds: 259_200 })).toBeNull();
  });
});

describe('statusAfter', () => {
  it('takes the last answer, but a refusal stays', () => {
    expect([statusAfter('sent', 'delivered'), statusAfter('delivered', 'refused')]).toEqual(['delivered', 'refused']);
    expect(statusAfter('refused', 'delivered')).toBe('refused');
  });
});
