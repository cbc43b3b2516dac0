import { addDays, daysBetween } from '#domain/calendar/date.ts';

/** The operating days on which a duty begins and ends, and whether it follows a standstill at home. */
export type OperatingDays = {
  readonly firstDay: string;
  readonly lastDay: string;
  readonly comesFromHome: boolean;
  /** The day on which it would begin if the flat waits before it lasted as long as the rests they are billed as; absent: `firstDay`. */
  readonly firstDayIfRested?: string;
};

/** The days of a trip, its nights away and its day rests, as in `BilledTrip`. */
export type DaysAway = {
  readonly days: readonly string[];
  readonly nights: number;
  readonly dayRests: readonly string[];
  /** Day rests that are free, because an idle day of the vehicle is paid. */
  readonly coveredRests: number;
};

/** What lies between a duty and the previous one: a day rest, or a number of nights. */
function betweenDuties(before: OperatingDays, { firstDay }: OperatingDays): 'day' | number {
  return before.firstDay === firstDay ? 'day' : Math.max(1, daysBetween(before.lastDay, firstDay));
}

/**
 * Counts the days and nights away of vehicle and driver. Between two duties is a rest, or home. A rest that ends on a later operating day
 * than the start of the previous duty is one or more nights, and the days between count; a rest within one day is a day rest. Between two
 * visits home, day rests are only paid in excess of idle days: a little later such a rest would have been the night of that day, with a
 * trip of the same number of days. So a longer wait never reduces the total of days and rests to pay.
 */
export function countDaysAway(duties: readonly OperatingDays[]): DaysAway {
  const parts = stretchesOf(duties).map(countStretch);
  return {
    days: [...new Set(parts.flatMap(({ days }) => days))],
    nights: parts.reduce((sum, { nights }) => sum + nights, 0),
    dayRests: parts.flatMap(({ dayRests }) => dayRests),
    coveredRests: parts.reduce((sum, { coveredRests }) => sum + coveredRests, 0),
  };
}

/** The duties from one standstill at home to the next. */
export function stretchesOf<Duty extends OperatingDays>(duties: readonly Duty[]): Duty[][] {
  const stretches: Duty[][] = [];
  for (const duty of duties) {
    const last = stretches.at(-1);
    if (last === undefined || duty.comesFromHome) stretches.push([duty]);
    else last.push(duty);
  }
  return stretches;
}

function countStretch(duties: readonly OperatingDays[]): DaysAway {
  const [first, last] = [duties[0], duties.at(-1)];
  if (first === undefined || last === undefined) return { days: [], nights: 0, dayRests: [], coveredRests: 0 };
  const dayRests: string[] = [];
  let [nights, idleDays] = [0, 0];
  for (const [index, duty] of duties.slice(1).entries()) {
    const before = duties[index] ?? first;
    const between = betweenDuties(before, duty);
    if (between === 'day') dayRests.push(duty.firstDay);
    else [nights, idleDays] = [nights + between, idleDays + daysBetween(before.firstDay, duty.firstDay) - 1];
  }
  const daysMore = daysBetween(last.firstDay, last.firstDayIfRested ?? last.firstDay);
  const paid = dayRests.slice(0, Math.max(0, dayRests.length - idleDays, daysMore));
  return { days: daysOf(first.firstDay, last.firstDay), nights, dayRests: paid, coveredRests: dayRests.length - paid.length };
}

/** Every date from the first to the last, both inclusive. */
export function daysOf(first: string, last: string): string[] {
  if (first === last) return [first];
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => addDays(first, index));
}
