import { expect, it } from 'vitest';
import { type Measured, readRows, toRow, writeRows } from './performance-table.ts';

const empty = 'Before.\n\n<!-- written by npm run bench -- --write -->\n<!-- end -->\n\nAfter.\n';
const goal = (benchmark: string, name: string, value: number, more: Partial<Measured> = {}): Measured => ({
  ...{ benchmark, name, value, unit: 'ms', bar: { most: 4 } },
  ...more,
});
const rowsOf = (...goals: readonly Measured[]) => goals.map((each) => toRow(each, '2026-11-28'));

it('writes rows into an empty document, and reads them again', () => {
  const written = writeRows(empty, rowsOf(goal('pages', 'a page', 3), goal('mail', 'a mail', 5, { note: 'a | b' })));
  expect(written).toContain('| mail | a mail | 5 ms | ≤ 4 | missed | a ∣ b | 2026-11-28 |');
  expect(written.startsWith('Before.\n') && written.endsWith('\nAfter.\n')).toBe(true);
  expect(readRows(written)).toEqual(rowsOf(goal('mail', 'a mail', 5, { note: 'a ∣ b' }), goal('pages', 'a page', 3)));
});

it('replaces all rows of a benchmark that ran, and keeps those of others', () => {
  const before = writeRows(empty, rowsOf(goal('pages', 'gone', 1), goal('mail', 'a mail', 3)));
  const after = readRows(writeRows(before, rowsOf(goal('pages', 'new', 2, { bar: null }))));
  expect(after.map(({ name }) => name)).toEqual(['a mail', 'new']);
  expect(after[1]?.cells).toEqual(['2 ms', '', '', '', '2026-11-28']);
});

it('writes the same document again for the same rows', () => {
  const rows = rowsOf(goal('pages', 'a page', 3), goal('pages', 'another', 3));
  const once = writeRows(empty, rows);
  expect(writeRows(once, rows)).toBe(once);
});

it('refuses a document without a place', () => {
  expect(() => readRows('nothing')).toThrow(RangeError);
});
