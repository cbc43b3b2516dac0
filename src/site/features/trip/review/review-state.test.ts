import { describe, expect, it } from 'vitest';
import { reviewStateOf } from './review-state.ts';

const yes = { allowed: true, reason: null };
const no = (reason: string) => ({ allowed: false, reason });

describe('the review of a trip', () => {
  it.each([
    [{ canReview: yes, hasReview: false }, 'open'],
    [{ canReview: yes, hasReview: true }, 'reviewed'],
    [{ canReview: no('not-driven'), hasReview: false }, 'too-early'],
    [{ canReview: no('not-priced'), hasReview: false }, 'not-booked'],
    [{ canReview: no('cancelled'), hasReview: false }, 'refused'],
    [{ canReview: no('cancelled'), hasReview: true }, 'reviewed'],
  ] as const)('%j is %s', (travel, state) => {
    expect(reviewStateOf(travel)).toBe(state);
  });
});
