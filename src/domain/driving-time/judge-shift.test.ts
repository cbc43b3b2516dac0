import { describe, expect, it } from 'vitest';
import { checkShift, startHistory } from './judge-shift.ts';
import { drivingRulesFor } from './rules.ts';
import { parseEvents } from './testing/parse-events.ts';
import { walkShift } from './walk-shift.ts';
import { restedDriver } from './weeks/driver-history.ts';

const rules = drivingRulesFor({ seats: 50, date: '2026-11-21' });
const regular = rules.shifts.find(({ kind }) => kind === 'regular');

/** The length of a duty as the rule of eleven hours' rest in 24 counts it, and how far it exceeds the rule. */
function judgeLength(notation: string) {
  if (regular === undefined) throw new Error('no regular duty');
  const shift = walkShift({ events: parseEvents(notation), firstEvent: 0, startMinute: 0, drivers: 1, rules });
  const history = startHistory(restedDriver);
  const checks = checkShift({ shift, rule: regular, rules, history, restBeforeMinutes: null, startMinuteOfDay: undefined });
  const check = checks.find(({ rule }) => rule === 'shift');
  return { actual: check?.actualMinutes, limit: check?.limitMinutes, over: check?.overMinutes };
}

describe('the length of a duty', () => {
  it('is the time between two rests, thirteen hours at most', () => {
    expect(judgeLength('D240 F270 D240 F660')).toEqual({ actual: 750, limit: 780, over: 0 });
  });

  it('includes interruptions of a rest on the way to a ferry: that rest must still end within the same 24 hours (561/2006 art. 9(1))', () => {
    expect(judgeLength('D240 F270 D240 F30 D30 S630')).toEqual({ actual: 780, limit: 780, over: 0 });
    expect(judgeLength('D240 F271 D240 F30 D30 S630')).toEqual({ actual: 781, limit: 780, over: 1 });
  });
});
