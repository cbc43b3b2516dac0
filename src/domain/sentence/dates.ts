import { addDays, weekdayOf } from '../calendar/date.ts';
import { isDate } from '../calendar/written-date.ts';
import { monthNames, weekdayNames } from '../trip/search/date-words.ts';
import { type Body, overlaps, type Span } from './mark.ts';
import { numberWords, parseNumber } from './number-words.ts';

/** A day named in a text; `isEnd` marks the second day of a range. */
export type DateRead = Span & { readonly date: string; readonly isSure: boolean; readonly isEnd?: boolean };

/** The days that relative words count from: the trip's first day for what follows it ("Sunday", "the next day"). */
type Known = { readonly today: string; readonly first: string | null };
type Reader = {
  readonly pattern: RegExp;
  readonly read: (found: readonly string[], known: Known) => readonly Omit<DateRead, 'start' | 'end'>[];
};

const months = [...monthNames.keys()].sort((one, other) => other.length - one.length).join('|');
const weekdays = [...weekdayNames.keys()].join('|');
const shortWeekdays: ReadonlyMap<string, number> = new Map(
  [
    'mo ma mon lun lu',
    'di tue mar dinsd',
    'mi wo wed mer mie woensd',
    'do thu jeu jue donderd',
    'fr vr fri ven vie vrijd',
    'sa za sat sam sab',
    'so zo sun dim dom',
  ].flatMap((words, index) => words.split(' ').map((word) => [word, index + 1] as const)),
);
const weekday = String.raw`(?:\b(${weekdays}|${[...shortWeekdays.keys()].join('|')})(?:abend|morgen|nachmittag|middag|ochtend|avond)?\b\.?,?\s+(?:(?:den|dem|de|the|le|el|dia)\s+)?)?`;
const day = String.raw`(\d{1,2})(?:\.|st|nd|rd|th|er|e|º|ª)?`;
const dash = String.raw`\s*(?:-|–|—|\/|bis(?: zum)?|t\/m|tot(?: en met)?|to|until|till|au|al|a|jusqu'au|hasta(?: el)?|&|und|and|en|et|y)\s*(?:(?:den|dem|the|le|el)\s+)?`;
const year = String.raw`(?:,?\s*(?:de\s+|del\s+)?(20\d\d))?(?!\d)`;

