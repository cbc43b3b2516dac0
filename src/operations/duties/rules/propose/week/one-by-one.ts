import type { Block } from '../blocks.ts';
import type { DayVehicle } from '../day.ts';
import type { VehicleKind } from '../vehicle-kinds.ts';
import type { Apart } from './price-rosters.ts';
import type { RosterJudge } from './roster-judge.ts';
import { type Candidate, costOfGoing, costOfRoster, type Task, type WeekParts } from './week-parts.ts';
import type { WeekQuestion } from './week.ts';

/** A block with its vehicle and crew. */
export type Placed = {
  readonly block: number;
  readonly kind: VehicleKind;
  readonly vehicle: DayVehicle;
  readonly crew: readonly { readonly candidate: Candidate; readonly task: Task }[];
};

type Known = { readonly question: WeekQuestion; readonly parts: WeekParts; readonly apart: Apart; readonly judge: RosterJudge };

/**
 * Extends a lawful plan as a person would: each open run, by start, gets the cheapest free vehicle and the driver for whom it costs least
 * and whom the law allows it beside all other work.
 */
export function planOneByOne(known: Known, plan: readonly Placed[], hasTime: () => boolean = () => true): readonly Placed[] {
  const { blocks } = known.parts;
  const covered = new Set(plan.flatMap(({ block }) => blocks[block]?.runs ?? []));
  const filled = [...plan];
  for (const [index, block] of blocks.entries()) {
    if (!hasTime()) break;
    if (block.runs.length > 1 || covered.has(block.runs[0])) continue;
    const placed = findPlace(known, filled, index);
    if (placed !== null) filled.push(placed);
  }
  return filled;
}

function findPlace(known: Known, plan: readonly Placed[], index: number): Placed | null {
  const { question, parts } = known;
  const block = parts.blocks[index];
  if (block === undefined) return null;
  const fitting = parts.kinds.filter(({ fits }) => fits.has(index));
  for (const kind of fitting.toSorted((first, second) => costOfGoing(first, block, question) - costOfGoing(second, block, question))) {
    const vehicle = kind.vehicles.find((each) => isFree(each, block, { plan, blocks: parts.blocks }));
    if (vehicle === undefined) continue;
    const crew = findCrew(known, plan, { index, pool: kind.pool, needed: block.crewSize });
    if (crew.length === block.crewSize) return { block: index, kind, vehicle, crew };
  }
  return null;
}

function isFree(
  vehicle: DayVehicle,
  { startsAt, vehicleUntil }: Block,
  { plan, blocks }: { readonly plan: readonly Placed[]; readonly blocks: readonly Block[] },
): boolean {
  return plan.every((placed) => {
    const other = blocks[placed.block];
    return placed.vehicle !== vehicle || other === undefined || other.vehicleUntil <= startsAt || other.startsAt >= vehicleUntil;
  });
}

type Wanted = { readonly index: number; readonly pool: string; readonly needed: number };

function findCrew({ parts, apart, judge }: Known, plan: readonly Placed[], { index, pool, needed }: Wanted): Placed['crew'] {
  const able = parts.candidates.flatMap((candidate) => {
    const task = candidate.tasks.find((each) => each.block === index && each.pool === pool);
    if (task === undefined) return [];
    const his = tasksIn(plan, candidate);
    if (his.some((each) => isApart(parts.blocks, apart, each.block, index))) return [];
    const tasks = sortTasks([...his, task]);
    return [{ candidate, task, tasks, more: costOfRoster(candidate, tasks) - costOfRoster(candidate, his) }];
  });
  const crew: { readonly candidate: Candidate; readonly task: Task }[] = [];
  for (const { candidate, task, tasks } of able.toSorted((first, second) => first.more - second.more)) {
    if (crew.length === needed) break;
    if (judge.isLawful(candidate, tasks)) crew.push({ candidate, task });
  }
  return crew;
}

export function tasksIn(plan: readonly Placed[], candidate: Candidate): readonly Task[] {
  return plan.flatMap(({ crew }) => crew.filter((each) => each.candidate === candidate).map(({ task }) => task));
}

/** Blocks are listed by start, so their index is their order. */
export function sortTasks(tasks: readonly Task[]): readonly Task[] {
  return tasks.toSorted((first, second) => first.block - second.block);
}

export function isApart(blocks: readonly Block[], apart: Apart, one: number, other: number): boolean {
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
