import type { Block } from '../blocks.ts';
import type { DayVehicle } from '../day.ts';
import type { VehicleKind } from '../vehicle-kinds.ts';
import { costOfBurden } from './burden.ts';
import { kilometresOfAnOpenRun } from './master.ts';
import type { Apart } from './price-rosters.ts';
import type { RosterJudge } from './roster-judge.ts';
import type { WeekQuestion } from './week.ts';
import { type Candidate, costOfGoing, type Task, type WeekParts } from './week-parts.ts';

/** A block with its vehicle and crew. */
export type Placed = {
  readonly block: number;
  readonly kind: VehicleKind;
  readonly vehicle: DayVehicle;
  readonly crew: readonly Crewed[];
};
export type Crewed = { readonly candidate: Candidate; readonly task: Task };

export type Known = { readonly question: WeekQuestion; readonly parts: WeekParts; readonly apart: Apart; readonly judge: RosterJudge };

/** What stays the same while plans are changed. */
export type Options = {
  /** By block: the kinds of vehicle that may go, cheapest first, with the drivers for each. */
  readonly of: readonly (readonly Option[])[];
};
type Option = { readonly kind: VehicleKind; readonly cost: number; readonly able: readonly Crewed[] };

export function listOptions({ question, parts }: Pick<Known, 'question' | 'parts'>): Options {
  const crews = Map.groupBy(
    parts.candidates.flatMap((candidate) => candidate.tasks.map((task) => ({ candidate, task }))),
    ({ task }) => `${task.block} ${task.pool}`,
  );
  return {
    of: parts.blocks.map((block, index) =>
      parts.kinds
        .filter(({ fits }) => fits.has(index))
        .map((kind) => ({ kind, cost: costOfGoing(kind, block, question), able: crews.get(`${index} ${kind.pool}`) ?? [] }))
        .toSorted((first, second) => first.cost - second.cost),
    ),
  };
}

/** A plan that can be changed block by block, with its cost. */
export type PlanState = {
  readonly placed: ReadonlyMap<number, Placed>;
  readonly cost: () => number;
  readonly isCovered: (run: number) => boolean;
  readonly add: (placed: Placed) => void;
  readonly remove: (block: number) => void;
  /** The cheapest lawful way to drive a block beside all else; null if there is none. `noise` (0 to 1) may prefer a dearer one. */
  readonly findPlace: (block: number, noise: () => number) => Placed | null;
  /** Tasks of a driver by start. */
  readonly tasksOf: (candidate: Candidate) => readonly Task[];
};

/** How many drivers are judged for a vehicle before the next kind is tried. */
const mostJudged = 12;

