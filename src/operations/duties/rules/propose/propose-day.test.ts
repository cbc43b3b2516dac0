import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadSolver } from '#server/proposals/solve-with-highs.ts';
import { judgeCrew } from '../judge-crew.ts';
import type { DayProposal, DayQuestion, DayVehicle, OpenRun } from './day.ts';
import { proposeDay } from './propose-day.ts';
import { createDriver, createDuty, createSampleDay, createVehicle, sampleDay } from './testing/sample-day.ts';

const solve = await loadSolver();
const propose = (question: DayQuestion) => proposeDay(question, { solve, secondsLeft: () => 30 });

const utrecht = { latitude: 52.09, longitude: 5.12 };
const paris = { latitude: 48.86, longitude: 2.35 };

/** From an hour of the day (UTC) on: the length in hours, and the driving hours. */
function run(reference: string, [hour, hours, driving]: readonly [number, number, number], changes: Partial<OpenRun> = {}): OpenRun {
  const startsAt = `${sampleDay}T${String(hour).padStart(2, '0')}:00:00.000Z`;
  const duties = [{ ...createDuty({ startsAt, hours, driving }), tripId: reference }];
  return { reference, vehicleIndex: 0, duties, from: utrecht, to: utrecht, ...changes };
}

const vehicle = (index: number, changes: Partial<DayVehicle> = {}) => createVehicle(index * 3, { seats: 50, ...changes });
const driver = (index: number, changes: object = {}) => createDriver(index * 3, { days: 0, draw: () => 0, ...changes });

describe('a day', () => {
  it('has its nearer vehicle go, with a driver of the same company', () => {
    const far = { depotId: 'far', coordinates: { latitude: 53.2, longitude: 6.56 } };
    const question = {
      runs: [run('A', [6, 9, 4])],
      vehicles: [vehicle(1, far), vehicle(2)],
      drivers: [driver(1, far), driver(2)],
      taken: [],
    };
    expect(propose(question)).toMatchObject({
      rows: [{ reference: 'A', vehicleId: 'vehicle 6', driverIds: ['driver 6'], comesFrom: null }],
      open: [],
      isBest: true,
    });
  });

  it('with two runs at one time for a single driver leaves one open, because all drivers are needed', () => {
    const question = {
      runs: [run('A', [6, 9, 4]), run('B', [8, 9, 4])],
      vehicles: [vehicle(1), vehicle(2)],
      drivers: [driver(1)],
      taken: [],
    };
    const { rows, open } = propose(question);
    expect(rows).toHaveLength(1);
    expect(open).toMatchObject([{ lacks: 'nobody-left', against: [] }]);
  });

  it('reports objections to vehicles, then to drivers', () => {
    const runs = [run('A', [6, 9, 4])];
    const small = { runs, vehicles: [vehicle(1, { seats: 8 })], drivers: [driver(1)], taken: [] };
    expect(propose(small).open).toMatchObject([{ lacks: 'vehicle', against: [{ count: 1, problem: { why: 'seats' } }] }]);
    const noCard = { runs, vehicles: [vehicle(1)], drivers: [driver(1, { certificates: [] })], taken: [] };
    expect(propose(noCard).open[0]).toMatchObject({
      lacks: 'driver',
      against: expect.arrayContaining([expect.objectContaining({ count: 1 })]),
    });
  });

  it('excludes absent drivers, and drivers of another country’s operator', () => {
    const away = { resourceId: 'driver 3', from: `${sampleDay}T00:00:00.000Z`, until: null, reference: null };
    const belgian = createDriver(1, { days: 0, draw: () => 0 });
    const question = { runs: [run('A', [6, 9, 4])], vehicles: [vehicle(1)], drivers: [driver(1), belgian], taken: [away] };
    expect(propose(question)).toMatchObject({ rows: [], open: [{ lacks: 'driver', against: [{ problem: { why: 'busy' } }] }] });
  });

  it('uses no depot from which the duty’s hours are illegal', () => {
    const groningen = { depotId: 'far', coordinates: { latitude: 53.2, longitude: 6.56 } };
    const question = { runs: [run('A', [6, 9, 4])], vehicles: [vehicle(1, groningen)], drivers: [driver(1, groningen)], taken: [] };
    expect(propose(question)).toMatchObject({ rows: [], open: [{ lacks: 'near' }] });
    // The plan of the price assumed that depot.
    const [duty] = run('A', [6, 9, 4]).duties;
    if (duty === undefined) throw new Error('no duty');
    const way = { kind: 'empty-drive', minutes: 200 } as const;
    const planned = run('A', [6, 9, 4], {
      duties: [{ ...duty, parts: [way, { kind: 'drive', minutes: 60 }, { kind: 'free', minutes: 80 }, way] }],
    });
    expect(propose({ ...question, runs: [planned] }).rows).toMatchObject([{ reference: 'A' }]);
  });

  it('sends a crew straight on from where a group leaves to where the next one waits', () => {
    const there = run('A', [3, 7, 5], { from: utrecht, to: paris });
    const back = run('B', [11, 4, 3], { from: paris, to: utrecht });
    const question = { runs: [there, back], vehicles: [vehicle(1), vehicle(2)], drivers: [driver(1), driver(2)], taken: [] };
    const { rows } = propose(question);
    expect(rows.map(({ comesFrom }) => comesFrom)).toEqual([null, 'A']);
    expect(new Set(rows.map(({ vehicleId }) => vehicleId)).size).toBe(1);
    expect(rows.reduce((sum, { emptyKilometres }) => sum + emptyKilometres, 0)).toBeLessThan(60);
  });

  it('gives no driver three duties of which any two are allowed: the check rejects it, and the solver looks again', () => {
    // Four hours of driving each: eight a day are allowed, twelve are not (561/2006 art. 6(1)).
    const runs = [run('A', [4, 5, 4]), run('B', [9, 5, 4]), run('C', [14, 5, 4])];
    const alone = propose({ runs, vehicles: [vehicle(1)], drivers: [driver(1)], taken: [] });
    expect([alone.rows.length, alone.open.length]).toEqual([2, 1]);
    const two = propose({ runs, vehicles: [vehicle(1)], drivers: [driver(1), driver(2)], taken: [] });
    expect(two).toMatchObject({ open: [], isBest: true });
  });

  it('sends two where a duty asks for two', () => {
    const duties = [{ ...createDuty({ startsAt: `${sampleDay}T04:00:00.000Z`, hours: 18, driving: 15, crewSize: 2 }), tripId: 'A' }];
    const question = { runs: [run('A', [4, 18, 15], { duties })], vehicles: [vehicle(1)], drivers: [driver(1), driver(2)], taken: [] };
    expect(propose(question).rows[0]?.driverIds).toHaveLength(2);
    expect(propose({ ...question, drivers: [driver(1)] }).rows).toEqual([]);
  });

  it('is planned as by hand where no time is left to look', () => {
    const question = { runs: [run('A', [6, 9, 4])], vehicles: [vehicle(1)], drivers: [driver(1)], taken: [] };
    expect(proposeDay(question, { solve: () => null, secondsLeft: () => 0 })).toMatchObject({ rows: [{ reference: 'A' }], isBest: false });
  });
});

