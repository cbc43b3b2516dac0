import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drivingRulesFor } from '#domain/driving-time/rules.ts';
import { parseEvents } from '#domain/driving-time/testing/parse-events.ts';
import type { WorkedDuty } from './driver-chain.ts';
import { findHoursProblems } from './judge-hours.ts';

const rulesIn = (country: string) => drivingRulesFor({ seats: 52, date: '2026-11-24', country });

/** A duty from an instant on, in the notation of the worked examples. */
function duty(start: string, notation: string, changes: Partial<WorkedDuty> = {}): WorkedDuty {
  const parts = parseEvents(notation).map(({ kind, minutes }) => ({ kind, minutes }));
  const minutes = parts.reduce((sum, part) => sum + part.minutes, 0);
  const startsAt = new Date(Date.parse(start)).toISOString();
  const endsAt = new Date(Date.parse(start) + minutes * 60_000).toISOString();
  return { startsAt, endsAt, parts, crewSize: 1, tripId: startsAt, ...changes };
}

const judge = (duties: readonly WorkedDuty[], others: readonly WorkedDuty[], country = 'NL') =>
  findHoursProblems({ rules: rulesIn(country), duties, others });

/** Utrecht–Kaatsheuvel, 06:30 to 17:15 on 24 November 2026: 3 h 10 of driving (story 1). */
const school = duty('2026-11-24T05:30:00Z', 'W15 D95 F410 D95 W30');

describe('the school trip of 24 November', () => {
  it('may be driven by somebody rested', () => {
    expect(judge([school], [])).toEqual([]);
  });

  it('may not by who finished at 21:40: 8:50 of rest', () => {
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

  it('may not by who has 87 hours in the fortnight: 3:00 left, needs 3:10', () => {
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

  it('may not where it spoils what is planned the day after', () => {
    const nextMorning = duty('2026-11-25T00:00:00Z', 'W15 D60 F60 D60 W15');
    expect(judge([school], [nextMorning])).toMatchObject([{ rule: 'daily-rest', actualMinutes: 465, overMinutes: 75 }]);
  });
});

describe('a driver’s chain', () => {
  it('answers for the new duty alone: what was broken before is not its fault', () => {
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

  it('is said nothing of where duties overlap: that is refused elsewhere', () => {
    expect(judge([school], [duty('2026-11-24T10:00:00Z', 'W600')])).toEqual([]);
  });

  it('keeps the hours of a night in which the clock is put back', () => {
    // 25 October 2026, 03:00 becomes 02:00: from 21:40 to 05:30 by the clock are 8:50.
    const evening = duty('2026-10-24T11:40:00Z', 'W30 D120 F180 D120 W30');
    const morning = duty('2026-10-25T04:30:00Z', 'W15 D60 F60 D60 W15');
    expect(judge([morning], [evening])).toMatchObject([{ rule: 'daily-rest', actualMinutes: 530 }]);
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
