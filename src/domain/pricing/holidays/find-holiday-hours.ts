import { addDays } from '#domain/calendar/date.ts';
import type { LocalDateTime } from '#domain/itinerary/itinerary.ts';
import type { RateCard } from '../rates/rate-card.ts';
import type { HolidayKey } from './holiday-keys.ts';
import { publicHolidays } from './public-holidays.ts';

/** A piece of the clock, from a local moment on. */
export type ClockSpan = { readonly from: LocalDateTime; readonly minutes: number };

export type HolidayInput = {
  /** ISO alpha-2 of the country whose holidays hold. */
  readonly country: string;
  readonly card: Pick<RateCard, 'eves' | 'holidayPercent'>;
};

/** Minutes of a span on one holiday. */
export type HolidayMinutes = { readonly holiday: HolidayKey; readonly minutes: number };

const dayMinutes = 24 * 60;

/** The public holiday of a country on a date (`YYYY-MM-DD`), national ones alone; null where it is none. */
export function findHoliday(country: string, date: string): HolidayKey | null {
  return publicHolidays[country]?.[date] ?? null;
}

/** The dearest eve that a span touches, null where it touches none. Eves run from an hour of their day into the next morning. */
export function findEve(span: ClockSpan, { country, card }: HolidayInput): RateCard['eves'][number] | null {
  const touched = card.eves.filter((eve) => eve.countries.includes(country) && windowsOf(span, eve).some(([from, until]) => from < until));
  return touched.toSorted((first, second) => second.percent - first.percent)[0] ?? null;
}

/** The minutes of a span that lie on public holidays, holiday by holiday; those of an eve that lasts into one are the eve's. */
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

/** The dates that a span touches, the first being that on which it begins. */
function datesOf({ from, minutes }: ClockSpan): string[] {
  const days = Math.ceil((startOf({ from }) + minutes) / dayMinutes);
  return Array.from({ length: Math.max(1, days) }, (_, index) => addDays(from.date, index));
}

/** Minutes from the midnight before the span. */
function startOf({ from: { time } }: Pick<ClockSpan, 'from'>): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** Where the eve lies within the span; it may have begun the day before. */
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
