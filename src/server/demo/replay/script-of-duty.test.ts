import { describe, expect, it } from 'vitest';
import { latenessOf, scriptOfDuty } from './script-of-duty.ts';

const stop = (index: number, time: string | null) => ({
  index,
  place: 'Utrecht',
  departure: time === null ? null : { date: '2026-12-05', time },
  arriveBy: null,
  notes: '',
  latitude: 52,
  longitude: 5,
});
const sheet = {
  startsAt: '2026-12-05T06:00:00.000Z',
  endsAt: '2026-12-05T17:00:00.000Z',
  timeZone: 'Europe/Amsterdam',
  stops: [stop(0, '08:00'), stop(1, '16:00'), stop(2, null)],
};
const clockOf = (number: number) =>
  scriptOfDuty(sheet, number).map(({ kind, at, minutes }) => [kind, new Date(at).toISOString().slice(11, 16), minutes]);

describe('a duty that is replayed', () => {
  it('goes by the timetable, step by step', () => {
    expect(clockOf(0)).toEqual([
      ['seen', '04:30', null],
      ['left-depot', '06:10', null],
      ['at-stop', '06:50', null],
      ['aboard', '07:00', null],
      ['under-way', '07:02', null],
      ['at-stop', '14:50', null],
      ['at-stop', '16:30', null],
      ['done', '16:55', null],
    ]);
  });

  it('is late by its number, with everything after it', () => {
    expect([2, 7, 12, 17].map(latenessOf)).toEqual([15, 25, 45, 90]);
    const late = clockOf(7);
    expect(late).toContainEqual(['delay', '07:20', 25]);
    expect(late.at(-1)).toEqual(['done', '17:20', null]);
  });

  it('breaks down or misses its group now and then', () => {
    expect(clockOf(6)).toContainEqual(['breakdown', '07:35', null]);
    expect(clockOf(4)).toContainEqual(['no-show', '07:10', null]);
  });
});
