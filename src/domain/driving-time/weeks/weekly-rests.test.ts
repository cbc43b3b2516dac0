import { describe, expect, it } from 'vitest';
import { drivingRulesFor } from '../rules.ts';
import { restedDriver } from './driver-history.ts';
import { findWeeklyRests, listOwedRests } from './weekly-rests.ts';

const { week } = drivingRulesFor({ seats: 50, date: '2026-11-21' });
const day = 24 * 60;

function rulesWithHistory(history = restedDriver) {
  return { week, history };
}

/** Duties of ten hours, each followed by a rest of this many hours. */
function duties(restHours: readonly number[]) {
  let startMinute = 0;
  return [...restHours, null].map((rest) => {
    const duty = { startMinute, spanMinutes: 600, restAfterMinutes: rest === null ? null : rest * 60, restInterruptionMinutes: 0 };
    startMinute += 600 + (rest ?? 0) * 60;
    return duty;
  });
}

const nights = (count: number) => Array.from({ length: count }, () => 14);

describe('weekly rests (561/2006 art. 8(6), 8(6a))', () => {
  it('requires none within six days', () => {
    expect(findWeeklyRests(duties(nights(5)), rulesWithHistory())).toMatchObject({ overMinutes: 0, twelveDayRule: false });
  });

  it('allows one occasional service of twelve days', () => {
    expect(findWeeklyRests(duties(nights(11)), rulesWithHistory())).toMatchObject({
      overMinutes: 0,
      twelveDayRule: true,
      limitMinutes: 12 * day,
    });
    expect(findWeeklyRests(duties(nights(12)), rulesWithHistory())).toMatchObject({ overMinutes: 10 * 60, twelveDayRule: true });
  });

  it('returns the compensation owed for a reduced rest, and none for a regular one', () => {
    expect(findWeeklyRests(duties([...nights(5), 30, ...nights(5)]), rulesWithHistory())).toMatchObject({
      overMinutes: 0,
      twelveDayRule: false,
      compensationMinutes: 15 * 60,
    });
    expect(findWeeklyRests(duties([...nights(5), 45, ...nights(5)]), rulesWithHistory())).toMatchObject({
      overMinutes: 0,
      compensationMinutes: 0,
    });
  });

  it('does not allow two reduced rests in a row', () => {
    const tour = duties([...nights(5), 24, ...nights(5), 24, ...nights(5)]);
    expect(findWeeklyRests(tour, rulesWithHistory()).overMinutes).toBeGreaterThan(0);
    const regular = duties([...nights(5), 24, ...nights(5), 45, ...nights(5)]);
    expect(findWeeklyRests(regular, rulesWithHistory()).overMinutes).toBe(0);
  });

  it('counts the days since the last weekly rest, and asks for a regular one before twelve days', () => {
    const since = { ...restedDriver, sinceWeeklyRestMinutes: 3 * day };
    expect(findWeeklyRests(duties(nights(3)), rulesWithHistory(since))).toMatchObject({
      overMinutes: 10 * 60 - 10 * 60,
      twelveDayRule: true,
    });
    const reduced = { ...since, weeklyRestMinutes: 24 * 60 };
    expect(findWeeklyRests(duties(nights(3)), rulesWithHistory(reduced))).toMatchObject({ overMinutes: 10 * 60, twelveDayRule: false });
  });

  it('allows no reduced rest after the reduced one before the trip', () => {
    const tour = duties([...nights(3), 30, ...nights(3)]);
    const afterRest = (weeklyRestMinutes: number) => rulesWithHistory({ ...restedDriver, weeklyRestMinutes });
    expect(findWeeklyRests(tour, afterRest(45 * 60))).toMatchObject({ overMinutes: 0, compensationMinutes: 15 * 60 });
    expect(findWeeklyRests(tour, afterRest(30 * 60)).overMinutes).toBeGreaterThan(0);
  });

  it('requires a second rest after twelve days, whose reduction must be compensated', () => {
    const tour = (rest: number) => duties([...nights(9), rest, ...nights(2)]);
    expect(findWeeklyRests(tour(50), rulesWithHistory())).toMatchObject({ overMinutes: 0, restAfterTwelveMinutes: 50 * 60 });
    expect(findWeeklyRests(duties(nights(9)), rulesWithHistory())).toMatchObject({ restAfterTwelveMinutes: null });
    // Ten days: nine nights of 14 hours, nine days of ten, and the last day.
    const ended = 9 * day + 600;
    expect(listOwedRests(tour(70), rulesWithHistory())).toEqual([{ since: ended, minutes: 20 * 60 }]);
    expect(listOwedRests(tour(90), rulesWithHistory())).toEqual([]);
  });

  it('takes no rest that a ferry interrupts as a weekly one', () => {
    const tour = duties([...nights(5), 45, ...nights(7)]).map((duty) => ({ ...duty, restInterruptionMinutes: 20 }));
    expect(findWeeklyRests(tour, rulesWithHistory()).overMinutes).toBeGreaterThan(0);
  });

  it('returns nothing for no duties', () => {
    expect(findWeeklyRests([], rulesWithHistory())).toMatchObject({ overMinutes: 0, stretchMinutes: 0 });
  });
});
