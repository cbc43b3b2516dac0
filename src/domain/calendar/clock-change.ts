import { epochOf } from './instant.ts';
import { offsetAt } from './zone-offset.ts';
import { toLocal } from './zoned.ts';

/**
 * A night on which the clocks change: the hour between the two times exists twice, or not at all. `offset` is that of the clock before the
 * change from UTC, `+02:00`: of a doubled hour the first, which is meant by a departure within it (`toInstant`).
 */
export type ClockChange = {
  readonly date: string;
  readonly from: string;
  readonly to: string;
  readonly isBack: boolean;
  readonly offset: string;
};

const minute = 60_000;

/**
 * The clock change of a zone between two instants, by its minute; usually null. If there are several, which no trip of ours meets, one of
 * them.
 */
export function findClockChange({ from, until, timeZone }: { from: string; until: string; timeZone: string }): ClockChange | null {
  let [before, after] = [epochOf(from), epochOf(until)];
  const offset = offsetAt(before, timeZone);
  const isBack = offsetAt(after, timeZone) < offset;
  if (before >= after || offsetAt(after, timeZone) === offset) return null;
  while (after - before > minute) {
    const between = before + Math.floor((after - before) / (2 * minute)) * minute;
    if (between === before) break;
    if (offsetAt(between, timeZone) === offset) before = between;
    else after = between;
  }
  const { date, time } = toLocal(new Date(after).toISOString(), timeZone);
  const old = new Date(after + offset).toISOString().slice(11, 16);
  const hours = isBack ? { from: time, to: old } : { from: old, to: time };
  return { date, ...hours, isBack, offset: formatOffset(offset) };
}

function formatOffset(milliseconds: number): string {
  const minutes = Math.abs(milliseconds) / minute;
  const two = (number: number) => String(number).padStart(2, '0');
  return `${milliseconds < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
