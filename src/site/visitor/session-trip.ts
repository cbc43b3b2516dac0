type Texts = Readonly<Record<string, string>>;

/** A trip as its form holds it, all of it text as it was typed. */
export type TripDraft = {
  /** What the address of the form said of the trip when it was begun, as a query. */
  readonly query: string;
  /** The form's fields of the trip and the group. */
  readonly texts: Texts;
  readonly stops: readonly Texts[];
  readonly extras: readonly string[];
  /** Who asks: in memory alone, never stored. */
  readonly customer: Texts;
};

/** The trip of a visit: one that is being typed, or one that was asked for and is looked at, by its reference and never by its key. */
export type SessionTrip = { readonly kind: 'planned'; readonly draft: TripDraft } | { readonly kind: 'shown'; readonly reference: string };

/** What may be stored of the trip: all that is typed but who asks, and nothing of one that was sent. */
export function toStoredTrip(trip: SessionTrip | null): Omit<TripDraft, 'customer'> | null {
  if (trip?.kind !== 'planned') return null;
  const { query, texts, stops, extras } = trip.draft;
  return { query, texts, stops, extras };
}

/** What {@link toStoredTrip} stored; null for anything else. */
export function parsePlannedTrip(value: unknown): SessionTrip | null {
  if (!isRecord(value)) return null;
  const { query, texts, stops, extras } = value;
  if (typeof query !== 'string' || !isTexts(texts) || !Array.isArray(stops) || !stops.every(isTexts)) return null;
  if (!Array.isArray(extras) || !extras.every((extra) => typeof extra === 'string')) return null;
  return { kind: 'planned', draft: { query, texts, stops, extras, customer: {} } };
}

function isTexts(value: unknown): value is Texts {
  return isRecord(value) && Object.values(value).every((text) => typeof text === 'string');
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
