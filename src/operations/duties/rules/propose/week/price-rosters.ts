import type { Block } from '../blocks.ts';
import { costOfBurden } from './burden.ts';
import { type Candidate, leastWeeklyRest, type Task } from './week-parts.ts';

/** The tasks of one driver for the whole period, by start. */
export type Roster = { readonly candidate: Candidate; readonly tasks: readonly Task[] };
export type PricedRoster = Roster & { readonly value: number };

/** Which blocks nobody can drive one after the other, as `first * count + second`. */
export type Apart = Uint8Array;

export type Pricing = {
  readonly blocks: readonly Block[];
  readonly apart: Apart;
  /** What a driver of a pool on a block is worth at present. */
  readonly priceOf: (pool: string, block: number) => number;
  /** Tasks of one driver that are refused, each a set of blocks. */
  readonly refused: readonly ReadonlySet<number>[];
  /** How many partial rosters are kept for each block; Infinity makes the best value exact. */
  readonly most: number;
};

/** A weekly rest must begin after at most six periods of 24 hours (561/2006 art. 8(6)). */
const longestWithoutWeeklyRest = 6 * 24 * 3_600_000;
const hour = 3_600_000;
/** A gap of at least this length ends a shift; a shorter one between shifts than the second is a reduced rest (561/2006 art. 8(2), 8(4)). */
const rests = { reduced: 9 * hour, regular: 11 * hour };
/** Within 24 hours of its start a shift leaves no reduced rest, or no regular one, if it is longer. */
const shifts = { reduced: 15 * hour, regular: 13 * hour };
/** Reduced rests between two weekly ones (art. 8(4)), and minutes of driving in a shift (art. 6(1)). */
const mostReduced = 3;
const mostDriving = 600;
/** Rosters returned for each driver. */
const mostRosters = 5;

type Label = {
  readonly value: number;
  readonly own: number;
  readonly load: number;
  readonly restedAt: number;
  readonly shiftFrom: number;
  readonly reduced: number;
  readonly driving: number;
  readonly step: Step | null;
  readonly before: Label | null;
};
type Step = { readonly task: Task; readonly own: number };

/**
 * The rosters of a driver with the least value (cost less what its tasks are worth), best first: a shortest path with resources. A partial
 * roster is dropped where another one with the same last block has no more value, no more burden and a later weekly rest. Only daily rests, the
 * length of shifts and the weekly rest are known here, so the law allows no roster that is not found; some that are found it refuses.
 * With `most` Infinity and only refused sets of one or two blocks the least value is a bound for all lawful rosters.
 */
export function priceRosters(candidate: Candidate, pricing: Pricing): readonly PricedRoster[] {
  const steps = listSteps(candidate, pricing);
  const { loadBefore, capacity } = candidate;
  const paid = costOfBurden(loadBefore, capacity);
  const worthOf = (own: number, load: number) => own + costOfBurden(loadBefore + load, capacity) - paid;
  const known: Label[][] = [];
  for (const [place, step] of steps.entries()) {
    const kept: Label[] = [];
    insert(kept, extend(null, step, { candidate, pricing, worthOf }), pricing.most);
    for (let before = 0; before < place; before += 1) {
      const from = steps[before]?.task.block ?? 0;
      if (pricing.apart[from * pricing.blocks.length + step.task.block] === 1) continue;
      for (const label of known[before] ?? []) insert(kept, extend(label, step, { candidate, pricing, worthOf }), pricing.most);
    }
    known.push(kept);
  }
  const best = known.flatMap(([first]) => first ?? []).toSorted((first, second) => first.value - second.value);
  return best.slice(0, mostRosters).map((label) => ({ candidate, value: label.value, tasks: tasksOf(label) }));
}

/** Of the pools of a block the one that is worth most. */
function listSteps({ tasks }: Candidate, { priceOf, refused }: Pricing): readonly Step[] {
  const best = new Map<number, Step>();
  const alone = new Set(refused.flatMap((set) => (set.size === 1 ? [...set] : [])));
  for (const task of tasks) {
    if (alone.has(task.block)) continue;
    const own = task.cost - priceOf(task.pool, task.block);
    const known = best.get(task.block);
    if (known === undefined || own < known.own) best.set(task.block, { task, own });
  }
  return [...best.values()];
}

