import { describe, expect, it } from 'vitest';
import type { DutyEvent } from './duty-event.ts';
import { findRest } from './find-rest.ts';
import { planDrivers } from './plan-drivers.ts';
import { drivingRulesFor } from './rules.ts';
import { parseEvents } from './testing/parse-events.ts';

const rules = drivingRulesFor({ seats: 50, date: '2026-11-21' });

function restOf(events: readonly DutyEvent[]) {
  return findRest({ events, firstEvent: 0, firstMinutes: events[0]?.minutes ?? 0, startMinute: 0, rules });
}

describe('rest on a ferry (561/2006 art. 9)', () => {
  it.each([
    ['a standstill of nine hours', 'F540 D60', 540],
    ['a wait and the crossing together', 'F200 S340 D60', 540],
    ['no standstill below nine hours', 'F539 D60', null],
    ['a regular rest that the drive on board interrupts', 'F180 D15 S480 D60', 660],
    ['two interruptions, an hour in all', 'F60 D30 S500 D30 F100 D60', 660],
    ['no third interruption', 'F100 D10 S300 D10 F100 D10 F200 D60', null],
    ['no more than an hour in all', 'F60 D31 S500 D30 F100 D60', null],
    ['no interruption of a reduced rest', 'F60 D15 S500 D60', null],
    ['no interruption without a ferry', 'F400 D15 F400 D60', null],
  ])('takes %s', (_, events, minutes) => {
    expect(restOf(parseEvents(events))?.minutes ?? null).toBe(minutes);
  });

  it('needs a bunk', () => {
    expect(restOf([{ kind: 'ferry', minutes: 600 }])?.minutes).toBe(600);
    expect(restOf([{ kind: 'ferry', minutes: 600, hasBunk: false }])).toBeNull();
  });

  it('is drawn where it occurs, and driving on board counts as driving', () => {
    const plan = planDrivers(parseEvents('W15 D240 F180 D15 S480 W15 F60 D200 W15'), rules);
    expect(plan).toMatchObject({ drivers: 1, relief: false, drivingMinutes: 455 });
    const [first, second] = plan.duties;
    expect(first?.restEntries.map(({ kind, startMinute, minutes }) => [kind, startMinute, minutes])).toEqual([
      ['rest', 255, 180],
      ['drive', 435, 15],
      ['ferry', 450, 480],
      ['work', 930, 15],
      ['rest', 945, 60],
    ]);
    expect(first?.rest).toEqual({ kind: 'regular', minutes: 720 });
    expect(second?.startMinute).toBe(1_005);
  });

  it('is a break when it is short, and is not shortened by anything', () => {
    const plan = planDrivers(parseEvents('D260 S90 D200'), rules);
    expect(plan).toMatchObject({ breaksMinutes: 0, drivers: 1 });
    expect(planDrivers(parseEvents('D300 S90 D200'), rules)).toMatchObject({ breaksMinutes: 45, lateMinutes: 45, dutyMinutes: 635 });
  });
});
