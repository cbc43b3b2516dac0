import { expect, it } from 'vitest';
import { listIssues, typedFields } from './typed-fields.ts';

const fields = [
  { path: 'price', input: 'euro', value: '10', options: [] },
  { path: 'isOn', input: 'yes-no', value: 'yes', options: [] },
] as const;

it('a refused form shows what was typed, and an unticked box stays empty', () => {
  const answer = { problem: 'mistyped', typed: { price: 'x' }, issues: { price: 'must be number' } };
  expect(typedFields(fields, answer).map(({ value }) => value)).toEqual(['x', '']);
  expect(listIssues(answer)).toEqual([{ field: 'price', message: 'must be number' }]);
});

it('a saved or unsent form shows the stored values', () => {
  expect(typedFields(fields, undefined)).toBe(fields);
  expect(typedFields(fields, { problem: null, typed: {}, issues: {} })).toBe(fields);
  expect(listIssues(undefined)).toEqual([]);
});
