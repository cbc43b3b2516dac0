import { sayOrdered } from '#output/texts/travel/say-ordered.ts';
import type { GroupPartFieldsFragment } from '../api/generated/operations.ts';
import type { SummaryRow } from '../ui/summary/summary-list.tsx';
import { describePart } from './use-part-rows.tsx';
import { useTravelWords } from './use-travel-words.ts';

type Ordered = {
  readonly ordered: readonly {
    readonly field: string;
    readonly count: number | null;
    readonly codes: readonly string[];
    readonly text: string;
    readonly stop: string | null;
  }[];
  readonly parts: readonly GroupPartFieldsFragment[];
};

/** Everything that was ordered besides places and times, as rows. `besideStops`: notes of stops are already beside their stops. */
export function useOrderedRows({ ordered, parts }: Ordered, { besideStops = false } = {}): readonly SummaryRow[] {
  const words = useTravelWords();
  const items = besideStops ? ordered.filter(({ field }) => field !== 'stopNotes') : ordered;
  return sayOrdered({ items, parts: parts.map(describePart) }, words).map(({ label, lines }) => ({
    key: label,
    value: lines.flatMap((line, index) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same text
      line.split('\n').map((part, at) => <p key={`${index} ${at}`}>{part}</p>),
    ),
  }));
}
