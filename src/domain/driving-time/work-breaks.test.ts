import { describe, expect, it } from 'vitest';
import { planDrivers } from './plan-drivers.ts';
import { drivingRulesFor } from './rules.ts';
import { parseEvents } from './testing/parse-events.ts';
import { afterWork, afterWorkBreak, breakAskedAfter, freshForWork, laterBreaks, workBreakNeeded, workLeft } from './work-breaks.ts';

const rules = drivingRulesFor({ seats: 50, date: '2026-11-21' });
const rule = rules.work;
const none = { rule, laterBreakMinutes: 0 };

function breaksOf(notation: string): readonly number[] {
  return planDrivers(parseEvents(notation), rules).duties.flatMap(({ breaksAdded }) => breaksAdded);
}

describe('breaks from work (2002/15 art. 5)', () => {
  it('asks for 30 minutes above six hours and 45 above nine', () => {
    expect([360, 361, 540, 541].map((minutes) => breakAskedAfter(minutes, rule))).toEqual([0, 30, 30, 45]);
  });

  it('leaves six hours on end', () => {
    expect(workLeft(freshForWork, none)).toBe(360);
    const tired = afterWork(freshForWork, 350);
    expect(workLeft(tired, none)).toBe(10);
    expect(workBreakNeeded(afterWork(tired, 10), none)).toBe(30);
  });

  it('counts pieces from a quarter of an hour', () => {
    const tired = afterWork(freshForWork, 300);
    expect(afterWorkBreak(tired, { minutes: 14, rule })).toEqual(tired);
    expect(afterWorkBreak(tired, { minutes: 15, rule })).toEqual({ workedMinutes: 300, unbrokenMinutes: 0, breakMinutes: 15 });
  });

  it('finds the breaks that the duty still holds, up to the rest', () => {
    const later = (notation: string) => laterBreaks({ events: parseEvents(notation), firstEvent: 0, restMinutes: 540, rule })[0];
    expect(later('W60 F14 W60 F20 W60')).toBe(20);
    expect(later('W60 F540 W60 F30')).toBe(0);
    expect(later('W60 S30 W60')).toBe(30);
  });

  it.each([
    ['no break within six hours', 'W180 F5 W180', []],
    ['half an hour after six hours on end', 'W400', [30]],
    ['a quarter where a later standstill is the rest of it', 'W380 F60 W20', [15]],
    ['what a standstill lacks of the half hour', 'W200 F20 W200', [15]],
    ['nothing where the standstills are enough', 'W200 F30 W200', []],
    ['a quarter more beyond nine hours', 'W300 F30 W300', [15]],
    ['one stop for both rules', 'W100 D400', [45]],
    ['none for two drivers, who take turns', 'W20 D1000 W20', []],
  ])('places %s', (_, events, breaks) => {
    expect(breaksOf(events)).toEqual(breaks);
  });

  it('does not count on a standstill that the breaks before it use up', () => {
    // 16 + 29 would be enough, but 15 minutes after six hours leave 14 of the 29, which is not a break.
    expect(breaksOf('W200 F16 W370 F29 W10')).toEqual([15, 15]);
    expect(planDrivers(parseEvents('W200 F16 W370 F29 W10'), rules)).toMatchObject({ drivers: 1, relief: false });
    expect(breaksOf('W200 F16 W360 F29 W10')).toEqual([]);
  });
});
