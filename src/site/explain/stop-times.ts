import type { StopTimes } from '#output/texts/travel/stop-words.ts';

/** A stop's times as the API returns them. */
type Stop = Omit<StopTimes, 'departure' | 'arrival' | 'arriveBy'> & {
  readonly date: string | null;
  readonly time: string | null;
  readonly hour?: string | null;
  readonly arrivalDate: string | null;
  readonly arrivalTime: string | null;
  readonly arriveByDate: string | null;
  readonly arriveByTime: string | null;
};

/** The same in the form for words. */
export function timesOf({ date, time, hour = null, arrivalDate, arrivalTime, arriveByDate, arriveByTime, ...minutes }: Stop): StopTimes {
  return {
    ...minutes,
    departure: momentOf(date, time, hour),
    arrival: momentOf(arrivalDate, arrivalTime),
    arriveBy: momentOf(arriveByDate, arriveByTime),
  };
}

function momentOf(date: string | null, time: string | null, hour: string | null = null): StopTimes['departure'] {
  if (date === null || time === null) return null;
  return { date, time, ...(hour === 'first' || hour === 'second' ? { hour } : {}) };
}
