import { expect, it } from 'vitest';
import { chooseLine } from './choose-line.ts';

const line = (key: string) => ({ key });
const nothing = { row: null, index: 0, isGone: false };
const shown = (key: string, index: number) => ({ row: line(key), index, isGone: false });
const lines = ['a', 'b', 'c'].map(line);

it('begins with the line of the address, else with the first', () => {
  expect(chooseLine({ lines, named: 'b', before: nothing, hasActed: false })).toEqual(shown('b', 1));
  expect(chooseLine({ lines, named: null, before: nothing, hasActed: false })).toEqual(shown('a', 0));
  expect(chooseLine({ lines, named: 'gone', before: nothing, hasActed: false })).toEqual(shown('a', 0));
  expect(chooseLine({ lines: [], named: null, before: nothing, hasActed: false })).toEqual(nothing);
});

it('keeps the shown line when a new one appears above it', () => {
  expect(chooseLine({ lines: [line('new'), ...lines], named: null, before: shown('a', 0), hasActed: false })).toEqual(shown('a', 1));
});

it('shows the next after a line is done, or the last one at the end', () => {
  const without = (key: string) => lines.filter((each) => each.key !== key);
  expect(chooseLine({ lines: without('b'), named: 'b', before: shown('b', 1), hasActed: true })).toEqual(shown('c', 1));
  expect(chooseLine({ lines: without('c'), named: 'c', before: shown('c', 2), hasActed: true })).toEqual(shown('b', 1));
  expect(chooseLine({ lines: [], named: 'c', before: shown('c', 2), hasActed: true })).toEqual(nothing);
});

it('keeps a line that a colleague did while it is read, until another is chosen', () => {
  const rest = lines.filter(({ key }) => key !== 'b');
  const gone = { ...shown('b', 1), isGone: true };
  expect(chooseLine({ lines: rest, named: null, before: shown('b', 1), hasActed: false })).toEqual(gone);
  expect(chooseLine({ lines: rest, named: 'b', before: gone, hasActed: false })).toEqual(gone);
  expect(chooseLine({ lines: rest, named: 'c', before: gone, hasActed: false })).toEqual(shown('c', 1));
});
