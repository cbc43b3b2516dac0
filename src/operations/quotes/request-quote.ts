import { failure } from '#domain/result.ts';
import { parseTripInput } from '#domain/trip/input/trip-input.ts';
import { findOwnPrices, ownPricesOf } from '#operations/customers/price-on-terms.ts';
import type { Travel } from '#operations/duties/travel.ts';
import type { StaffMember } from '#operations/trips/actor.ts';
import type { Answer } from '#operations/trips/answer.ts';
import type { BookingContext } from '#operations/trips/context.ts';
import { identifyRequest } from '#operations/trips/idempotency.ts';
import { findRequestFacts } from './find-request.ts';
import { placeAndPrice } from './place-and-price.ts';
import type { PlaceOfVisit, Resolution } from './resolve-itinerary.ts';
import { repeatAnswer, type Source, storeDraft } from './store-draft.ts';

export type QuoteRequest = {
  readonly idempotencyKey: string;
  readonly input: unknown;
  readonly visit: PlaceOfVisit;
  readonly source: Source;
  /** The itinerary of another trip, whose places the input names by their stops. */
  readonly known?: Resolution['known'];
  /** The staff member who submits the request for a caller; absent if the customer does. */
  readonly by?: CallTaker;
  /** Whether the customer proved who he is, as an agency does by its key. */
  readonly isProved?: boolean;
};

/** The staff member who took the call, and the total (incl. VAT, in cents) that the caller heard; null if a person must make the price. */
export type CallTaker = { readonly staff: StaffMember; readonly toldCents: number | null };

/** Prices a request and stores it as a quote, or as a request if a person must price it. The same request twice is one trip. */
export async function requestQuote(
  context: BookingContext,
  { idempotencyKey, input, visit, source, known, by, isProved = false }: QuoteRequest,
): Promise<Answer<Travel>> {
  const parsed = parseTripInput(input);
  if (!parsed.ok) return parsed;
  const asked = { operation: 'requestQuote', key: idempotencyKey, scope: visit.site, input: { ...parsed.value, ...visit } };
  const request = identifyRequest(asked);
  if (!request.ok) return request;
  const facts = await findRequestFacts(context.db, request.value);
  if (facts.known !== null) return await repeatAnswer(context, facts.known);
  const { now } = facts;
  const { places, roads, capacity } = context;
  // On the sites anybody can type a customer's address. Agreed prices need our people, who know the caller, or a customer with a key.
  const isKnown = by !== undefined || isProved;
  const { rates, onTerms } = isKnown ? await findOwnPrices(context, parsed.value.customer) : ownPricesOf(context.rates, null);
  const placed = await placeAndPrice(parsed.value, {
    places,
    roads,
    rates,
    visit,
    now,
    capacity,
    ...(known === undefined ? {} : { known }),
  });
  if (!placed.ok) return placed;
  const { itinerary } = placed.value;
  const priced = onTerms(placed.value.priced);
  const totalCents = priced.quote?.options[0]?.totalCents ?? null;
  if (by !== undefined && by.toldCents !== totalCents) return failure([{ field: 'expectedTotalCents', code: 'changed' }]);
  const { customer, group } = parsed.value;
  const actor = by?.staff ?? ({ kind: 'customer' } as const);
  const draft = { customer, group, itinerary, priced, visit, source, now, isMailed: true, actor };
  return await storeDraft(context, { request: request.value, draft });
}
