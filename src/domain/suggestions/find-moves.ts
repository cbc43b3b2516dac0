import type { Trial, Trials, TrialTrip } from './plan-trials.ts';

/** Moves the departure from a stop by some minutes; positive means later. */
export type Move = { readonly stop: number; readonly minutes: number };

/**
 * Moves are tried in steps of this many minutes up to a maximum: a group on its way waits at most two hours to save a driver, but may start
 * or end the trip half a day earlier or later.
 */
export const stepMinutes = 5;
export const farthestMinutes = 120;
export const farthestOfEnds = 240;

/** Time to board that a moved departure leaves for the group. */
const boardingMinutes = 15;

/** The number of plan runs for finding moves that help; the rest of the runs make those moves smaller. */
const mostCoarseRuns = 40;

/**
 * For each departure and direction, the smallest move that improves the plan by `isBetter`: tries the farthest move and fractions of it,
 * then halves. A move leaves all other departures unchanged, and every stop its boarding time. Smallest first.
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

/** A long move may be too much where a shorter one helps. */
function sharesOf(minutes: number): readonly number[] {
  return Math.abs(minutes) > farthestMinutes ? [1, 0.75, 0.5, 0.25] : [1, 0.5];
}

/** Bisection towards 0. The result always helps, because only steps that helped are kept. */
function smallestStep(farthest: number, helps: (steps: number) => boolean): number {
  let [low, high] = [0, farthest];
  while (Math.abs(high - low) > 1) {
    const middle = Math.trunc((low + high) / 2);
    if (helps(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** How far each departure may move in each direction. The ends of the trip come first, because they change its length. */
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

/** The minutes that can be taken from the wait before a departure; null at the first and last stop. */
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
