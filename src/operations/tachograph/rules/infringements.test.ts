import { describe, expect, it } from 'vitest';
import type { JudgedShift } from './infringement.ts';
import { findInfringements } from './infringements.ts';

type Parts = JudgedShift['parts'];
const hours = (count: number) => count * 60;

/** A shift from a moment on, with its parts as `drive 270`. */
function shift(startsAt: string, ...written: readonly string[]): JudgedShift {
  const parts = written.map((part) => {
    const [kind = '', minutes = ''] = part.split(' ');
    return { kind, minutes: Number(minutes) };
  }) as Parts;
  const length = parts.reduce((sum, { minutes }) => sum + minutes, 0);
  const endsAt = new Date(Date.parse(startsAt) + length * 60_000).toISOString();
  return { startsAt, endsAt, crewSize: 1, parts, isTyped: false };
}

const all = [{ from: '2026-10-01T00:00:00Z', until: '2026-12-31T00:00:00Z' }];
const judge = (...shifts: readonly JudgedShift[]) =>
  findInfringements({ shifts, covered: all }).map(({ rule, category, minutes, limitMinutes }) => [rule, category, minutes, limitMinutes]);
/** The driving of a day within the law for breaks. */
const drive = (minutes: number) => {
  const parts: string[] = [];
  for (let left = minutes; left > 0; left -= 270) parts.push(`drive ${Math.min(270, left)}`, 'break 45');
  return parts;
};

