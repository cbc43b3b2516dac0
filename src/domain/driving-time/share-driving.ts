import type { TimelineEntry } from './duty-event.ts';

type SharedDriving = { readonly timeline: readonly TimelineEntry[]; readonly turnMinutes: number };

/**
 * Shares the driving of a duty between two drivers who take turns, each the same number of times. No turn is longer than driving without a
 * break may last. Time beside the driver is a break from 45 minutes (561/2006 art. 7, last paragraph).
 */
export function shareDriving(timeline: readonly TimelineEntry[], longestTurnMinutes: number): SharedDriving {
  const total = timeline.reduce((minutes, entry) => minutes + (entry.kind === 'drive' ? entry.minutes : 0), 0);
  const turns = Math.max(2, 2 * Math.ceil(total / longestTurnMinutes / 2));
  const turnMinutes = Math.ceil(total / turns);
  const shared: TimelineEntry[] = [];
  let driven = 0;
  for (const entry of timeline) {
    if (entry.kind !== 'drive') {
      shared.push(entry);
      continue;
    }
    for (let done = 0; done < entry.minutes; ) {
      const part = Math.min(entry.minutes - done, turnMinutes - (driven % turnMinutes));
      const driver = Math.floor(driven / turnMinutes) % 2 === 0 ? 1 : 2;
      shared.push({ ...entry, startMinute: entry.startMinute + done, minutes: part, driver });
      done += part;
      driven += part;
    }
  }
  return { timeline: shared, turnMinutes };
}
