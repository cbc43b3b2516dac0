import { addDays, weekdayOf } from '../calendar/date.ts';
import { epochOf } from '../calendar/instant.ts';
import { todayIn, toInstant } from '../calendar/zoned.ts';
import type { OpeningHours } from './opening-hours.ts';

type OpenInput = {
  /** Instant, ISO 8601 UTC. */
  readonly from: string;
  readonly openMinutes: number;
  readonly hours: readonly OpeningHours[];
  readonly timeZone: string;
};

/** Apart from holidays, every week has an open day. */
const mostDays = 14;

/** The instant at which we have been open for this many minutes from a moment on; null if that takes more than {@link mostDays}. */
export function findOpenInstant({ from, openMinutes, hours, timeZone }: OpenInput): string | null {
  const today = todayIn(timeZone, from);
  let left = openMinutes * 60_000;
  for (let day = 0; day < mostDays; day += 1) {
    const date = addDays(today, day);
    const open = hours.find((each) => each.from <= weekdayOf(date) && weekdayOf(date) <= each.to);
    const [opens, closes] = [open?.opens, open?.closes].map((time) => instantOf({ date, time, timeZone }));
    if (opens === undefined || closes === undefined || opens === null || closes === null) continue;
    const start = Math.max(opens, epochOf(from));
    if (closes - start >= left) return new Date(start + left).toISOString();
    left -= Math.max(0, closes - start);
  }
  return null;
}

type MomentInput = { readonly date: string; readonly time: string | undefined; readonly timeZone: string };

function instantOf({ date, time, timeZone }: MomentInput): number | null {
  const found = time === undefined ? null : toInstant({ date, time }, timeZone);
  return found?.ok ? epochOf(found.value) : null;
}
