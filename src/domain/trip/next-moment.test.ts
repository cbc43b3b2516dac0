import { describe, expect, it } from 'vitest';
import { findNextMoment, isSeen } from './next-moment.ts';

const stops = [
  { arrivalInstant: null, instant: '2027-05-18T06:30:00.000Z' },
  { arrivalInstant: '2027-05-18T08:20:00.000Z', instant: '2027-05-18T15:30:00.000Z' },
  { arrivalInstant: '2027-05-18T17:20:00.000Z', instant: null },
];
const at = (now: string, rest: Partial<Parameters<typeof findNextMoment>[0]> = {}) =>
  findNextMoment({ stops, coaches: [], delayMinutes: null, now: `2027-05-18T${now}:00.000Z`, ...rest });
const coach = { at: '2027-05-18T07:02:00.000Z', stopIndex: 1, expectedAt: '2027-05-18T08:24:00.000Z', kilometres: 91 };

describe('the next moment of a trip', () => {
  it('is by the timetable: leave, come, leave again, come back, over', () => {
    const said = ['05:00', '07:00', '12:00', '16:00', '18:00'].map((now) => {
      const next = at(now);
      return next === null ? null : [next.kind, next.stop, next.at.slice(11, 16)];
    });
    expect(said).toEqual([['leaves', 0, '06:30'], ['comes', 1, '08:20'], ['leaves', 1, '15:30'], ['comes', 2, '17:20'], null]);
  });

  it('is later by an announced delay, which the last moment waits for too', () => {
    expect(at('08:30', { delayMinutes: 25 })).toMatchObject({ kind: 'comes', stop: 1, at: '2027-05-18T08:45:00.000Z', lateMinutes: 25 });
    expect(at('17:30', { delayMinutes: 25 })).toMatchObject({ kind: 'comes', stop: 2 });
  });

  it('is where a coach that was seen will be, with what the timetable said', () => {
    expect(at('07:05', { coaches: [coach] })).toEqual({
      ...{ kind: 'comes', stop: 1, at: coach.expectedAt, lateMinutes: 4, seenAt: coach.at, kilometres: 91 },
    });
    expect(at('07:05', { coaches: [{ ...coach, expectedAt: '2027-05-18T08:17:00.000Z' }] })?.lateMinutes).toBe(-3);
  });

  it('takes the latest of several positions, and none that is old or leads nowhere', () => {
    const later = { ...coach, at: '2027-05-18T07:04:00.000Z', expectedAt: '2027-05-18T08:40:00.000Z' };
    expect(at('07:05', { coaches: [coach, later] })?.at).toBe(later.expectedAt);
    expect(at('07:40', { coaches: [coach] })).toMatchObject({ at: '2027-05-18T08:20:00.000Z', seenAt: null });
    expect(at('07:05', { coaches: [{ ...coach, stopIndex: null }] })?.seenAt).toBeNull();
    expect(at('07:05', { coaches: [{ ...coach, stopIndex: 9 }] })?.seenAt).toBeNull();
  });

  it('is the way back while the coach waits for the group', () => {
    const waits = { ...coach, at: '2027-05-18T12:00:00.000Z', expectedAt: '2027-05-18T12:03:00.000Z' };
    expect(at('12:05', { coaches: [waits] })).toMatchObject({ kind: 'leaves', stop: 1, at: '2027-05-18T15:30:00.000Z', seenAt: waits.at });
  });
});

it('a position counts for half an hour', () => {
  expect(isSeen('2027-05-18T07:00:00.000Z', '2027-05-18T07:30:00.000Z')).toBe(true);
  expect(isSeen('2027-05-18T07:00:00.000Z', '2027-05-18T07:30:01.000Z')).toBe(false);
});
