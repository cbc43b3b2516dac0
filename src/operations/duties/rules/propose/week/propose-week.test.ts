import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar/date.ts';
import { loadGrowingSolver } from '#server/proposals/grow-with-highs.ts';
import { judgeCrew } from '../../judge-crew.ts';
import type { OpenRun } from '../day.ts';
import { createDriver, createDuty, createVehicle, sampleDay } from '../testing/sample-day.ts';
import { comparePlans } from './compare-plans.ts';
import { proposeWeek } from './propose-week.ts';
import { findFaults } from './testing/check-plan.ts';
import { createSampleWeek } from './testing/sample-week.ts';
import { usualWeights, type WeekProposal, type WeekQuestion } from './week.ts';

const open = await loadGrowingSolver();

function propose(question: WeekQuestion, seconds = 1.5): WeekProposal {
  const until = performance.now() + seconds * 1_000;
  return proposeWeek(question, { open, secondsLeft: () => (until - performance.now()) / 1_000 });
}

const utrecht = { latitude: 52.09, longitude: 5.12 };

/** On a day of the plan, from an hour (UTC) on: the length and the driving in hours. */
function run(
  reference: string,
  [day, hour, hours, driving]: readonly [number, number, number, number],
  changes: Partial<OpenRun> = {},
): OpenRun {
  const startsAt = `${addDays(sampleDay, day)}T${String(hour).padStart(2, '0')}:00:00.000Z`;
  const duties = [{ ...createDuty({ startsAt, hours, driving }), tripId: reference }];
  return { reference, vehicleIndex: 0, duties, from: utrecht, to: utrecht, ...changes };
}

const vehicle = (index: number, changes: object = {}) => createVehicle(index * 3, { seats: 50, ...changes });
const driver = (index: number, changes: object = {}) => createDriver(index * 3, { days: 0, draw: () => 0, ...changes });

function week(changes: Partial<WeekQuestion>): WeekQuestion {
  return {
    ...{ runs: [], vehicles: [vehicle(0), vehicle(1)], drivers: [driver(0), driver(1)], taken: [], wishes: [] },
    ...{ from: sampleDay, until: addDays(sampleDay, 6), weights: usualWeights },
    ...changes,
  };
}

const crewsOf = ({ rows }: WeekProposal) => Object.fromEntries(rows.map(({ reference, driverIds }) => [reference, driverIds.join()]));

