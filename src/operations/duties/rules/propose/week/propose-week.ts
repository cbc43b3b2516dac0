import type { Block } from '../blocks.ts';
import { shareOut } from '../vehicle-kinds.ts';
import { createMaster, type GrowingModel, type Going, type Master, type MasterColumn, type Meaning, type OpenGrowingModel, type Relaxed } from './master.ts';
import { listApart, type Placed, planOneByOne, sortTasks, tasksIn } from './one-by-one.ts';
import { type Apart, type PricedRoster, priceRosters, type Roster } from './price-rosters.ts';
import { createRosterJudge, type RosterJudge } from './roster-judge.ts';
import { costOfPlan, tellWeek } from './tell-week.ts';
import { type Candidate, prepareWeek, type Task, type WeekParts } from './week-parts.ts';
import type { WeekProposal, WeekQuestion } from './week.ts';

/** How far the search is: the cost of the best plan so far, and what no plan can cost less than. */
export type Progress = { readonly round: number; readonly cost: number; readonly bound: number | null };

export type ProposingWeekWith = {
  readonly open: OpenGrowingModel;
  /** Seconds left until an answer is due. */
  readonly secondsLeft: () => number;
  readonly tell?: (progress: Progress) => void;
};

/** Shares of the time: until the columns are complete, and until whole rosters are chosen. The rest fills in and explains. */
const shares = { columns: 0.6, whole: 0.9 };
/** The search for columns ends where the relaxed cost is this near to its bound, as a share. */
const nearEnough = 0.002;
/** Partial rosters kept for each block while searching; all are kept for a bound. */
const keptPartial = 6;
const tiny = 1e-6;

/**
 * Proposes crews and vehicles for up to 14 days: as many runs as possible, then the least weighted cost. A column is the roster of one
 * driver for the whole period. A linear problem says what each run is worth at present, a shortest path finds the driver's best roster for
 * these worths, and the law decides whether it enters the problem. Repeated until no roster improves the plan; then the solver chooses
 * whole rosters. The relaxed problem gives a bound that no lawful plan can be below.
 */
export function proposeWeek(question: WeekQuestion, { open, secondsLeft, tell = () => undefined }: ProposingWeekWith): WeekProposal {
  const total = secondsLeft();
  const isBefore = (share: number) => secondsLeft() > total * (1 - share);
  const parts = prepareWeek(question);
  const judge = createRosterJudge(question, parts);
  const apart = listApart(parts);
  const known = { question, parts, apart, judge };
  const greedy = planOneByOne(known, []);
  const model = open(createMaster(question, parts).rows);
  try {
    const search = createSearch({ question, parts, judge, apart, model });
    search.addPlan(greedy);
    tell({ round: 0, cost: costOfPlan(question, parts, greedy), bound: null });
    const bound = search.findColumns({ isBefore: () => isBefore(shares.columns), secondsLeft, tell });
    let best = greedy;
    for (let round = 0; round < 3 && isBefore(shares.whole); round += 1) {
      const seconds = Math.max(1, (secondsLeft() - total * (1 - shares.whole)) / (3 - round));
      const chosen = search.chooseWhole(best, seconds);
      if (chosen === null) break;
      const filled = planOneByOne(known, chosen, () => secondsLeft() > 1);
      if (costOfPlan(question, parts, filled) >= costOfPlan(question, parts, best) - tiny) break;
      best = filled;
      search.addPlan(best);
      tell({ round: round + 1, cost: costOfPlan(question, parts, best), bound });
    }
    return tellWeek(question, { parts, plan: best, greedy, bound });
  } finally {
    model.close();
  }
}

type Searching = {
  readonly question: WeekQuestion;
  readonly parts: WeekParts;
  readonly judge: RosterJudge;
  readonly apart: Apart;
  readonly model: GrowingModel;
};
type Timing = {
  readonly isBefore: () => boolean;
  readonly secondsLeft: () => number;
  readonly tell: (progress: Progress) => void;
};

