/** Letters of a description that are read: more than any mail says of a trip. */
export const longestDescription = 5_000;

/** What a description of a trip can say. */
export const readFields = [
  ...(['from', 'to', 'via', 'pickUp', 'date', 'time', 'arriveBy', 'returnDate', 'returnTime'] as const),
  ...(['type', 'passengers', 'luggage', 'wheelchairPlaces', 'occasion'] as const),
] as const;
export type ReadField = (typeof readFields)[number];

/** A value that was read, and where it stands in the text. */
export type Mark = {
  readonly field: ReadField;
  readonly value: string;
  /** Position in the text, in UTF-16 units; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
  /** False where the words can mean something else too: the reader has to confirm it. */
  readonly isSure: boolean;
};

/** Part of a text. */
export type Span = { readonly start: number; readonly end: number };

/** A text beside its folded form (small letters, no accents), position by position. Blank where nothing is said of the trip. */
export type Body = { readonly text: string; readonly folded: string };

export function overlaps(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}
