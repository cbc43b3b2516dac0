import { type PartTimes, sayParts, titleOfParts } from './say-parts.ts';
import type { TravelWords } from './travel-words.ts';

/** A field of an order, as `domain/trip/ordered.ts` lists it; from the API its field is plain text. */
type Item = {
  readonly field: string;
  readonly count: number | null;
  readonly codes: readonly string[];
  readonly text: string;
  /** The name of its stop. */
  readonly stop: string | null;
};

/** A label and its value, line by line. `field` is the first field of the row. */
export type OrderedRow = { readonly field: string; readonly label: string; readonly lines: readonly string[] };

type Said = {
  readonly items: readonly Item[];
  /** How the parts of a group travel; empty if all travel together. */
  readonly parts: readonly PartTimes[];
};

/** What was ordered as rows: fields of one label share a row, and the parts of the group follow its number of people. */
export function sayOrdered({ items, parts }: Said, words: TravelWords): readonly OrderedRow[] {
  const rows: OrderedRow[] = [];
  for (const item of items) {
    const label = labelOf(item, words);
    const line = lineOf(item, words);
    const at = rows.findIndex((row) => row.label === label);
    const row = rows[at];
    if (row === undefined) rows.push({ field: item.field, label, lines: [line] });
    else rows[at] = { ...row, lines: [...row.lines, line] };
    if (item.field === 'passengers' && parts.length > 0)
      rows.push({ field: 'parts', label: titleOfParts(parts, words), lines: sayParts(parts, words) });
  }
  return rows;
}

function labelOf({ field, stop }: Item, { named }: TravelWords): string {
  return named(`ordered.labels.${field}`, { place: stop ?? '' });
}

function lineOf(item: Item, words: TravelWords): string {
  const { field, count, codes, text } = item;
  if (text !== '') return text;
  if (codes.length > 0) return codes.map((code) => words.named(`ordered.${field}.${code}`)).join(', ');
  if (field === 'passengers') return words.passengers(count ?? 0);
  return words.named([`ordered.values.${field}`, `seatsFor.${field}`], count === null ? {} : { count });
}
