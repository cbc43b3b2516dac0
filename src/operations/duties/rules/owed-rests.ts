import { addDays, weekdayOf } from '#domain/calendar/date.ts';
import { epochOf } from '#domain/calendar/instant.ts';
import { toInstant, toLocal } from '#domain/calendar/zoned.ts';
import type { OwedRest } from '#domain/driving-time/weeks/weekly-rests.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';

/** Start and end of a shift, milliseconds since 1970. */
export type ShiftTime = { readonly from: number; readonly until: number };

/** A reduced weekly rest without compensation, and the most that any rest before the deadline could compensate, in minutes. */
export type UnpaidRest = OwedRest & { readonly most: number };

const minute = 60_000;
const hour = 60;
/** Compensation must be attached to another rest of at least this length (561/2006 art. 8(7)). */
const attachedMinutes = 9 * hour;
const regularMinutes = 45 * hour;
/** Before the end of the third week after the week in question. */
const weeksToEnd = 4;

type Gap = { readonly from: number; readonly until: number; spare: number };

/**
 * The reduced weekly rests of a chain that are not compensated in one block, attached to another rest, before the end of the third week
 * after theirs (561/2006 art. 8(6), 8(6a), 8(7)); weeks are in the office's time zone. `since` is in milliseconds. A driver without further
 * plans will rest. The rest due first gets the first gap that is long enough.
 */
export function findUnpaidRests(shifts: readonly ShiftTime[], owed: readonly OwedRest[]): readonly UnpaidRest[] {
  const gaps = listGaps(shifts, owed);
  return owed.flatMap((rest) => {
    const due = dueOf(rest.since);
    const open = gaps
      .filter(({ until }) => until > rest.since)
      .map((gap) => ({ gap, room: Math.min(gap.spare, (Math.min(gap.until, due) - Math.max(gap.from, rest.since)) / minute) }));
    const fitting = open.find(({ room }) => room >= rest.minutes);
    if (fitting !== undefined) {
      fitting.gap.spare -= rest.minutes;
      return [];
    }
    return [{ ...rest, most: Math.max(0, Math.round(Math.max(0, ...open.map(({ room }) => room)))) }];
  });
}

/** The rests between shifts with how much longer each is than required; a rest that itself needs compensation has nothing to spare. */
function listGaps(shifts: readonly ShiftTime[], owed: readonly OwedRest[]): readonly Gap[] {
  return shifts.map(({ until: from }, index) => {
    const until = shifts[index + 1]?.from ?? Number.POSITIVE_INFINITY;
    const minutes = (until - from) / minute;
    const isOwing = owed.some(({ since }) => since === from || since === until);
    return { from, until, spare: isOwing ? 0 : minutes - (minutes >= regularMinutes ? regularMinutes : attachedMinutes) };
  });
}

function dueOf(since: number): number {
  const { date } = toLocal(new Date(since).toISOString(), planningZone);
  const monday = addDays(date, 1 - weekdayOf(date));
  const due = toInstant({ date: addDays(monday, 7 * weeksToEnd), time: '00:00' }, planningZone);
  if (!due.ok) throw new RangeError(`No midnight after ${monday}`);
  return epochOf(due.value);
}
