import { addDays } from '#domain/calendar/date.ts';
import { toLocal } from '#domain/calendar/zoned.ts';
import type { FleetKey } from '#domain/sites/keys.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';

/**
 * What a partner has for us: vehicles by class and day, the jobs that it already drives for us among them. Several lines of one day add up.
 * Days are `YYYY-MM-DD` in the office's time zone.
 */
export type StockLine = { readonly class: FleetKey; readonly units: number; readonly fromDay: string; readonly untilDay: string };

/** How many of a class there are on a day. */
export function unitsOn(lines: readonly StockLine[], kind: FleetKey, day: string): number {
  return lines.reduce((sum, line) => sum + (line.class === kind && line.fromDay <= day && day <= line.untilDay ? line.units : 0), 0);
}

/** A job, or an offer of one. Instants, ISO 8601. */
export type TimedJob = { readonly class: FleetKey; readonly startsAt: string; readonly endsAt: string };
export type OtherJob = TimedJob & { readonly reference: string };

/**
 * Why a partner probably cannot drive a job: on `day` its calendar has `units` vehicles of the class, and the jobs of `references` already
 * take them. `units` is null where its calendar does not reach that day: then any other job at the time counts.
 */
export type Clash = { readonly day: string; readonly units: number | null; readonly references: readonly string[] };

/** Whether a partner's calendar reaches a day. Before its last day, a day without a line means that it has nothing. */
export function reaches(lines: readonly StockLine[], day: string): boolean {
  return lines.some(({ untilDay }) => untilDay >= day);
}

type Partner = { readonly lines: readonly StockLine[]; readonly others: readonly OtherJob[] };

/** The first day on which a job is one too many; null if there is none. `others`: the partner's other jobs with us. */
export function findClash(job: TimedJob, { lines, others }: Partner): Clash | null {
  const then = others.filter((other) => other.startsAt < job.endsAt && job.startsAt < other.endsAt);
  const days = daysOf(job);
  const [first = ''] = days;
  if (!reaches(lines, first))
    return then.length === 0 ? null : { day: first, units: null, references: then.map(({ reference }) => reference) };
  for (const day of days) {
    const taken = then.filter((other) => other.class === job.class && daysOf(other).includes(day));
    const units = unitsOn(lines, job.class, day);
    if (taken.length + 1 > units) return { day, units, references: taken.map(({ reference }) => reference) };
  }
  return null;
}

/** The fewest vehicles of a class on the days of a job; null where the calendar does not reach them. */
export function fewestUnits(lines: readonly StockLine[], job: TimedJob): number | null {
  const days = daysOf(job);
  return reaches(lines, days[0] ?? '') ? Math.min(...days.map((day) => unitsOn(lines, job.class, day))) : null;
}

/** The days that a job touches. An end at midnight belongs to the day before. */
export function daysOf({ startsAt, endsAt }: Pick<TimedJob, 'startsAt' | 'endsAt'>): readonly string[] {
  const last = dayOf(new Date(Math.max(Date.parse(startsAt), Date.parse(endsAt) - 1)).toISOString());
  const days = [dayOf(startsAt)];
  for (let next = addDays(days[0] ?? last, 1); next <= last; next = addDays(next, 1)) days.push(next);
  return days;
}

function dayOf(instant: string): string {
  return toLocal(new Date(instant).toISOString(), planningZone).date;
}
