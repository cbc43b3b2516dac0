import { epochOf } from '#domain/calendar/instant.ts';
import { covers, gradeFrom, hour, type Infringement, type JudgedWork, minuteMs, mondayOf, weekMs } from './infringement.ts';

const sixDays = 144 * hour;
const regular = 45 * hour;
const least = 24 * hour;

/** Epochs in milliseconds; `until` is infinite after the last shift. */
type Rest = { readonly from: number; readonly until: number; readonly minutes: number };

/**
 * Weekly rests (561/2006 art. 8(6)): one begins at the latest six days after the last one ended, and of two weeks in a row at least one has
 * 45 hours. The twelve-day rule of art. 8(6a) needs a single trip and is not known here, so a reader must weigh `six-days` against it.
 */
export function weeklyRestInfringements(work: JudgedWork): readonly Infringement[] {
  const gaps = listGaps(work);
  return [...longPeriods(work, gaps), ...shortRests(gaps)];
}

type Gap = Rest & { readonly isKnown: boolean };

function listGaps({ shifts, covered }: JudgedWork): readonly Gap[] {
  return shifts.slice(1).map((shift, index) => {
    const [from, until] = [epochOf(shifts[index]?.endsAt ?? ''), epochOf(shift.startsAt)];
    return { from, until, minutes: (until - from) / minuteMs, isKnown: covers(covered, { from, until }) };
  });
}

function longPeriods({ shifts }: JudgedWork, gaps: readonly Gap[]): readonly Infringement[] {
  const found: Infringement[] = [];
  // Before the first weekly rest that is known, nothing says when the period began.
  let since: number | null = null;
  const judge = (end: number) => {
    const minutes = since === null ? 0 : (end - since) / minuteMs;
    if (since === null || minutes <= sixDays) return;
    const category = gradeFrom(minutes - sixDays, [
      [3 * hour, 'serious'],
      [12 * hour, 'very-serious'],
    ]);
    found.push({ rule: 'six-days', category, at: new Date(since).toISOString(), minutes, limitMinutes: sixDays });
  };
  for (const gap of gaps) {
    if (gap.minutes < least && gap.isKnown) continue;
    if (gap.isKnown) judge(gap.from);
    since = gap.isKnown ? gap.until : null;
  }
  judge(epochOf(shifts.at(-1)?.endsAt ?? new Date(0).toISOString()));
  return found;
}

/** A rest that lies in two weeks may count for either, but not for both. Weeks with a time that is not known are left out. */
function shortRests(gaps: readonly Gap[]): readonly Infringement[] {
  const first = gaps[0]?.from;
  const last = gaps.at(-1)?.until;
  if (first === undefined || last === undefined) return [];
  const found: Infringement[] = [];
  for (let week = mondayOf(first); week + 2 * weekMs <= last; week += weekMs) {
    const ofWeek = (monday: number) => gaps.filter(({ from, until }) => from < monday + weekMs && until > monday);
    const [these, those] = [ofWeek(week), ofWeek(week + weekMs)];
    if ([...these, ...those].some(({ isKnown }) => !isKnown)) continue;
    const [rests, later] = [these.filter(isWeekly), those.filter(isWeekly)];
    if (rests.length === 0 || later.length === 0) continue;
    const hasRegular = rests.some((one) => later.some((other) => one !== other && Math.max(one.minutes, other.minutes) >= regular));
    const pairs = rests.some((one) => later.some((other) => one !== other));
    const longest = later.toSorted((one, other) => other.minutes - one.minutes)[0];
    if (!pairs || hasRegular || longest === undefined) continue;
    const category = gradeFrom(longest.minutes, [
      [0, 'very-serious'],
      [36 * hour, 'serious'],
      [42 * hour, 'minor'],
    ]);
    found.push({
      rule: 'weekly-rest',
      category,
      at: new Date(longest.from).toISOString(),
      minutes: longest.minutes,
      limitMinutes: regular,
    });
  }
  return found;
}

function isWeekly({ minutes }: Rest): boolean {
  return minutes >= least;
}
