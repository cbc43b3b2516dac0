import type { LocalMoment } from '#domain/calendar/doubled-hour.ts';
import type english from '../../../../locales/en/travel.json';
import type { Translate } from '../create-translate.ts';
import type { KeysOf } from '../text-keys.ts';
import type { Formats } from './formats.ts';

/** What is known of the times at a stop. */
export type StopTimes = {
  readonly departure: LocalMoment | null;
  readonly arrival: LocalMoment | null;
  /** The latest arrival that the group named. */
  readonly arriveBy: LocalMoment | null;
  /** Of the drive there. */
  readonly driveMinutes: number;
  readonly breakMinutes: number;
  /** Until the departure; 0 if the coach goes on at once. */
  readonly waitMinutes: number;
  /** The trip ends where it began. */
  readonly isBack: boolean;
};

export type StopWords = {
  /** "1 h 29 min drive", for the drive there; null if unknown. */
  readonly way: string | null;
  /** "arrives about 09:29", "back about 18:29"; null if unknown. With its date if that differs from the one before. */
  readonly arrival: string | null;
  /** "7 h 31 min until departure", "7 days and 5 h until departure"; null if the coach goes on at once. */
  readonly wait: string | null;
  /** "Sat, 21 Nov 2026, 08:30", and for the last stop that the trip ends there. */
  readonly departure: string;
  /** Arrival and departure in one cell of a table. */
  readonly when: string;
};

type ArrivalWords = Pick<Formats, 'localMoment' | 'clockTime'> & { readonly t: Translate<KeysOf<typeof english>> };
type Words = ArrivalWords & { readonly duration: (minutes: number) => string };

/** The times of an itinerary's stops, in driving order. */
export function stopWordsOf(stops: readonly StopTimes[], words: Words): StopWords[] {
  return stops.map((stop, index) => {
    const departure = stop.departure === null ? words.t('stops.end') : sayMoment(stop.departure, null, words);
    const arrival = sayArrival(stop, stops[index - 1]?.departure?.date ?? null, words);
    const parts = stop.departure === null && arrival !== null ? [arrival] : [arrival, departure];
    return {
      way: stop.arrival === null ? null : wayOf(stop, words),
      arrival,
      wait: stop.arrival === null || stop.waitMinutes === 0 ? null : waitOf(stop, words),
      departure,
      when: parts.filter((part) => part !== null).join(' – '),
    };
  });
}

/** A local moment, on `day` without its date. */
export function sayMoment(local: LocalMoment, day: string | null, { localMoment, clockTime }: Omit<ArrivalWords, 't'>): string {
  return local.date === day ? clockTime(local) : localMoment(local);
}

/** When the coach arrives at a stop; a time on `day` is shown without its date. Null if neither an arrival nor a latest one is known. */
export function sayArrival({ arrival, arriveBy, isBack }: StopTimes, day: string | null, words: ArrivalWords): string | null {
  const { t } = words;
  const momentOf = (local: LocalMoment) => sayMoment(local, day, words);
  // The arrival is not calculated yet, but the group named the latest one.
  if (arrival === null) return arriveBy === null ? null : t('stops.by', { moment: momentOf(arriveBy) });
  const moment = momentOf(arrival);
  const said = isBack ? t('stops.back', { moment }) : t('stops.arrives', { moment });
  return arriveBy === null ? said : t('stops.inTime', { arrival: said, moment: momentOf(arriveBy) });
}

function wayOf({ driveMinutes, breakMinutes }: StopTimes, { t, duration }: Words): string {
  const drive = duration(driveMinutes);
  return breakMinutes === 0
    ? t('stops.way', { duration: drive })
    : t('stops.wayWithBreak', { duration: drive, rest: duration(breakMinutes) });
}

/** Nobody counts the week of a ski trip in hours: longer waits are given in days and hours. */
const leastHoursInDays = 48;

function waitOf({ waitMinutes }: StopTimes, { t, duration }: Words): string {
  const hours = Math.round(waitMinutes / 60);
  if (hours < leastHoursInDays) return t('stops.wait', { duration: duration(waitMinutes) });
  const [days, rest] = [Math.floor(hours / 24), hours % 24];
  return rest === 0 ? t('stops.waitWholeDays', { days }) : t('stops.waitDays', { days, duration: duration(rest * 60) });
}
