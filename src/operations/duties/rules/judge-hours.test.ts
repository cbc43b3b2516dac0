import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toLocal } from '#domain/calendar/zoned.ts';
import { drivingRulesFor } from '#domain/driving-time/rules.ts';
import { parseEvents } from '#domain/driving-time/testing/parse-events.ts';
import type { WorkedDuty } from './driver-chain.ts';
import { findHoursProblems } from './judge-hours.ts';

const rulesIn = (country: string) => drivingRulesFor({ seats: 52, date: '2026-11-24', country });

/** A duty from an instant on, in the notation of the examples. */
function duty(start: string, notation: string, changes: Partial<WorkedDuty> = {}): WorkedDuty {
  const parts = parseEvents(notation).map(({ kind, minutes }) => ({ kind, minutes }));
  const minutes = parts.reduce((sum, part) => sum + part.minutes, 0);
  const startsAt = new Date(Date.parse(start)).toISOString();
  const endsAt = new Date(Date.parse(start) + minutes * 60_000).toISOString();
  return { startsAt, endsAt, parts, crewSize: 1, tripId: startsAt, ...changes };
}

const judge = (duties: readonly WorkedDuty[], others: readonly WorkedDuty[], country = 'NL') =>
  findHoursProblems({ rules: rulesIn(country), duties, others });

/** Utrecht–Kaatsheuvel, 06:30 to 17:15 on 24 November 2026, with 3 h 10 of driving (story 1). */
const school = duty('2026-11-24T05:30:00Z', 'W15 D95 F410 D95 W30');

describe('the school trip of 24 November', () => {
  it('may be driven after a full rest', () => {
    expect(judge([school], [])).toEqual([]);
  });

  it('may not be driven after finishing at 21:40: 8:50 of rest', () => {
    const until = duty('2026-11-23T12:40:00Z', 'W30 D120 F180 D120 W30');
    expect(until.endsAt).toBe('2026-11-23T20:40:00.000Z');
    expect(judge([school], [until])).toEqual([
      {
        rule: 'daily-rest',
        article: '561/2006 art. 8(4)',
        overMinutes: 10,
        limitMinutes: 540,
        actualMinutes: 530,
        cure: { kind: 'later', minutes: 10 },
      },
    ]);
  });

  it('may not be driven with 87 hours in the fortnight: 3:00 left, needs 3:10', () => {
    // Ten days of 8 h and one of 7, with a weekly rest between.
    const before = [
      ...[11, 12, 13, 14, 15].map((day) => duty(`2026-11-${day}T07:00:00Z`, 'W10 D240 F60 D240 W10')),
      ...[17, 18, 19, 20, 21].map((day) => duty(`2026-11-${day}T14:00:00Z`, 'W10 D240 F60 D240 W10')),
      duty('2026-11-23T05:00:00Z', 'W10 D240 F60 D180 W10'),
    ];
    const driven = before.flatMap(({ parts }) => parts).reduce((sum, { kind, minutes }) => sum + (kind === 'drive' ? minutes : 0), 0);
    expect(driven).toBe(87 * 60);
    expect(judge([school], before)).toMatchObject([
      {
        rule: 'fortnight-driving',
        overMinutes: 10,
        limitMinutes: 90 * 60,
        actualMinutes: 90 * 60 + 10,
        cure: { kind: 'less', minutes: 10 },
      },
    ]);
  });

  it('may not be driven if it breaks the plan of the day after', () => {
    const nextMorning = duty('2026-11-25T00:00:00Z', 'W15 D60 F60 D60 W15');
    expect(judge([school], [nextMorning])).toMatchObject([{ rule: 'daily-rest', actualMinutes: 465, overMinutes: 75 }]);
  });
});