type Known = {
  readonly candidate: Candidate;
  readonly pricing: Pricing;
  readonly worthOf: (own: number, load: number) => number;
};

function extend(before: Label | null, step: Step, { candidate, pricing, worthOf }: Known): Label | null {
  const { task } = step;
  const block = pricing.blocks[task.block];
  if (block === undefined) return null;
  const shift = shiftOf(before, block, { candidate, blocks: pricing.blocks });
  if (shift === null || isRefused(before, task.block, pricing)) return null;
  const own = (before?.own ?? 0) + step.own;
  const load = (before?.load ?? 0) + task.load;
  return { value: worthOf(own, load), own, load, ...shift, step, before };
}

type Shift = Pick<Label, 'restedAt' | 'shiftFrom' | 'reduced' | 'driving'>;

type Chain = { readonly candidate: Candidate; readonly blocks: readonly Block[] };

/** What the law counts after one more block; null if it is too much for every driver. With two on board the limits for one do not apply. */
function shiftOf(before: Label | null, block: Block, { candidate, blocks }: Chain): Shift | null {
  const last = before?.step == null ? undefined : blocks[before.step.task.block];
  const gap = block.startsAt - (last?.endsAt ?? candidate.workedUntil);
  const isRested = gap >= leastWeeklyRest;
  const restedAt = isRested ? block.startsAt : (before?.restedAt ?? candidate.restedAt);
  if (!isRested && block.endsAt - restedAt > longestWithoutWeeklyRest) return null;
  if (before !== null && gap < rests.reduced) return sameShift(before, block, restedAt);
  const isReduced = before !== null && last?.crewSize === 1 && leavesReduced({ before, last, gap });
  const reduced = isRested ? 0 : (before?.reduced ?? 0) + Number(isReduced);
  return reduced > mostReduced ? null : { restedAt, shiftFrom: block.startsAt, reduced, driving: block.driving };
}

function sameShift({ shiftFrom, driving: before, reduced }: Label, block: Block, restedAt: number): Shift | null {
  const driving = before + block.driving;
  const isTooLong = block.crewSize === 1 && (block.endsAt - shiftFrom > shifts.reduced || driving > mostDriving);
  return isTooLong ? null : { restedAt, shiftFrom, reduced, driving };
}

function leavesReduced({ before, last, gap }: { readonly before: Label; readonly last: Block; readonly gap: number }): boolean {
  return gap < rests.regular || last.endsAt - before.shiftFrom > shifts.regular;
}

function isRefused(before: Label | null, block: number, { refused }: Pricing): boolean {
  return refused.some((set) => {
    if (!set.has(block)) return false;
    let count = 1;
    for (let at = before; at !== null; at = at.before) if (at.step !== null && set.has(at.step.task.block)) count += 1;
    return count === set.size;
  });
}

/** By value, best first. */
function insert(kept: Label[], label: Label | null, most: number): void {
  if (label === null) return;
  let place = 0;
  for (; place < kept.length; place += 1) {
    const other = kept[place];
    if (other === undefined || other.value > label.value) break;
    if (isNoWorse(other, label)) return;
  }
  if (place >= most) return;
  kept.splice(place, 0, label);
  for (let after = kept.length - 1; after > place; after -= 1) {
    const other = kept[after];
    if (other !== undefined && isNoWorse(label, other)) kept.splice(after, 1);
  }
  if (kept.length > most) kept.pop();
}

function isNoWorse(one: Label, other: Label): boolean {
  return (
    one.load <= other.load &&
    one.restedAt >= other.restedAt &&
    one.shiftFrom >= other.shiftFrom &&
    one.reduced <= other.reduced &&
    one.driving <= other.driving
  );
}

function tasksOf(last: Label): readonly Task[] {
  const tasks: Task[] = [];
  for (let label: Label | null = last; label !== null; label = label.before) if (label.step !== null) tasks.unshift(label.step.task);
  return tasks;
}
