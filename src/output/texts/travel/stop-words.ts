import type english from '../../../../locales/en/travel.json';
import type { Translate } from '../create-translate.ts';
import type { KeysOf } from '../text-keys.ts';

/** A moment by the clock of a place: date `YYYY-MM-DD`, time `HH:MM`. */
type LocalMoment = { readonly date: string; readonly time: string };

/** What is known of the times at a stop. */
export type StopTimes = {
  readonly departure: LocalMoment | null;
  readonly arrival: LocalMoment | null;
  /** The latest arrival that the group named. */
  readonly arriveBy: LocalMoment | null;
  /** Of the way there. */
  readonly driveMinutes: number;
  readonly breakMinutes: number;
  /** Until the departure; 0 where the coach goes on at once. */
  readonly waitMinutes: number;
  /** The trip ends where it began. */
  readonly isBack: boolean;
};

export type StopWords = {
  /** "1 h 29 min drive", on the way there; null where that is not known. */
  readonly way: string | null;
  /** "arrives about 09:29", "back about 18:29"; null where that is not known. With its date where that is another than the one before. */
  readonly arrival: string | null;
  /** "7 h 31 min until departure", "7 days and 5 h until departure"; null where the coach goes on at once. */
  readonly wait: string | null;
  /** `21/11/2026 08:30`, and of the last stop that the trip ends there. */
  readonly departure: string;
  /** Arrival and departure in one cell of a table. */
  readonly when: string;
};

type Words = {
  readonly t: Translate<KeysOf<typeof english>>;
  readonly duration: (minutes: number) => string;
  readonly localMoment: (local: LocalMoment) => string;
};

/** The times of an itinerary's stops, in driving order. */
export function stopWordsOf(stops: readonly StopTimes[], words: Words): StopWords[] {
  return stops.map((stop, index) => {
    const departure = stop.departure === null ? words.t('stops.end') : words.localMoment(stop.departure);
    const arrival = arrivalOf(stop, stops[index - 1]?.departure?.date ?? null, words);
    const parts = stop.departure === null && arrival !== null ? [arrival] : [arrival, departure];
    return {
      way: arrival === null ? null : wayOf(stop, words),
      arrival,
      wait: arrival === null || stop.waitMinutes === 0 ? null : waitOf(stop, words),
      departure,
      when: parts.filter((part) => part !== null).join(' – '),
    };
  });
}

function arrivalOf({ arrival, arriveBy, isBack }: StopTimes, day: string | null, { t, localMoment }: Words): string | null {
  if (arrival === null) return null;
  const momentOf = (local: LocalMoment) => (local.date === day ? local.time : localMoment(local));
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

/** Nobody counts the week of a ski trip in hours: from so many on a wait is said in days, to the hour. */
const leastHoursInDays = 48;

function waitOf({ waitMinutes }: StopTimes, { t, duration }: Words): string {
  const hours = Math.round(waitMinutes / 60);
  if (hours < leastHoursInDays) return t('stops.wait', { duration: duration(waitMinutes) });
  const [days, rest] = [Math.floor(hours / 24), hours % 24];
  return rest === 0 ? t('stops.waitWholeDays', { days }) : t('stops.waitDays', { days, duration: duration(rest * 60) });
}
