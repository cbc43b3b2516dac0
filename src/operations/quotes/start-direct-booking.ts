import { optionKeys } from '#domain/pricing/quote/quote.ts';
import { failure } from '#domain/result.ts';
import { parseItineraryInput } from '#domain/trip/input/trip-input.ts';
import type { Travel } from '#operations/duties/travel.ts';
import type { Answer } from '#operations/trips/answer.ts';
import type { BookingContext } from '#operations/trips/context.ts';
import { identifyRequest } from '#operations/trips/idempotency.ts';
import { findRequestFacts } from './find-request.ts';
import { placeAndPrice } from './place-and-price.ts';
import type { PlaceOfVisit } from './resolve-itinerary.ts';
import { repeatAnswer, type Source, storeDraft } from './store-draft.ts';

export type DirectBookingStart = {
  readonly idempotencyKey: string;
  readonly input: unknown;
  /** The chosen vehicles; null selects the cheapest. */
  readonly optionKey: string | null;
  /** The total incl. VAT that was shown with them, in cents. */
  readonly expectedTotalCents: number;
  readonly visit: PlaceOfVisit;
  readonly source: Source;
};

const nobodyYet = { firstName: '', lastName: '', email: '', phone: '', organisation: '' };

/**
 * Starts a booking with a chosen vehicle before the customer is known: the trip is a quote, and the next step adds its customer. Refuses a
 * trip that a person must price, because there is nobody to contact yet.
 */
export async function startDirectBooking(context: BookingContext, start: DirectBookingStart): Promise<Answer<Travel>> {
  const { idempotencyKey, input, optionKey, expectedTotalCents, visit, source } = start;
  const parsed = parseItineraryInput(input);
  if (!parsed.ok) return parsed;
  const asked = {
    operation: 'startDirectBooking',
    key: idempotencyKey,
    scope: visit.site,
    input: { ...parsed.value, optionKey, ...visit },
  };
  const request = identifyRequest(asked);
  if (!request.ok) return request;
  const facts = await findRequestFacts(context.db, request.value);
  if (facts.known !== null) return await repeatAnswer(context, facts.known);
  const { now } = facts;
  const { group } = parsed.value;
  const { places, roads, rates, capacity } = context;
  const placed = await placeAndPrice(parsed.value, { places, roads, rates, visit, now, capacity });
  if (!placed.ok) return placed;
  const { itinerary, priced } = placed.value;
  if (priced.quote === null || priced.personReasons.length > 0) return failure([{ field: 'form', code: 'needs-person' }]);
  const chosen = optionKeys.find((key) => key === (optionKey ?? priced.quote?.chosen));
  const option = priced.quote.options.find(({ key }) => key === chosen);
  if (chosen === undefined || option === undefined) return failure([{ field: 'optionKey', code: 'invalid' }]);
  if (option.totalCents !== expectedTotalCents) {
    return failure([{ field: 'expectedTotalCents', code: 'changed', proposal: String(option.totalCents) }]);
  }
  const quote = { ...priced.quote, chosen };
  const actor = { kind: 'customer' } as const;
  const draft = { customer: nobodyYet, group, itinerary, priced: { ...priced, quote }, visit, source, now, isMailed: false, actor };
  return await storeDraft(context, { request: request.value, draft });
}
