import { type ClockWindow, minutesInWindow } from './clock-window.ts';
import type { TimelineEntry } from './duty-event.ts';
import { createWindowSums } from './weeks/window-sums.ts';

type Stretch = Pick<TimelineEntry, 'startMinute' | 'minutes'>;

export type NightInput = {
  readonly night: ClockWindow;
  /** Local minute of the day at which the tour's first event begins. */
  readonly startMinuteOfDay: number;
};

const day = 24 * 60;

/**
 * The most work of one person in any 24 hours that include night work (2002/15 art. 7(1)), within one duty or two; null without night work.
 * Takes the person's work in order, in minutes of the tour. "Each 24 hour period" is read as any period, which is never laxer than periods
 * that begin with a duty.
 */
export function mostWorkAroundNight(working: readonly Stretch[], question: NightInput): number | null {
  const nightly = working.flatMap((stretch) => nightPieces(stretch, question));
  const [first, last] = [nightly.at(0), nightly.at(-1)];
  if (first === undefined || last === undefined) return null;
  const [firstMinute, lastMinute] = [first.startMinute, last.startMinute + last.minutes];
  const [work, night] = [createWindowSums(working), createWindowSums(nightly)];
  let most = 0;
  for (const { startMinute, minutes } of working) {
    tryFrom(startMinute);
    tryFrom(startMinute + minutes - day);
  }
  // The widest windows that still contain a minute of this piece of night work.
  for (const { startMinute, minutes } of nightly) {
    tryFrom(startMinute + minutes - 1);
    tryFrom(startMinute + 1 - day);
  }
  return most;

  function tryFrom(start: number): void {
    if (start + day <= firstMinute || start >= lastMinute) return;
    if (night.between(start, start + day) > 0) most = Math.max(most, work.between(start, start + day));
  }
}

/** For a stretch by day, the common case. */
const none: readonly Stretch[] = [];

/** The parts of a stretch that lie in the night, one per night. */
function nightPieces({ startMinute, minutes }: Stretch, { night, startMinuteOfDay }: NightInput): readonly Stretch[] {
  const from = startMinuteOfDay + startMinute;
  if (minutesInWindow({ from, minutes }, night) === 0) return none;
  const length = (night.untilMinute - night.fromMinute + day) % day;
  const pieces: Stretch[] = [];
  const firstBegin = night.fromMinute + Math.floor((from - night.fromMinute) / day) * day;
  for (let begin = firstBegin; begin < from + minutes; begin += day) {
    const [start, end] = [Math.max(begin, from), Math.min(begin + length, from + minutes)];
    if (end > start) pieces.push({ startMinute: start - startMinuteOfDay, minutes: end - start });
  }
  return pieces;
}