const stats = new Map<string, number>();
function createSearch({ question, parts, judge, apart, model }: Searching) {
  const master = createMaster(question, parts);
  const columns: MasterColumn[] = [];
  const meanings: Meaning[] = [];
  const rosters = new Map<string, number>();
  const refused = new Map<Candidate, ReadonlySet<number>[]>(parts.candidates.map((candidate) => [candidate, []]));
  const add = (more: readonly { readonly column: MasterColumn; readonly meaning: Meaning }[]) => {
    model.add(more.map(({ column }) => column));
    columns.push(...more.map(({ column }) => column));
    meanings.push(...more.map(({ meaning }) => meaning));
  };
  const addRoster = (roster: Roster): boolean => {
    const name = nameOf(roster);
    if (rosters.has(name) || roster.tasks.length === 0) return false;
    rosters.set(name, columns.length);
    add([{ column: master.columnOf(roster), meaning: { roster } }]);
    return true;
  };
  add(master.first);

  /** The roster as far as the law allows it; what it refuses is kept. */
  const makeLawful = ({ candidate, tasks }: Roster, worth: (task: Task) => number): readonly Task[] => {
    let left = tasks;
    for (let part = judge.findRefused(candidate, left); part.length > 0; part = judge.findRefused(candidate, left)) {
      refused.get(candidate)?.push(new Set(part.map(({ block }) => block)));
      if (process.env['TRACE']) { const k = part.length + '/' + tasks.length; stats.set(k, (stats.get(k) ?? 0) + 1); }
      const least = part.toSorted((first, second) => worth(first) - worth(second))[0];
      left = left.filter((task) => task !== least);
    }
    return left;
  };

  const price = (candidate: Candidate, { prices }: Relaxed, most: number): readonly PricedRoster[] => {
    const priceOf = (pool: string, block: number) => prices[master.rowOfCrew(pool, block) ?? -1] ?? 0;
    const sets = refused.get(candidate) ?? [];
    const paid = prices[master.rowOfDriver({ candidate })] ?? 0;
    const kept = most === Number.POSITIVE_INFINITY ? sets.filter(({ size }) => size === 1) : sets;
    const found = priceRosters(candidate, { blocks: parts.blocks, apart, priceOf, refused: kept, most });
    return found.map((roster) => ({ ...roster, value: roster.value - paid }));
  };

  const improve = (relaxed: Relaxed, found: readonly PricedRoster[]): number => {
    const priceOf = ({ pool, block }: Task) => relaxed.prices[master.rowOfCrew(pool, block) ?? -1] ?? 0;
    return found.filter(({ value, candidate, tasks }) => {
      if (value > -tiny) return false;
      return addRoster({ candidate, tasks: makeLawful({ candidate, tasks }, priceOf) });
    }).length;
  };

  const findColumns = ({ isBefore, secondsLeft, tell }: Timing): number | null => {
    let bound: number | null = null;
    let last: Relaxed | null = null;
    for (let round = 1; isBefore(); round += 1) {
      const relaxed = model.solveRelaxed(secondsLeft());
      if (relaxed === null) break;
      last = relaxed;
      const found = parts.candidates.map((candidate) => price(candidate, relaxed, keptPartial));
      let added = improve(relaxed, found.flat());
      if (process.env['TRACE']) console.log(round, relaxed.cost.toFixed(1), 'added', added, 'columns', columns.length, 'judged', judge.count(), secondsLeft().toFixed(1), [...stats].sort((a, b) => b[1] - a[1]).slice(0, 12).join(' '));
      if (added > 0) continue;
      const exact = parts.candidates.map((candidate) => price(candidate, relaxed, Number.POSITIVE_INFINITY));
      bound = Math.max(bound ?? Number.NEGATIVE_INFINITY, boundOf(relaxed, exact));
      tell({ round, cost: relaxed.cost, bound });
      if (process.env['TRACE']) console.log('bound', bound, (relaxed.cost - bound) / bound);
      added = improve(relaxed, exact.flat());
      if (added === 0 || relaxed.cost - bound < nearEnough * bound) return bound;
    }
    if (last === null || bound !== null) return bound;
    const relaxed = last;
    return boundOf(relaxed, parts.candidates.map((candidate) => price(candidate, relaxed, Number.POSITIVE_INFINITY)));
  };

  const addPlan = (plan: readonly Placed[]) => {
    for (const candidate of parts.candidates) addRoster({ candidate, tasks: sortTasks(tasksIn(plan, candidate)) });
  };

  const chooseWhole = (best: readonly Placed[], seconds: number): readonly Placed[] | null => {
    const values = model.solveWhole({ seconds, start: valuesOf(best, { question, parts, meanings, rosters }) });
    return values === null ? null : readPlan(values, meanings, parts.blocks);
  };

  return { addPlan, findColumns, chooseWhole };
}

function nameOf({ candidate, tasks }: Roster): string {
  return `${candidate.driver.id}: ${tasks.map(({ block, pool }) => `${block} ${pool}`).join(', ')}`;
}

/** The relaxed cost less what the best rosters, lawful or not, would still save. */
function boundOf({ cost }: Relaxed, found: readonly (readonly PricedRoster[])[]): number {
  return found.reduce((sum, [best]) => sum + Math.min(0, best?.value ?? 0), cost);
}

type Started = Pick<Searching, 'question' | 'parts'> & { readonly meanings: readonly Meaning[]; readonly rosters: ReadonlyMap<string, number> };

function valuesOf(plan: readonly Placed[], { parts, meanings, rosters }: Started): readonly number[] {
  const covered = new Set(plan.flatMap(({ block }) => parts.blocks[block]?.runs ?? []));
  const used = new Set(
    parts.candidates.flatMap((candidate) => rosters.get(nameOf({ candidate, tasks: sortTasks(tasksIn(plan, candidate)) })) ?? []),
  );
  return meanings.map((meaning, column) => {
    if ('run' in meaning) return covered.has(meaning.run) ? 0 : 1;
    if ('roster' in meaning) return Number(used.has(column));
    return Number(plan.some(({ block, kind }) => block === meaning.going.block && kind === meaning.going.kind));
  });
}

function readPlan(values: readonly number[], meanings: readonly Meaning[], blocks: readonly Block[]): readonly Placed[] {
  const chosen = meanings.filter((_, column) => (values[column] ?? 0) > 0.5);
  const going = chosen.flatMap((meaning): Going[] => ('going' in meaning ? [meaning.going] : []));
  const rosters = chosen.flatMap((meaning): Roster[] => ('roster' in meaning ? [meaning.roster] : []));
  return [...Map.groupBy(going, ({ kind }) => kind)].flatMap(([kind, his]) => {
    const shared = shareOut(kind, his.flatMap(({ block }) => blocks[block] ?? []));
    return his.flatMap(({ block }): Placed[] => {
      const [driven, crew] = [blocks[block], crewOf(rosters, { kind, block }, blocks[block]?.crewSize ?? 1)];
      const vehicle = driven === undefined ? undefined : shared.get(driven);
      return vehicle === undefined || crew.length !== driven?.crewSize ? [] : [{ block, kind, vehicle, crew }];
    });
  });
}

function crewOf(rosters: readonly Roster[], { kind, block }: Going, needed: number): Placed['crew'] {
  const able = rosters.flatMap(({ candidate, tasks }) =>
    tasks.filter((task) => task.block === block && task.pool === kind.pool).map((task) => ({ candidate, task })),
  );
  return able.slice(0, needed);
}

export type { Master };
