import { describe, expect, it } from 'vitest';
import { planDrivers } from '#domain/driving-time/plan-drivers.ts';
import { drivingRulesFor } from '#domain/driving-time/rules.ts';
import { longShuttles } from '#domain/suggestions/testing/sample-shuttles.ts';
import { createDutyEvents, type TimetableInput } from '../billing/duty-events.ts';
import { houseBook } from '../testing/house-rates.ts';
import { dayTrip, sampleGroup, sampleLeg } from '../testing/sample-trips.ts';
import { describeDuties, findCrew, findTightestChecks, restAfter } from './crew-plan.ts';
import { makeQuote } from './make-quote.ts';

const rules = drivingRulesFor({ seats: 48, date: '2026-12-01' });

function planOf(question: TimetableInput) {
  const timetable = createDutyEvents(question);
  return { plan: planDrivers(timetable.events, rules), timetable };
}

describe('describeDuties', () => {
  it('covers a day from depot to depot, without gaps', () => {
    const [duty, ...more] = describeDuties(planOf(dayTrip));
    expect(more).toEqual([]);
    expect(duty).toMatchObject({ start: '2026-12-01T06:15:00.000Z', drivers: 1, restMinutes: null });
    expect(duty?.parts.map(({ kind, minutes }) => `${kind} ${minutes}`)).toEqual([
      'work 15',
      'empty-drive 15',
      'work 15',
      'drive 45',
      'free 480',
      'work 15',
      'drive 45',
      'empty-drive 15',
      'work 15',
    ]);
  });

  it('lasts as long as the plan, with every wait at the depot', () => {
    const leg = sampleLeg(45, 45);
    const question = { ...dayTrip, returnsToDepot: [{ stop: 1, toDepot: leg, fromDepot: leg }] };
    const planned = planOf(question);
    const duties = describeDuties(planned);
    const minutes = duties.flatMap(({ parts }) => parts).reduce((total, part) => total + part.minutes, 0);
    expect(minutes).toBe(planned.plan.dutyMinutes);
    expect(duties[0]?.parts.map(({ kind }) => kind)).toContain('home');
  });

  it('is a handover if the coach is at home for less than a rest', () => {
    expect(restAfter({ restKind: 'regular', restMinutes: 45 })).toBe('handover');
    expect(restAfter({ restKind: 'reduced', restMinutes: 540 })).toBe('reduced');
    expect(restAfter({ restKind: 'regular', restMinutes: null })).toBe('regular');
  });

  it('joins the driving of two drivers who swap', () => {
    const { itinerary, routed } = longShuttles;
    const duties = describeDuties(planOf({ itinerary, routed }));
    expect(duties.map(({ drivers }) => drivers)).toEqual([2]);
    const kinds = duties[0]?.parts.map(({ kind }) => kind) ?? [];
    expect(kinds.every((kind, index) => kind !== kinds[index - 1])).toBe(true);
  });
});

describe('findTightestChecks', () => {
  const check = { rule: 'shift', article: 'a', drivers: 1, duty: 0, sense: 'at-most', limitMinutes: 780, actualMinutes: 600 } as const;
  const checksOf = (...changes: object[]) =>
    findTightestChecks({ checks: changes.map((change) => ({ ...check, overMinutes: 0, ...change })) });

  it('stores for each rule the duty that comes closest, for rests and limits', () => {
    const checks = checksOf(
      {},
      { duty: 1, actualMinutes: 760 },
      { rule: 'daily-rest', sense: 'at-least', limitMinutes: 540, actualMinutes: 900 },
      { rule: 'daily-rest', sense: 'at-least', limitMinutes: 540, actualMinutes: 560, duty: 2 },
    );
    expect(checks).toEqual([
      { ...check, duty: 1, actualMinutes: 760, binds: true },
      { ...check, rule: 'daily-rest', sense: 'at-least', limitMinutes: 540, actualMinutes: 560, duty: 2, binds: true },
    ]);
  });

  it('omits irrelevant rules until they are limiting', () => {
    expect(checksOf({ rule: 'weekly-work', limitMinutes: 3_600, actualMinutes: 900 })).toEqual([]);
    expect(checksOf({ rule: 'weekly-work', limitMinutes: 3_600, actualMinutes: 3_400 })).toHaveLength(1);
  });
});

describe('the options of a quote', () => {
  it('have the plan that they were priced with, stored once if it is the same', () => {
    const made = makeQuote({ ...dayTrip, group: sampleGroup(48), siteCountry: 'NL', now: '2026-11-21T10:00:00.000Z', book: houseBook() });
    if (!made.ok) throw new Error(made.failure.join());
    const [first, ...others] = made.value.options;
    expect(first?.crew.duties).toHaveLength(1);
    expect(others.filter(({ crew }) => crew.duties !== undefined)).toEqual([]);
    for (const option of made.value.options) {
      const crew = findCrew(made.value, option);
      const parts = crew.duties?.flatMap((duty) => duty.parts) ?? [];
      expect(parts.reduce((total, { minutes }) => total + minutes, 0)).toBe(crew.dutyMinutes);
      expect(crew.checks?.map(({ rule }) => rule)).toContain('daily-driving');
    }
  });

  it('have none if a quote was made before plans were stored', () => {
    const crew = { drivers: 1, overnights: 0, breaksMinutes: 0, drivingMinutes: 60, dutyMinutes: 90 };
    const option = { key: 'cheapest', vehicles: [], seats: 0, crew, lines: [], vat: [], netCents: 0, vatCents: 0, totalCents: 0 } as const;
    expect(findCrew({ options: [option] }, option)).toEqual(crew);
  });
});
