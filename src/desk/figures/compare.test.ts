import { expect, it } from 'vitest';
import { changeInPercent, changeInPoints } from './compare.ts';

it('a sum is compared in percent, and not with nothing', () => {
  expect(changeInPercent({ now: 114, before: 100 })).toEqual({ by: 14, isGood: true });
  expect(changeInPercent({ now: 90, before: 100 })).toEqual({ by: -10, isGood: false });
  expect(changeInPercent({ now: 90, before: 0 })).toBeNull();
  expect(changeInPercent({ now: null, before: 5 })).toBeNull();
});

it('a share is compared in points', () => {
  expect(changeInPoints({ now: 39, before: 36.4 })).toEqual({ by: 2.6, isGood: true });
  expect(changeInPoints({ now: 0, before: 3 })).toEqual({ by: -3, isGood: false });
  expect(changeInPoints({ now: 5, before: null })).toBeNull();
});
