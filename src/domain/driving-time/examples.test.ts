import { describe, expect, it } from 'vitest';
import { planDrivers } from './plan-drivers.ts';
import { drivingRulesFor } from './rules.ts';
import { parseEvents } from './testing/parse-events.ts';

const rules = drivingRulesFor({ seats: 50, date: '2026-11-21' });

/** Columns of the table: number, events, drivers, breaks added per duty, driving and span in hours, required rest per duty. */
type Row = {
  readonly example: number;
  readonly events: string;
  readonly drivers: 1 | 2;
  readonly breaks: readonly (readonly number[])[];
  readonly drivingAndSpan: readonly string[];
  readonly rests: readonly string[];
};

const table: readonly Row[] = [
  row(1, 'W15 D20 W20 D60 F420 W15 D65 D20 W15', 1, [], '2.75 / 10.83', 'regular'),
  row(2, 'W15 D20 W20 D190 F300 W15 D190 D20 W15', 1, [], '7.00 / 13.08', 'split 3+9'),
  row(3, 'W15 D20 W20 D340 F240 W15 D340 D20 W15', 2, [], '12.00 / 17.08', '9 h'),
  row(4, 'W15 D25 W20 D485 W15', 1, [45], '8.50 / 10.08', 'regular'),
  row(5, 'W15 D20 W20 D560 W15', 1, [45, 45], '9.67 / 12.00', 'regular'),
  row(6, 'W15 D30 W30 D780 W20', 2, [], '13.50 / 14.58', '9 h'),
  row(7, 'W15 D25 W20 D1040 W20', 2, [], '17.75 / 18.67', '9 h'),
  row(8, 'W15 D30 W15 D60 F480 W15 D60 D30 W15', 1, [], '3.00 / 12.00', 'regular'),
  row(9, 'W15 D30 W15 (D25 F75)x8 W15 D30 W15', 2, [], '4.33 / 15.33', '9 h'),
  row(10, 'W15 D30 W15 (D25 F75)x7 D25 F45 W15 D30 W15', 1, [], '4.33 / 14.83', 'reduced 9 h'),
  {
    example: 11,
    events: 'W15 D150 F480 D150 W15, F555, W15 D150 F180 D150 W15',
    drivers: 1,
    breaks: [[], []],
    drivingAndSpan: ['5.00 / 13.50', '5.00 / 8.50'],
    rests: ['split 3+9', 'regular'],
  },
  row(12, 'W15 D180 F20 D80 F25 D200 W15', 1, [], '7.67 / 8.92', 'regular'),
  row(13, 'W15 D180 F10 D80 F35 D200 W15', 1, [15], '7.67 / 9.17', 'regular'),
  row(14, 'W15 D1040 F180 W40', 2, [], '17.33 / 21.25', 'relief'),
  {
    example: 15,
    events: 'W15 D20 W20 D330 F120 D30, F660, W15 D75 F180 D75, F780, W20 D330 D20 W15',
    drivers: 1,
    breaks: [[45], [], [45]],
    drivingAndSpan: ['6.33 / 8.92', '2.50 / 5.75', '5.83 / 7.17'],
    rests: ['regular', 'regular', 'regular'],
  },
];

function row(example: number, events: string, drivers: 1 | 2, breaks: readonly number[], drivingAndSpan: string, rest: string): Row {
  return { example, events, drivers, breaks: [breaks], drivingAndSpan: [drivingAndSpan], rests: [rest] };
}

const restNames = {
  regular: 'regular',
  split: 'split 3+9',
  reduced: 'reduced 9 h',
  postponed: 'postponed 11 h',
  'two-drivers': '9 h',
  beyond: 'relief',
} as const;

function hours(minutes: number): string {
  return (minutes / 60).toFixed(2);
}

describe('worked examples', () => {
  it.each(table)('example $example: $events', ({ example, events, drivers, breaks, drivingAndSpan, rests }) => {
    const plan = planDrivers(parseEvents(events), rules);
    expect(plan.relief).toBe(example === 14);
    expect(plan.drivers).toBe(drivers);
    expect(plan.duties.map((duty) => duty.breaksAdded)).toEqual(breaks);
    expect(plan.duties.map((duty) => `${hours(duty.drivingMinutes)} / ${hours(duty.spanMinutes)}`)).toEqual(drivingAndSpan);
    expect(plan.duties.map((duty) => restNames[duty.rest.kind])).toEqual(rests);
  });

  it('example 5 is a ten-hour day', () => {
    expect(planDrivers(parseEvents('W15 D20 W20 D560 W15'), rules).duties[0]?.tenHourDay).toBe(true);
  });

  it('example 9: one driver is 20 minutes over the 15-hour shift, and the plan shows it', () => {
    const plan = planDrivers(parseEvents('W15 D30 W15 (D25 F75)x8 W15 D30 W15'), rules);
    expect(plan.reasons).toEqual([{ limit: 'shift', drivers: 1, minutes: 20, article: '561/2006 art. 8(4)', duty: 0 }]);
  });

  it('example 14: two drivers and a relief', () => {
    const plan = planDrivers(parseEvents('W15 D1040 F180 W40'), rules);
    expect(plan).toMatchObject({ drivers: 2, relief: true });
    expect(plan.reasons).toEqual([{ limit: 'shift', drivers: 2, minutes: 15, article: '561/2006 art. 8(5)', duty: 0 }]);
  });

  it('examples 3, 6 and 7: the second driver may come on board within the first hour, and each drives half', () => {
    for (const example of [3, 6, 7]) {
      const [duty] = planDrivers(parseEvents(table[example - 1]?.events ?? ''), rules).duties;
      expect(duty?.secondBoardsUntilMinute).toBe(60);
      const minutesOf = (driver: 1 | 2) =>
        (duty?.timeline ?? []).reduce((total, entry) => total + (entry.driver === driver ? entry.minutes : 0), 0);
      expect(minutesOf(1) + minutesOf(2)).toBe(duty?.drivingMinutes);
      expect(minutesOf(1) - minutesOf(2)).toBeLessThanOrEqual(3);
    }
  });

  it('examples 12 and 13: two standstills of 20 and 25 minutes are a break, one of 10 is not', () => {
    const [twelve, thirteen] = [11, 12].map((index) => planDrivers(parseEvents(table[index]?.events ?? ''), rules).duties[0]);
    expect(twelve?.longestDrivingMinutes).toBe(260);
    // 180 + 80 driven and 35 of 45 minutes taken at the second stop, so the other 15 are due ten minutes later.
    expect(thirteen?.timeline.find(({ kind }) => kind === 'break')).toMatchObject({ startMinute: 330, minutes: 15 });
  });

  it('example 15: the nights are rests of 11 and 13 hours', () => {
    const plan = planDrivers(parseEvents(table[14]?.events ?? ''), rules);
    expect(plan.duties.map((duty) => duty.rest.minutes)).toEqual([660, 780, null]);
  });
});
