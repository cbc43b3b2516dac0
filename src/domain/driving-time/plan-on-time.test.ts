import { describe, expect, it } from 'vitest';
import { planDrivers } from './plan-drivers.ts';
import { planOnTime } from './plan-on-time.ts';
import { drivingRulesFor } from './rules.ts';
import { parseEvents } from './testing/parse-events.ts';

const rules = drivingRulesFor({ seats: 50, date: '2026-11-21' });
const plan = (events: string, mostLateMinutes = 30) => planOnTime(parseEvents(events), rules, { mostLateMinutes });

/** Shuttles of 42 minutes each hour. No wait is long enough for a part of a break. */
const hourly = 'W15 D10 W15 (D42 F3 W15)x7 D42 D10 W15';

describe('planOnTime', () => {
  it('sends two drivers where the break of one would make the shuttles late, and says by how much', () => {
    expect(planDrivers(parseEvents(hourly), rules)).toMatchObject({ drivers: 1, lateMinutes: 39 });
    expect(plan(hourly)).toMatchObject({
      drivers: 2,
      lateMinutes: 0,
      breaksMinutes: 0,
      relief: false,
      reasons: [{ limit: 'break', drivers: 1, minutes: 39, article: '561/2006 art. 7' }],
    });
  });

  it('leaves one driver where he is late by no more than allowed', () => {
    expect(plan(hourly, 39)).toEqual(planDrivers(parseEvents(hourly), rules));
    expect(plan(hourly, 38).drivers).toBe(2);
  });

  it.each([
    ['a break on the way to the last stop', 'W15 D25 W20 D485 W15'],
    ['a wait that is long enough for it', 'W15 D20 W20 D330 F120 D30 W15'],
    ['a trip for two drivers anyway', 'W15 D30 W30 D780 W20'],
    ['a trip that is beyond two drivers', 'W15 D1040 F180 W40'],
  ])('changes nothing about %s', (_, events) => {
    expect(plan(events)).toEqual(planDrivers(parseEvents(events), rules));
  });

  it('keeps a late driver where two would not be lawful either', () => {
    // A nine-hour rest with three hours inside the day is regular for one driver but reduced for two, who may have at most three.
    const day = 'W15 (D42 F3 W15)x8 D10 F360 D10 W15';
    const tour = [day, day, day, day, day].join(', F550, ');
    const alone = planDrivers(parseEvents(tour), rules);
    expect(alone).toMatchObject({ drivers: 1, relief: false, lateMinutes: 42 });
    expect(plan(tour)).toEqual(alone);
  });
});
