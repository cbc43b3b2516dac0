import { expect, it } from 'vitest';
import { describeDifference } from './describe-difference.ts';

it('names the values that differ, and nothing else', () => {
  const before = { name: 'Jan', phone: '+31', languages: ['nl'], leftOn: null };
  expect(describeDifference(before, { ...before, phone: '+32', leftOn: '2026-12-01' })).toEqual({
    before: '+31',
    after: '+32, 2026-12-01',
  });
  expect(describeDifference(before, { ...before, languages: ['nl', 'de'] })).toEqual({ before: 'nl', after: 'nl, de' });
  expect(describeDifference(before, { ...before })).toEqual({ before: '', after: '' });
});

it('names added and removed values', () => {
  expect(describeDifference({}, { one: 'code 95' })).toEqual({ before: '', after: 'code 95' });
  expect(describeDifference({ one: 'code 95' }, {})).toEqual({ before: 'code 95', after: '' });
});
