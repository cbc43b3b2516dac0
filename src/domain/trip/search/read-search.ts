import { addDays, weekdayOf } from '../../calendar/date.ts';
import { isDate } from '../../calendar/written-date.ts';
import { lastWords, monthNames, nextWords, relativeDays, weekdayNames } from './date-words.ts';

/** Days of departure, both inclusive. */
export type DayRange = { readonly from: string; readonly to: string };

export type ReadSearch = {
  /** The remaining words to search for. */
  readonly words: string;
  /** The trip departs within one of these; empty if no day was given. */
  readonly days: readonly DayRange[];
};

/** A day without a year may be this many days ago at most: callers ask about coming and very recent trips. */
const daysBack = 60;

type Found = { readonly used: number; readonly days: readonly DayRange[] };

/**
 * Reads a typed search: days in five languages ("zaterdag", "14 nov", "next friday", "14-11-2026", "november 2026") and the rest as words.
 * `today` is the office's date. A word that may be a name ("mars", "sam", "may") is only a month next to a number.
 */
export function readSearch(text: string, today: string): ReadSearch {
  const tokens = fold(text)
    .split(' ')
    .filter((token) => token !== '');
  const given = text.split(/\s+/).filter((token) => token !== '');
  const words: string[] = [];
  const days: DayRange[] = [];
  for (let at = 0; at < tokens.length; ) {
    const found = readDays(tokens.slice(at, at + 3), today);
    if (found === null) words.push(given[at] ?? '');
    else days.push(...found.days);
    at += found?.used ?? 1;
  }
  return { words: words.join(' '), days };
}

function readDays(tokens: readonly string[], today: string): Found | null {
  return readNumbers(tokens, today) ?? readDayAndMonth(tokens, today) ?? readMonth(tokens, today) ?? readWeekday(tokens, today);
}

/** `2026-11-14`, `14-11-2026`, `14/11`, `14.11.26`. */
function readNumbers([token = '']: readonly string[], today: string): Found | null {
  if (isDate(token)) return oneDay(1, token);
  const [, day, month, year] = /^(\d{1,2})[./-](\d{1,2})(?:[./-](\d{4}|\d{2})|\.)?$/.exec(token) ?? [];
  if (day === undefined || month === undefined) return null;
  return dayOf(1, { day: Number(day), month: Number(month), year: year === undefined ? null : readYear(year) }, today);
}

/** `14 nov`, `14. November 2026`, `14 de noviembre`, `nov 14`. */
function readDayAndMonth(tokens: readonly string[], today: string): Found | null {
  const [first = '', second = '', third = ''] = tokens.filter((token) => token !== 'de');
  const skipped = tokens.length - tokens.filter((token) => token !== 'de').length;
  const isDayFirst = monthNames.has(second);
  const dayToken = isDayFirst ? first : second;
  const month = monthNames.get(isDayFirst ? second : first);
  const day = /^(\d{1,2})(?:\.|st|nd|rd|th|er|e)?$/.exec(dayToken)?.[1];
  if (day === undefined || month === undefined) return null;
  const year = /^20\d\d$/.test(third) ? Number(third) : null;
  return dayOf((year === null ? 2 : 3) + skipped, { day: Number(day), month, year }, today);
}

/** `november`, `november 2026`; ignores short words that may be names. */
function readMonth([first = '', second = '']: readonly string[], today: string): Found | null {
  const month = first.length >= 5 ? monthNames.get(first) : undefined;
  if (month === undefined) return null;
  const given = /^20\d\d$/.test(second) ? Number(second) : null;
  const year = given ?? yearOf({ day: 28, month }, today);
  const from = write({ day: 1, month, year });
  const to = addDays(write(month === 12 ? { day: 1, month: 1, year: year + 1 } : { day: 1, month: month + 1, year }), -1);
  return { used: given === null ? 1 : 2, days: [{ from, to }] };
}

/**
 * `tomorrow`; `zaterdag`: the coming one, today included, and the last one, because who lost something on Saturday says no more; `next
 * friday`: the coming one and the one after, because people mean either; `afgelopen zaterdag`: the last one.
 */
function readWeekday([first = '', second = '']: readonly string[], today: string): Found | null {
  const shift = relativeDays.get(first);
  if (shift !== undefined) return oneDay(1, addDays(today, shift));
  const isNamedFirst = weekdayNames.has(first);
  const named = weekdayNames.get(isNamedFirst ? first : second);
  const beside = isNamedFirst ? second : first;
  if (named === undefined) return null;
  const day = addDays(today, (named - weekdayOf(today) + 7) % 7);
  if (nextWords.has(beside)) return { used: 2, days: [day, addDays(day, 7)].map(only) };
  if (lastWords.has(beside)) return oneDay(2, addDays(day, -7));
  return isNamedFirst ? { used: 1, days: [day, addDays(day, -7)].map(only) } : null;
}

type Parts = { readonly day: number; readonly month: number; readonly year: number };

function dayOf(used: number, { day, month, year }: Omit<Parts, 'year'> & { readonly year: number | null }, today: string): Found | null {
  const date = write({ day, month, year: year ?? yearOf({ day, month }, today) });
  return isDate(date) ? oneDay(used, date) : null;
}

/** The year that puts this day no more than {@link daysBack} days ago. */
function yearOf({ day, month }: Omit<Parts, 'year'>, today: string): number {
  const earliest = addDays(today, -daysBack);
  const year = Number(earliest.slice(0, 4));
  return write({ day, month, year }) >= earliest ? year : year + 1;
}

function readYear(year: string): number {
  return year.length === 2 ? 2000 + Number(year) : Number(year);
}

function write({ day, month, year }: Parts): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

function oneDay(used: number, date: string): Found {
  return { used, days: [only(date)] };
}

function only(date: string): DayRange {
  return { from: date, to: date };
}

/** Lower case without accents and commas. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\p{M},]/gu, '')
    .toLowerCase()
    .trim()
    .replaceAll(/\s+/g, ' ');
}
