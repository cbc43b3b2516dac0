import { createPlanState, type Known, type Options, type Placed, type PlanState } from './plan-state.ts';

const none = () => 0;

/** A plan as a person makes it: one run after another, by start, each with the cheapest vehicle and driver that are free. */
export function planOneByOne(known: Known, options: Options, plan: readonly Placed[] = []): readonly Placed[] {
  const state = createPlanState(known, options, plan);
  fill(state, known, { order: known.parts.blocks.map((_, index) => index), noise: none, isWithPairs: false });
  return [...state.placed.values()];
}

type Filling = { readonly order: readonly number[]; readonly noise: () => number; readonly isWithPairs: boolean };

function fill(state: PlanState, { parts }: Known, { order, noise, isWithPairs }: Filling): void {
  for (const index of order) {
    const block = parts.blocks[index];
    if (block === undefined || (block.runs.length > 1 && !isWithPairs)) continue;
    const found = state.findPlace(index, noise);
    if (found !== null) state.add(found);
  }
}

export type Improving = {
  /** Random numbers from 0 to below 1. */
  readonly draw: () => number;
  readonly hasTime: () => boolean;
  readonly onBetter?: (plan: readonly Placed[]) => void;
};

/** How many blocks are planned anew at once, and how far a dearer choice may be preferred while doing so. */
const removed = { least: 4, more: 14 };
const mostNoise = 0.4;
/** A plan that is this much worse, as a share, is followed for a while: the best one is kept. */
const tolerance = 0.004;
/** How often two runs are planned as one block. */
const sharePairs = 0.7;
const tiny = 1e-6;

/**
 * Improves a plan by large neighbourhood search: takes a few related blocks out of it, plans them anew in another order with a little
 * chance, and goes on from the result unless it is worse.
 */
export function improvePlan(
  known: Known,
  options: Options,
  start: readonly Placed[],
  { draw, hasTime, onBetter }: Improving,
): readonly Placed[] {
  const state = createPlanState(known, options, start);
  let best = start;
  let bestCost = state.cost();
  let currentCost = bestCost;
  while (hasTime()) {
    const before = [...state.placed.values()];
    for (const block of chooseBlocks(state, known, draw)) state.remove(block);
    const heat = draw() * mostNoise;
    fill(state, known, { order: orderOf(state, known, draw), noise: () => draw() * heat, isWithPairs: draw() < sharePairs });
    const cost = state.cost();
    if (cost < bestCost - tiny) {
      best = [...state.placed.values()];
      bestCost = cost;
      onBetter?.(best);
    }
    if (cost <= currentCost || cost <= bestCost * (1 + tolerance * draw())) currentCost = cost;
    else restore(state, before);
  }
  return best;
}

function restore(state: PlanState, plan: readonly Placed[]): void {
  const wanted = new Map(plan.map((placed) => [placed.block, placed] as const));
  for (const [block, placed] of state.placed) if (wanted.get(block) !== placed) state.remove(block);
  for (const placed of plan) if (!state.placed.has(placed.block)) state.add(placed);
}

/** Open blocks first in every second round; else in any order. Blocks of two runs come before their runs. */
function orderOf(state: PlanState, { parts }: Known, draw: () => number): readonly number[] {
  const open = parts.blocks.flatMap(({ runs }, index) => (runs.some((run) => state.isCovered(run)) ? [] : [index]));
  const keyed = open.map((index) => ({ index, key: draw() - Number((parts.blocks[index]?.runs.length ?? 1) > 1) * draw() }));
  return keyed.toSorted((first, second) => first.key - second.key).map(({ index }) => index);
}

const hour = 3_600_000;

/** Blocks that compete with each other: near one moment, all of two drivers, or around an open one. */
function chooseBlocks(state: PlanState, { parts, question }: Known, draw: () => number): readonly number[] {
  const all = [...state.placed.keys()];
  const count = removed.least + Math.floor(draw() * removed.more);
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(draw() * values.length)];
  const way = draw();
  if (way < 0.3) {
    const one = pick(parts.candidates);
    const busy = parts.candidates.filter((candidate) => candidate.driver.operatorId === one?.driver.operatorId);
    const two = pick(busy);
    return [one, two].flatMap((each) => (each === undefined ? [] : state.tasksOf(each).map(({ block }) => block)));
  }
  const open = question.runs.flatMap((_, run) => (state.isCovered(run) ? [] : [run]));
  const run = way < 0.6 && open.length > 0 ? pick(open) : undefined;
  const center = run === undefined ? parts.blocks[pick(all) ?? 0] : parts.blocks.find(({ runs }) => runs.some((each) => each === run));
  if (center === undefined) return [];
  const spread = (6 + draw() * 30) * hour;
  const near = all.filter((index) => Math.abs((parts.blocks[index]?.startsAt ?? 0) - center.startsAt) < spread);
  const place = question.runs[center.runs[0]]?.from;
  const far = (index: number) => {
    const from = question.runs[parts.blocks[index]?.runs[0] ?? 0]?.from;
    if (from === undefined || place === undefined) return 0;
    return Math.hypot(from.latitude - place.latitude, (from.longitude - place.longitude) * 0.6) + draw() * 0.5;
  };
  return near
    .map((index) => ({ index, far: far(index) }))
    .toSorted((first, second) => first.far - second.far)
    .slice(0, count)
    .map(({ index }) => index);
}
