import { expect, it } from 'vitest';
import type { CapacityDay } from '#operations/capacity/rules/capacity.ts';
import { levelOf } from './level-of.ts';

function at(free: number, change: Partial<CapacityDay> = {}): CapacityDay {
  const sums = { own: 8, allotted: 2, partners: 0, placed: 0, bookedOpen: 0, held: 0, buffer: 0 };
  return { region: 'NL Utrecht', class: 'coachHire', day: '2026-12-01', ...sums, free, isStopped: false, isCounted: true, ...change };
}

it('a day has plenty from 60 % on, its last ones under 25 %, and none at zero or below', () => {
  const levels = [10, 6, 5, 3, 2, 1, 0, -1].map((free) => levelOf(at(free)));
  expect(levels).toEqual(['plenty', 'plenty', 'some', 'some', 'last', 'last', 'none', 'none']);
});

it('a stop takes precedence, and uncounted vehicles have no limit', () => {
  expect(levelOf(at(10, { isStopped: true }))).toBe('stopped');
  expect(levelOf(at(0, { isStopped: true, isCounted: false }))).toBe('stopped');
  expect(levelOf(at(0, { isCounted: false }))).toBe('unlimited');
});
