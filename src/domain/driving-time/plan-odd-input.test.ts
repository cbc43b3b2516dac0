import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanEvents, type DutyEvent } from './duty-event.ts';
import { planDrivers } from './plan-drivers.ts';
import { drivingRulesFor } from './rules.ts';
import { parseEvents } from './testing/parse-events.ts';
import { walkShift } from './walk-shift.ts';

const rules = drivingRulesFor({ seats: 50, date: '2026-11-21' });

describe('odd input', () => {
  /** Counts the reads of events during planning: a bound that does not depend on the machine's speed. */
  function countReads(events: readonly DutyEvent[], drivers: 1 | 2): number {
    let reads = 0;
    const get = (target: readonly DutyEvent[], key: string | symbol) => {
      reads += 1;
      return Reflect.get(target, key);
    };
    walkShift({ events: new Proxy(cleanEvents(events), { get }), firstEvent: 0, startMinute: 0, drivers, rules });
    return reads;
  }

  it.each([
    ['nothing', []],
    ['only standstill', parseEvents('F10000 F10000')],
    ['only zero minutes', parseEvents('D0 W0 F0 S0 D0')],
    ['ten thousand minutes of everything', parseEvents('D10000 W10000 F10000 S10000 D10000')],
    ['no numbers', [{ kind: 'drive', minutes: Number.NaN } as const, { kind: 'work', minutes: Number.POSITIVE_INFINITY } as const]],
  ])('does not throw: %s', (_, events) => {
    const plan = planDrivers(events, rules, { startMinuteOfDay: 700 });
    expect(Number.isFinite(plan.dutyMinutes)).toBe(true);
    expect(plan.reasons.length > 0).toBe(plan.relief || plan.drivers === 2);
  });

  const anyLong = fc.array(
    fc.record({
      kind: fc.constantFrom('drive', 'work', 'free', 'ferry'),
      minutes: fc.constantFrom(0, 1, 14, 15, 44, 300, 540, 10_000),
    } as const),
    { minLength: 50, maxLength: 300 },
  );

  it('is read a bounded number of times, so that no input is slow', () => {
    fc.assert(
      fc.property(anyLong, fc.constantFrom<1 | 2>(1, 2), (events, drivers) => {
        expect(countReads(events, drivers)).toBeLessThanOrEqual(20 * events.length);
      }),
      { numRuns: 60 },
    );
  });

  it('gets a timeline of a bounded length', () => {
    fc.assert(
      fc.property(anyLong, (events) => {
        const entries = planDrivers(events, rules).duties.reduce((total, { timeline }) => total + timeline.length, 0);
        const minutes = events.reduce((total, event) => total + event.minutes, 0);
        expect(entries).toBeLessThanOrEqual(2 * events.length + minutes / 60);
      }),
      { numRuns: 30 },
    );
  });
});