const readers: readonly Reader[] = [
  { pattern: /(?<!\d)(20\d\d-\d\d-\d\d)(?!\d)/g, read: ([, date = '']) => (isDate(date) ? [{ date, isSure: true }] : []) },
  // "12 to 14 June 2027"
  {
    pattern: new RegExp(String.raw`${weekday}\b${day}${dash}${weekday}${day}\s*(?:of\s+|de\s+)?(${months})\b\.?${year}`, 'g'),
    read: ([, firstName = '', from = '', lastName = '', until = '', month = '', given = ''], known) => {
      const first = complete({ day: Number(from), month: monthOf(month), year: given, weekday: firstName, known });
      if (Number(until) <= Number(from)) return [];
      const last = complete({
        day: Number(until),
        month: monthOf(month),
        year: given,
        weekday: lastName,
        known: { ...known, first: first[0]?.date ?? null },
      });
      return [...first, ...last.map((one) => ({ ...one, isEnd: true }))];
    },
  },
  // "June 12-14, 2027"
  {
    pattern: new RegExp(String.raw`\b(${months})\b\.?\s+${day}\s*(?:-|–|to|until)\s*${day}(?!\d)${year}`, 'g'),
    read: ([, month = '', from = '', until = '', given = ''], known) => {
      const of = (number: string) => complete({ day: Number(number), month: monthOf(month), year: given, weekday: '', known });
      return Number(until) > Number(from) ? [...of(from), ...of(until).map((one) => ({ ...one, isEnd: true }))] : [];
    },
  },
  // "12.-14.6.2027", "12. bis 14.06."
  {
    pattern: /(?<![\d.:/])(\d{1,2})\.?\s*(?:-|–|bis|t\/m|au|al)\s*(\d{1,2})([./])(\d{1,2})(?:\3(\d{4}|\d{2}))?(?![\d:])/g,
    read: ([, from = '', until = '', , month = '', given = ''], known) => {
      const of = (number: string) => complete({ day: Number(number), month: Number(month), year: given, weekday: '', known });
      return Number(until) > Number(from) ? [...of(from), ...of(until).map((one) => ({ ...one, isEnd: true }))] : [];
    },
  },
  // "zaterdag 12 juni 2027"
  {
    pattern: new RegExp(String.raw`${weekday}\b${day}\s*(?:of\s+|de\s+)?(${months})\b\.?${year}`, 'g'),
    read: ([, name = '', number = '', month = '', given = ''], known) =>
      complete({ day: Number(number), month: monthOf(month), year: given, weekday: name, known }),
  },
  // "Saturday, June 12, 2027"
  {
    pattern: new RegExp(String.raw`${weekday}\b(${months})\b\.?\s+${day}(?![\d:.]\d|\d)${year}`, 'g'),
    read: ([, name = '', month = '', number = '', given = ''], known) =>
      complete({ day: Number(number), month: monthOf(month), year: given, weekday: name, known }),
  },
  // "12.06.2027", "12/6", "12-06-27"; a dash without a year is a range of numbers.
  {
    pattern: new RegExp(
      String.raw`${weekday}(?<![\d.,:/-])(\d{1,2})(?:([./])(\d{1,2})(?:\2(\d{4}|\d{2}))?|-(\d{1,2})-(\d{4}|\d{2}))(?!\d|[:,]\d|\s?(?:uhr|uur|h\b|u\b|am\b|pm\b|km|eur|euro|€|%|m\b))`,
      'g',
    ),
    read: ([, name = '', number = '', mark = '', month = '', given = '', other = '', otherGiven = ''], known) => {
      if (mark === '.' && given === '' && Number(month) === 0) return [];
      return complete({ day: Number(number), month: Number(month || other), year: given || otherGiven, weekday: name, known });
    },
  },
  // "next Friday" means the coming one for some people and the one after for others.
  {
    pattern: new RegExp(
      String.raw`\b(next|volgende week|volgende|nachste woche|nachste[nr]?|kommende woche|prochain|the week after|komende|aanstaande|a\.s\.|deze|diesen|diese[rs]?|kommende[nr]?|this(?: coming)?|coming|ce|este|proximo|el proximo) (${weekdays})\b`,
      'g',
    ),
    read: ([, word = '', name = ''], { today }) => [
      {
        date: next(today, name),
        isSure: /^(?:komende|aanstaande|a\.s\.|deze|dies|this|coming|ce|este|kommende)/.test(word) && !/woche/.test(word),
      },
    ],
  },
  {
    pattern: new RegExp(
      String.raw`\b(${weekdays}) (prochain|que viene|proximo|aanstaande|a\.s\.|in einer woche|over een week|week|en huit|der kommenden woche)\b`,
      'g',
    ),
    read: ([, name = '', word = ''], { today }) => {
      const later = /in einer woche|over een week|^week|en huit/.test(word);
      return [{ date: addDays(next(today, name), later ? 7 : 0), isSure: /aanstaande|a\.s\.|que viene/.test(word) }];
    },
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:in|over|dans|dentro de|en) (\d{1,2}|${numberWords}) (tagen?|dagen|days|jours|dias|wochen?|weken|week|weeks?|semaines?|semanas?)\b(?! lang)`,
      'g',
    ),
    read: ([, number = '', unit = ''], { today }) => {
      const count = parseNumber(number);
      return [{ date: addDays(today, count * (/^(?:w|s)/.test(unit) ? 7 : 1)), isSure: /^(?:tag|dag|day|jour|dia)/.test(unit) }];
    },
  },
  {
    pattern: /\b(ubermorgen|overmorgen|the day after tomorrow|day after tomorrow|apres-demain|pasado manana)\b/g,
    read: (_found, { today }) => [{ date: addDays(today, 2), isSure: true }],
  },
  {
    pattern: /(?<!(?:\b(?:la|guten|am|jeden|fruh am|goede)\s))\b(morgen|tomorrow|demain|manana)\b(?! frueh| vroeg)/g,
    read: (_found, { today }) => [{ date: addDays(today, 1), isSure: true }],
  },
  { pattern: /\b(heute|vandaag|today|aujourd'hui|hoy)\b/g, read: (_found, { today }) => [{ date: today, isSure: true }] },
  {
    pattern:
      /\b(?:am (?:selben|gleichen) tag|am selben abend|dezelfde (?:dag|avond)|(?:the )?same (?:day|evening|night)|le (?:meme jour|soir meme)|el mismo dia|abends|'s avonds weer)\b/g,
    read: ([word = ''], { first }) => (first === null || word === 'abends' ? [] : [{ date: first, isSure: true, isEnd: true }]),
  },
  {
    pattern:
      /\b(?:am (?:nachsten|folgenden) (?:tag|morgen|abend)|am tag (?:darauf|danach)|tags darauf|de (?:volgende|dag erna) ?(?:dag|ochtend|avond)?|een dag later|the (?:next|following) (?:day|morning|evening)|le lendemain|al dia siguiente|el dia siguiente)\b/g,
    read: (_found, { first }) => (first === null ? [] : [{ date: addDays(first, 1), isSure: true, isEnd: true }]),
  },
  {
    pattern: new RegExp(String.raw`\b(${weekdays})(?:abend|morgen|nachmittag|middag|ochtend|avond)?\b`, 'g'),
    read: ([, name = ''], { today, first }) => [{ date: next(first ?? today, name), isSure: first !== null }],
  },
];

function monthOf(name: string): number {
  return monthNames.get(name) ?? 0;
}

/** The first day with this weekday name after a day. */
function next(after: string, name: string): string {
  const wanted = weekdayNames.get(name) ?? 1;
  return addDays(after, ((wanted - weekdayOf(after) + 6) % 7) + 1);
}

type Parts = { readonly day: number; readonly month: number; readonly year: string; readonly weekday: string; readonly known: Known };

/** A day without a year is the next such day. Not sure if the weekday does not match or the day is past. */
function complete({ day: number, month, year: given, weekday: name, known }: Parts): readonly Omit<DateRead, 'start' | 'end'>[] {
  const { today, first } = known;
  const write = (one: number) => `${one}-${String(month).padStart(2, '0')}-${String(number).padStart(2, '0')}`;
  const earliest = first ?? today;
  const thisYear = Number(earliest.slice(0, 4));
  const years = given === '' ? [thisYear, thisYear + 1] : [given.length === 2 ? 2000 + Number(given) : Number(given)];
  const dates = years.map(write).filter((date) => isDate(date) && (given !== '' || date >= earliest));
  const wanted = weekdayNames.get(name) ?? shortWeekdays.get(name);
  const [date] = dates;
  if (date === undefined) return [];
  return [{ date, isSure: date >= today && (wanted === undefined || weekdayOf(date) === wanted) }];
}

/** Every day of a text, in order. */
export function readDates({ folded }: Body, today: string): readonly DateRead[] {
  const named = takeDays([], readers.slice(0, absolute), { folded, today, isRelative: false });
  const all = takeDays(named, readers.slice(absolute), { folded, today, isRelative: true });
  return [...all].sort((one, other) => one.start - other.start || Number(one.isEnd ?? false) - Number(other.isEnd ?? false));
}

type Taking = { readonly folded: string; readonly today: string; readonly isRelative: boolean };

function takeDays(before: readonly DateRead[], from: readonly Reader[], { folded, today, isRelative }: Taking): readonly DateRead[] {
  const found = [...before];
  for (const { pattern, read } of from) {
    for (const match of folded.matchAll(pattern)) {
      const span = { start: match.index, end: match.index + match[0].trimEnd().length };
      if (found.some((other) => overlaps(span, other))) continue;
      const first = isRelative ? earliestBefore(span, found) : null;
      const parts = match.map((part) => part ?? '');
      found.push(...read(parts, { today, first }).map((date) => ({ ...span, ...date })));
    }
  }
  return found;
}

function earliestBefore({ start }: Span, found: readonly DateRead[]): string | null {
  const dates = found.filter(({ end }) => end <= start).map(({ date }) => date);
  return dates.sort()[0] ?? null;
}

/** Readers before this index name a calendar day; the others count from another day. */
const absolute = 7;
