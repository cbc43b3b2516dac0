import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TimelineEntry } from './duty-event.ts';
import { shareDriving } from './share-driving.ts';

const drive = (startMinute: number, minutes: number): TimelineEntry => ({ kind: 'drive', startMinute, minutes, event: 0 });

function minutesOf(timeline: readonly TimelineEntry[], driver: 1 | 2): number {
  return timeline.reduce((total, entry) => total + (entry.driver === driver ? entry.minutes : 0), 0);
}

describe('shareDriving', () => {
  it('swaps half-way on a short duty', () => {
    expect(shareDriving([drive(0, 300)], 270)).toEqual({
      turnMinutes: 150,
      timeline: [
        { ...drive(0, 150), driver: 1 },
        { ...drive(150, 150), driver: 2 },
      ],
    });
  });

  it('gives both drivers the same number of turns, none over four and a half hours', () => {
    const { timeline, turnMinutes } = shareDriving([drive(0, 1_200)], 270);
    expect(turnMinutes).toBe(200);
    expect(timeline.map(({ driver }) => driver)).toEqual([1, 2, 1, 2, 1, 2]);
  });

  it('preserves the position of every minute, and shares equally', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 700 }), { maxLength: 8 }), (drives) => {
        let clock = 0;
        const timeline = drives.map((minutes) => {
          const entry = drive(clock, minutes);
          clock += minutes + 20;
          return entry;
        });
        const shared = shareDriving(timeline, 270);
        const total = drives.reduce((sum, minutes) => sum + minutes, 0);
        expect(minutesOf(shared.timeline, 1) + minutesOf(shared.timeline, 2)).toBe(total);
        expect(shared.turnMinutes).toBeLessThanOrEqual(270);
        // Each turn is rounded up to a minute, so the last turns are shorter.
        const turns = 2 * Math.max(1, Math.ceil(total / 540));
        expect(minutesOf(shared.timeline, 1) - minutesOf(shared.timeline, 2)).toBeLessThanOrEqual(turns);
        for (const entry of shared.timeline)
          expect(
            timeline.some(
              ({ startMinute, minutes }) => startMinute <= entry.startMinute && entry.startMinute + entry.minutes <= startMinute + minutes,
            ),
          ).toBe(true);
      }),
    );
  });
});
