type Texts = Readonly<Record<string, string>>;

/** A trip as its form holds it, all of it text as typed. */
export type TripDraft = {
  /** What the form's address said of the trip when it was started, as a query. */
  readonly query: string;
  /** The form's fields of the trip and the group. */
  readonly texts: Texts;
  readonly stops: readonly Texts[];
  readonly pickUps: readonly Texts[];
  readonly extras: readonly string[];
  /** The customer: stored for {@link customerLastsFor} only. */
  readonly customer: Texts;
};

/** The trip of a visit: one that is being typed, or one that was requested and is shown, by its reference and never by its key. */
export type SessionTrip = { readonly kind: 'planned'; readonly draft: TripDraft } | { readonly kind: 'shown'; readonly reference: string };

/**
 * How long the customer's data is stored, in milliseconds since something was last typed: half an hour. A tab that a phone discarded while
 * its owner read a mail still has it; a shared computer in the evening does not.
 */
export const customerLastsFor = 30 * 60_000;

/** A stored trip: the draft, and when something was last typed in it, in milliseconds since 1970. */
export type StoredTrip = TripDraft & { readonly typedAt: number };

/** The part of the trip that may be stored: everything typed, and nothing of one that was sent. */
export function toStoredTrip(trip: SessionTrip | null, typedAt: number): StoredTrip | null {
  return trip?.kind === 'planned' ? { ...trip.draft, typedAt } : null;
}

/** What {@link toStoredTrip} stored; null for anything else. An unknown time counts as long ago. */
export function parseStoredTrip(value: unknown): StoredTrip | null {
  if (!isRecord(value)) return null;
  const { query, texts, stops, pickUps = [], extras, customer, typedAt } = value;
  if (typeof query !== 'string' || !isTexts(texts) || !areTexts(stops) || !areTexts(pickUps)) return null;
  if (!Array.isArray(extras) || !extras.every((extra) => typeof extra === 'string')) return null;
  const asks = isTexts(customer) ? customer : {};
  return { query, texts, stops, pickUps, extras, customer: asks, typedAt: typeof typedAt === 'number' ? typedAt : 0 };
}

/**
 * How much longer the customer's data may be stored, in milliseconds: 0 where the time is over, or where a clock that was set back claims
 * more.
 */
export function customerTimeLeft({ typedAt }: StoredTrip, now: number): number {
  const passed = now - typedAt;
  return passed < 0 ? 0 : Math.max(0, customerLastsFor - passed);
}

/** The stored trip after that time. */
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
