import type { TimelineEntry } from '../duty-event.ts';

type Stretch = Pick<TimelineEntry, 'startMinute' | 'minutes'>;

/** Minutes of an activity over time, for any span. Stretches must be in order and not overlap. */
export type WindowSums = {
  readonly between: (from: number, until: number) => number;
  /** The most minutes in any span of this length. */
  readonly mostIn: (minutes: number) => number;
};

/** Prepares the sums in one pass. Each query is a binary search, so that even the longest plan stays cheap. */
export function createWindowSums(stretches: readonly Stretch[]): WindowSums {
  const { starts, ends, before } = joinStretches(stretches);
  return { between, mostIn };

  function until(minute: number): number {
    let [low, high] = [0, starts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) < minute) low = middle + 1;
      else high = middle;
    }
    return upTo(low - 1, minute);
  }

  /** The sum up to a minute between the start of a stretch and that of the next. */
  function upTo(last: number, minute: number): number {
    if (last < 0) return 0;
    const [start, end] = [starts[last] ?? 0, ends[last] ?? 0];
    return (before[last] ?? 0) + Math.min(end, minute) - start;
  }

  function between(from: number, end: number): number {
    return until(end) - until(from);
  }

  // The sum over a sliding span is greatest where the span begins or ends with a stretch.
  function mostIn(minutes: number): number {
    return Math.max(mostFromStarts(minutes), mostUntilEnds(minutes));
  }

  // Span and stretches advance together, so that each is visited once.
  function mostFromStarts(minutes: number): number {
    let [most, last] = [0, 0];
    for (const [index, start] of starts.entries()) {
      last = lastBefore(start + minutes, last);
      most = Math.max(most, upTo(last, start + minutes) - (before[index] ?? 0));
    }
    return most;
  }

  function mostUntilEnds(minutes: number): number {
    let [most, first] = [0, -1];
    for (const [index, end] of ends.entries()) {
      first = lastBefore(end - minutes, first);
      most = Math.max(most, upTo(index, end) - upTo(first, end - minutes));
    }
    return most;
  }

  /** The last stretch that begins before a minute, searching from an index; -1 if none. */
  function lastBefore(minute: number, from: number): number {
    let last = from;
    while (last + 1 < starts.length && (starts[last + 1] ?? 0) < minute) last += 1;
    return last;
  }
}

/** Merges adjacent stretches: their starts, their ends and the sum before each. */
function joinStretches(stretches: readonly Stretch[]) {
  const [starts, ends, before]: [number[], number[], number[]] = [[], [], []];
  let total = 0;
  for (const { startMinute, minutes } of stretches) {
    const last = ends.length - 1;
    if (ends[last] === startMinute) ends[last] = startMinute + minutes;
    else {
      starts.push(startMinute);
      ends.push(startMinute + minutes);
      before.push(total);
    }
    total += minutes;
  }
  return { starts, ends, before };
}
