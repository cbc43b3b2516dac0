import type { TimelineEntry } from './duty-event.ts';

type Stretch = Pick<TimelineEntry, 'startMinute' | 'minutes'>;

/** Minutes of some activity over time, asked for any span. Stretches must be in order and not overlap. */
export type WindowSums = {
  readonly between: (from: number, until: number) => number;
  /** The most that any span of so many minutes holds. */
  readonly mostIn: (minutes: number) => number;
};

/** Prepares the sums in one pass; each question is a binary search, so that the longest plan stays cheap. */
export function createWindowSums(stretches: readonly Stretch[]): WindowSums {
  const before: number[] = [];
  let total = 0;
  for (const { minutes } of stretches) {
    before.push(total);
    total += minutes;
  }
  return { between, mostIn };

  function until(minute: number): number {
    let [low, high] = [0, stretches.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((stretches[middle]?.startMinute ?? 0) < minute) low = middle + 1;
      else high = middle;
    }
    const last = stretches[low - 1];
    return last ? (before[low - 1] ?? 0) + Math.min(last.minutes, minute - last.startMinute) : 0;
  }

  function between(from: number, end: number): number {
    return until(end) - until(from);
  }

  // The sum over a sliding span is greatest where an edge of it meets an edge of a stretch.
  function mostIn(minutes: number): number {
    const first = stretches[0];
    const last = stretches.at(-1);
    if (!first || !last || last.startMinute + last.minutes - first.startMinute <= minutes) return total;
    return stretches.reduce((most, { startMinute, minutes: length }) => {
      const end = startMinute + length;
      return Math.max(most, between(startMinute, startMinute + minutes), between(end - minutes, end));
    }, 0);
  }
}
