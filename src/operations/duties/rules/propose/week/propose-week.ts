import type { Block } from '../blocks.ts';
import { shareOut } from '../vehicle-kinds.ts';
import { costOfPlan, describeWeek } from './describe-week.ts';
import { improvePlan, planOneByOne } from './improve-plan.ts';
import { findBound } from './lagrange.ts';
import { createMaster, type Going, type MasterColumn, type Meaning, type OpenGrowingModel } from './master.ts';
import { type Known, listApart, listOptions, type Placed, sortTasks, tasksIn } from './plan-state.ts';
import type { Roster } from './price-rosters.ts';
import { createRosterJudge } from './roster-judge.ts';
import type { WeekProposal, WeekQuestion } from './week.ts';
import { type Candidate, costOfRoster, prepareWeek } from './week-parts.ts';

/** How far the search is: the cost of the best plan so far, and what no plan can cost less than. */
export type Progress = { readonly cost: number; readonly bound: number | null };

export type ProposingWeekWith = {
  readonly open: OpenGrowingModel;
  /** Seconds left until an answer is due. */
  readonly secondsLeft: () => number;
  readonly onProgress?: (progress: Progress) => void;
};

/** Until which share of the time each part of the search goes on. */
const shares = { first: 0.12, bound: 0.32, last: 0.97 };
/** Search, then the best of all rosters, twice: the second starts from what the first found. */
const turns = [
  { improve: 0.5, whole: 0.64 },
  { improve: 0.78, whole: 0.9 },
];
/** A plan this near to its bound is good enough, as a share. */
const nearEnough = 0.003;
const tiny = 1e-6;

/**
 * Proposes crews and vehicles for up to 14 days: as many runs as possible, then the least weighted cost. Large neighbourhood search
 * improves a plan that was made one by one; Lagrangian decomposition says what no lawful plan can be below and finds further rosters for
 * single drivers; a whole-number problem (HiGHS) recombines all rosters that were found. Every roster was judged by the law as a whole.
 */
export function proposeWeek(question: WeekQuestion, { open, secondsLeft, onProgress = () => undefined }: ProposingWeekWith): WeekProposal {
  const total = secondsLeft();
  const isBefore = (share: number) => secondsLeft() > total * (1 - share);
  const parts = prepareWeek(question);
  const known = { question, parts, apart: listApart(parts), judge: createRosterJudge(question, parts) };
  const options = listOptions(known);
  const greedy = planOneByOne(known, options);
  const draw = drawFrom(1);
  const rosters = collectRosters(known);
  let best = greedy;
  let bound: number | null = null;
  const cost = () => costOfPlan(question, parts, best);
  const take = (plan: readonly Placed[]) => {
    best = plan;
    rosters.addPlan(plan);
    onProgress({ cost: cost(), bound });
  };
  take(greedy);
  const isNear = () => bound !== null && cost() - bound <= nearEnough * bound;
  const improve = (share: number) =>
    improvePlan(known, options, best, { draw, hasTime: () => !isNear() && isBefore(share), onBetter: take });
  improve(shares.first);
  bound = findBound(known, {
    ...{ open, cost, nearEnough, hasTime: () => isBefore(shares.bound) },
    onRosters: (found) => found.forEach(rosters.addLawful),
    isRefused: rosters.refusedOf,
  });
  onProgress({ cost: cost(), bound });
  for (const turn of turns) {
    improve(turn.improve);
    if (isNear()) break;
    const seconds = Math.max(1, secondsLeft() - total * (1 - turn.whole));
    const chosen = chooseWhole(known, { open, rosters: rosters.all(), best, seconds });
    const filled = chosen === null ? best : planOneByOne(known, options, chosen);
    if (costOfPlan(question, parts, filled) < cost() - tiny) take(filled);
  }
  improve(shares.last);
  return describeWeek(question, { parts, plan: best, greedy, bound });
}

/** The same numbers each time (Numerical Recipes), so the same question has the same answer in the same time. */
function drawFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

type Collected = { readonly roster: Roster; readonly name: string };