describe('a driver’s chain', () => {
  it('judges only the new duty: earlier violations do not count', () => {
    const broken = [duty('2026-11-10T05:00:00Z', 'W15 D240 F60 D300 F60 D180 W30')];
    expect(judge(broken, [])).not.toEqual([]);
    expect(judge([school], broken)).toEqual([]);
  });

  it('has a weekly rest after six days over several trips, and after twelve on one tour (561/2006 art. 8(6), 8(6a))', () => {
    const easy = (day: number, tripId?: string) =>
      duty(`2026-11-${String(day).padStart(2, '0')}T07:00:00Z`, 'W10 D60 F240 D60 W10', tripId === undefined ? {} : { tripId });
    const days = [16, 17, 18, 19, 20, 21, 22, 23];
    expect(
      judge(
        [school],
        days.map((day) => easy(day)),
      ),
    ).toMatchObject([{ rule: 'weekly-rest', article: '561/2006 art. 8(6), 8(6a)' }]);
    expect(
      judge(
        [{ ...school, tripId: 'tour' }],
        days.map((day) => easy(day, 'tour')),
      ),
    ).toEqual([]);
  });

  it('of eleven days on one tour may follow other trips, and continues after 45 and 24 hours (561/2006 art. 8(6a), story 11)', () => {
    // 6 to 16 November, ending at 16:10.
    const tour = Array.from({ length: 11 }, (_, index) =>
      duty(`2026-11-${String(6 + index).padStart(2, '0')}T07:00:00Z`, 'W15 D180 F240 D100 W15', { tripId: 'Andalusia' }),
    );
    const ended = Date.parse(tour.at(-1)?.endsAt ?? '');
    const restedFor = (hours: number) => duty(new Date(ended + hours * 3_600_000).toISOString(), 'W15 D95 F100 D95 W15');
    const before = duty('2026-11-03T07:00:00Z', 'W15 D95 F100 D95 W15');
    expect(judge(tour, [before])).toEqual([]);
    expect(judge(tour, [duty('2026-11-05T07:00:00Z', 'W15 D95 F100 D95 W15')])).toMatchObject([{ rule: 'weekly-rest' }]);
    const later = (minutes: number) => [
      {
        rule: 'weekly-rest-after',
        article: '561/2006 art. 8(6), 8(6a)',
        overMinutes: minutes,
        limitMinutes: 69 * 60,
        actualMinutes: 69 * 60 - minutes,
        cure: { kind: 'later', minutes },
      },
    ];
    // On day 13, and on day 14 before 13:10.
    expect(judge([restedFor(40)], tour)).toEqual(later(29 * 60));
    expect(judge([restedFor(68)], tour)).toEqual(later(60));
    expect(judge([restedFor(69)], tour)).toEqual([]);
    expect(judge(tour, [restedFor(60)])).toMatchObject([{ rule: 'weekly-rest-after', cure: { kind: 'less' } }]);
  });

  it('owes the reduction of a weekly rest, before the end of the third week after it (561/2006 art. 8(6), 8(7))', () => {
    const sixDays = (start: string) =>
      Array.from({ length: 6 }, (_, index) => duty(new Date(Date.parse(start) + index * 86_400_000).toISOString(), 'W15 D95 F100 D95 W15'));
    // A rest of 30 hours until Sunday 8 November, then one of 46; between two days 18:40, of which 9:40 could be compensation.
    const weeks = ['2026-11-02T06:00:00Z', '2026-11-08T17:20:00Z', '2026-11-15T20:40:00Z', '2026-11-23T00:00:00Z'].flatMap(sixDays);
    const on = (start: string) => judge([duty(start, 'W15 D95 F100 D95 W15')], weeks);
    expect(on('2026-11-30T03:20:00Z')).toEqual([
      {
        rule: 'weekly-rest-owed',
        article: '561/2006 art. 8(6), 8(6a)',
        overMinutes: 320,
        limitMinutes: 900,
        actualMinutes: 580,
        cure: { kind: 'less', minutes: 320 },
      },
    ]);
    // Fourteen hours later the weekend has 60 hours, which include the compensation, because it began on Saturday.
    expect(on('2026-11-30T17:20:00Z')).toEqual([]);
  });

  it('is judged by the law of the operator’s country', () => {
    const long = duty('2026-11-24T05:30:00Z', 'W60 D200 F60 W250 F30 D100 W30');
    expect(judge([long], [], 'NL')).toEqual([]);
    expect(judge([long], [], 'DE')).toMatchObject([
      { rule: 'daily-work', article: 'ArbZG § 3, § 21a', overMinutes: 40, cure: { kind: 'second-driver' } },
    ]);
  });

  it('of two on board is judged as two', () => {
    const night = duty('2026-11-24T05:30:00Z', 'W15 D270 F45 D270 F45 D200 W30');
    expect(judge([night], [])).not.toEqual([]);
    expect(judge([{ ...night, crewSize: 2 }], [])).toEqual([]);
  });

  it('is not judged for overlapping duties, which are refused elsewhere', () => {
    expect(judge([school], [duty('2026-11-24T10:00:00Z', 'W600')])).toEqual([]);
  });

  it('counts the hours of a night with a clock change', () => {
    // 25 October 2026, 03:00 becomes 02:00: 21:40 to 05:30 in clock time lasts 8:50.
    const evening = duty('2026-10-24T11:40:00Z', 'W30 D120 F180 D120 W30');
    const morning = duty('2026-10-25T04:30:00Z', 'W15 D60 F60 D60 W15');
    expect(judge([morning], [evening])).toMatchObject([{ rule: 'daily-rest', actualMinutes: 530 }]);
  });

  it.each([
    // [evening until, morning from, hours of rest by the clock, minutes that they last]
    ['2026-10-24T20:00:00Z', '2026-10-25T06:00:00Z', 9, 600],
    ['2027-03-27T20:30:00Z', '2027-03-28T05:00:00Z', 9.5, 510],
    ['2027-10-30T19:30:00Z', '2027-10-31T04:15:00Z', 7.75, 525],
  ])('counts the minutes that a rest lasts from %s to %s, not the clock', (until, from, clock, minutes) => {
    const shown = [until, from].map((instant) => toLocal(new Date(instant).toISOString(), 'Europe/Amsterdam').time.split(':').map(Number));
    const [[endHour = 0, endMinute = 0] = [], [hour = 0, minute = 0] = []] = shown;
    expect(24 - endHour - endMinute / 60 + hour + minute / 60).toBe(clock);
    const evening = duty(new Date(Date.parse(until) - 480 * 60_000).toISOString(), 'W30 D120 F180 D120 W30');
    const problems = judge([duty(from, 'W15 D60 F60 D60 W15')], [evening]);
    expect(problems.map(({ rule, actualMinutes }) => [rule, actualMinutes])).toEqual(minutes < 540 ? [['daily-rest', minutes]] : []);
  });

  it('never gets better by one more duty', () => {
    const start = fc.integer({ min: 0, max: 20 * 24 });
    const some = fc.uniqueArray(start, { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(some, (hours) => {
        const chain = hours.map((hour) =>
          duty(new Date(Date.parse('2026-11-02T00:00:00Z') + hour * 3_600_000).toISOString(), 'W15 D100 F120 D100 W15'),
        );
        const [last, ...rest] = chain;
        if (last === undefined) return;
        for (const { overMinutes, article } of judge([last], rest)) {
          expect(overMinutes).toBeGreaterThan(0);
          expect(article).not.toBe('');
        }
      }),
      { numRuns: 60 },
    );
  });
});
