import type { Trial, Trials, TrialTrip } from './plan-trials.ts';

/** The departure from a stop moves by so many minutes, later where positive. */
export type Move = { readonly stop: number; readonly minutes: number };

/** Moves are tried in steps of so many minutes, up to so many. */
export const stepMinutes = 5;
export const farthestMinutes = 120;

/** Time to board that a moved departure leaves to the group. */
const boardingMinutes = 15;

/** Of the plan runs, so many seek moves that help at all; what is left makes them small. */
const mostCoarseRuns = 40;

/**
 * For each departure, either way, the smallest move that improves the plan, as `isBetter` says: first the farthest and half of it, then
 * by halving. A move leaves every other departure as it is, and each stop its time to board. Smallest first.
 */
export function findMoves(
  trip: TrialTrip,
  { trials, isBetter }: { readonly trials: Trials; readonly isBetter: (trial: Trial) => boolean },
): Move[] {
  const helps = (stop: number, steps: number) => {
    const trial = trials.run(moveDeparture(trip, { stop, minutes: steps * stepMinutes }));
    return trial !== null && isBetter(trial);
  };
  const coarse: Move[] = [];
  let runs = 0;
  for (const { stop, minutes } of listFarthest(trip)) {
    const farthest = Math.trunc(minutes / stepMinutes);
    for (const steps of new Set([farthest, Math.trunc(farthest / 2)])) {
      if (steps === 0 || runs >= mostCoarseRuns) continue;
      runs += 1;
      if (!helps(stop, steps)) continue;
      coarse.push({ stop, minutes: steps });
      break;
    }
  }
  return coarse
    .map(({ stop, minutes: steps }) => ({ stop, minutes: smallestStep(steps, (tried) => helps(stop, tried)) * stepMinutes }))
    .sort((first, second) => Math.abs(first.minutes) - Math.abs(second.minutes) || second.stop - first.stop);
}

/** Halves towards nothing; what it gives always helps, for only steps that did are kept. */
function smallestStep(farthest: number, helps: (steps: number) => boolean): number {
  let [low, high] = [0, farthest];
  while (Math.abs(high - low) > 1) {
    const middle = Math.trunc((low + high) / 2);
    if (helps(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** How far each departure may move either way, the ends of the trip first: they change its length. */
function listFarthest(trip: TrialTrip): Move[] {
  const last = trip.departures.length - 2;
  const order = [...new Set([0, last, ...Array.from({ length: last + 1 }, (_, index) => last - index)])].filter((stop) => stop >= 0);
  return order.flatMap((stop) => [
    { stop, minutes: slackBefore(trip, stop) === null ? -farthestMinutes : -Math.min(farthestMinutes, slackBefore(trip, stop) ?? 0) },
    { stop, minutes: slackBefore(trip, stop + 1) === null ? farthestMinutes : Math.min(farthestMinutes, slackBefore(trip, stop + 1) ?? 0) },
  ]);
}

/** What may be taken from the wait before a departure; null where nothing waits: at the first stop and the last. */
function slackBefore({ departures, routed }: TrialTrip, stop: number): number | null {
  const [departure, before, leg] = [departures[stop], departures[stop - 1], routed.legs[stop - 1]];
  if (departure === null || departure === undefined || before === null || before === undefined || !leg) return null;
  return Math.max(0, departure - before - Math.ceil(leg.minutes) - boardingMinutes);
}

/** The trip with one departure moved. */
export function moveDeparture(trip: TrialTrip, { stop, minutes }: Move): TrialTrip {
  return {
    ...trip,
    departures: trip.departures.map((departure, index) => (index === stop && departure !== null ? departure + minutes : departure)),
  };
}
