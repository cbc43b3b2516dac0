import { expect, it } from 'vitest';
import { readWhole } from './read-whole.ts';

it.each([
  ['0', 0],
  [' 12 ', 12],
  ['999999999', 999_999_999],
  [7, 7],
])('%j is %d', (text, number) => {
  expect(readWhole(text)).toBe(number);
});

it.each(['', 'x', '-1', '1.5', '1e9', '1e999', '99999999999999999999', 'NaN', '٣', null, undefined, {}])('%j is not a number', (text) => {
  expect(readWhole(text)).toBeNull();
});