describe('findInfringements', () => {
  it('finds nothing in a lawful day', () => {
    expect(judge(shift('2026-11-16T05:00:00Z', ...drive(540)))).toEqual([]);
  });

  it.each([
    [hours(10), []],
    [hours(10) + 1, [['daily-driving', 'minor', hours(10) + 1, hours(10)]]],
    [hours(11), [['daily-driving', 'serious', hours(11), hours(10)]]],
    [hours(12), [['daily-driving', 'very-serious', hours(12), hours(10)]]],
    [hours(15), [['daily-driving', 'most-serious', hours(15), hours(10)]]],
  ])('grades %i minutes at the wheel in a day', (minutes, found) => {
    expect(judge(shift('2026-11-16T05:00:00Z', ...drive(minutes))).filter(([rule]) => rule === 'daily-driving')).toEqual(found);
  });

  it('allows ten hours twice in a week, and nine on the third day', () => {
    const days = [16, 17, 18].map((day) => shift(`2026-11-${day}T05:00:00Z`, ...drive(hours(9.5))));
    expect(judge(...days)).toEqual([['daily-driving', 'minor', hours(9.5), hours(9)]]);
  });

  it.each([
    [['drive 270', 'break 45', 'drive 60'], []],
    [['drive 200', 'break 15', 'drive 70', 'break 30', 'drive 200'], []],
    // Thirty and then fifteen is no break.
    [['drive 200', 'break 30', 'drive 71', 'break 15', 'drive 10'], [['break', 'minor', 281, 270]]],
    [['drive 300'], [['break', 'serious', 300, 270]]],
    [['drive 180', 'work 60', 'drive 180'], [['break', 'very-serious', 360, 270]]],
    // Waiting beside the coach is no break.
    [['drive 200', 'free 60', 'drive 100'], [['break', 'serious', 300, 270]]],
  ])('grades breaks in %j', (parts, found) => {
    expect(judge(shift('2026-11-16T05:00:00Z', ...parts))).toEqual(found);
  });

  it('does not judge the breaks of typed hours', () => {
    expect(findInfringements({ shifts: [{ ...shift('2026-11-16T05:00:00Z', 'drive 400'), isTyped: true }], covered: all })).toEqual([]);
  });

  it.each([
    [11, []],
    [9, []],
    [8.5, [['daily-rest', 'minor', hours(8.5), hours(9)]]],
    [7.5, [['daily-rest', 'serious', hours(7.5), hours(9)]]],
  ])('grades a rest of %f hours', (rest, found) => {
    const first = shift('2026-11-16T05:00:00Z', 'work 720');
    const next = new Date(Date.parse(first.endsAt) + rest * 3_600_000).toISOString();
    expect(judge(first, shift(next, 'work 60'))).toEqual(found);
  });

  it('lets a driver reduce three rests, and asks eleven hours the fourth time', () => {
    const days = [16, 17, 18, 19, 20].map((day) => shift(`2026-11-${day}T05:00:00Z`, 'work 840'));
    expect(judge(...days)).toEqual([['daily-rest', 'minor', hours(10), hours(11)]]);
  });

  it('counts three hours within the day and nine after it as a whole rest, and sees a day that has no end in time', () => {
    const split = [16, 17, 18, 19, 20].map((day) => shift(`2026-11-${day}T05:00:00Z`, 'work 300', 'break 180', 'work 360'));
    expect(judge(...split)).toEqual([]);
    expect(judge(shift('2026-11-16T05:00:00Z', 'work 1000', 'break 240', 'work 400'))).toEqual([
      ['daily-rest', 'very-serious', 240, hours(9)],
    ]);
  });

  it('asks two drivers for nine hours within thirty', () => {
    const first = { ...shift('2026-11-16T05:00:00Z', 'work 1260'), crewSize: 2 as const };
    expect(judge(first, shift('2026-11-17T11:00:00Z', 'work 60'))).toEqual([]);
    expect(judge(first, shift('2026-11-17T10:30:00Z', 'work 60'))).toEqual([['crew-rest', 'minor', hours(8.5), hours(9)]]);
  });

  it('adds up weeks by the calendar, also over midnight on Sunday', () => {
    const week = [16, 17, 18, 19, 20, 21].map((day) => shift(`2026-11-${day}T05:00:00Z`, ...drive(hours(9.5))));
    expect(judge(...week).filter(([rule]) => rule === 'weekly-driving')).toEqual([['weekly-driving', 'minor', hours(57), hours(56)]]);
    const late = shift('2026-11-22T22:00:00Z', 'drive 240');
    const found = findInfringements({ shifts: [...week, late], covered: all }).find(({ rule }) => rule === 'weekly-driving');
    expect(found).toMatchObject({ at: '2026-11-16T00:00:00.000Z', minutes: hours(59) });
  });

  it('adds up two weeks', () => {
    const days = [16, 17, 18, 19, 20, 23, 24, 25, 26, 27].map((day) => shift(`2026-11-${day}T05:00:00Z`, ...drive(hours(9.2))));
    expect(judge(...days).filter(([rule]) => rule === 'fortnight-driving')).toEqual([['fortnight-driving', 'minor', hours(92), hours(90)]]);
  });

  it('wants a weekly rest within six days, and does not judge across days that nobody knows', () => {
    const days = [9, 16, 17, 18, 19, 20, 21, 22].map((day) => shift(`2026-11-${String(day).padStart(2, '0')}T05:00:00Z`, 'work 480'));
    expect(judge(...days)).toEqual([['six-days', 'serious', hours(152), hours(144)]]);
    const covered = [
      { from: '2026-11-01T00:00:00Z', until: '2026-11-12T00:00:00Z' },
      { from: '2026-11-15T00:00:00Z', until: '2026-12-01T00:00:00Z' },
    ];
    expect(findInfringements({ shifts: days, covered })).toEqual([]);
  });

  it('wants 45 hours in one of two weeks', () => {
    const days = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 15, 16, 17, 18, 19, 20, 22].map((day) =>
      shift(`2026-11-${String(day).padStart(2, '0')}T06:00:00Z`, 'work 480'),
    );
    const found = judge(...days).filter(([rule]) => rule === 'weekly-rest');
    expect(found).toEqual([['weekly-rest', 'serious', hours(40), hours(45)]]);
  });
});
