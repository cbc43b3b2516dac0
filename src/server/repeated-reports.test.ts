import { expect, it } from 'vitest';
import { createRepeatedReports } from './repeated-reports.ts';

it('reports a failure at once, by name, and again after an hour or after a success', () => {
  let now = 5;
  const reports = createRepeatedReports(() => now);
  const say = (name: string) => reports.isToBeSaid(name);
  expect([say('expire'), say('expire'), say('complete')]).toEqual([true, false, true]);
  now += 3_599_999;
  expect(say('expire')).toBe(false);
  now += 1;
  expect([say('expire'), say('expire')]).toEqual([true, false]);
  reports.forget('expire');
  expect(say('expire')).toBe(true);
});
