import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drivingRulesFor } from '#domain/driving-time/rules.ts';
import { parseEvents } from '#domain/driving-time/testing/parse-events.ts';
import type { WorkedDuty } from './driver-chain.ts';
import { findDriverLimits } from './driver-limits.ts';
import { findHoursProblems } from './judge-hours.ts';

const rulesIn = (country: string) => drivingRulesFor({ seats: 52, date: '2026-11-23', country });
const week = { from: '2026-11-22T23:00:00.000Z', until: '2026-11-29T23:00:00.000Z' };

/** A duty from an instant on, in the notation of the examples. */
function duty(start: string, notation: string, changes: Partial<WorkedDuty> = {}): WorkedDuty {
  const parts = parseEvents(notation).map(({ kind, minutes }) => ({ kind, minutes }));
  const minutes = parts.reduce((sum, part) => sum + part.minutes, 0);
  const startsAt = new Date(Date.parse(start)).toISOString();
  return {
    startsAt,
    endsAt: new Date(Date.parse(startsAt) + minutes * 60_000).toISOString(),
    parts,
    crewSize: 1,
    tripId: startsAt,
    ...changes,
  };
}

const limitsOf = (duties: readonly WorkedDuty[], { country = 'NL', days = week } = {}) =>
  findDriverLimits(duties, { ...days, rules: rulesIn(country) });

/** Ten hours from eight in the morning in Amsterdam, with 6:40 of driving. */
const day = (date: string, changes?: Partial<WorkedDuty>) => duty(`${date}T07:00:00Z`, 'D200 F200 D200', changes);
/** More driving with a break in each hour, and work at the end. */
function longer(minutes: number): WorkedDuty['parts'] {
  const hours = Array.from({ length: Math.floor(minutes / 60) }, () => [
    { kind: 'free' as const, minutes: 50 },
    { kind: 'work' as const, minutes: 10 },
  ]);
  return [...hours.flat(), { kind: 'work', minutes: minutes % 60 }];
}

const latestOf = (duties: readonly WorkedDuty[], options?: Parameters<typeof limitsOf>[1]) =>
  limitsOf(duties, options)?.ends.map(({ latestAt }) => latestAt);

describe('how late a day may end', () => {
  it('is fifteen hours after its start where a reduced rest is left (561/2006 art. 8(4))', () => {
    expect(latestOf([day('2026-11-24')])).toEqual(['2026-11-24T22:00:00.000Z']);
  });

  it('is nine hours before the next day begins', () => {
    expect(latestOf([day('2026-11-24'), duty('2026-11-25T05:00:00Z', 'D200 F200 D200')])?.[0]).toBe('2026-11-24T20:00:00.000Z');
  });

  it('is thirteen hours after its start once three rests were reduced', () => {
    const late = (date: string) => duty(`${date}T07:00:00Z`, 'D60 F170 D60 F170 D60 F170 D60 F90 W10');
    const days = ['2026-11-23', '2026-11-24', '2026-11-25'].map(late);
    const short = (date: string) => duty(`${date}T07:00:00Z`, 'D200 F100 D200');
    expect(latestOf([...days, short('2026-11-26')])?.[3]).toBe('2026-11-26T20:00:00.000Z');
    // Fifteen again with a stop of three hours, which makes it a split rest.
    expect(latestOf([...days, day('2026-11-26')])?.[3]).toBe('2026-11-26T22:00:00.000Z');
    // Also with a day before them, because it would be the fourth.
    expect(latestOf([short('2026-11-22'), ...days], { days: { from: '2026-11-21T23:00:00.000Z', until: week.until } })?.[0]).toBe(
      '2026-11-22T20:00:00.000Z',
    );
  });

  it('is twelve hours after its start in France, fourteen with a stop of three (Décret 2003-1242)', () => {
    expect(latestOf([duty('2026-11-24T07:00:00Z', 'D200 F100 D200')], { country: 'FR' })).toEqual(['2026-11-24T19:00:00.000Z']);
    expect(latestOf([day('2026-11-24')], { country: 'FR' })).toEqual(['2026-11-24T21:00:00.000Z']);
  });

  it('is twenty-one hours after its start for two (561/2006 art. 8(5))', () => {
    expect(latestOf([day('2026-11-24', { crewSize: 2 })])).toEqual(['2026-11-25T04:00:00.000Z']);
  });

  it('is before the end of one that lasts too long', () => {
    const long = duty('2026-11-24T07:00:00Z', 'D60 F170 D60 F170 D60 F170 D60 F170 D60');
    expect(limitsOf([long])?.ends).toEqual([
      { startsAt: '2026-11-24T07:00:00.000Z', endsAt: '2026-11-24T23:20:00.000Z', latestAt: '2026-11-24T22:00:00.000Z' },
    ]);
  });

  it('never makes a lawful plan unlawful', () => {
    const lengths = fc.array(fc.record({ wait: fc.integer({ min: 540, max: 3_200 }), free: fc.integer({ min: 0, max: 500 }) }), {
      minLength: 1,
      maxLength: 9,
    });
    fc.assert(
      fc.property(lengths, fc.constantFrom('NL', 'FR'), fc.nat(), (days, country, at) => {
        let start = Date.parse('2026-11-22T23:00:00Z');
        const duties = days.map(({ wait, free }) => {
          const each = duty(new Date(start + wait * 60_000).toISOString(), `D60 F${free} D60`);
          start = Date.parse(each.endsAt);
          return each;
        });
        const rules = rulesIn(country);
        const bounds = ['shift', 'daily-rest', 'reduced-rests', 'national-span', 'weekly-rest'];
        const against = (chain: readonly WorkedDuty[]) =>
          findHoursProblems({ rules, duties: chain, others: [] }).filter(({ rule }) => bounds.includes(rule));
        fc.pre(against(duties).length === 0);
        const long = { from: week.from, until: '2027-01-31T23:00:00.000Z' };
        const ends = limitsOf(duties, { country, days: long })?.ends ?? [];
        const index = at % duties.length;
        const latest = ends.find(({ startsAt }) => startsAt === duties[index]?.startsAt)?.latestAt;
        fc.pre(latest !== undefined && duties.length === ends.length);
        const prolonged = duties.map((each, place) => {
          if (place !== index || latest === undefined) return each;
          const minutes = (Date.parse(latest) - Date.parse(each.endsAt)) / 60_000;
          return { ...each, endsAt: latest, parts: [...each.parts, ...longer(minutes)] };
        });
        expect(against(prolonged)).toEqual([]);
      }),
    );
  });
});

