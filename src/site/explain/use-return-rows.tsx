import { sayReturns } from '#texts/travel/say-returns.ts';
import type { ReturnFieldsFragment } from '../api/generated/operations.ts';
import type { SummaryRow } from '../ui/summary-list.tsx';
import { useTravelWords } from './use-travel-words.ts';

/** How the parts of a group come back, as a row of a list; none where all come back together. */
export function useReturnRows(returns: readonly ReturnFieldsFragment[]): readonly SummaryRow[] {
  const words = useTravelWords();
  if (returns.length === 0) return [];
  const lines = sayReturns(returns.map(timesOfReturn), words);
  return [{ key: words.t('returns.title'), value: lines.map((line) => <p key={line}>{line}</p>) }];
}

/** As words are made from it. */
export function timesOfReturn({ date, time, arrivalDate, arrivalTime, ...rest }: ReturnFieldsFragment) {
  const arrives = arrivalDate === null || arrivalTime === null ? null : { date: arrivalDate, time: arrivalTime };
  return { ...rest, leaves: { date, time }, arrives };
}