describe('a plan of several days', () => {
  it('shares hours out evenly, and gives more to those who worked less before', () => {
    const runs = [0, 1, 2, 3].map((day) => run(`R${day}`, [day, 6, 9, 4]));
    const even = propose(week({ runs }));
    expect(Object.values(crewsOf(even)).filter((id) => id === 'driver 0')).toHaveLength(2);
    const worked = { ...createDuty({ startsAt: `${addDays(sampleDay, -3)}T06:00:00.000Z`, hours: 12, driving: 4 }), tripId: 'before' };
    const tired = propose(week({ runs, drivers: [driver(0, { others: [worked, { ...worked, ...laterBy(worked, 1) }] }), driver(1)] }));
    expect(Object.values(crewsOf(tired)).filter((id) => id === 'driver 3').length).toBeGreaterThan(2);
    expect(tired).toMatchObject({ open: [], gap: expect.closeTo(0, 2) });
  });

  it('gives nobody seven days in a row, so a single driver leaves one open', () => {
    const runs = [0, 1, 2, 3, 4, 5, 6].map((day) => run(`R${day}`, [day, 6, 9, 4]));
    const { rows, open: left } = propose(week({ runs, drivers: [driver(0)] }));
    expect([rows.length, left.map(({ lacks }) => lacks)]).toEqual([6, ['nobody-left']]);
    expect(findFaults(week({ runs, drivers: [driver(0)] }), rows)).toEqual([]);
  });

  it('keeps wished days free and nights at home where somebody else can go, and says where it does not', () => {
    const day = run('Day', [1, 6, 9, 4]);
    const tour = run('Tour', [2, 6, 9, 4]);
    const second = {
      ...createDuty({ startsAt: `${addDays(sampleDay, 3)}T06:00:00.000Z`, hours: 9, driving: 4 }),
      tripId: 'Tour',
      shiftIndex: 1,
    };
    const runs = [day, { ...tour, duties: [...tour.duties, second] }];
    const wishes = [{ driverId: 'driver 0', freeDays: [addDays(sampleDay, 1)], homeAtNight: true }];
    expect(crewsOf(propose(week({ runs, wishes })))).toEqual({ Day: 'driver 3', Tour: 'driver 3' });
    const alone = propose(week({ runs, wishes, drivers: [driver(0)] }));
    expect(alone.rows.map(({ why }) => why.broken)).toEqual([['free-day'], ['home-night']]);
    expect(alone.figures.brokenWishes).toBe(2);
    const careless = week({ runs, wishes, weights: { ...usualWeights, freeDays: 0, homeNights: 0 } });
    expect(new Set(Object.values(crewsOf(propose(careless)))).size).toBe(2);
  });

  it('leaves what has a crew where it is, and gives nothing to drivers who are away or have left by then', () => {
    const runs = [run('A', [0, 8, 9, 4]), run('B', [2, 8, 9, 4])];
    const placed = { ...createDuty({ startsAt: `${sampleDay}T06:00:00.000Z`, hours: 9, driving: 4 }), tripId: 'placed' };
    const away = { resourceId: 'driver 3', from: `${addDays(sampleDay, 1)}T00:00:00.000Z`, until: null, reference: null };
    const drivers = [driver(0, { others: [placed] }), driver(1), driver(2, { leftOn: addDays(sampleDay, 1) })];
    const question = week({ runs, drivers, taken: [away] });
    const plan = propose(question);
    expect([plan.rows.length, findFaults(question, plan.rows)]).toEqual([2, []]);
    expect(new Map(Object.entries(crewsOf(plan))).get('B')).toBe('driver 0');
  });

  it('follows the weights: of empty kilometres and cost', () => {
    const near = vehicle(0);
    const far = vehicle(1, { depotId: 'far', coordinates: { latitude: 52.5, longitude: 5.4 } });
    const runs = [run('A', [0, 8, 9, 4])];
    expect(propose(week({ runs, vehicles: [far, near] })).rows).toMatchObject([{ vehicleId: 'vehicle 0' }]);
  });

  it('is lawful for a second judge and for a planner who places it row by row, costs no more than by hand and no less than its bound', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })), fc.integer({ min: 1, max: 8 }), (stream, days) => {
        const draw = () => stream.next().value ?? 0;
        const question = createSampleWeek({ days, runs: 4 * days, vehicles: 9, drivers: 7, historyDays: 14 }, draw);
        const plan = propose(question, 0.6);
        expect(findFaults(question, plan.rows)).toEqual([]);
        expect(findFaults(question, plan.greedy.rows)).toEqual([]);
        expect(refusedWhilePlacing(question, plan)).toEqual([]);
        expect(plan.rows.length + plan.open.length).toBe(question.runs.length);
        expect(plan.cost).toBeLessThanOrEqual(plan.greedy.cost + 1e-6);
        if (plan.bound !== null) expect(plan.cost).toBeGreaterThanOrEqual(plan.bound - 1e-3);
      }),
      { numRuns: 8 },
    );
  });

  it('holds over the change of the clocks', () => {
    const runs = [4, 5].map((day) => ({ ...run(`C${day}`, [day, 6, 9, 4]) }));
    const shifted = runs.map((each, index) => ({
      ...each,
      duties: [{ ...createDuty({ startsAt: `2027-03-${27 + index}T20:00:00.000Z`, hours: 6, driving: 3 }), tripId: each.reference }],
    }));
    const question = week({ runs: shifted, from: '2027-03-27', until: '2027-03-28' });
    const plan = propose(question);
    expect([plan.rows.length, plan.figures.nights, findFaults(question, plan.rows)]).toEqual([2, 2, []]);
  });
});

