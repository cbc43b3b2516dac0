import { describe, expect, it } from 'vitest';
import { judgeMerge, judgeSplit } from './move-people.ts';

const one = { id: 'one', version: 3, mergedInto: null };
const other = { id: 'other', version: 1, mergedInto: null };

describe('merging two records', () => {
  it.each([
    [
      { from: one, to: other },
      { from: 3, to: 1 },
      { ok: true, value: true },
    ],
    [
      { from: one, to: other },
      { from: 2, to: 1 },
      { ok: false, failure: 'customer-changed' },
    ],
    [
      { from: one, to: other },
      { from: 3, to: 2 },
      { ok: false, failure: 'customer-changed' },
    ],
    [
      { from: one, to: one },
      { from: 3, to: 3 },
      { ok: false, failure: 'same-customer' },
    ],
    [
      { from: null, to: other },
      { from: 3, to: 1 },
      { ok: false, failure: 'gone' },
    ],
    [
      { from: { ...one, mergedInto: 'x' }, to: other },
      { from: 3, to: 1 },
      { ok: false, failure: 'gone' },
    ],
    [
      { from: one, to: { ...other, mergedInto: 'x' } },
      { from: 3, to: 1 },
      { ok: false, failure: 'gone' },
    ],
  ])('judges %j as seen %j', (records, seen, judged) => {
    expect(judgeMerge(records, seen)).toEqual(judged);
  });
});

describe('splitting a record', () => {
  it.each([
    [['a', 'b'], ['b'], { ok: true, value: ['b'] }],
    [['a', 'b'], ['c'], { ok: false, failure: 'nobody-chosen' }],
    [['a', 'b'], [], { ok: false, failure: 'nobody-chosen' }],
    [['a', 'b'], ['a', 'b', 'c'], { ok: false, failure: 'nobody-stays' }],
  ])('of %j, %j going', (people, chosen, judged) => {
    expect(judgeSplit(people, chosen)).toEqual(judged);
  });
});
