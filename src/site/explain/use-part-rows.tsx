import { sayParts, titleOfParts } from '#output/texts/travel/say-parts.ts';
import type { GroupPartFieldsFragment } from '../api/generated/operations.ts';
import type { SummaryRow } from '../ui/summary/summary-list.tsx';
import { useTravelWords } from './use-travel-words.ts';

/** How the parts of a group travel, as a row of a list; empty where all travel together. */
export function usePartRows(parts: readonly GroupPartFieldsFragment[]): readonly SummaryRow[] {
  const words = useTravelWords();
  if (parts.length === 0) return [];
  const described = parts.map(describePart);
  return [{ key: titleOfParts(described, words), value: sayParts(described, words).map((line) => <p key={line}>{line}</p>) }];
}

/** In the form for words. */
export function describePart({ returnDate, returnTime, arrivalDate, arrivalTime, kilometers, ...rest }: GroupPartFieldsFragment) {
  return { ...rest, kilometres: kilometers, returns: momentOf(returnDate, returnTime), arrives: momentOf(arrivalDate, arrivalTime) };
}

function momentOf(date: string | null, time: string | null) {
  return date === null || time === null ? null : { date, time };
}
