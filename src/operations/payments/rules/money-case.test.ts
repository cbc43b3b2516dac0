import { expect, it } from 'vitest';
import { findUnusual } from './money-case.ts';

const usual = { cents: 100, outstandingCents: 100, isCancelled: false, paid: [] };

it.each([
  ['what is due', {}, null],
  ['a part of it', { cents: 40 }, null],
  ['a second part of the same amount', { cents: 50, outstandingCents: 50, paid: [50] }, null],
  ['more than is due', { cents: 101 }, 'overpaid'],
  ['the same again', { outstandingCents: 0, paid: [100] }, 'paid-twice'],
  ['something for a trip that is paid', { outstandingCents: 0, paid: [60, 40] }, 'overpaid'],
  ['something for a cancelled trip', { outstandingCents: 0, isCancelled: true, paid: [100] }, 'after-cancelling'],
  ['the fee of a cancelled trip', { isCancelled: true }, null],
] as const)('%s', (_name, changes, expected) => {
  expect(findUnusual({ ...usual, ...changes })).toBe(expected);
});
