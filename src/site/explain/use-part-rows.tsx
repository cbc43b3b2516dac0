import { sayParts, titleOfParts } from '#output/texts/travel/say-parts.ts';
import type { GroupPartFieldsFragment } from '../api/generated/operations.ts';
import type { SummaryRow } from '../ui/summary/summary-list.tsx';
import { momentOf } from './stop-times.ts';
import { useTravelWords } from './use-travel-words.ts';

/** How the parts of a group travel, as a row of a list; empty where all travel together. */
export function usePartRows(parts: readonly GroupPartFieldsFragment[]): readonly SummaryRow[] {
  const words = useTravelWords();
  if (parts.length === 0) return [];
  const described = parts.map(describePart);
  return [{ key: titleOfParts(described, words), value: sayParts(described, words).map((line) => <p key={line}>{line}</p>) }];
}

/** In the form for words. */
export function describePart(part: GroupPartFieldsFragment) {
  const { passengers, boards, vehicles, kilometers: kilometres } = part;
  return {
    ...{ passengers, vehicles, kilometres },
    boards: boards === null ? null : { name: boards.name, address: boards.address, ...momentOf(boards) },
    returns: momentOf({ date: part.returnDate, time: part.returnTime, hour: part.returnHour }),
    arrives: momentOf({ date: part.arrivalDate, time: part.arrivalTime, hour: part.arrivalHour }),
  };
}
