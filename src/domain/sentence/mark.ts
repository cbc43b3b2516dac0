/** Characters of a description that we read: longer than any useful mail. */
export const longestDescription = 5_000;

/** The facts that a description of a trip can contain. */
export const readFields = [
  ...(['from', 'to', 'via', 'pickUp', 'date', 'time', 'arriveBy', 'returnDate', 'returnTime'] as const),
  ...(['type', 'passengers', 'luggage', 'wheelchairPlaces', 'occasion'] as const),
] as const;
export type ReadField = (typeof readFields)[number];

/** A recognized value and its position in the text. */
export type Mark = {
  readonly field: ReadField;
  readonly value: string;
  /** Position in the text, in UTF-16 units; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
  /** False if the words can mean something else: the visitor must confirm it. */
  readonly isSure: boolean;
};

/** Part of a text. */
export type Span = { readonly start: number; readonly end: number };

/** A text with its folded form (lower case, no accents) at equal positions. Parts that are not about the trip are blank. */
export type Body = { readonly text: string; readonly folded: string };

export function overlaps(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}
