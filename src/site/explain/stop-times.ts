import type { LocalMoment } from '#domain/calendar/doubled-hour.ts';
import type { StopTimes } from '#output/texts/travel/stop-words.ts';

/** A stop's times as the API returns them. */
type Stop = Omit<StopTimes, 'departure' | 'arrival' | 'arriveBy'> & {
  readonly date: string | null;
  readonly time: string | null;
  readonly hour: string | null;
  readonly arrivalDate: string | null;
  readonly arrivalTime: string | null;
  readonly arrivalHour: string | null;
  readonly arriveByDate: string | null;
  readonly arriveByTime: string | null;
  readonly arriveByHour: string | null;
};

/** The same in the form for words. */
export function timesOf(stop: Stop): StopTimes {
  const { date, time, hour, arrivalDate, arrivalTime, arrivalHour, arriveByDate, arriveByTime, arriveByHour, ...minutes } = stop;
  return {
    ...minutes,
    departure: momentOf({ date, time, hour }),
    arrival: momentOf({ date: arrivalDate, time: arrivalTime, hour: arrivalHour }),
    arriveBy: momentOf({ date: arriveByDate, time: arriveByTime, hour: arriveByHour }),
  };
}

type Moment<Text> = { readonly date: Text; readonly time: Text; readonly hour: string | null };

/** A local moment as the API returns it, in the form for words. */
export function momentOf(moment: Moment<string>): LocalMoment;
export function momentOf(moment: Moment<string | null>): LocalMoment | null;
export function momentOf({ date, time, hour }: Moment<string | null>): LocalMoment | null {
  if (date === null || time === null) return null;
  return hour === 'first' || hour === 'second' ? { date, time, hour } : { date, time };
}
