import { describe, expect, it } from 'vitest';
import { mostWorkAroundNight } from './night-work.ts';
import { planDrivers } from './plan-drivers.ts';
import { drivingRulesFor } from './rules.ts';
import { findBrokenDays } from './testing/check-days.ts';
import { type CheckedEntry, findBrokenRules } from './testing/check-plan.ts';
import { parseEvents } from './testing/parse-events.ts';

const night = { fromMinute: 60, untilMinute: 300 };
const rules = drivingRulesFor({ seats: 50, date: '2026-11-21' });

describe('work around a night', () => {
  /** From 20:00. */
  const most = (...stretches: readonly (readonly [from: number, minutes: number])[]) =>
    mostWorkAroundNight(
      stretches.map(([startMinute, minutes]) => ({ startMinute, minutes })),
      { night, startMinuteOfDay: 20 * 60 },
    );

  it('is zero if nobody works at night', () => {
    expect(most([0, 300], [540, 600])).toBeNull();
  });

  it('is the work within one duty', () => {
    expect(most([0, 301], [540, 100])).toBe(401);
  });

  it('adds the work after a rest that ends within the same 24 hours', () => {
    // 432 minutes until 03:57 and a rest of 11 h 45. Of the work after it, 308 minutes lie within 24 hours of the start.
    expect(most([0, 432], [1_132, 200])).toBe(632);
    expect(most([0, 432], [1_132, 400])).toBe(740);
  });

  it('omits work that is a day apart', () => {
    expect(most([0, 432], [1_872, 400])).toBe(432);
  });

  it('sees the night before a duty of the day as well as the one after it', () => {
    expect(most([360, 200], [1_260, 500])).toBe(700);
    expect(most([-700, 500], [360, 200])).toBe(700);
  });
});

describe('a driver with night work', () => {
  const alone = parseEvents('W15 D15 W15 D200 F45 D142 W15 F690 W15 D240 F45 D60 W15');

  it('has ten hours in 24, also over a rest of eleven hours (2002/15 art. 7)', () => {
    const byNight = planDrivers(alone, rules, { startMinuteOfDay: 20 * 60 });
    expect(byNight.drivers).toBe(2);
    expect(byNight.reasons).toContainEqual(expect.objectContaining({ limit: 'night-work', duty: 1 }));
    expect(planDrivers(alone, rules, { startMinuteOfDay: 11 * 60 }).drivers).toBe(1);
  });

  it('may go on when the 24 hours are over', () => {
    const later = parseEvents('W15 D15 W15 D200 F45 D142 W15 F1100 W15 D240 F45 D60 W15');
    expect(planDrivers(later, rules, { startMinuteOfDay: 20 * 60 }).drivers).toBe(1);
  });
});

describe('the second checker of days', () => {
  const entry = (kind: string, startMinute: number, minutes: number): CheckedEntry => ({ kind, startMinute, minutes, isCrewed: false });
  const brokenIn = (country: string, entries: readonly CheckedEntry[], startMinuteOfDay = 8 * 60) =>
    findBrokenDays(entries, { startMinuteOfDay, country }).map(({ rule }) => rule);

  it('finds the night work of one duty and of two duties', () => {
    const long = [entry('work', 0, 300), entry('free', 300, 60), entry('work', 360, 301)];
    expect([brokenIn('NL', long, 20 * 60), brokenIn('NL', long)]).toEqual([['night work'], []]);
    const two = [entry('work', 0, 432), entry('rest', 432, 700), entry('work', 1_132, 300)];
    expect([brokenIn('NL', two, 20 * 60), brokenIn('NL', two, 11 * 60)]).toEqual([['night work'], []]);
    expect(findBrokenRules(two).map(({ rule }) => rule)).toEqual(['2002/15 art. 5', '2002/15 art. 5, six hours']);
  });

  it('finds more than ten hours of a German or French day', () => {
    const day = [entry('work', 0, 300), entry('free', 300, 180), entry('work', 480, 301)];
    expect([brokenIn('NL', day), brokenIn('DE', day), brokenIn('FR', day)]).toEqual([[], ['DE: ten hours a day'], ['FR: ten hours a day']]);
  });

  it('counts a German day from its start, over a rest', () => {
    const two = [entry('work', 0, 420), entry('rest', 420, 600), entry('work', 1_020, 300)];
    expect([brokenIn('DE', two, 13 * 60), brokenIn('FR', two, 13 * 60)]).toEqual([['DE: ten hours a day'], []]);
  });

  it.each([
    [720, 0, []],
    [721, 0, ['FR: amplitude']],
    [840, 180, []],
    [841, 180, ['FR: amplitude']],
  ])('finds a French span of %d minutes with a stop of %d', (span, stop, expected) => {
    const short = stop === 0 ? 100 : stop;
    const rest = span - 60 - short;
    const stops = Math.ceil(rest / 100);
    const waits = Array.from({ length: stops }, (_, index) => [
      entry('free', 30 + short + index * (rest / stops), rest / stops - 1),
      entry('work', 30 + short + (index + 1) * (rest / stops) - 1, 1),
    ]).flat();
    expect(brokenIn('FR', [entry('work', 0, 30), entry('free', 30, short), ...waits, entry('work', span - 30, 30)])).toEqual(expected);
  });
});
