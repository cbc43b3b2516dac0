import type { Block } from './blocks.ts';
import type { Candidates } from './candidates.ts';
import { findCliques } from './cliques.ts';
import type { DayDriver, DayQuestion, DayVehicle } from './day.ts';
import type { DayJudge } from './judge-day.ts';
import type { Column, MixedModel, Row } from './mixed-model.ts';
import { costOf, type VehicleKind } from './vehicle-kinds.ts';

/** A refused combination: a driver on all of these runs, with vehicles of one pool or (null) any. */
export type Cut = { readonly driverId: string; readonly runs: readonly number[]; readonly pool: string | null };

/** A block with its kind of vehicle and its crew. */
export type Given = { readonly block: Block; readonly kind: VehicleKind; readonly drivers: readonly DayDriver[] };

/** The same with a specific vehicle. */
export type Going = Given & { readonly vehicle: DayVehicle };

export type DayModel = {
  /** The model with these cuts. */
  readonly write: (cuts: readonly Cut[]) => MixedModel;
  /** The plan of a solution. */
  readonly read: (values: readonly number[]) => readonly Given[];
  /** The solution of a plan. */
  readonly valuesOf: (plan: readonly Given[]) => readonly number[];
  readonly costOf: (plan: readonly Given[]) => number;
};

/** The cost of an open run: no saving in kilometres outweighs it, so covering runs comes first. */
const kilometresOfAnOpenRun = 10_000;

/** A block that a vehicle of a kind may drive. */
export type Taking = { readonly column: number; readonly kind: VehicleKind; readonly block: number };
type Driving = { readonly column: number; readonly pool: string; readonly block: number; readonly driver: DayDriver };

/**
 * The model decides which kind of vehicle and which drivers take each block. Every run is covered once or open; at no time are more
 * vehicles of a kind out than exist; each crew has enough drivers from the vehicle's pool; and no driver has two blocks that nobody could
 * drive both.
 */
export function createDayModel(
  question: DayQuestion,
  parts: { readonly blocks: readonly Block[]; readonly kinds: readonly VehicleKind[]; readonly candidates: Candidates },
  judge: DayJudge,
): DayModel {
  const { blocks, kinds, candidates } = parts;
  const columns: Column[] = question.runs.map(() => ({ cost: kilometresOfAnOpenRun, most: 1, isWhole: false }));
  const add = (cost: number) => columns.push({ cost, most: 1, isWhole: true }) - 1;
  const going = kinds.flatMap((kind) =>
    [...kind.fits].flatMap((block): Taking[] => {
      const driven = blocks[block];
      return driven === undefined ? [] : [{ column: add(costOf(kind, driven, question)), kind, block }];
    }),
  );
  const driving = [...Map.groupBy(going, ({ kind }) => kind.pool)].flatMap(([pool, out]) =>
    [...new Set(out.map(({ block }) => block))].flatMap((block) => {
      const driven = blocks[block];
      const found = driven === undefined ? [] : candidates.of(pool, driven);
      return found.map(({ driver, cost }): Driving => ({ column: add(cost), pool, block, driver }));
    }),
  );
  const valuesOf = (plan: readonly Given[]) => {
    const covered = new Set(plan.flatMap(({ block }) => block.runs));
    const values: number[] = columns.map((_, column) => (column < question.runs.length && !covered.has(column) ? 1 : 0));
    for (const { block, kind, drivers } of plan) {
      const his = going.filter((each) => each.kind === kind && blocks[each.block] === block);
      const crew = driving.filter((each) => each.pool === kind.pool && blocks[each.block] === block && drivers.includes(each.driver));
      for (const { column } of [...his, ...crew]) values[column] = 1;
    }
    return values;
  };
  const rows = [
    ...coverRows(question, blocks, going),
    ...fleetRows(kinds, blocks, going),
    ...crewRows(blocks, going, driving),
    ...driverRows(blocks, driving, judge),
  ];
  return {
    write: (cuts) => ({ columns, rows: [...rows, ...cuts.map((cut) => cutRow(cut, blocks, driving))] }),
    read: (values) =>
      going.flatMap(({ column, kind, block }): Given[] => {
        const driven = blocks[block];
        if (driven === undefined || !isSet(values, column)) return [];
        const crew = driving.filter((each) => each.block === block && each.pool === kind.pool && isSet(values, each.column));
        return [{ block: driven, kind, drivers: crew.map(({ driver }) => driver) }];
      }),
    valuesOf,
    costOf: (plan) => valuesOf(plan).reduce((sum, value, column) => sum + value * (columns[column]?.cost ?? 0), 0),
  };
}

