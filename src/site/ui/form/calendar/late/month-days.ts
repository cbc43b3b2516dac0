import { addDays, weekdayOf } from '#domain/calendar/date.ts';
import { isDate } from '#domain/calendar/written-date.ts';

/** The dates of a trip while they are chosen, `YYYY-MM-DD`; empty where not chosen. */
export type DayRange = { readonly out: string; readonly back: string };

/** The fields of the form that the calendar fills; `back` is null where only one day is asked for. */
export type CalendarFields = { readonly out: string; readonly back: string | null };

/** `2027-01` of `2027-01-21`. */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}

/** The month that many months later, or earlier where negative. */
export function addMonths(month: string, months: number): string {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months;
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;
}

/** The days of a month by weeks from Monday on; null before its first and after its last day. */
export function weeksOf(month: string): readonly (readonly (string | null)[])[] {
  const first = `${month}-01`;
  const monday = addDays(first, 1 - weekdayOf(first));
  const weeks = Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_each, index) => {
      const day = addDays(monday, week * 7 + index);
      return monthOf(day) === month ? day : null;
    }),
  );
  return weeks.filter((week) => week.some((day) => day !== null));
}

/** The day that a key leads to (date grid of the ARIA Authoring Practices); null for other keys. */
export function moveDay(day: string, { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean }): string | null {
  const days = new Map([
    ['ArrowLeft', -1],
    ['ArrowRight', 1],
    ['ArrowUp', -7],
    ['ArrowDown', 7],
    ['Home', 1 - weekdayOf(day)],
    ['End', 7 - weekdayOf(day)],
  ]);
  const step = days.get(key);
  if (step !== undefined) return addDays(day, step);
  const months = shiftKey ? 12 : 1;
  if (key === 'PageUp') return sameDayOf(day, -months);
  if (key === 'PageDown') return sameDayOf(day, months);
  return null;
}

/** The same day of another month, or its last: 31 January and 1 give 28 February. */
function sameDayOf(day: string, months: number): string {
  const month = addMonths(monthOf(day), months);
  for (let last = Number(day.slice(8)); ; last -= 1) {
    const found = `${month}-${String(last).padStart(2, '0')}`;
    if (isDate(found)) return found;
  }
}

/**
 * The range after a day is pressed: first the departure, then the return, which may be the same day. A day before the departure, and any
 * day after both are chosen, starts again. Where no return is asked for, each press chooses the only day.
 */
export function chooseDay({ out, back }: DayRange, day: string, hasBack: boolean): DayRange {
  const isComplete = !hasBack || out === '' || back !== '' || day < out;
  return isComplete ? { out: day, back: '' } : { out, back: day };
}
