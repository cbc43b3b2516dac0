type Texts = Readonly<Record<string, string>>;

/** A trip as its form holds it, all of it text as it was typed. */
export type TripDraft = {
  /** What the address of the form said of the trip when it was begun, as a query. */
  readonly query: string;
  /** The form's fields of the trip and the group. */
  readonly texts: Texts;
  readonly stops: readonly Texts[];
  readonly pickUps: readonly Texts[];
  readonly extras: readonly string[];
  /** Who asks: stored for {@link customerLastsFor} alone. */
  readonly customer: Texts;
};

/** The trip of a visit: one that is being typed, or one that was asked for and is looked at, by its reference and never by its key. */
export type SessionTrip = { readonly kind: 'planned'; readonly draft: TripDraft } | { readonly kind: 'shown'; readonly reference: string };

/**
 * For how long the storage has who asks, in milliseconds since something was last typed: half an hour. A tab that a phone threw away while
 * its owner read a mail has it still; one that is opened again on a shared computer in the evening does not.
 */
export const customerLastsFor = 30 * 60_000;

/** A trip as it is stored: the draft, and when something was last typed in it, in milliseconds since 1970. */
export type StoredTrip = TripDraft & { readonly typedAt: number };

/** What may be stored of the trip: all that is typed, and nothing of one that was sent. */
export function toStoredTrip(trip: SessionTrip | null, typedAt: number): StoredTrip | null {
  return trip?.kind === 'planned' ? { ...trip.draft, typedAt } : null;
}

/** What {@link toStoredTrip} stored; null for anything else. Of when nothing is known is of long ago. */
export function parseStoredTrip(value: unknown): StoredTrip | null {
  if (!isRecord(value)) return null;
  const { query, texts, stops, pickUps = [], extras, customer, typedAt } = value;
  if (typeof query !== 'string' || !isTexts(texts) || !areTexts(stops) || !areTexts(pickUps)) return null;
  if (!Array.isArray(extras) || !extras.every((extra) => typeof extra === 'string')) return null;
  const asks = isTexts(customer) ? customer : {};
  return { query, texts, stops, pickUps, extras, customer: asks, typedAt: typeof typedAt === 'number' ? typedAt : 0 };
}

/**
 * For how much longer who asks may be stored, in milliseconds: nothing where it is over, or where a clock that was set back claims more.
 */
export function customerTimeLeft({ typedAt }: StoredTrip, now: number): number {
  const passed = now - typedAt;
  return passed < 0 ? 0 : Math.max(0, customerLastsFor - passed);
}

/** The stored trip once that time is over. */
export function withoutCustomer(trip: StoredTrip): StoredTrip {
  return { ...trip, customer: {} };
}

function areTexts(value: unknown): value is readonly Texts[] {
  return Array.isArray(value) && value.every(isTexts);
}

function isTexts(value: unknown): value is Texts {
  return isRecord(value) && Object.values(value).every((text) => typeof text === 'string');
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
