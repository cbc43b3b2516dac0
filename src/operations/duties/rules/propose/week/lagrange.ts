import { kilometresAnHour } from './burden.ts';
import { createMaster, type Master, type OpenGrowingModel, type Relaxed } from './master.ts';
import type { Known } from './plan-state.ts';
import { type PricedRoster, priceRosters } from './price-rosters.ts';
import type { WeekParts } from './week-parts.ts';

export type Bounding = {
  readonly open: OpenGrowingModel;
  /** The cost of the best plan known. */
  readonly cost: () => number;
  /** A bound this near to the cost needs no better one, as a share. */
  readonly nearEnough: number;
  readonly hasTime: () => boolean;
  /** Rosters that are worth trying in a plan. */
  readonly onRosters: (rosters: readonly PricedRoster[]) => void;
  readonly isRefused: (candidate: PricedRoster['candidate']) => readonly ReadonlySet<number>[];
};

/** The share of the way to the best plan's cost that a step aims at; halved where four steps bring nothing. */
const startStep = 1;
const leastStep = 0.1;

/**
 * A cost that no lawful plan is below, by Lagrangian decomposition: what a driver on a block is worth is paid from vehicles to drivers, so
 * the vehicles are one linear problem and each driver is a shortest path. The worths that give the highest sum are sought by subgradients.
 */
export function findBound(known: Known, { open, cost, nearEnough, hasTime, onRosters, isRefused }: Bounding): number | null {
  const { parts, question, apart } = known;
  const master = createMaster(question, parts);
  const vehicles = openVehicles(master, open);
  let prices = guessPrices(parts, master);
  let best = { value: Number.NEGATIVE_INFINITY, prices };
  let step = startStep;
  let idle = 0;
  const priceAll = (at: readonly number[], most: number) =>
    parts.candidates.map((candidate) =>
      priceRosters(candidate, {
        blocks: parts.blocks,
        apart,
        priceOf: (pool, block) => at[master.rowOfCrew(pool, block) ?? -1] ?? 0,
        refused: isRefused(candidate).filter(({ size }) => size === 1 || most < Number.POSITIVE_INFINITY),
        most,
      }),
    );
  try {
    while (hasTime()) {
      const going = vehicles.solve(prices);
      if (going === null) break;
      const rosters = priceAll(prices, keptPartial);
      const value = rosters.reduce((sum, [first]) => sum + Math.min(0, first?.value ?? 0), going.cost);
      onRosters(rosters.flatMap((each) => each.filter((roster) => roster.value < 0).slice(0, 2)));
      if (value > best.value) {
        idle = value > best.value + Math.abs(best.value) * 1e-4 ? 0 : idle + 1;
        best = { value, prices };
      } else idle += 1;
      if (idle >= 4) {
        step /= 2;
        idle = 0;
        prices = best.prices;
      }
      if (step < leastStep || cost() - best.value <= nearEnough * best.value) break;
      prices = move(prices, { master, going: going.needed, rosters, step, target: cost() - value });
    }
    const going = vehicles.solve(best.prices);
    const exact = priceAll(best.prices, Number.POSITIVE_INFINITY);
    return going === null ? null : exact.reduce((sum, [first]) => sum + Math.min(0, first?.value ?? 0), going.cost);
  } finally {
    vehicles.close();
  }
}

const keptPartial = 6;

type Moving = {
  readonly master: Master;
  /** By row: how many drivers the vehicles need. */
  readonly going: ReadonlyMap<number, number>;
  readonly rosters: readonly (readonly PricedRoster[])[];
  readonly step: number;
  readonly target: number;
};

/** What is needed more than it is offered becomes worth more. */
function move(prices: readonly number[], { master, going, rosters, step, target }: Moving): readonly number[] {
  const excess = new Map(going);
  for (const [first] of rosters) {
    if (first === undefined || first.value >= 0) continue;
    for (const { pool, block } of first.tasks) {
      const row = master.rowOfCrew(pool, block);
      if (row !== undefined) excess.set(row, (excess.get(row) ?? 0) - 1);
    }
  }
  const norm = [...excess.values()].reduce((sum, each) => sum + each * each, 0);
  if (norm === 0) return prices;
  const length = (step * Math.max(1, target)) / norm;
  return prices.map((price, row) => Math.max(0, price + length * (excess.get(row) ?? 0)));
}

/** The vehicles' part of the problem: which kinds go, at the cost of their way and of drivers at these prices. */
function openVehicles({ rows, first, drivers, crews }: Master, open: OpenGrowingModel) {
  const model = open(
    rows
      .slice(0, drivers)
      .map((row, index) =>
        index >= crews.from && index < crews.until ? { ...row, least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY } : row,
      ),
  );
  model.add(first.map(({ column }) => column));
  const crewOf = first.map(({ column }) => column.terms.filter(([row]) => row >= crews.from && row < crews.until));
  return {
    solve(prices: readonly number[]): (Pick<Relaxed, 'cost'> & { readonly needed: ReadonlyMap<number, number> }) | null {
      model.setCosts(
        first.map(({ column }, index) =>
          (crewOf[index] ?? []).reduce((sum, [row, factor]) => sum - factor * (prices[row] ?? 0), column.cost),
        ),
      );
      const relaxed = model.solveRelaxed(20);
      if (relaxed === null) return null;
      const needed = new Map<number, number>();
      for (const [index, value] of relaxed.values.entries()) {
        for (const [row, factor] of crewOf[index] ?? []) if (value > 1e-9) needed.set(row, (needed.get(row) ?? 0) - factor * value);
      }
      return { cost: relaxed.cost, needed };
    },
    close: model.close,
  };
}

/** What a task is worth before anything is known: what it costs a driver with the burden that all would have together. */
function guessPrices({ blocks, candidates }: WeekParts, master: Master): readonly number[] {
  const prices = master.rows.map(() => 0);
  const all = new Map(candidates.flatMap(({ tasks }) => tasks.map(({ block, load }) => [block, load] as const)));
  const planned = [...all].reduce((sum, [block, load]) => sum + (blocks[block]?.runs.length === 1 ? load : 0), 0);
  const before = candidates.reduce((sum, { loadBefore }) => sum + loadBefore, 0);
  const capacity = candidates.reduce((sum, candidate) => sum + candidate.capacity, 0);
  for (const { tasks } of candidates) {
    for (const { pool, block, load } of tasks) {
      const row = master.rowOfCrew(pool, block);
      if (row !== undefined) prices[row] = (load * 2 * kilometresAnHour * (before + planned)) / Math.max(1, capacity);
    }
  }
  return prices;
}