/** All lawful rosters that were found, each once, and for each driver what the law refused. */
function collectRosters({ parts, judge }: Known) {
  const found = new Map<string, Collected>();
  const refused = new Map<Candidate, ReadonlySet<number>[]>(parts.candidates.map((candidate) => [candidate, []]));
  const add = (roster: Roster) => {
    const name = nameOf(roster);
    if (roster.tasks.length > 0 && !found.has(name)) found.set(name, { roster, name });
  };
  return {
    all: () => [...found.values()].map(({ roster }) => roster),
    refusedOf: (candidate: Candidate) => refused.get(candidate) ?? [],
    addPlan(plan: readonly Placed[]) {
      for (const candidate of parts.candidates) add({ candidate, tasks: sortTasks(tasksIn(plan, candidate)) });
    },
    addLawful({ candidate, tasks }: Roster) {
      let left = tasks;
      for (let part = judge.findRefused(candidate, left); part.length > 0; part = judge.findRefused(candidate, left)) {
        refused.get(candidate)?.push(new Set(part.map(({ block }) => block)));
        left = left.filter((task) => task !== part.at(-1));
      }
      add({ candidate, tasks: left });
    },
  };
}

function nameOf({ candidate, tasks }: Roster): string {
  return `${candidate.driver.id}: ${tasks.map(({ block, pool }) => `${block} ${pool}`).join(', ')}`;
}

type Choosing = {
  readonly open: OpenGrowingModel;
  readonly rosters: readonly Roster[];
  readonly best: readonly Placed[];
  readonly seconds: number;
};

/** The best plan of these rosters, as far as the solver gets in time; null if it finds none. */
function chooseWhole({ question, parts }: Known, { open, rosters, best, seconds }: Choosing): readonly Placed[] | null {
  const master = createMaster(question, parts);
  const all: readonly { readonly column: MasterColumn; readonly meaning: Meaning }[] = [
    ...master.first,
    ...rosters.map((roster) => ({ column: master.columnOf(roster), meaning: { roster } })),
  ];
  const model = open(master.rows);
  try {
    model.add(all.map(({ column }) => column));
    const meanings = all.map(({ meaning }) => meaning);
    const values = model.solveWhole({ seconds, start: valuesOf(best, { parts, meanings }) });
    return values === null ? null : readPlan(values, meanings, parts.blocks);
  } finally {
    model.close();
  }
}

type Started = Pick<Known, 'parts'> & { readonly meanings: readonly Meaning[] };

function valuesOf(plan: readonly Placed[], { parts, meanings }: Started): readonly number[] {
  const covered = new Set(plan.flatMap(({ block }) => parts.blocks[block]?.runs ?? []));
  const used = new Set(parts.candidates.map((candidate) => nameOf({ candidate, tasks: sortTasks(tasksIn(plan, candidate)) })));
  const gone = new Map(plan.map(({ block, kind }) => [block, kind] as const));
  return meanings.map((meaning) => {
    if ('run' in meaning) return covered.has(meaning.run) ? 0 : 1;
    if ('roster' in meaning) return Number(used.has(nameOf(meaning.roster)));
    return Number(gone.get(meaning.going.block) === meaning.going.kind);
  });
}

function readPlan(values: readonly number[], meanings: readonly Meaning[], blocks: readonly Block[]): readonly Placed[] {
  const chosen = meanings.filter((_, column) => (values[column] ?? 0) > 0.5);
  const going = chosen.flatMap((meaning): Going[] => ('going' in meaning ? [meaning.going] : []));
  const rosters = chosen.flatMap((meaning): Roster[] => ('roster' in meaning ? [meaning.roster] : []));
  return [...Map.groupBy(going, ({ kind }) => kind)].flatMap(([kind, his]) => {
    const shared = shareOut(
      kind,
      his.flatMap(({ block }) => blocks[block] ?? []),
    );
    return his.flatMap(({ block }): Placed[] => {
      const driven = blocks[block];
      if (driven === undefined) return [];
      const [vehicle, crew] = [shared.get(driven), crewOf(rosters, { kind, block }, driven.crewSize)];
      return vehicle === undefined || crew.length !== driven.crewSize ? [] : [{ block, kind, vehicle, crew }];
    });
  });
}

/** More drivers than needed may have a task in their roster: those go without it. */
function crewOf(rosters: readonly Roster[], { kind, block }: Going, needed: number): Placed['crew'] {
  const able = rosters.flatMap(({ candidate, tasks }) =>
    tasks.filter((task) => task.block === block && task.pool === kind.pool).map((task) => ({ candidate, task })),
  );
  return able
    .toSorted((first, second) => costOfRoster(first.candidate, [first.task]) - costOfRoster(second.candidate, [second.task]))
    .slice(0, needed);
}
