import { daysBetween } from '#domain/calendar/date.ts';
import { type Block, emptyKilometresOf } from '../blocks.ts';
import { explainOpen } from '../explain-open.ts';
import { addBurden, burdenOf, contractOf, noBurden, weeksBefore } from './burden.ts';
import { kilometresOfAnOpenRun } from './master.ts';
import { type Placed, sortTasks, tasksIn } from './plan-state.ts';
import type { Plan, PlanFigures, RowReason, WeekProposal, WeekQuestion, WeekRow } from './week.ts';
import { brokenWishes, type Candidate, costOfGoing, costOfRoster, dutiesOf, type WeekParts } from './week-parts.ts';

type Solved = {
  readonly parts: WeekParts;
  readonly plan: readonly Placed[];
  readonly greedy: readonly Placed[];
  readonly bound: number | null;
};

/** The plan row by row with its reasons, beside the greedy one. */
export function describeWeek(question: WeekQuestion, { parts, plan, greedy, bound }: Solved): WeekProposal {
  const described = describePlan(question, parts, plan);
  const covered = new Set(plan.flatMap(({ block }) => parts.blocks[block]?.runs ?? []));
  const open = question.runs.flatMap((_, run) => (covered.has(run) ? [] : [explainOpen(question, run, parts.judge)]));
  // Open runs are dear, and in both figures: without them the share says how good the planned ones are.
  const driven = bound === null ? 1 : Math.max(1, bound - described.figures.open * kilometresOfAnOpenRun);
  const gap = bound === null ? null : Math.max(0, described.cost - bound) / driven;
  return { ...described, open, bound, gap, greedy: describePlan(question, parts, greedy) };
}

/** The cost that the search minimizes. */
export function costOfPlan(question: WeekQuestion, { blocks, candidates }: WeekParts, plan: readonly Placed[]): number {
  const covered = new Set(plan.flatMap(({ block }) => blocks[block]?.runs ?? []));
  const going = plan.reduce((sum, { block, kind }) => {
    const driven = blocks[block];
    return sum + (driven === undefined ? 0 : costOfGoing(kind, driven, question));
  }, 0);
  const rosters = candidates.reduce((sum, candidate) => sum + costOfRoster(candidate, tasksIn(plan, candidate)), 0);
  return going + rosters + (question.runs.length - covered.size) * kilometresOfAnOpenRun;
}

function describePlan(question: WeekQuestion, parts: WeekParts, plan: readonly Placed[]): Plan {
  const hours = hoursByDriver(question, parts, plan);
  const rows = plan
    .toSorted((first, second) => first.block - second.block)
    .flatMap((placed) => describeRows(question, { parts, placed, hours }));
  return { rows, figures: figuresOf(question, { parts, plan, rows, hours }), cost: costOfPlan(question, parts, plan) };
}

type Hours = ReadonlyMap<Candidate, number>;

/** Contract hours against which drivers with different contracts are compared. */
const comparedContract = 40;

/** Hours a week per 40 contract hours, of the four weeks before and the plan. */
function hoursByDriver(question: WeekQuestion, { blocks, candidates }: WeekParts, plan: readonly Placed[]): Hours {
  const weeks = weeksBefore + (daysBetween(question.from, question.until) + 1) / 7;
  return new Map(
    candidates.map((candidate) => {
      const planned = tasksIn(plan, candidate).flatMap(({ block }) => {
        const driven = blocks[block];
        return driven === undefined ? [] : dutiesOf(question, driven);
      });
      const hours = candidate.hoursBefore + burdenOf(planned).hours;
      return [candidate, (hours / weeks) * (comparedContract / contractOf(candidate.driver))] as const;
    }),
  );
}

type Row = { readonly parts: WeekParts; readonly placed: Placed; readonly hours: Hours };

function describeRows(question: WeekQuestion, { parts, placed, hours }: Row): readonly WeekRow[] {
  const block = parts.blocks[placed.block];
  if (block === undefined) return [];
  const empty = emptyKilometresOf(block, question.runs, placed.vehicle.coordinates);
  const why = reasonOf(question, { parts, placed, hours }, block);
  return block.runs.flatMap((place, index): WeekRow[] => {
    const run = question.runs[place];
    const before = index === 0 ? undefined : question.runs[block.runs[0]];
    if (run === undefined) return [];
    return [
      {
        ...{ reference: run.reference, vehicleIndex: run.vehicleIndex, vehicleId: placed.vehicle.id, why },
        driverIds: placed.crew.map(({ candidate }) => candidate.driver.id),
        emptyKilometres: empty[index] ?? 0,
        comesFrom: before?.reference ?? null,
      },
    ];
  });
}

function reasonOf(question: WeekQuestion, { parts, placed, hours }: Row, block: Block): RowReason {
  const fitting = parts.kinds.filter(({ fits }) => fits.has(placed.block));
  const kilometres = fitting.map(({ depot }) => emptyKilometresOf(block, question.runs, depot).reduce((sum, each) => sum + each, 0));
  const duties = dutiesOf(question, block);
  const broken = placed.crew.map(({ candidate: { wish } }) => brokenWishes(wish, duties));
  const average = [...hours.values()].reduce((sum, each) => sum + each, 0) / Math.max(1, hours.size);
  return {
    leastKilometres: Math.min(...kilometres),
    driverHours: Math.max(0, ...placed.crew.map(({ candidate }) => hours.get(candidate) ?? 0)),
    averageHours: average,
    broken: [
      ...(broken.some(({ freeDays }) => freeDays > 0) ? ['free-day' as const] : []),
      ...(broken.some(({ homeNights }) => homeNights > 0) ? ['home-night' as const] : []),
    ],
  };
}

type Figured = { readonly parts: WeekParts; readonly plan: readonly Placed[]; readonly rows: readonly WeekRow[]; readonly hours: Hours };

function figuresOf(question: WeekQuestion, { parts, plan, rows, hours }: Figured): PlanFigures {
  const burdens = plan.flatMap(({ block, crew }) => {
    const driven = parts.blocks[block];
    return driven === undefined ? [] : crew.map(() => burdenOf(dutiesOf(question, driven)));
  });
  const { nights, weekendDays } = burdens.reduce(addBurden, noBurden);
  return {
    covered: rows.length,
    open: question.runs.length - rows.length,
    emptyKilometres: rows.reduce((sum, { emptyKilometres }) => sum + emptyKilometres, 0),
    mostHours: Math.max(0, ...hours.values()),
    leastHours: hours.size === 0 ? 0 : Math.min(...hours.values()),
    nights,
    weekendDays,
    brokenWishes: parts.candidates.reduce((sum, candidate) => {
      const each = sortTasks(tasksIn(plan, candidate)).map(({ block }) => {
        const driven = parts.blocks[block];
        return driven === undefined ? { freeDays: 0, homeNights: 0 } : brokenWishes(candidate.wish, dutiesOf(question, driven));
      });
      return sum + each.reduce((total, { freeDays, homeNights }) => total + freeDays + homeNights, 0);
    }, 0),
  };
}
