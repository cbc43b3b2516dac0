import type { Excess } from './judge-shift.ts';
import type { DrivingRules } from './rules.ts';
import type { Shift } from './walk-shift.ts';

const dayMinutes = 24 * 60;

/** A duty as the weekly limits see it. Two drivers share the driving, and beside the driver one does not work. */
export type WorkedShift = Pick<Shift, 'startMinute' | 'spanMinutes' | 'drivingMinutes' | 'workMinutes' | 'restAfterMinutes'> & {
  readonly drivers: 1 | 2;
};

export type WeekCheck = {
  readonly excesses: readonly Excess[];
  /** True when the tour is lawful only by the twelve-day rule of one occasional service (561/2006 art. 8(6a)). */
  readonly twelveDayRule: boolean;
};

/**
 * The limits of weeks and fortnights over a tour (561/2006 art. 6(2), 6(3), 8(6), 8(6a); 2002/15 art. 4(a)), by the worst seven or
 * fourteen days: the tour has no calendar here, so this is never laxer than the fixed week. Not judged here, for both need the
 * clock: night driving under the twelve-day rule, and ten working hours where a duty touches the night.
 */
export function checkWeeks(duties: readonly WorkedShift[], { week }: DrivingRules): WeekCheck {
  const drivers = Math.max(1, ...duties.map((duty) => duty.drivers)) as 1 | 2;
  const driving = ({ drivingMinutes, drivers: crew }: WorkedShift) => drivingMinutes / crew;
  const work = (duty: WorkedShift) => driving(duty) + duty.workMinutes;
  const stretch = longestStretch(duties, week.restMinutes);
  const limits = [
    {
      limit: 'weekly-driving',
      minutes: worstDays(duties, { days: 7, minutesOf: driving }) - week.drivingMinutes,
      article: week.drivingArticle,
    },
    {
      limit: 'fortnight-driving',
      minutes: worstDays(duties, { days: 14, minutesOf: driving }) - week.fortnightDrivingMinutes,
      article: week.drivingArticle,
    },
    { limit: 'weekly-work', minutes: worstDays(duties, { days: 7, minutesOf: work }) - week.workMinutes, article: week.workArticle },
    { limit: 'weekly-rest', minutes: stretch - week.daysBetweenRestsOccasional * dayMinutes, article: week.restArticle },
  ] as const;
  return {
    excesses: limits.filter(({ minutes }) => minutes > 0).map((over) => ({ ...over, drivers })),
    twelveDayRule: stretch > week.daysBetweenRests * dayMinutes,
  };
}

type Window = { readonly days: number; readonly minutesOf: (duty: WorkedShift) => number };

function worstDays(duties: readonly WorkedShift[], { days, minutesOf }: Window): number {
  const totals = duties.map((last) => {
    const from = endOf(last) - days * dayMinutes;
    const inWindow = duties.filter((duty) => duty.startMinute >= from && duty.startMinute <= last.startMinute);
    return inWindow.reduce((total, duty) => total + minutesOf(duty), 0);
  });
  return Math.max(0, ...totals);
}

/** From the first start after a weekly rest to the last end before the next. */
function longestStretch(duties: readonly WorkedShift[], weeklyRestMinutes: number): number {
  let start: number | null = null;
  let longest = 0;
  for (const duty of duties) {
    start ??= duty.startMinute;
    longest = Math.max(longest, endOf(duty) - start);
    if ((duty.restAfterMinutes ?? 0) >= weeklyRestMinutes) start = null;
  }
  return longest;
}

function endOf({ startMinute, spanMinutes }: WorkedShift): number {
  return startMinute + spanMinutes;
}
