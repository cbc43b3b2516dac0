import { localMomentOf } from './moments.ts';
import { useTravelWords } from './use-travel-words.ts';

/** An instant as one would say it: "donderdag 26 november 2026, 23:04", by the clock of a zone. In sentences; tables have their digits. */
export function useMomentInWords(timeZone: string): (instant: string) => string {
  const { day } = useTravelWords();
  return (instant) => {
    const { date, time } = localMomentOf(instant, timeZone);
    return `${day(date)}, ${time}`;
  };
}
