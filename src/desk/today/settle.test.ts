import { expect, it } from 'vitest';
import { settle } from './settle.ts';

const row = (key: string, text = '', group = 'today') => ({ key, text, group });

it('shows an unused list in its current state', () => {
  expect(settle(null, [row('b'), row('a')])).toEqual({
    rows: [
      { row: row('b'), isGone: false },
      { row: row('a'), isGone: false },
    ],
    waiting: [],
  });
});

it('moves nothing under the cursor: new rows wait, gone rows keep their place, and words are up to date', () => {
  const frozen = [row('a', 'old'), row('b'), row('c')];
  const fresh = [row('new'), row('c'), row('a', 'fresh')];
  expect(settle(frozen, fresh)).toEqual({
    rows: [
      { row: row('a', 'fresh'), isGone: false },
      { row: row('b'), isGone: true },
      { row: row('c'), isGone: false },
    ],
    waiting: [row('new')],
  });
});

it('keeps a row in its group while the list is in use, although it has become urgent', () => {
  const { rows } = settle([row('a', '', 'today')], [row('a', 'soon', 'now')]);
  expect(rows).toEqual([{ row: row('a', 'soon', 'today'), isGone: false }]);
  expect(settle(null, [row('a', 'soon', 'now')]).rows[0]?.row.group).toBe('now');
});
