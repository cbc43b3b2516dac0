import { describe, expect, it } from 'vitest';
import { lastArrival } from './last-arrival.ts';
import { nextStep, nextStopOf, stepsOf, stopsLeft } from './next-step.ts';
import { canTakeBack, isAskedFirst, isTooEarly } from './report-window.ts';

const stop = (index: number) => ({
  ...{ index, place: `Stop ${index}`, departure: null, arriveBy: null, notes: '' },
  ...{ latitude: 52, longitude: 5 },
});
const sheet = { stops: [stop(3), stop(4), stop(5)] };
const at = (index: number) => ({ kind: 'at-stop', stop: index }) as const;

describe('nextStep', () => {
  it('goes from the depot over every stop to the end, one step after the other', () => {
    const steps = stepsOf(sheet);
    expect(steps.map(({ kind, stop: of }) => (of === null ? kind : of))).toEqual(['left-depot', 3, 'aboard', 'under-way', 4, 5, 'done']);
    for (const [index, step] of steps.entries()) expect(nextStep(sheet, steps.slice(0, index))).toEqual(step);
    expect(nextStep(sheet, steps)).toBeNull();
  });

  it('continues from the furthest step, and skips forgotten ones', () => {
    expect(nextStep(sheet, [at(4)])).toEqual(at(5));
    expect(nextStep(sheet, [{ kind: 'delay' }, { kind: 'under-way' }])).toEqual(at(4));
  });

  it('knows the stop that is next and how many are left', () => {
    expect(nextStopOf(sheet, [])?.index).toBe(3);
    expect(nextStopOf(sheet, [at(3)])?.index).toBe(3);
    expect(nextStopOf(sheet, [at(3), { kind: 'under-way' }])?.index).toBe(4);
    expect(nextStopOf(sheet, [at(5)])).toBeNull();
    expect([stopsLeft(sheet, []), stopsLeft(sheet, [at(4)]), stopsLeft(sheet, [{ kind: 'done' }])]).toEqual([3, 1, 0]);
  });
});

const duty = { startsAt: '2026-12-08T08:00:00.000Z', endsAt: '2026-12-08T18:00:00.000Z' };
const askedAt = (kind: 'left-depot' | 'done', clock: string, left = 0) =>
  isAskedFirst(kind, duty, { now: Date.parse(`2026-12-08T${clock}:00.000Z`), stopsLeft: left });

describe('a report', () => {
  it.each([
    ['left-depot', '2026-11-25T08:00:00.000Z', true],
    ['left-depot', '2026-12-08T03:59:00.000Z', true],
    ['left-depot', '2026-12-08T04:00:00.000Z', false],
    ['delay', '2026-12-07T07:59:00.000Z', true],
    ['delay', '2026-12-07T08:00:00.000Z', false],
    ['breakdown', '2026-11-25T08:00:00.000Z', false],
  ] as const)('of %s at %s is too early: %s', (kind, moment, expected) => {
    expect(isTooEarly({ kind, at: moment }, duty)).toBe(expected);
  });

  it('that ends a duty is asked about where it is early or stops are left; another where the duty is far off', () => {
    expect([askedAt('done', '12:00'), askedAt('done', '17:50'), askedAt('done', '17:50', 1)]).toEqual([true, false, true]);
    expect([askedAt('left-depot', '06:30'), askedAt('left-depot', '07:30')]).toEqual([true, false]);
  });

  it('can be taken back for ten minutes', () => {
    const pressed = Date.parse(duty.startsAt);
    expect([0, 10, 11, -1].map((minutes) => canTakeBack(duty.startsAt, pressed + minutes * 60_000))).toEqual([true, true, false, false]);
  });
});

describe('lastArrival', () => {
  const drive = { kind: 'drive', minutes: 90 };
  it('is the end of the last way with the group, without the way to the depot', () => {
    const parts = [{ kind: 'work', minutes: 15 }, drive, { kind: 'free', minutes: 60 }, drive, { kind: 'empty-drive', minutes: 30 }];
    expect(lastArrival(duty, parts)).toBe('2026-12-08T12:15:00.000Z');
  });

  it('is the end where no way is known, and nothing where the duty is gone', () => {
    expect([lastArrival(duty, [{ kind: 'work', minutes: 600 }]), lastArrival(duty, [])]).toEqual([duty.endsAt, null]);
  });
});
