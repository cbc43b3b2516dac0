import type { Trial, Trials, TrialTrip } from './plan-trials.ts';

/** The departure from a stop moves by so many minutes, later where positive. */
export type Move = { readonly stop: number; readonly minutes: number };

/**
 * Moves are tried in steps of so many minutes, up to so many: a group that leaves on its way waits two hours for a driver saved, one that
 * sets out or comes home at another hour may well mean the half of a day.
 */
export const stepMinutes = 5;
export const farthestMinutes = 120;
export const farthestOfEnds = 240;

/** Time to board that a moved departure leaves to the group. */
const boardingMinutes = 15;

/** Of the plan runs, so many seek moves that help at all; what is left makes them small. */
const mostCoarseRuns = 40;

/**
 * For each departure, either way, the smallest move that improves the plan, as `isBetter` says: first the farthest and shares of it, then
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
    for (const steps of new Set(sharesOf(minutes).map((share) => Math.trunc(farthest * share)))) {
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

/** What helps by some hours may be too much by more. */
function sharesOf(minutes: number): readonly number[] {
  return Math.abs(minutes) > farthestMinutes ? [1, 0.75, 0.5, 0.25] : [1, 0.5];
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
  return order.flatMap((stop) => {
    const most = stop === 0 || stop === last ? farthestOfEnds : farthestMinutes;
    const [before, after] = [slackBefore(trip, stop), slackBefore(trip, stop + 1)];
    return [
      { stop, minutes: -Math.min(most, before ?? most) },
      { stop, minutes: Math.min(most, after ?? most) },
    ];
  });
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
