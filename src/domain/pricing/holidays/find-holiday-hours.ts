import { addDays } from '#domain/calendar/date.ts';
import type { LocalDateTime } from '#domain/itinerary/itinerary.ts';
import type { RateCard } from '../rates/rate-card.ts';
import type { HolidayKey } from './holiday-keys.ts';
import { publicHolidays } from './public-holidays.ts';

/** A span in local time, from a local moment on. */
export type ClockSpan = { readonly from: LocalDateTime; readonly minutes: number };

export type HolidayInput = {
  /** ISO alpha-2 of the country whose holidays apply. */
  readonly country: string;
  readonly card: Pick<RateCard, 'eves' | 'holidayPercent'>;
};

/** Minutes of a span on one holiday. */
export type HolidayMinutes = { readonly holiday: HolidayKey; readonly minutes: number };

const dayMinutes = 24 * 60;

/** The national public holiday of a country on a date (`YYYY-MM-DD`); null if none. */
export function findHoliday(country: string, date: string): HolidayKey | null {
  return publicHolidays[country]?.[date] ?? null;
}

/** The dearest eve that a span touches; null if none. An eve lasts from an hour of its day into the next morning. */
export function findEve(span: ClockSpan, { country, card }: HolidayInput): RateCard['eves'][number] | null {
  const touched = card.eves.filter((eve) => eve.countries.includes(country) && windowsOf(span, eve).some(([from, until]) => from < until));
  return touched.toSorted((first, second) => second.percent - first.percent)[0] ?? null;
}

/** The minutes of a span on public holidays, per holiday. Minutes of an eve that lasts into a holiday belong to the eve. */
export function listHolidayMinutes(span: ClockSpan, question: HolidayInput): HolidayMinutes[] {
  if ((question.card.holidayPercent[question.country] ?? 0) === 0) return [];
  const eve = findEve(span, question);
  const eveWindows = eve === null ? [] : windowsOf(span, eve);
  return datesOf(span).flatMap((date, index) => {
    const holiday = findHoliday(question.country, date);
    if (holiday === null) return [];
    const [from, until] = clip(span, [index * dayMinutes, (index + 1) * dayMinutes]);
    const inEve = eveWindows.reduce((total, window) => total + Math.max(0, Math.min(window[1], until) - Math.max(window[0], from)), 0);
    const minutes = until - from - inEve;
    return minutes > 0 ? [{ holiday, minutes }] : [];
  });
}

type Window = readonly [from: number, until: number];

/** The dates of a span, from the one on which it begins. */
function datesOf({ from, minutes }: ClockSpan): string[] {
  const days = Math.ceil((startOf({ from }) + minutes) / dayMinutes);
  return Array.from({ length: Math.max(1, days) }, (_, index) => addDays(from.date, index));
}

/** Minutes from midnight to the start of the span. */
function startOf({ from: { time } }: Pick<ClockSpan, 'from'>): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** The parts of the span that are in the eve, which may have begun the day before. */
function windowsOf(span: ClockSpan, eve: RateCard['eves'][number]): Window[] {
  return ['', ...datesOf(span)].flatMap((date, index) => {
    const day = index === 0 ? addDays(span.from.date, -1) : date;
    if (!day.endsWith(eve.monthDay)) return [];
    return [clip(span, [(index - 1) * dayMinutes + eve.fromHour * 60, index * dayMinutes + eve.untilHour * 60])];
  });
}

function clip(span: ClockSpan, [from, until]: Window): Window {
  const start = startOf(span);
  return [Math.max(from, start), Math.max(Math.max(from, start), Math.min(until, start + span.minutes))];
}