function laterBy({ startsAt, endsAt }: { readonly startsAt: string; readonly endsAt: string }, days: number) {
  const later = (instant: string) => new Date(Date.parse(instant) + days * 86_400_000).toISOString();
  return { startsAt: later(startsAt), endsAt: later(endsAt), vehicleUntil: later(endsAt) };
}

/** Places one row after another and judges each as a placement does, beside those before. */
function refusedWhilePlacing(question: WeekQuestion, { rows }: WeekProposal): readonly string[] {
  const work = new Map(question.drivers.map(({ id, others }) => [id, others] as const));
  return rows.flatMap(({ reference, vehicleId, driverIds }) => {
    const duties = question.runs.find((each) => each.reference === reference)?.duties ?? [];
    const known = question.vehicles.find(({ id }) => id === vehicleId);
    const drivers = question.drivers
      .filter(({ id }) => driverIds.includes(id))
      .map((each) => ({ ...each, others: work.get(each.id) ?? [] }));
    const problems = known === undefined ? [] : judgeCrew(known, drivers, duties);
    const crewSize = drivers.length === 2 ? (2 as const) : (1 as const);
    for (const { id, others } of drivers) work.set(id, [...others, ...duties.map((duty) => ({ ...duty, crewSize }))]);
    return problems.map((problem) => `${reference} ${problem.why}`);
  });
}

describe('two plans', () => {
  const row = (reference: string, vehicleId: string, driverIds: readonly string[]) => ({
    reference,
    vehicleIndex: 0,
    vehicleId,
    driverIds,
    emptyKilometres: 0,
  });

  it('are compared run by run', () => {
    const first = [row('A', 'v', ['d']), row('B', 'v', ['d']), row('C', 'v', ['d']), row('D', 'v', ['d', 'e']), row('E', 'v', ['d'])];
    const second = [row('F', 'v', ['d']), row('A', 'v', ['d']), row('B', 'w', ['d']), row('C', 'w', ['e']), row('D', 'v', ['e', 'd'])];
    expect(comparePlans(first, second).map(({ kind, first: one, second: two }) => [one?.reference ?? two?.reference, kind])).toEqual([
      ['A', 'same'],
      ['B', 'vehicle'],
      ['C', 'driver-and-vehicle'],
      ['D', 'same'],
      ['E', 'only-first'],
      ['F', 'only-second'],
    ]);
    expect(comparePlans([row('A', 'v', ['d'])], [row('A', 'v', ['e'])])).toMatchObject([{ kind: 'driver' }]);
  });
});

describe('the second judge', () => {
  it('finds what is wrong with a plan', () => {
    const runs = [0, 0, 1, 2, 3, 4, 5, 6].map((day, index) => run(`R${index}`, [day, index === 1 ? 7 : 6, 9, 4]));
    const small = vehicle(1, { seats: 8 });
    const question = week({ runs, vehicles: [vehicle(0), small], drivers: [driver(0)] });
    const row = (index: number, vehicleId: string, driverIds: readonly string[]) => ({
      ...{ reference: `R${index}`, vehicleIndex: 0, vehicleId, driverIds, emptyKilometres: 0, comesFrom: null },
    });
    const faults = findFaults(question, [
      ...runs.map((_, index) => row(index, 'vehicle 0', ['driver 0'])),
      row(2, small.id, []),
      row(99, 'vehicle 0', ['driver 0']),
    ]);
    for (const what of ['was not asked for', 'planned twice', 'two places', 'too few seats', '0 drivers of 1', 'no weekly rest'])
      expect(faults.join('\n')).toContain(what);
  });
});
