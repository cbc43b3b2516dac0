import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar/date.ts';
import { averageAt, findAverageProblems, highestAverage, weeksOf } from './weekly-average.ts';

/** A week of work from a Monday: five days of this many hours, a quarter of them not driving. */
const week = (monday: string, hours: number, crewSize: 1 | 2 = 1) =>
  Array.from({ length: 5 }, (_, day) => ({
    startsAt: `${addDays(monday, day)}T06:00:00.000Z`,
    crewSize,
    parts: [
      { kind: 'drive' as const, minutes: hours * 9 },
      { kind: 'break' as const, minutes: 45 },
      { kind: 'work' as const, minutes: hours * 3 },
    ],
  }));
const weeks = (first: string, count: number, hours: number) =>
  Array.from({ length: count }, (_, each) => week(addDays(first, 7 * each), hours)).flat();
const monday = '2026-11-23';

describe('working time by the week', () => {
  it('is driving and other work, without breaks; of two drivers each drives half', () => {
    expect([...weeksOf(week(monday, 50))]).toEqual([[monday, 3_000]]);
    expect([...weeksOf(week(monday, 50, 2))]).toEqual([[monday, 1_875]]);
  });

  it('is of the week in which the duty begins by the office’s clock', () => {
    const [first] = week(monday, 10);
    const sunday = { ...first, startsAt: '2026-11-29T22:59:00.000Z', crewSize: 1 as const, parts: first?.parts ?? [] };
    expect([...weeksOf([sunday, { ...sunday, startsAt: '2026-11-29T23:01:00.000Z' }]).keys()]).toEqual(['2026-11-23', '2026-11-30']);
  });
});

describe('48 hours on average', () => {
  it('over the weeks that the law of the country names, with since when anything is known', () => {
    const known = weeksOf(weeks('2026-10-19', 6, 55));
    expect(averageAt(known, { country: 'FR', day: '2026-11-25' })).toEqual({
      ...{ minutes: Math.round((6 * 55 * 60) / 17), limitMinutes: 2_880, weeks: 17 },
      ...{ from: '2026-08-03', until: '2026-11-29', knownFrom: '2026-10-19' },
    });
    expect(averageAt(known, { country: 'NL', day: '2026-11-25' })).toMatchObject({ weeks: 26, minutes: Math.round((6 * 55 * 60) / 26) });
    expect(averageAt(new Map(), { country: 'DE', day: monday })).toMatchObject({ weeks: 16, minutes: 0, knownFrom: null });
  });

  it('is broken by the duty that makes it more, and by none before', () => {
    const before = weeksOf(weeks(addDays(monday, -7 * 16), 16, 50));
    const last = (hours: number) => findAverageProblems({ weeks: before, duties: week(monday, hours), country: 'BE' });
    // 16 weeks of 50 hours leave 16 hours for the seventeenth.
    expect(last(16)).toEqual([]);
    expect(last(17)).toMatchObject([
      { rule: 'weekly-average', article: '2002/15 art. 4(a)', overMinutes: 60, limitMinutes: 2_880, cure: { kind: 'less', minutes: 60 } },
    ]);
    expect(findAverageProblems({ weeks: before, duties: week(monday, 17), country: 'NL' })).toEqual([]);
    expect(findAverageProblems({ weeks: before, duties: [], country: 'BE' })).toEqual([]);
  });

  it('counts what is planned after the duty as well', () => {
    const after = weeksOf(weeks(addDays(monday, 7), 16, 51));
    expect(findAverageProblems({ weeks: after, duties: week(monday, 10), country: 'BE' })).toMatchObject([
      { overMinutes: (16 * 51 + 10 - 17 * 48) * 60 },
    ]);
    expect(findAverageProblems({ weeks: new Map(), duties: week(monday, 60), country: 'BE' })).toEqual([]);
  });

  it('includes the future period in which it is highest', () => {
    const planned = weeksOf([...weeks('2026-11-02', 3, 40), ...weeks('2026-11-30', 2, 60)]);
    expect(highestAverage(planned, { country: 'FR', day: '2026-11-25' })).toMatchObject({
      until: '2026-12-13',
      minutes: Math.round((240 * 60) / 17),
    });
  });
});
