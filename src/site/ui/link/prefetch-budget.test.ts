import { describe, expect, it } from 'vitest';
import { createPrefetchBudget } from './prefetch-budget.ts';

describe('createPrefetchBudget', () => {
  it('grants as many addresses as its limit', () => {
    const take = createPrefetchBudget(2);
    expect(['/a', '/b', '/c'].map((address) => take('/', address))).toEqual([true, true, false]);
  });

  it('counts an address once', () => {
    const take = createPrefetchBudget(1);
    expect([take('/', '/a'), take('/', '/a')]).toEqual([true, true]);
  });

  it('starts afresh on another page', () => {
    const take = createPrefetchBudget(1);
    take('/', '/a');
    expect(take('/b', '/c')).toBe(true);
  });

  it('never fetches the page itself', () => {
    expect(createPrefetchBudget(1)('/a', '/a')).toBe(false);
  });
});
