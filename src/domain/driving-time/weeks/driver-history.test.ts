import { describe, expect, it } from 'vitest';
import { planDrivers } from '../plan-drivers.ts';
import { drivingRulesFor } from '../rules.ts';
import { parseEvents } from '../testing/parse-events.ts';
import { type DriverHistory, restedDriver } from './driver-history.ts';

const rules = drivingRulesFor({ seats: 50, date: '2026-11-21' });

function planAfter(history: Partial<DriverHistory>, notation = 'W15 D560 W15') {
  return planDrivers(parseEvents(notation), rules, { history: { ...restedDriver, ...history } });
}

describe('planDrivers with the driver’s earlier work', () => {
  it('equals the plan of a rested driver if no history is known', () => {
    const events = parseEvents('W15 D560 W15');
    expect(planDrivers(events, rules)).toEqual(planDrivers(events, rules, { history: restedDriver }));
  });

  it('does not allow a third ten-hour day', () => {
    expect(planAfter({ tenHourDays: 1 }).drivers).toBe(1);
    expect(planAfter({ tenHourDays: 2 })).toMatchObject({ drivers: 2, reasons: [{ limit: 'daily-driving', minutes: 20 }] });
  });

  it('does not allow a fourth reduced rest', () => {
    const long = 'W15 D100 F160 W300 F100 D100 W20';
    expect(planAfter({ reducedRests: 2 }, long).duties[0]?.rest.kind).toBe('reduced');
    expect(planAfter({ reducedRests: 3 }, long).duties[0]?.rest.kind).not.toBe('reduced');
  });

  it('adds the driving of this week and the last', () => {
    expect(planAfter({ drivingThisWeekMinutes: 46 * 60 }).relief).toBe(false);
    expect(planAfter({ drivingThisWeekMinutes: 47 * 60 }, 'D560').reasons).toMatchObject([
      { limit: 'weekly-driving', minutes: 20, duty: null },
    ]);
    const fortnight = planAfter({ drivingThisWeekMinutes: 30 * 60, drivingLastWeekMinutes: 55 * 60 }, 'D320');
    expect(fortnight.reasons).toMatchObject([{ limit: 'fortnight-driving', minutes: 20 }]);
    expect(fortnight).toMatchObject({ drivers: 2, relief: false });
  });

  it('adds the work of this week', () => {
    expect(planAfter({ workThisWeekMinutes: 55 * 60 }, 'W310').reasons).toMatchObject([{ limit: 'weekly-work', minutes: 10 }]);
  });

  it('requires a rest before the trip', () => {
    expect(planAfter({ restBeforeMinutes: 500 })).toMatchObject({ relief: true, reasons: [{ limit: 'rest-before', minutes: 40 }] });
    expect(planAfter({ restBeforeMinutes: 500 }, 'F600 D60').relief).toBe(false);
  });
});

describe('planDrivers with a clock', () => {
  const long = parseEvents('W15 D200 F60 W120 D200 F60 W100 D30');

  it('limits work to ten hours if a duty touches the night (2002/15 art. 7)', () => {
    expect(planDrivers(long, rules, { startMinuteOfDay: 6 * 60 }).drivers).toBe(1);
    const early = planDrivers(long, rules, { startMinuteOfDay: 4 * 60 });
    expect(early).toMatchObject({ drivers: 2, reasons: [{ limit: 'night-work', minutes: 65, article: '2002/15 art. 7' }] });
    expect(planDrivers(long, rules).drivers).toBe(1);
  });

  it('drives three hours on end at most in the nights of a twelve-day tour (561/2006 art. 8(6a))', () => {
    const easy = 'D60 F400 D60 F920 ';
    const tour = parseEvents(`${easy.repeat(7)} D240 F60 D60`);
    const byDay = planDrivers(tour, rules, { startMinuteOfDay: 8 * 60 });
    expect(byDay).toMatchObject({ twelveDayRule: true, drivers: 1, breaksMinutes: 0 });
    const byNight = planDrivers(tour, rules, { startMinuteOfDay: 22 * 60 });
    expect(byNight).toMatchObject({ twelveDayRule: true, drivers: 1, relief: false, breaksMinutes: 45 });
    expect(byNight.duties.at(-1)?.longestDrivingMinutes).toBe(180);
    expect(byNight.restAfterTour).toEqual({ minutes: 69 * 60, compensationMinutes: 0 });
  });
});