describe('any proposal', () => {
  const day = fc
    .tuple(
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 8 }),
      fc.integer({ min: 1, max: 9 }),
      fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })),
    )
    .map(([runs, vehicles, drivers, draws]) =>
      createSampleDay({ runs, vehicles, drivers, historyDays: 14 }, () => draws.next().value ?? 0),
    );

  it('is lawful by the check of placements, uses everything once, and explains what stays open', () => {
    fc.assert(
      fc.property(day, (question) => {
        const proposal = propose(question);
        expect(proposal.rows.length + proposal.open.length).toBe(question.runs.length);
        expect(listWrong(question, proposal)).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });
});

/** The problems found if the proposed rows are placed one after another, each in addition to those before; and double occupations. */
function listWrong({ runs, vehicles, drivers }: DayQuestion, { rows }: DayProposal): readonly string[] {
  const dutiesOf = (reference: string) => runs.find((each) => each.reference === reference)?.duties ?? [];
  return rows.flatMap((row) => {
    const own = dutiesOf(row.reference);
    const besides = (id: string) =>
      rows.filter((each) => each !== row && [each.vehicleId, ...each.driverIds].includes(id)).flatMap((each) => dutiesOf(each.reference));
    const crew = drivers
      .filter(({ id }) => row.driverIds.includes(id))
      .map((each) => ({ ...each, others: [...each.others, ...besides(each.id)] }));
    const coach = vehicles.find(({ id }) => id === row.vehicleId);
    const problems = coach === undefined ? ['no vehicle'] : judgeCrew(coach, crew, own).map(({ why }) => why);
    const twice = [row.vehicleId, ...row.driverIds].filter((id) =>
      besides(id).some((duty) => own.some((mine) => duty.startsAt < mine.endsAt && duty.endsAt > mine.startsAt)),
    );
    return [...problems, ...twice];
  });
}
