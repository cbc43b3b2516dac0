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
  /** Seconds left until an answer is due. */
  readonly secondsLeft: () => number;
};

/** Seconds reserved for the solver; advance checks stop before that. */
const solversShare = 5;

/**
 * Proposes crews and vehicles for a day's open runs: as many as possible, then with the fewest empty kilometres. The solver knows who may
 * drive each run and which runs exclude each other. Its plan is checked again per driver, with all runs in the driver's real chain of
 * duties. Refused combinations go back to the solver as cuts, which tries again; when time is up, the best lawful plan so far is the
 * result. So it never proposes what a placement would refuse.
 */
export function proposeDay(question: DayQuestion, { solve, secondsLeft }: ProposingWith): DayProposal {
  const judge = createDayJudge(question);
  const depots = [...new Map(question.vehicles.map(({ depotId, coordinates }) => [depotId, coordinates])).values()];
  const blocks = listBlocks(question.runs, depots).filter(
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
    if (refused.length === 0 && solved.isBest) return describePlan(question, { plan: found, isBest: true, judge });
    start = fill(withoutRefused(found, judge));
    if (model.costOf(start) < model.costOf(plan)) plan = start;
    if (refused.length === 0) break;
    cuts = [...cuts, ...refused];
  }
  return describePlan(question, { plan, isBest: false, judge });
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

/** Each driver of a plan with all proposed runs. */
function listDriving(plan: readonly Going[]): readonly Driving[] {
  const drivers = new Set(plan.flatMap((going) => going.drivers));
  return [...drivers].map((driver) => ({ driver, going: plan.filter((each) => each.drivers.includes(driver)) }));
}

function judgeDriving({ driver, going }: Driving, judge: DayJudge): readonly CrewProblem[] {
  const runs = going.flatMap(({ block }) => block.runs);
  // Law and certificates of each vehicle matter; results for the same vehicle are cached.
  return going.flatMap(({ vehicle }) => judge.againstDriver(driver, vehicle, runs));
}

/** The refused combinations, as small as possible: the fewer runs a cut names, the more it rules out. */
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

/** The plan without refused drivers and their runs; the rest stays lawful, because everybody only has less work. */
function withoutRefused(plan: readonly Going[], judge: DayJudge): readonly Going[] {
  const refused = new Set(listDriving(plan).flatMap((driving) => (judgeDriving(driving, judge).length > 0 ? [driving.driver] : [])));
  return plan.filter(({ drivers }) => !drivers.some((driver) => refused.has(driver)));
}

type Decided = { readonly plan: readonly Going[]; readonly isBest: boolean; readonly judge: DayJudge };

function describePlan(question: DayQuestion, { plan, isBest, judge }: Decided): DayProposal {
  const rows = plan.flatMap((going) => describeBlock(question, going));
  const covered = new Set(plan.flatMap(({ block }) => block.runs));
  const open = question.runs.flatMap((_, run) => (covered.has(run) ? [] : [explainOpen(question, run, judge)]));
  const order = new Map(question.runs.map((run, place) => [`${run.reference} ${run.vehicleIndex}`, place]));
  const placeOf = ({ reference, vehicleIndex }: ProposedRun) => order.get(`${reference} ${vehicleIndex}`) ?? 0;
  return { rows: rows.toSorted((first, second) => placeOf(first) - placeOf(second)), open, isBest };
}

function describeBlock({ runs }: DayQuestion, { block, vehicle, drivers }: Going): readonly ProposedRun[] {
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
