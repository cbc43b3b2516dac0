import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DutyEvent, TimelineEntry } from './duty-event.ts';
import { drivingRulesFor } from './rules.ts';
import { walkShift } from './walk-shift.ts';

const rules = drivingRulesFor({ seats: 50, date: '2026-11-21' });
const drive = (minutes: number): DutyEvent => ({ kind: 'drive', minutes });
const free = (minutes: number): DutyEvent => ({ kind: 'free', minutes });

function walk(events: readonly DutyEvent[], drivers: 1 | 2 = 1) {
  return walkShift({ events, firstEvent: 0, startMinute: 0, drivers, rules });
}

/** Two standstills of 15 minutes can form a break. The break tests cover those pairs; here each standstill ends a run. */
function longestDriving(timeline: readonly TimelineEntry[]): number {
  let [driven, longest] = [0, 0];
  for (const { kind, minutes } of timeline) {
    if (kind === 'drive') driven += minutes;
    if (kind === 'break' || (kind === 'free' && minutes >= 15)) driven = 0;
    longest = Math.max(longest, driven);
  }
  return longest;
}

describe('walkShift', () => {
  it('takes an added break out of the next standstill, because the coach leaves on time', () => {
    const shift = walk([drive(300), free(120), drive(60)]);
    expect(shift.breaksAdded).toEqual([45]);
    expect(shift.timeline).toContainEqual({ kind: 'free', startMinute: 345, minutes: 75, event: 1 });
    expect(shift).toMatchObject({ spanMinutes: 480, lateMinutes: 0 });
  });

  it('returns the delay if the standstill is too short for the break', () => {
    expect(walk([drive(300), free(20), drive(60)])).toMatchObject({ spanMinutes: 405, lateMinutes: 25 });
    expect(walk([drive(300), free(20), drive(60)], 2)).toMatchObject({ spanMinutes: 380, lateMinutes: 0 });
  });

  it('ends at a standstill of nine hours that is left of it after the breaks', () => {
    expect(walk([drive(60), free(540), drive(60)])).toMatchObject({ spanMinutes: 60, restAfterMinutes: 540, nextEvent: 2 });
    expect(walk([drive(300), free(540), drive(60)])).toMatchObject({ restAfterMinutes: null, nextEvent: 3, longestFreeMinutes: 495 });
  });

  it('adds no break if driving ends at exactly four and a half hours', () => {
    expect(walk([drive(270)]).breaksAdded).toEqual([]);
    expect(walk([drive(270), { kind: 'work', minutes: 15 }, drive(1)]).breaksAdded).toEqual([45]);
  });

  const anyEvents = fc.array(
    fc.record({ kind: fc.constantFrom('drive', 'work', 'free'), minutes: fc.integer({ min: 0, max: 500 }) } as const),
    { maxLength: 14 },
  );

  it('never drives more than four and a half hours between breaks, and preserves every driven minute', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        const shift = walk(events);
        expect(longestDriving(shift.timeline)).toBeLessThanOrEqual(270);
        const asked = events.slice(0, shift.nextEvent).filter(({ kind }) => kind === 'drive');
        expect(shift.drivingMinutes).toBe(asked.reduce((total, { minutes }) => total + minutes, 0));
      }),
    );
  });

  it('has a timeline without holes, as long as its span', () => {
    fc.assert(
      fc.property(anyEvents, fc.constantFrom<1 | 2>(1, 2), (events, drivers) => {
        const shift = walk(events, drivers);
        let clock = 0;
        for (const entry of shift.timeline) {
          expect(entry.startMinute).toBe(clock);
          clock += entry.minutes;
        }
        expect(shift.spanMinutes).toBe(clock);
      }),
    );
  });
});
