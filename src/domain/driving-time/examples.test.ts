import { describe, expect, it } from 'vitest';
import type { DutyEvent } from './duty-event.ts';
import { planDrivers } from './plan-drivers.ts';
import { drivingRulesFor } from './rules.ts';

const rules = drivingRulesFor({ seats: 50, date: '2026-11-21' });
const kinds = { D: 'drive', W: 'work', F: 'free' } as const;

/** Reads the notation of the table: `W15 D20 F420`, `(D25 F75)x8`, commas for the reader. */
function parseEvents(notation: string): DutyEvent[] {
  const unrolled = notation.replace(/\(([^)]*)\)x(\d+)/g, (_, part: string, times: string) => `${part} `.repeat(Number(times)));
  return [...unrolled.matchAll(/([DWF])(\d+)/g)].map(([, letter, minutes]) => ({ kind: kinds[letter as 'D'], minutes: Number(minutes) }));
}

function hours(minutes: number): number {
  return Math.round((minutes / 60) * 100) / 100;
}

type Example = {
  readonly events: string;
  readonly drivers: 1 | 2;
  /** For each duty. */
  readonly breaks: readonly (readonly number[])[];
  readonly driving: readonly number[];
  readonly spans?: readonly number[];
  readonly rests: readonly string[];
};

const examples: Readonly<Record<number, Example>> = {
  1: { events: 'W15 D20 W20 D60 F420 W15 D65 D20 W15', drivers: 1, breaks: [[]], driving: [2.75], spans: [10.83], rests: ['regular'] },
  2: { events: 'W15 D20 W20 D190 F300 W15 D190 D20 W15', drivers: 1, breaks: [[]], driving: [7], spans: [13.08], rests: ['split'] },
  3: { events: 'W15 D20 W20 D340 F240 W15 D340 D20 W15', drivers: 2, breaks: [[]], driving: [12], spans: [17.08], rests: ['two-drivers'] },
  4: { events: 'W15 D25 W20 D485 W15', drivers: 1, breaks: [[45]], driving: [8.5], spans: [10.08], rests: ['regular'] },
  5: { events: 'W15 D20 W20 D560 W15', drivers: 1, breaks: [[45, 45]], driving: [9.67], spans: [12], rests: ['regular'] },
  6: { events: 'W15 D30 W30 D780 W20', drivers: 2, breaks: [[]], driving: [13.5], spans: [14.58], rests: ['two-drivers'] },
  7: { events: 'W15 D25 W20 D1040 W20', drivers: 2, breaks: [[]], driving: [17.75], spans: [18.67], rests: ['two-drivers'] },
  8: { events: 'W15 D30 W15 D60 F480 W15 D60 D30 W15', drivers: 1, breaks: [[]], driving: [3], spans: [12], rests: ['regular'] },
  9: { events: 'W15 D30 W15 (D25 F75)x8 W15 D30 W15', drivers: 2, breaks: [[]], driving: [4.33], spans: [15.33], rests: ['two-drivers'] },
  10: {
    events: 'W15 D30 W15 (D25 F75)x7 D25 F45 W15 D30 W15',
    drivers: 1,
    breaks: [[]],
    driving: [4.33],
    spans: [14.83],
    rests: ['reduced'],
  },
  11: {
    events: 'W15 D150 F480 D150 W15, F555, W15 D150 F180 D150 W15',
    drivers: 1,
    breaks: [[], []],
    driving: [5, 5],
    spans: [13.5, 8.5],
    rests: ['split', 'regular'],
  },
  12: { events: 'W15 D180 F20 D80 F25 D200 W15', drivers: 1, breaks: [[]], driving: [7.67], spans: [8.92], rests: ['regular'] },
  13: { events: 'W15 D180 F10 D80 F35 D200 W15', drivers: 1, breaks: [[15]], driving: [7.67], spans: [9.17], rests: ['regular'] },
  15: {
    events: 'W15 D20 W20 D330 F120 D30, F660, W15 D75 F180 D75, F780, W20 D330 D20 W15',
    drivers: 1,
    breaks: [[45], [], [45]],
    driving: [6.33, 2.5, 5.83],
    rests: ['regular', 'regular', 'regular'],
  },
};

describe('worked examples of geo-and-driving-time.md', () => {
  it.each(Object.entries(examples))('example %s', (_, { events, drivers, breaks, driving, spans, rests }) => {
    const plan = planDrivers(parseEvents(events), rules);
    expect(plan.relief).toBe(false);
    expect(plan.drivers).toBe(drivers);
    expect(plan.duties.map((duty) => duty.breaksAdded)).toEqual(breaks);
    expect(plan.duties.map((duty) => hours(duty.drivingMinutes))).toEqual(driving);
    if (spans) expect(plan.duties.map((duty) => hours(duty.spanMinutes))).toEqual(spans);
    expect(plan.duties.map((duty) => duty.rest.kind)).toEqual(rests);
  });

  it('example 5 is a ten-hour day', () => {
    expect(planDrivers(parseEvents('W15 D20 W20 D560 W15'), rules).duties[0]?.tenHourDay).toBe(true);
  });

  it('example 9: one driver is 20 minutes over the 15-hour shift, and the plan says so', () => {
    const plan = planDrivers(parseEvents('W15 D30 W15 (D25 F75)x8 W15 D30 W15'), rules);
    expect(plan.reasons).toEqual([{ limit: 'shift', drivers: 1, minutes: 20, article: '561/2006 art. 8(4)', duty: 0 }]);
  });

  it('example 14: two drivers and a relief', () => {
    const plan = planDrivers(parseEvents('W15 D1040 F180 W40'), rules);
    expect(plan).toMatchObject({ drivers: 2, relief: true });
    expect(plan.duties.map((duty) => [hours(duty.drivingMinutes), hours(duty.spanMinutes), duty.rest.kind])).toEqual([
      [17.33, 21.25, 'beyond'],
    ]);
    expect(plan.reasons).toEqual([{ limit: 'shift', drivers: 2, minutes: 15, article: '561/2006 art. 8(5)', duty: 0 }]);
  });

  it('example 15: the nights are rests of 11 and 13 hours', () => {
    const plan = planDrivers(parseEvents(examples[15]?.events ?? ''), rules);
    expect(plan.duties.map((duty) => duty.rest.minutes)).toEqual([660, 780, null]);
  });
});
