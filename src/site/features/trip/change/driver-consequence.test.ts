import { expect, it } from 'vitest';
import { consequenceOf } from './driver-consequence.ts';

const reason = { key: 'driving-rules', values: [{ name: 'limit', value: 'shift' }] };
const secondDriver = { kind: 'second-driver', reason };
const quoteOf = (drivers: number, vehicles = 1) => ({
  vehicles: Array.from({ length: vehicles }, () => 'coachHire'),
  crew: { drivers },
  lines: drivers > vehicles ? [{ kind: 'vehicle', reason: null }, secondDriver] : [{ kind: 'vehicle', reason: null }],
});

it.each([
  ['becomes needed, by its rule', 1, quoteOf(2), { consequence: 'second', reason }],
  ['stays needed, by its rule', 2, quoteOf(2), { consequence: 'stillSecond', reason }],
  ['is needed no more', 2, quoteOf(1), { consequence: 'one', reason: null }],
  ['is still not needed', 1, quoteOf(1), { consequence: 'stillOne', reason: null }],
  ['comes with a second coach, by no rule', 1, quoteOf(2, 2), { consequence: null, reason: null }],
])('a second driver %s', (_what, driversBefore, quote, expected) => {
  expect(consequenceOf({ driversBefore, quote })).toEqual(expected);
});
