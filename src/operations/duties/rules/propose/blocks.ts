import { epochOf } from '#domain/calendar/instant.ts';
import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import { longestWait, longestWays } from '../own-depot.ts';
import { estimateDrive } from '../rank-drivers.ts';
import type { OpenRun } from './day.ts';

/** What a vehicle drives between leaving its depot and returning: one run, or two of which the second begins where the first ended. */
export type Block = {
  /** Indexes in the list of runs. */
  readonly runs: readonly [number] | readonly [number, number];
  /** Milliseconds since 1970; a vehicle stays with its group until `vehicleUntil`. */
  readonly startsAt: number;
  readonly endsAt: number;
  readonly vehicleUntil: number;
  readonly crewSize: 1 | 2;
  /** Minutes of driving of each driver. */
  readonly driving: number;
};

/** A smaller saving is not worth tying two groups to one crew (E). */
const leastSaving = 10;
/** Pairs with the largest savings for each day; more would slow the search down with little gain (E). */
const mostPairs = 15;

/** Every run alone, and pairs of runs that one crew can drive in a row without going home between. */
export function listBlocks(runs: readonly OpenRun[], depots: readonly Coordinates[], days = 1): readonly Block[] {
  const single = runs.map(
    (run, index): Block => ({ runs: [index], ...timesOf([run]), crewSize: crewSizeOf(run), driving: drivingOf([run]) }),
  );
  const pairs = runs.flatMap((first, index) =>
    runs.flatMap((second, other) => {
      const saving = index === other ? null : savingOf(first, second, depots);
      return saving === null
        ? []
        : [{ pair: [index, other] as const, saving, times: timesOf([first, second]), of: first, both: [first, second] }];
    }),
  );
  const best = pairs.toSorted((a, b) => b.saving - a.saving).slice(0, mostPairs * days);
  return [
    ...single,
    ...best.map(({ pair, times, of, both }): Block => ({ runs: pair, ...times, crewSize: crewSizeOf(of), driving: drivingOf(both) })),
  ];
}

/** Two drivers if any of its duties requires them. */
export function crewSizeOf({ duties }: Pick<OpenRun, 'duties'>): 1 | 2 {
  return duties.some(({ crewSize }) => crewSize === 2) ? 2 : 1;
}

function drivingOf(runs: readonly OpenRun[]): number {
  const parts = runs.flatMap((run) => run.duties.flatMap((duty) => duty.parts.map((part) => ({ ...part, crew: crewSizeOf(run) }))));
  return parts.reduce((sum, { kind, minutes, crew }) => sum + (kind === 'drive' || kind === 'empty-drive' ? minutes / crew : 0), 0);
}

function timesOf(runs: readonly OpenRun[]): Pick<Block, 'startsAt' | 'endsAt' | 'vehicleUntil'> {
  const duties = runs.flatMap((run) => run.duties);
  return {
    startsAt: Math.min(...duties.map((duty) => epochOf(duty.startsAt))),
    endsAt: Math.max(...duties.map((duty) => epochOf(duty.endsAt))),
    vehicleUntil: Math.max(...duties.map((duty) => epochOf(duty.vehicleUntil))),
  };
}

/**
 * The kilometres saved if a crew goes directly to the next group instead of to the best depot and out again; null if there is not enough
 * time or too little saving.
 */
function savingOf(first: OpenRun, second: OpenRun, depots: readonly Coordinates[]): number | null {
  const wait = timesOf([second]).startsAt - timesOf([first]).endsAt;
  const { kilometres, minutes } = estimateDrive(first.to, second.from);
  if (crewSizeOf(first) !== crewSizeOf(second) || wait < minutes * 60_000 || wait > longestWait) return null;
  const home = depots.map((depot) => estimateDrive(first.to, depot).kilometres + estimateDrive(depot, second.from).kilometres);
  const saving = Math.min(...home) - kilometres;
  return Number.isFinite(saving) && saving >= leastSaving ? saving : null;
}

/** Empty kilometres of a block that begins and ends at a depot: to each of its runs, and home from the last. */
export function emptyKilometresOf({ runs: places }: Block, runs: readonly OpenRun[], depot: Coordinates): readonly number[] {
  let at = depot;
  return places.map((place, index) => {
    const run = runs[place];
    if (run === undefined) throw new Error(`There is no run ${place}`);
    const there = estimateDrive(at, run.from).kilometres;
    at = run.to;
    return there + (index === places.length - 1 ? estimateDrive(run.to, depot).kilometres : 0);
  });
}

/** Speed of a coach on an empty run (E). */
const kilometresAMinute = 1;

/**
 * Whether the drives from and to a depot fit into the hours of a block. Duties were planned from the depot that priced the trip; a vehicle
 * from a distant depot cannot be at the first stop in time.
 */
export function isNear(block: Block, runs: readonly OpenRun[], depot: Coordinates): boolean {
  const minutes = emptyKilometresOf(block, runs, depot).reduce((sum, each) => sum + each, 0) / kilometresAMinute;
  return minutes <= block.runs.reduce((sum, place) => sum + longestWays(runs[place]?.duties ?? []), 0);
}