describe('planDrivers by country', () => {
  const working = parseEvents('W15 D250 F60 W250 F60 D150 W20');
  const rulesIn = (country: string, seats = 50) => drivingRulesFor({ seats, date: '2026-11-21', country });

  it.each([
    ['DE', 'ArbZG § 3, § 21a'],
    ['FR', 'Décret 2003-1242 (durée quotidienne)'],
  ])('works ten hours a day at most in %s', (country, article) => {
    const { drivers, reasons } = planDrivers(working, rulesIn(country));
    expect(drivers).toBe(2);
    expect(reasons).toContainEqual(expect.objectContaining({ limit: 'daily-work', minutes: 85, article }));
  });

  it.each(['NL', 'BE', 'ES', 'XX'])('keeps the European rules in %s', (country) => {
    expect(planDrivers(working, rulesIn(country)).drivers).toBe(1);
  });

  it('bounds the span of a French day to 12 hours alone, 14 with a stop of three, 18 with two', () => {
    const spanning = (wait: number) => planDrivers(parseEvents(`W15 D60 F${wait} D60 W15`), rulesIn('FR'));
    expect(spanning(530)).toMatchObject({ drivers: 1 });
    expect(planDrivers(parseEvents('W15 D60 F350 W30 F350 D60 W15'), rules).drivers).toBe(1);
    const short = (wait: number) =>
      planDrivers(parseEvents(`W15 D60 F${wait} W30 F${wait} W30 F${wait} W30 F${wait} D60 W15`), rulesIn('FR'));
    expect([short(120).drivers, short(121).drivers]).toEqual([1, 2]);
    const long = planDrivers(parseEvents('W15 D60 F350 W30 F350 D60 W15'), rulesIn('FR'));
    expect(long).toMatchObject({ drivers: 2, relief: false, reasons: [{ limit: 'national-span', minutes: 40 }] });
    expect(planDrivers(parseEvents('W15 D60 F500 W30 F500 D60 W15'), rulesIn('FR')).relief).toBe(true);
  });

  it('judges the night by the country’s hours', () => {
    const working = parseEvents('W30 D200 F60 W200 F60 D200');
    const startMinuteOfDay = 22 * 60 + 30 - (30 + 200 + 60 + 200 + 60 + 200) + 40;
    expect(planDrivers(working, rulesIn('NL'), { startMinuteOfDay }).checks.some(({ rule }) => rule === 'night-work')).toBe(false);
    expect(planDrivers(working, rulesIn('DE'), { startMinuteOfDay }).checks.some(({ rule }) => rule === 'night-work')).toBe(true);
  });

  it('is never laxer for a vehicle of nine persons than for a coach, and the same object for the same question', () => {
    expect(rulesIn('DE', 8)).toMatchObject({ key: 'national', work: { daily: { workMinutes: 600 } } });
    expect(rulesIn('DE', 8)).toBe(rulesIn('DE', 8));
    expect(rulesIn('XX')).toBe(drivingRulesFor({ seats: 50, date: '2026-11-21' }));
  });
});

describe('the checks of a plan', () => {
  it('contain the limit of each rule and the plan’s value', () => {
    const { checks } = planDrivers(parseEvents('W15 D25 W20 D485 W15'), rules);
    expect(checks).toContainEqual({
      rule: 'daily-driving',
      article: '561/2006 art. 6(1)',
      drivers: 1,
      duty: 0,
      sense: 'at-most',
      limitMinutes: 600,
      actualMinutes: 510,
      overMinutes: 0,
    });
    expect(checks).toContainEqual(expect.objectContaining({ rule: 'work-break', sense: 'at-least', limitMinutes: 45, actualMinutes: 45 }));
    expect(checks).toContainEqual(expect.objectContaining({ rule: 'weekly-driving', duty: null, limitMinutes: 3_360, actualMinutes: 510 }));
  });

  it('are exceeded if the plan is refused, by the amount in its reasons', () => {
    const plan = planDrivers(parseEvents('W15 D1040 F180 W40'), rules);
    expect(plan.checks.filter(({ overMinutes }) => overMinutes > 0)).toMatchObject([
      { rule: 'shift', duty: 0, overMinutes: 15, drivers: 2 },
    ]);
  });
});
