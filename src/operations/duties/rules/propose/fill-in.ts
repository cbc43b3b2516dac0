import type { Block } from './blocks.ts';
import type { Candidates } from './candidates.ts';
import type { DayDriver, DayQuestion, DayVehicle } from './day.ts';
import type { Going } from './day-model.ts';
import type { DayJudge } from './judge-day.ts';
import { costOf, type VehicleKind } from './vehicle-kinds.ts';

type Parts = { readonly blocks: readonly Block[]; readonly kinds: readonly VehicleKind[]; readonly candidates: Candidates };

/**
 * Extends a lawful plan greedily: each open run gets the nearest free vehicle and the best driver that the check allows beside all other
 * work. It is the solver's starting point, and the result if time runs out.
 */
export function fillIn(question: DayQuestion, plan: readonly Going[], parts: Parts, judge: DayJudge): readonly Going[] {
  const covered = new Set(plan.flatMap(({ block }) => block.runs));
  const open = parts.blocks.filter(({ runs }) => runs.length === 1 && !covered.has(runs[0]));
  const filled = [...plan];
  for (const block of open) {
    const going = findGoing(question, { block, plan: filled }, parts, judge);
    if (going !== null) filled.push(going);
  }
  return filled;
}

type Wanted = { readonly block: Block; readonly plan: readonly Going[] };

function findGoing(question: DayQuestion, { block, plan }: Wanted, { blocks, kinds, candidates }: Parts, judge: DayJudge): Going | null {
  const place = blocks.indexOf(block);
  const fitting = kinds.filter(({ fits }) => fits.has(place));
  const byCost = fitting.toSorted((first, second) => costOf(first, block, question) - costOf(second, block, question));
  for (const kind of byCost) {
    const vehicle = kind.vehicles.find((each) => isFree(each, block, plan));
    if (vehicle === undefined) continue;
    const able = candidates.of(kind.pool, block).map(({ driver }) => driver);
    const drivers = takeFirst(able, block.crewSize, (driver) => mayAlso(driver, { block, plan }, vehicle, judge));
    if (drivers.length === block.crewSize) return { block, kind, vehicle, drivers };
  }
  return null;
}

function isFree(vehicle: DayVehicle, { startsAt, vehicleUntil }: Block, plan: readonly Going[]): boolean {
  const his = plan.filter((going) => going.vehicle === vehicle);
  return his.every(({ block }) => block.vehicleUntil <= startsAt || block.startsAt >= vehicleUntil);
}

/** In addition to all runs of the driver in the plan, on each of the vehicles involved. */
function mayAlso(driver: DayDriver, { block, plan }: Wanted, vehicle: DayVehicle, judge: DayJudge): boolean {
  const his = plan.filter(({ drivers }) => drivers.includes(driver));
  const runs = his.flatMap((going) => going.block.runs);
  if (runs.some((run) => judge.areApart(run, block.runs[0]))) return false;
  return [vehicle, ...his.map((going) => going.vehicle)].every(
    (each) => judge.againstDriver(driver, each, [...runs, ...block.runs]).length === 0,
  );
}

function takeFirst<Value>(values: readonly Value[], count: number, isRight: (value: Value) => boolean): readonly Value[] {
  const taken: Value[] = [];
  for (const value of values) {
    if (taken.length === count) break;
    if (isRight(value)) taken.push(value);
  }
  return taken;
}
