import { momentOf } from '../../../explain/stop-times.ts';
import { useTravelWords } from '../../../explain/use-travel-words.ts';

type CrewStop = { readonly place: string; readonly date: string | null; readonly time: string | null; readonly hour: string | null };

/** Where a vehicle drives, as text: `08:00 Utrecht – Efteling`; with the days where they differ. Empty where it drives the whole trip. */
export function useCrewRoute(): (route: readonly CrewStop[]) => string {
  const { day, clockTime } = useTravelWords();
  return (route) => {
    const isOneDay = new Set(route.flatMap(({ date }) => date ?? [])).size < 2;
    return route
      .map(({ place, ...local }) => {
        const moment = momentOf(local);
        const words = moment === null ? [] : [...(isOneDay ? [] : [day(moment.date)]), clockTime(moment)];
        return [...words, place].join(' ');
      })
      .join(' – ');
  };
}