describe('the remaining driving time', () => {
  it('is the rest of the fortnight’s ninety hours: 87 driven, 3:00 left', () => {
    const before = [
      ...[11, 12, 13, 14, 15].map((date) => duty(`2026-11-${date}T07:00:00Z`, 'W10 D240 F60 D240 W10')),
      ...[17, 18, 19, 20, 21].map((date) => duty(`2026-11-${date}T14:00:00Z`, 'W10 D240 F60 D240 W10')),
      duty('2026-11-23T05:00:00Z', 'W10 D240 F60 D180 W10'),
    ];
    const days = { from: '2026-11-23T23:00:00.000Z', until: '2026-11-24T23:00:00.000Z' };
    // Any seven days that include the 24th have at most 40 hours, and the five before with the 23rd 47.
    expect(limitsOf(before, { days })).toMatchObject({ fortnightMinutes: 3 * 60, weekMinutes: 9 * 60 });
  });

  it('is complete for a driver without work, and for days far from it', () => {
    const whole = { weekMinutes: 56 * 60, fortnightMinutes: 90 * 60, weeklyRests: [], blocked: [], ends: [] };
    expect(limitsOf([])).toEqual(whole);
    expect(limitsOf([day('2026-10-24'), day('2027-01-24')])).toEqual(whole);
  });

  it('is below nothing where more is planned than is allowed', () => {
    const days = [23, 24, 25, 26, 27, 28].map((date) => duty(`2026-11-${date}T07:00:00Z`, 'D270 F60 D300'));
    expect(limitsOf(days)?.weekMinutes).toBe(-60);
  });
});

describe('the weekly rest', () => {
  it('must begin six days after the last one ended', () => {
    const days = ['23', '24', '25'].map((date) => day(`2026-11-${date}`));
    expect(limitsOf(days)?.weeklyRests).toEqual([{ dueAt: '2026-11-29T07:00:00.000Z', minutes: 24 * 60 }]);
  });

  it('is a regular one after one that was reduced (561/2006 art. 8(6))', () => {
    const days = ['20', '21', '23', '24'].map((date) => day(`2026-11-${date}`));
    expect(limitsOf(days)?.weeklyRests).toEqual([{ dueAt: '2026-11-29T07:00:00.000Z', minutes: 45 * 60 }]);
  });

  it('may be twelve days away only within one trip abroad (561/2006 art. 8(6a))', () => {
    const tour = ['23', '24', '25', '26', '27', '28', '29'].map((date) => day(`2026-11-${date}`, { tripId: 'tour' }));
    expect(limitsOf(tour)?.weeklyRests).toEqual([{ dueAt: '2026-12-05T07:00:00.000Z', minutes: 69 * 60 }]);
    // 45 hours before it; after it 69, a regular and a reduced rest.
    const long = { from: week.from, until: '2026-12-10T23:00:00.000Z' };
    const ended = tour.at(-1)?.endsAt ?? '';
    expect(limitsOf(tour, { days: long })?.blocked).toEqual([
      { from: '2026-11-21T10:00:00.000Z', until: '2026-11-23T07:00:00.000Z' },
      { from: ended, until: new Date(Date.parse(ended) + 69 * 3_600_000).toISOString() },
    ]);
    expect(limitsOf(tour.slice(0, 2), { days: long })?.blocked).toEqual([]);
    // For a shorter tour the limit is six days, because the next job is another trip.
    expect(limitsOf(tour.slice(0, 2))?.weeklyRests).toMatchObject([{ dueAt: '2026-11-29T07:00:00.000Z' }]);
  });

  it('is not owed after a rest', () => {
    expect(limitsOf([day('2026-11-20')])?.weeklyRests).toEqual([]);
  });
});

it('is unknown for overlapping duties', () => {
  expect(limitsOf([day('2026-11-24'), day('2026-11-24')])).toBeNull();
});
