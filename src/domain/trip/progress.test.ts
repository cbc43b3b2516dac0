import { describe, expect, it } from 'vitest';
import { type CurrentStep, progressOf } from './progress.ts';

const statesAt = (current: CurrentStep) => progressOf({ current, blocked: false }).map(({ state }) => state);

describe('progressOf', () => {
  it('marks lower steps as done and the current one as active', () => {
    expect(statesAt(1)).toEqual(['active', 'upcoming', 'upcoming']);
    expect(statesAt(2)).toEqual(['done', 'active', 'upcoming']);
    expect(statesAt(3)).toEqual(['done', 'done', 'active']);
    expect(statesAt(4)).toEqual(['done', 'done', 'done']);
  });

  it('links finished and active steps unless blocked', () => {
    expect(progressOf({ current: 2, blocked: false }).map(({ isLink }) => isLink)).toEqual([true, true, false]);
    expect(progressOf({ current: 4, blocked: false }).map(({ isLink }) => isLink)).toEqual([true, true, true]);
    expect(progressOf({ current: 4, blocked: true }).map(({ isLink }) => isLink)).toEqual([false, false, false]);
  });

  it('names each step and its page', () => {
    expect(progressOf({ current: 1, blocked: false }).map(({ step, page }) => [step, page])).toEqual([
      [1, 'overview'],
      [2, 'contact-details'],
      [3, 'check-itinerary'],
    ]);
  });
});
