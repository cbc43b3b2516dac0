import type { CrewProblem } from '../judge-crew.ts';
import { type Block, emptyKilometresOf, listBlocks } from './blocks.ts';
import { listCandidates } from './candidates.ts';
import type { DayDriver, DayProposal, DayQuestion, ProposedRun } from './day.ts';
import { type Cut, createDayModel, type Given, type Going } from './day-model.ts';
import { explainOpen } from './explain-open.ts';
import { fillIn } from './fill-in.ts';
import { createDayJudge, type DayJudge } from './judge-day.ts';
import type { SolveMixedModel } from './mixed-model.ts';
import { listVehicleKinds, shareOut } from './vehicle-kinds.ts';

export type ProposingWith = {
  readonly solve: SolveMixedModel;
  /** Until an answer is due. */
  readonly secondsLeft: () => number;
};

/** Of the time there is so much at least is the solver's, in seconds: judging ahead ends before. */
const solversShare = 5;

/**
 * Who could drive a day's open runs, with what: as many as can be, then with as few empty kilometres as can be. The solver knows who may
 * drive each run and which runs exclude each other for everybody; what it makes of that is judged again driver by driver, all that he
 * would drive in his real chain of duties. What is refused is told to the solver, which tries again; where time is up the best lawful plan
 * so far is what there is. So nothing is proposed that the judge of placements refuses.
 */
export function proposeDay(question: DayQuestion, { solve, secondsLeft }: ProposingWith): DayProposal {
  const judge = createDayJudge(question);
  const yards = [...new Map(question.vehicles.map(({ depotId, coordinates }) => [depotId, coordinates])).values()];
  const blocks = listBlocks(question.runs, yards).filter(
    ({ runs: [first, second] }) => second === undefined || !judge.areApart(first, second),
  );
  const kinds = listVehicleKinds(question, blocks, judge);
  const candidates = listCandidates(question, { blocks, kinds, judge, hasTime: () => secondsLeft() > solversShare });
  const parts = { blocks, kinds, candidates };
  const model = createDayModel(question, parts, judge);
  const fill = (plan: readonly Going[]) => fillIn(question, plan, parts, judge);
  let cuts: readonly Cut[] = [];
  let plan = fill([]);
  for (let start = plan; secondsLeft() > 0; ) {
    const solved = solve(model.write(cuts), { seconds: secondsLeft(), start: model.valuesOf(start) });
    if (solved === null) break;
    const found = chooseVehicles(model.read(solved.values));
    const refused = listRefused(found, judge);
    if (refused.length === 0 && solved.isBest) return tellPlan(question, { plan: found, isBest: true, judge });
    start = fill(withoutRefused(found, judge));
    if (model.costOf(start) < model.costOf(plan)) plan = start;
    if (refused.length === 0) break;
    cuts = [...cuts, ...refused];
  }
  return tellPlan(question, { plan, isBest: false, judge });
}

function chooseVehicles(given: readonly Given[]): readonly Going[] {
  return [...Map.groupBy(given, ({ kind }) => kind)].flatMap(([kind, his]) => {
    const shared = shareOut(
      kind,
      his.map(({ block }) => block),
    );
    return his.flatMap((each) => {
      const vehicle = shared.get(each.block);
      return vehicle === undefined ? [] : [{ ...each, vehicle }];
    });
  });
}

type Driving = { readonly driver: DayDriver; readonly going: readonly Going[] };

/** Each driver of a plan with all that he would drive. */
function listDriving(plan: readonly Going[]): readonly Driving[] {
  const drivers = new Set(plan.flatMap((going) => going.drivers));
  return [...drivers].map((driver) => ({ driver, going: plan.filter((each) => each.drivers.includes(driver)) }));
}

function judgeDriving({ driver, going }: Driving, judge: DayJudge): readonly CrewProblem[] {
  const runs = going.flatMap(({ block }) => block.runs);
  // Each vehicle's law and papers are asked for; the same vehicle again is known already.
  return going.flatMap(({ vehicle }) => judge.againstDriver(driver, vehicle, runs));
}

/** What the judge refuses, as small as it can be said: the fewer runs a cut names the more it rules out. */
function listRefused(plan: readonly Going[], judge: DayJudge): readonly Cut[] {
  return listDriving(plan)
    .filter((driving) => judgeDriving(driving, judge).length > 0)
    .flatMap(({ driver, going }): Cut[] => {
      const [vehicle] = going.map((each) => each.vehicle);
      const pools = new Set(going.map(({ kind }) => kind.pool));
      const runs = going.flatMap(({ block }) => block.runs);
      if (vehicle === undefined) return [];
      const isRefused = (these: readonly number[]) => these.length > 0 && judge.againstDriver(driver, vehicle, these).length > 0;
      const least = runs.reduce((left: readonly number[], run) => {
        const fewer = left.filter((each) => each !== run);
        return isRefused(fewer) ? fewer : left;
      }, runs);
      return [{ driverId: driver.id, runs: least, pool: pools.size === 1 ? ([...pools][0] ?? null) : null }];
    });
}

/** Without those whom the judge refuses, and what they would drive; the rest is only less for everybody. */
function withoutRefused(plan: readonly Going[], judge: DayJudge): readonly Going[] {
  const refused = new Set(listDriving(plan).flatMap((driving) => (judgeDriving(driving, judge).length > 0 ? [driving.driver] : [])));
  return plan.filter(({ drivers }) => !drivers.some((driver) => refused.has(driver)));
}

type Decided = { readonly plan: readonly Going[]; readonly isBest: boolean; readonly judge: DayJudge };

function tellPlan(question: DayQuestion, { plan, isBest, judge }: Decided): DayProposal {
  const rows = plan.flatMap((going) => tellBlock(question, going));
  const covered = new Set(plan.flatMap(({ block }) => block.runs));
  const open = question.runs.flatMap((_, run) => (covered.has(run) ? [] : [explainOpen(question, run, judge)]));
  const order = new Map(question.runs.map((run, place) => [`${run.reference} ${run.vehicleIndex}`, place]));
  const placeOf = ({ reference, vehicleIndex }: ProposedRun) => order.get(`${reference} ${vehicleIndex}`) ?? 0;
  return { rows: rows.toSorted((first, second) => placeOf(first) - placeOf(second)), open, isBest };
}

function tellBlock({ runs }: DayQuestion, { block, vehicle, drivers }: Going): readonly ProposedRun[] {
  const empty = emptyKilometresOf(block, runs, vehicle.coordinates);
  return block.runs.flatMap((place: Block['runs'][number], index): ProposedRun[] => {
    const run = runs[place];
    const before = index === 0 ? undefined : runs[block.runs[0]];
    if (run === undefined) return [];
    return [
      {
        reference: run.reference,
        vehicleIndex: run.vehicleIndex,
        vehicleId: vehicle.id,
        driverIds: drivers.map(({ id }) => id),
        emptyKilometres: empty[index] ?? 0,
        comesFrom: before?.reference ?? null,
      },
    ];
  });
}
