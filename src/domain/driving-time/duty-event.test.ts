import { describe, expect, it } from 'vitest';
import { cleanEvents, longestEventMinutes } from './duty-event.ts';
import { parseEvents } from './testing/parse-events.ts';

function minutesOf(notation: string): number[] {
  return cleanEvents(parseEvents(notation)).map(({ minutes }) => minutes);
}

describe('cleanEvents', () => {
  it('joins adjacent standstills, and keeps the number of events', () => {
    expect(minutesOf('F300 F300 D60')).toEqual([600, 0, 60]);
    expect(minutesOf('F300 W0 D0 F300 D60')).toEqual([600, 0, 0, 0, 60]);
    expect(minutesOf('F300 W1 F300')).toEqual([300, 1, 300]);
    expect(minutesOf('F30 S90 F30')).toEqual([30, 90, 30]);
  });

  it('makes minutes whole and bounded', () => {
    const odd = [12.2, -5, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -0].map(
      (minutes) => ({ kind: 'drive', minutes }) as const,
    );
    expect(cleanEvents(odd).map(({ minutes }) => minutes)).toEqual([13, 0, 0, longestEventMinutes, 0, 0]);
  });

  it('does not modify its input', () => {
    const events = parseEvents('F300 F300');
    cleanEvents(events);
    expect(events.map(({ minutes }) => minutes)).toEqual([300, 300]);
  });
});
