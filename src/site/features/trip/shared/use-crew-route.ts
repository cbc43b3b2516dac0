import { useTravelWords } from '../../../explain/use-travel-words.ts';

type CrewStop = { readonly place: string; readonly date: string | null; readonly time: string | null };

/** Where a vehicle drives, as text: `08:00 Utrecht – Efteling`; with the days where they differ. Empty where it drives the whole trip. */
export function useCrewRoute(): (route: readonly CrewStop[]) => string {
  const { day } = useTravelWords();
  return (route) => {
    const isOneDay = new Set(route.flatMap(({ date }) => date ?? [])).size < 2;
    return route
      .map(({ place, date, time }) =>
        [isOneDay || date === null ? '' : day(date), time ?? '', place].filter((part) => part !== '').join(' '),
      )
      .join(' – ');
  };
}
