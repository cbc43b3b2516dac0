import { weekdayOf } from '#domain/calendar/date.ts';
import { toLocal } from '#domain/calendar/zoned.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import type { DayDriver } from '../day.ts';
import { type PlanWeights, usualWeight } from './week.ts';

/** What duties ask of a driver. */
export type Burden = { readonly hours: number; readonly nights: number; readonly weekendDays: number };

type Timed = { readonly startsAt: string; readonly endsAt: string };

/** Work between these hours, in the office's time zone, makes a night (E). */
const nightEnds = '05:00';
/** A night or a weekend day weighs like this many hours of work (E). */
const hoursOf = { night: 4, weekendDay: 4 };
/** The contract of a driver without one in the records. */
const usualContract = 40;
/** Weeks before the plan whose burden counts. */
export const weeksBefore = 4;
const hour = 3_600_000;

export const noBurden: Burden = { hours: 0, nights: 0, weekendDays: 0 };

export function burdenOf(duties: readonly Timed[]): Burden {
  return duties.map(burdenOfDuty).reduce(addBurden, noBurden);
}

function burdenOfDuty({ startsAt, endsAt }: Timed): Burden {
  const [from, until] = [toLocal(startsAt, planningZone), toLocal(endsAt, planningZone)];
  const days = [...new Set([from.date, until.date])];
  return {
    hours: (Date.parse(endsAt) - Date.parse(startsAt)) / hour,
    nights: Number(from.time < nightEnds || from.date !== until.date),
    weekendDays: days.filter((day) => weekdayOf(day) >= 6).length,
  };
}

export function addBurden(first: Burden, second: Burden): Burden {
  return {
    hours: first.hours + second.hours,
    nights: first.nights + second.nights,
    weekendDays: first.weekendDays + second.weekendDays,
  };
}

/** As one figure in hours, by the weights. */
export function weigh({ hours, nights, weekendDays }: Burden, weights: PlanWeights): number {
  return (
    (hours * weights.hours + nights * hoursOf.night * weights.nights + weekendDays * hoursOf.weekendDay * weights.weekends) / usualWeight
  );
}

export function contractOf({ hoursAWeek }: Pick<DayDriver, 'hoursAWeek'>): number {
  return hoursAWeek === null || hoursAWeek === 0 ? usualContract : hoursAWeek;
}

/** The burden of a driver's other work in the four weeks before the plan and within it. Instants, ISO 8601 UTC. */
export function burdenBefore(
  { others }: Pick<DayDriver, 'others'>,
  { from, until }: { readonly from: string; readonly until: string },
): Burden {
  const since = Date.parse(from) - weeksBefore * 7 * 24 * hour;
  return burdenOf(others.filter(({ startsAt }) => Date.parse(startsAt) >= since && Date.parse(startsAt) < Date.parse(until)));
}

/** Kilometres of an empty coach that a fully used contract hour weighs (E). */
export const kilometresAnHour = 2;

/**
 * The cost of a driver's burden in kilometres. It grows with the square of the share of the contract, so the sum over all drivers is least
 * where everybody has the same share.
 */
export function costOfBurden(weighed: number, capacity: number): number {
  return (kilometresAnHour * weighed * weighed) / capacity;
}
