import { describe, expect, it } from 'vitest';
import { readCardHours } from './card-hours.ts';
import { parseDriverCard } from './driver-card.ts';
import { cardBytes, type DayOnCard } from './testing/card-bytes.ts';

function hoursOf(days: readonly DayOnCard[]) {
  const card = parseDriverCard(cardBytes({ days }));
  if (!card.ok) throw new Error(card.failure);
  return readCardHours(card.value);
}

const day = (date: string, ...changes: string[]): DayOnCard => ({ date, changes: ['00:00 rest', ...changes] });
/** The day on which a card is read is always incomplete. */
const readOn = (date: string) => day(date);

describe('the hours of a card', () => {
  it('are shifts from one longer rest to the next, in minutes of each activity', () => {
    const { shifts, covered, unknownMinutes } = hoursOf([
      day('2026-11-16', '05:00 work', '05:30 drive', '09:30 rest', '10:15 drive', '12:15 available', '13:00 work', '13:20 rest'),
      readOn('2026-11-17'),
    ]);
    expect(shifts).toEqual([
      {
        startsAt: '2026-11-16T05:00:00.000Z',
        endsAt: '2026-11-16T13:20:00.000Z',
        crewSize: 1,
        parts: [
          { kind: 'work', minutes: 30 },
          { kind: 'drive', minutes: 240 },
          { kind: 'break', minutes: 45 },
          { kind: 'drive', minutes: 120 },
          { kind: 'free', minutes: 45 },
          { kind: 'work', minutes: 20 },
        ],
      },
    ]);
    expect(covered).toEqual([{ from: '2026-11-16T00:00:00.000Z', until: '2026-11-17T00:00:00.000Z' }]);
    expect(unknownMinutes).toBe(0);
  });

  it('go on over midnight, and a rest of six hours parts nothing', () => {
    const { shifts } = hoursOf([
      day('2026-11-16', '20:00 drive', '23:00 work'),
      { date: '2026-11-17', changes: ['00:00 work', '00:30 drive', '02:00 rest', '08:00 drive', '09:00 rest'] },
      day('2026-11-18', '07:00 drive', '08:00 rest'),
      readOn('2026-11-19'),
    ]);
    expect(shifts.map(({ startsAt, endsAt }) => [startsAt.slice(0, 16), endsAt.slice(0, 16)])).toEqual([
      ['2026-11-16T20:00', '2026-11-17T09:00'],
      ['2026-11-18T07:00', '2026-11-18T08:00'],
    ]);
    expect(shifts[0]?.parts).toContainEqual({ kind: 'work', minutes: 90 });
  });

  it('leave to the plan the day on which the card was read, and the shift that continues into it: a tour whose card ends on day three', () => {
    const { shifts, covered } = hoursOf([
      day('2026-11-16', '06:00 drive', '10:00 rest', '11:00 drive', '14:00 rest'),
      day('2026-11-17', '06:00 drive', '10:00 rest', '18:00 drive', '22:00 work'),
      { date: '2026-11-18', changes: ['00:00 work', '00:40 rest'] },
    ]);
    // The evening of day two continues into day three, so it is unknown until it ends.
    expect(shifts.map(({ startsAt }) => startsAt.slice(0, 16))).toEqual(['2026-11-16T06:00', '2026-11-17T06:00']);
    expect(covered).toEqual([{ from: '2026-11-16T00:00:00.000Z', until: '2026-11-17T18:00:00.000Z' }]);
  });

  it('do not begin in the middle of a shift whose day the card no longer has', () => {
    const { shifts, covered } = hoursOf([
      { date: '2026-11-16', changes: ['00:00 drive', '03:15 rest', '14:00 drive', '16:00 rest'] },
      readOn('2026-11-17'),
    ]);
    expect(covered[0]?.from).toBe('2026-11-16T03:15:00.000Z');
    expect(shifts.map(({ startsAt }) => startsAt)).toEqual(['2026-11-16T14:00:00.000Z']);
  });

  it('are unknown for days that the card omits', () => {
    const { covered } = hoursOf([
      day('2026-11-10', '06:00 drive', '08:00 rest'),
      day('2026-11-13', '06:00 drive', '08:00 rest'),
      readOn('2026-11-14'),
    ]);
    expect(covered.map(({ from, until }) => [from.slice(0, 10), until.slice(0, 10)])).toEqual([
      ['2026-11-10', '2026-11-11'],
      ['2026-11-13', '2026-11-14'],
    ]);
  });

  it('include the minutes of unknown activity', () => {
    const { shifts, unknownMinutes } = hoursOf([
      { date: '2026-11-16', changes: ['00:00 out', '05:00 drive', '09:00 out'] },
      readOn('2026-11-17'),
    ]);
    expect(unknownMinutes).toBe(5 * 60 + 15 * 60);
    expect(shifts.map(({ startsAt, endsAt }) => [startsAt, endsAt])).toEqual([['2026-11-16T05:00:00.000Z', '2026-11-16T09:00:00.000Z']]);
  });

  it('know two on board from one', () => {
    const { shifts } = hoursOf([
      day('2026-11-15', '06:00 drive crew', '10:00 available crew', '14:00 rest'),
      day('2026-11-16', '06:00 drive', '10:00 rest'),
      readOn('2026-11-17'),
    ]);
    expect(shifts.map(({ crewSize }) => crewSize)).toEqual([2, 1]);
  });
});
