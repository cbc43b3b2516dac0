import type { Block } from '../blocks.ts';
import { fleetRows, type Taking } from '../day-model.ts';
import type { Column, Row } from '../mixed-model.ts';
import type { VehicleKind } from '../vehicle-kinds.ts';
import type { Roster } from './price-rosters.ts';
import type { WeekQuestion } from './week.ts';
import { costOfGoing, costOfRoster, type WeekParts } from './week-parts.ts';

/** A column by the rows that it is in. */
export type MasterColumn = Omit<Column, 'most'> & { readonly terms: readonly (readonly [row: number, factor: number])[] };
/** The limits of a row. */
export type MasterRow = Pick<Row, 'least' | 'most'>;

/** What the solver found for the columns added so far. */
export type Relaxed = { readonly cost: number; readonly values: readonly number[] };

/** A linear problem that grows by columns, each at least 0; rows keep them from growing above 1. */
export type GrowingModel = {
  readonly add: (columns: readonly MasterColumn[]) => void;
  /** Null if it was not solved in time. */
  readonly solveRelaxed: (seconds: number) => Relaxed | null;
  /** The best whole values found; null if none. */
  readonly solveWhole: (solving: { readonly seconds: number; readonly start: readonly number[] }) => readonly number[] | null;
  /** Other costs for all columns, in the order in which they were added. */
  readonly setCosts: (costs: readonly number[]) => void;
  readonly close: () => void;
};
export type OpenGrowingModel = (rows: readonly MasterRow[]) => GrowingModel;

/** The cost of an open run in kilometres: no saving outweighs it, so covering runs comes first. */
export const kilometresOfAnOpenRun = 3_000;

export type Going = { readonly block: number; readonly kind: VehicleKind };
/** What a column stands for. */
export type Meaning = { readonly run: number } | { readonly going: Going } | { readonly roster: Roster };

export type Master = {
  readonly rows: readonly MasterRow[];
  /** Open runs, and vehicles of each kind on each block. */
  readonly first: readonly { readonly column: MasterColumn; readonly meaning: Meaning }[];
  readonly columnOf: (roster: Roster) => MasterColumn;
  /** Indexes of rows. */
  readonly rowOfCrew: (pool: string, block: number) => number | undefined;
  readonly crews: { readonly from: number; readonly until: number };
  /** The first of the drivers' rows; the others are before. */
  readonly drivers: number;
};

/**
 * The master problem: every run is covered once or open; at no time are more vehicles of a kind out than exist; each block has as many
 * drivers from the pool of its vehicle as its crew needs, or more, who are then dropped; each driver has at most one roster.
 */
export function createMaster(question: WeekQuestion, { blocks, kinds, candidates }: WeekParts): Master {
  const takings = listTakings(kinds, blocks);
  const crews = [...new Set(takings.map(({ kind, block }) => crewName(kind.pool, block)))];
  const fleet = fleetRows(kinds, blocks, takings);
  const runs = question.runs.length;
  const crewRow = new Map(crews.map((name, index) => [name, runs + index] as const));
  const fleetStart = runs + crews.length;
  const driverStart = fleetStart + fleet.length;
  const driverRow = new Map(candidates.map(({ driver }, index) => [driver.id, driverStart + index] as const));
  const inFleet = Map.groupBy(
    fleet.flatMap(({ terms }, index) => terms.map(([taking]) => ({ taking, row: fleetStart + index }))),
    ({ taking }) => taking,
  );
  const open = question.runs.map((_, run) => ({
    column: { cost: kilometresOfAnOpenRun, isWhole: false, terms: [[run, 1]] } satisfies MasterColumn,
    meaning: { run },
  }));
  const going = takings.map(({ kind, block: index, column }) => {
    const block = blocks[index];
    const crew = crewRow.get(crewName(kind.pool, index));
    const terms = [
      ...(block?.runs.map((run) => [run, 1] as const) ?? []),
      ...(crew === undefined || block === undefined ? [] : [[crew, -block.crewSize] as const]),
      ...(inFleet.get(column) ?? []).map(({ row }) => [row, 1] as const),
    ];
    const cost = block === undefined ? 0 : costOfGoing(kind, block, question);
    return { column: { cost, isWhole: true, terms }, meaning: { going: { block: index, kind } } };
  });
  const rowOfCrew = (pool: string, block: number) => crewRow.get(crewName(pool, block));
  return {
    rows: [
      ...question.runs.map(() => ({ least: 1, most: 1 })),
      ...crews.map(() => ({ least: 0, most: Number.POSITIVE_INFINITY })),
      ...fleet.map(({ least, most }) => ({ least, most })),
      ...candidates.map(() => ({ least: 0, most: 1 })),
    ],
    first: [...open, ...going],
    crews: { from: runs, until: fleetStart },
    drivers: driverStart,
    rowOfCrew,
    columnOf: (roster) => ({
      cost: costOfRoster(roster.candidate, roster.tasks),
      isWhole: true,
      terms: [
        ...roster.tasks.flatMap(({ pool, block }) => {
          const row = rowOfCrew(pool, block);
          return row === undefined ? [] : [[row, 1] as const];
        }),
        [driverRow.get(roster.candidate.driver.id) ?? -1, 1] as const,
      ],
    }),
  };
}

function listTakings(kinds: readonly VehicleKind[], blocks: readonly Block[]): readonly Taking[] {
  return kinds
    .flatMap((kind) => [...kind.fits].flatMap((block) => (blocks[block] === undefined ? [] : [{ kind, block }])))
    .map((each, column) => ({ ...each, column }));
}

function crewName(pool: string, block: number): string {
  return `${block} ${pool}`;
}
