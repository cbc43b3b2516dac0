import { failure } from '#domain/result.ts';
import { parseTripInput } from '#domain/trip/input/trip-input.ts';
import type { Travel } from '#operations/duties/travel.ts';
import type { StaffMember } from '#operations/trips/actor.ts';
import type { Answer } from '#operations/trips/answer.ts';
import type { BookingContext } from '#operations/trips/context.ts';
import { identifyRequest } from '#operations/trips/idempotency.ts';
import { findRequestFacts } from './find-request.ts';
import { placeAndPrice } from './place-and-price.ts';
import type { PlaceOfVisit } from './resolve-itinerary.ts';
import { repeatAnswer, type Source, storeDraft } from './store-draft.ts';

export type QuoteRequest = {
  readonly idempotencyKey: string;
  readonly input: unknown;
  readonly visit: PlaceOfVisit;
  readonly source: Source;
  /** One of our people, for a customer who calls; absent where the customer asks himself. */
  readonly by?: CallTaker;
};

/** Who took the call, and the total (incl. VAT, in cents) that he told the caller; null where a person must make the price. */
export type CallTaker = { readonly staff: StaffMember; readonly toldCents: number | null };

/** Prices what was asked and stores it as a quote, or as a request where a person must price it; the same request twice is one trip. */
export async function requestQuote(
  context: BookingContext,
  { idempotencyKey, input, visit, source, by }: QuoteRequest,
): Promise<Answer<Travel>> {
  const parsed = parseTripInput(input);
  if (!parsed.ok) return parsed;
  const asked = { operation: 'requestQuote', key: idempotencyKey, scope: visit.site, input: { ...parsed.value, ...visit } };
  const request = identifyRequest(asked);
  if (!request.ok) return request;
  const facts = await findRequestFacts(context.db, request.value);
  if (facts.known !== null) return await repeatAnswer(context, facts.known);
  const { now } = facts;
  const { places, roads, rates, capacity } = context;
  const placed = await placeAndPrice(parsed.value, { places, roads, rates, visit, now, capacity });
  if (!placed.ok) return placed;
  const { itinerary, priced } = placed.value;
  const totalCents = priced.quote?.options[0]?.totalCents ?? null;
  if (by !== undefined && by.toldCents !== totalCents) return failure([{ field: 'expectedTotalCents', code: 'changed' }]);
  const { customer, group } = parsed.value;
  const actor = by?.staff ?? ({ kind: 'customer' } as const);
  const draft = { customer, group, itinerary, priced, visit, source, now, isMailed: true, actor };
  return await storeDraft(context, { request: request.value, draft });
}