function isSet(values: readonly number[], column: number): boolean {
  return (values[column] ?? 0) > 0.5;
}

function coverRows({ runs }: DayQuestion, blocks: readonly Block[], going: readonly Taking[]): readonly Row[] {
  return runs.map((_, run) => {
    const by = going.filter(({ block }) => blocks[block]?.runs.some((each) => each === run));
    return { least: 1, most: 1, terms: [[run, 1] as const, ...by.map(({ column }) => [column, 1] as const)] };
  });
}

/** Limits how many are out at one time. Checked only where one leaves before any returns, because other moments cannot have more. */
export function fleetRows(kinds: readonly VehicleKind[], blocks: readonly Block[], going: readonly Taking[]): readonly Row[] {
  const byKind = Map.groupBy(going, ({ kind }) => kind);
  return kinds.flatMap((kind) => {
    const his = (byKind.get(kind) ?? []).flatMap(({ column, block }) => {
      const driven = blocks[block];
      return driven === undefined ? [] : [{ column, from: driven.startsAt, until: driven.vehicleUntil }];
    });
    return listCrowds(his).flatMap((out): Row[] => {
      if (out.length <= kind.vehicles.length) return [];
      return [{ least: 0, most: kind.vehicles.length, terms: out.map(({ column }) => [column, 1] as const) }];
    });
  });
}

type Stay = { readonly from: number; readonly until: number };

/** All sets of blocks that overlap at one moment, without sets contained in another. */
function listCrowds<Known extends Stay>(stays: readonly Known[]): readonly (readonly Known[])[] {
  const starts = [...new Set(stays.map(({ from }) => from))].sort((first, second) => first - second);
  return starts.flatMap((start, index) => {
    const out = stays.filter(({ from, until }) => from <= start && until > start);
    const next = starts[index + 1];
    const isOver = next === undefined || out.some(({ until }) => until <= next);
    return isOver ? [out] : [];
  });
}

function crewRows(blocks: readonly Block[], going: readonly Taking[], driving: readonly Driving[]): readonly Row[] {
  const nameOf = (block: number, pool: string) => `${block} ${pool}`;
  const crews = Map.groupBy(driving, ({ block, pool }) => nameOf(block, pool));
  const vehicles = Map.groupBy(going, ({ block, kind }) => nameOf(block, kind.pool));
  return [...vehicles.entries()].map(([name, out]) => {
    const needed = blocks[out[0]?.block ?? 0]?.crewSize ?? 1;
    const drivers = (crews.get(name) ?? []).map(({ column }) => [column, 1] as const);
    return { least: 0, most: 0, terms: [...drivers, ...out.map(({ column }) => [column, -needed] as const)] };
  });
}

function driverRows(blocks: readonly Block[], driving: readonly Driving[], judge: DayJudge): readonly Row[] {
  const cliques = findCliques(blocks.length, (first, second) => areApart(blocks[first], blocks[second], judge));
  return [...Map.groupBy(driving, ({ driver }) => driver).values()].flatMap((his) =>
    cliques.flatMap((clique): Row[] => {
      const within = his.filter(({ block }) => clique.has(block));
      return within.length < 2 ? [] : [{ least: 0, most: 1, terms: within.map(({ column }) => [column, 1] as const) }];
    }),
  );
}

/** Blocks that share a run exclude each other. */
function areApart(first: Block | undefined, second: Block | undefined, judge: DayJudge): boolean {
  if (first === undefined || second === undefined) return false;
  return first.runs.some((one) => second.runs.some((other) => one === other || judge.areApart(one, other)));
}

function cutRow({ driverId, runs, pool }: Cut, blocks: readonly Block[], driving: readonly Driving[]): Row {
  const his = driving.filter((each) => each.driver.id === driverId && (pool === null || pool === each.pool));
  const terms = his.flatMap(({ column, block }) => {
    const within = blocks[block]?.runs.filter((run) => runs.includes(run)).length ?? 0;
    return within === 0 ? [] : [[column, within] as const];
  });
  return { least: 0, most: runs.length - 1, terms };
}
