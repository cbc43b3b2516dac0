import { readMoment } from '#domain/calendar/format-moment.ts';
import type { QuoteFieldsFragment } from '../api/generated/operations.ts';

type Crew = Pick<QuoteFieldsFragment['crew'], 'duties' | 'checks'>;

export type DayOnAxis = {
  readonly start: string;
  readonly date: string;
  /** Minutes after midnight of its own day. */
  readonly begins: number;
  readonly parts: readonly { readonly kind: ShownPart; readonly minutes: number }[];
  readonly minutes: number;
  /** The longest legal working day; null where no rule limits it. */
  readonly limitMinutes: number | null;
  readonly drivers: number;
};

/** The parts of a bar: driving with the group, driving empty, other work, and all rest or waiting. */
export type ShownPart = 'drive' | 'empty' | 'work' | 'wait';

/** Each duty with the minute of the day at which it begins, and the legal limit of its length. */
export function daysOnAxis({ duties, checks }: Crew, timeZone: string): readonly DayOnAxis[] {
  return duties.map(({ start, parts, drivers }, index) => {
    const { date, time } = readMoment(start, timeZone);
    const limit = checks.find(({ rule, duty }) => rule === 'shift' && duty === index) ?? null;
    return {
      start,
      date,
      begins: Number(time.slice(0, 2)) * 60 + Number(time.slice(3)),
      parts: parts.map(({ kind, minutes }) => ({ kind: shownPartOf(kind), minutes })),
      minutes: parts.reduce((sum, part) => sum + part.minutes, 0),
      limitMinutes: limit?.limitMinutes ?? null,
      drivers,
    };
  });
}

function shownPartOf(kind: string): ShownPart {
  if (kind === 'drive' || kind === 'work') return kind;
  return kind === 'empty-drive' ? 'empty' : 'wait';
}

export type Axis = { readonly from: number; readonly until: number; readonly hours: readonly number[] };

/** In minutes of the day, from an even hour to an even hour, limits included. Every second hour has a label, on long days every fourth. */
export function axisOf(days: readonly DayOnAxis[]): Axis {
  const from = Math.floor(Math.min(...days.map(({ begins }) => begins)) / 120) * 120;
  const ends = days.map(({ begins, minutes, limitMinutes }) => begins + Math.max(minutes, (limitMinutes ?? 0) + 1));
  const least = Math.max(...ends) - from;
  const step = least > 20 * 60 ? 240 : 120;
  const until = from + Math.ceil(least / step) * step;
  return { from, until, hours: Array.from({ length: (until - from) / step + 1 }, (_, index) => (from + index * step) / 60) };
}
