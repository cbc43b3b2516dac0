/** One issue with what was sent, as the API returns it. */
export type Issue = {
  readonly field: string;
  readonly code: string;
  /** Values that would be accepted, in the field's own words. */
  readonly proposal?: string | null;
  /** Places that may be meant. */
  readonly choices?: readonly PlaceChoice[];
};

export type PlaceChoice = { readonly key: string; readonly label: string };
