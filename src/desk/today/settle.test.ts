import { expect, it } from 'vitest';
import { settle } from './settle.ts';

const row = (key: string, text = '') => ({ key, text });

it('shows a list that nobody is on as it is now', () => {
  expect(settle(null, [row('b'), row('a')])).toEqual({
    rows: [
      { row: row('b'), isGone: false },
      { row: row('a'), isGone: false },
    ],
    waiting: [],
  });
});

it('moves nothing under the cursor: new rows wait, gone rows keep their place, and words are up to date', () => {
  const held = [row('a', 'old'), row('b'), row('c')];
  const fresh = [row('new'), row('c'), row('a', 'fresh')];
  expect(settle(held, fresh)).toEqual({
    rows: [
      { row: row('a', 'fresh'), isGone: false },
      { row: row('b'), isGone: true },
      { row: row('c'), isGone: false },
    ],
    waiting: [row('new')],
  });
});
