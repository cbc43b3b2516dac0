import type { StopTimes } from '#texts/travel/stop-words.ts';

/** A stop's times as the API gives them. */
type Stop = Omit<StopTimes, 'departure' | 'arrival'> & {
  readonly date: string | null;
  readonly time: string | null;
  readonly arrivalDate: string | null;
  readonly arrivalTime: string | null;
};

/** The same as words are made from them. */
export function timesOf({ date, time, arrivalDate, arrivalTime, ...minutes }: Stop): StopTimes {
  return {
    ...minutes,
    departure: date === null || time === null ? null : { date, time },
    arrival: arrivalDate === null || arrivalTime === null ? null : { date: arrivalDate, time: arrivalTime },
  };
}
