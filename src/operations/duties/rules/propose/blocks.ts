import { epochOf } from '#domain/calendar/instant.ts';
import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import { longestWait, longestWays } from '../own-yard.ts';
import { estimateDrive } from '../rank-drivers.ts';
import type { OpenRun } from './day.ts';

/** What a vehicle drives between leaving its yard and coming back: one run, or two of which the second begins where the first ended. */
export type Block = {
  /** Places in the list of runs. */
  readonly runs: readonly [number] | readonly [number, number];
  /** Epochs, milliseconds; a vehicle stays with its group until `vehicleUntil`. */
  readonly startsAt: number;
  readonly endsAt: number;
  readonly vehicleUntil: number;
  readonly crewSize: 1 | 2;
};

/** Less is not worth tying two groups to one crew (E). */
const leastSaving = 10;
/** Of those that save most: more make the search slower and the plan hardly better (E). */
const mostPairs = 15;

/** Every run by itself, and pairs of runs that one crew can drive one after the other without going home between. */
export function listBlocks(runs: readonly OpenRun[], yards: readonly Coordinates[]): readonly Block[] {
  const single = runs.map((run, index): Block => ({ runs: [index], ...timesOf([run]), crewSize: crewSizeOf(run) }));
  const pairs = runs.flatMap((first, index) =>
    runs.flatMap((second, other) => {
      const saving = index === other ? null : savingOf(first, second, yards);
      return saving === null ? [] : [{ pair: [index, other] as const, saving, times: timesOf([first, second]), of: first }];
    }),
  );
  const best = pairs.toSorted((a, b) => b.saving - a.saving).slice(0, mostPairs);
  return [...single, ...best.map(({ pair, times, of }): Block => ({ runs: pair, ...times, crewSize: crewSizeOf(of) }))];
}

/** Two drivers where any of its duties asks for them. */
export function crewSizeOf({ duties }: Pick<OpenRun, 'duties'>): 1 | 2 {
  return duties.some(({ crewSize }) => crewSize === 2) ? 2 : 1;
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
 * The kilometres that are not driven where a crew goes on to the next group instead of to the yard that lies best, and out again; null where
 * it cannot be done in time or is worth nothing.
 */
function savingOf(first: OpenRun, second: OpenRun, yards: readonly Coordinates[]): number | null {
  const wait = timesOf([second]).startsAt - timesOf([first]).endsAt;
  const { kilometres, minutes } = estimateDrive(first.to, second.from);
  if (crewSizeOf(first) !== crewSizeOf(second) || wait < minutes * 60_000 || wait > longestWait) return null;
  const home = yards.map((yard) => estimateDrive(first.to, yard).kilometres + estimateDrive(yard, second.from).kilometres);
  const saving = Math.min(...home) - kilometres;
  return Number.isFinite(saving) && saving >= leastSaving ? saving : null;
}

/** Kilometres without a group of a block that begins and ends in a yard: to each of its runs, and home from the last. */
export function emptyKilometresOf({ runs: places }: Block, runs: readonly OpenRun[], yard: Coordinates): readonly number[] {
  let at = yard;
  return places.map((place, index) => {
    const run = runs[place];
    if (run === undefined) throw new Error(`There is no run ${place}`);
    const there = estimateDrive(at, run.from).kilometres;
    at = run.to;
    return there + (index === places.length - 1 ? estimateDrive(run.to, yard).kilometres : 0);
  });
}

/** A coach on its empty way (E). */
const kilometresAMinute = 1;

/**
 * Whether the way from a yard and home fits into the hours of a block: duties were planned from the yard that priced the trip, and from one
 * far away nobody is at the first stop in time.
 */
export function isNear(block: Block, runs: readonly OpenRun[], yard: Coordinates): boolean {
  const minutes = emptyKilometresOf(block, runs, yard).reduce((sum, each) => sum + each, 0) / kilometresAMinute;
  return minutes <= block.runs.reduce((sum, place) => sum + longestWays(runs[place]?.duties ?? []), 0);
}