export function createPlanState({ parts, apart, judge, question }: Known, options: Options, start: readonly Placed[]): PlanState {
  const { blocks } = parts;
  const placed = new Map<number, Placed>();
  const tasks = new Map<Candidate, readonly Task[]>();
  const outs = new Map<DayVehicle, readonly number[]>();
  const loads = new Map<Candidate, number>();
  let covered = 0;
  let sum = 0;
  const isCovered = new Set<number>();
  const tasksOf = (candidate: Candidate) => tasks.get(candidate) ?? [];
  const burdenCost = (candidate: Candidate) => costOfBurden(candidate.loadBefore + (loads.get(candidate) ?? 0), candidate.capacity);
  const goingCost = ({ block, kind }: Placed) => options.of[block]?.find((option) => option.kind === kind)?.cost ?? 0;

  const change = (each: Placed, sign: 1 | -1) => {
    const runs = blocks[each.block]?.runs ?? [];
    for (const run of runs) {
      if (sign === 1) isCovered.add(run);
      else isCovered.delete(run);
    }
    covered += sign * runs.length;
    sum += sign * goingCost(each);
    for (const { candidate, task } of each.crew) {
      const before = burdenCost(candidate);
      loads.set(candidate, (loads.get(candidate) ?? 0) + sign * task.load);
      sum += burdenCost(candidate) - before + sign * task.cost;
      const others = tasksOf(candidate).filter((other) => other !== task);
      tasks.set(candidate, sign === 1 ? sortTasks([...others, task]) : others);
    }
    const rest = (outs.get(each.vehicle) ?? []).filter((block) => block !== each.block);
    outs.set(each.vehicle, sign === 1 ? [...rest, each.block] : rest);
  };

  const isFree = (vehicle: DayVehicle, { startsAt, vehicleUntil }: Block) =>
    (outs.get(vehicle) ?? []).every((index) => {
      const other = blocks[index];
      return other === undefined || other.vehicleUntil <= startsAt || other.startsAt >= vehicleUntil;
    });

  const moreOf = ({ candidate, task }: Crewed) =>
    task.cost + costOfBurden(candidate.loadBefore + (loads.get(candidate) ?? 0) + task.load, candidate.capacity) - burdenCost(candidate);

  const findCrew = (option: Option, block: Block, index: number, noise: () => number): readonly Crewed[] => {
    const able = option.able
      .filter(({ candidate }) => tasksOf(candidate).every((other) => !isApart(blocks, apart, other.block, index)))
      .map((crewed) => ({ crewed, more: moreOf(crewed) * (1 + noise()) }))
      .toSorted((first, second) => first.more - second.more);
    const crew: Crewed[] = [];
    for (const { crewed } of able.slice(0, mostJudged)) {
      if (crew.length === block.crewSize) break;
      if (judge.isLawful(crewed.candidate, sortTasks([...tasksOf(crewed.candidate), crewed.task]))) crew.push(crewed);
    }
    return crew.length === block.crewSize ? crew : [];
  };

  type Found = { readonly placed: Placed; readonly cost: number };

  const tryOption = (option: Option, index: number, noise: () => number): Found | null => {
    const block = blocks[index];
    const vehicle = block === undefined ? undefined : option.kind.vehicles.find((each) => isFree(each, block));
    if (block === undefined || vehicle === undefined) return null;
    const crew = findCrew(option, block, index, noise);
    const cost = option.cost * (1 + noise()) + crew.reduce((total, each) => total + moreOf(each), 0);
    return crew.length === 0 ? null : { placed: { block: index, kind: option.kind, vehicle, crew }, cost };
  };

  const findPlace = (index: number, noise: () => number): Placed | null => {
    if (blocks[index]?.runs.some((run) => isCovered.has(run))) return null;
    let best: Found | null = null;
    for (const option of options.of[index] ?? []) {
      if (best !== null && option.cost >= best.cost) break;
      const found = tryOption(option, index, noise);
      if (found !== null && (best === null || found.cost < best.cost)) best = found;
    }
    return best?.placed ?? null;
  };

  const add = (each: Placed) => {
    placed.set(each.block, each);
    change(each, 1);
  };
  for (const each of start) add(each);
  return {
    placed,
    isCovered: (run) => isCovered.has(run),
    cost: () => sum + (question.runs.length - covered) * kilometresOfAnOpenRun,
    add,
    remove(block) {
      const each = placed.get(block);
      if (each === undefined) return;
      placed.delete(block);
      change(each, -1);
    },
    findPlace,
    tasksOf,
  };
}

/** Blocks are listed by start, so their index is their order. */
export function sortTasks(tasks: readonly Task[]): readonly Task[] {
  return tasks.toSorted((first, second) => first.block - second.block);
}

export function tasksIn(plan: readonly Placed[], candidate: Candidate): readonly Task[] {
  return plan.flatMap(({ crew }) => crew.filter((each) => each.candidate === candidate).map(({ task }) => task));
}

function isApart(blocks: readonly Block[], apart: Apart, one: number, other: number): boolean {
  return apart[Math.min(one, other) * blocks.length + Math.max(one, other)] === 1;
}

/** For every two blocks, by start, whether nobody may drive the second after the first. */
export function listApart({ blocks, judge }: Pick<WeekParts, 'blocks' | 'judge'>): Apart {
  const apart = new Uint8Array(blocks.length * blocks.length);
  for (const [first, one] of blocks.entries()) {
    for (let second = first; second < blocks.length; second += 1) {
      const other = blocks[second];
      const is = other === undefined || one.runs.some((run) => other.runs.some((each) => run === each || judge.areApart(run, each)));
      apart[first * blocks.length + second] = Number(is);
    }
  }
  return apart;
}
