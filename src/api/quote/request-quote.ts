import { findRequestFacts } from '#data/trips/requested-trip.ts';
import { failure } from '#domain/result.ts';
import { parseTripInput } from '#domain/trip/trip-input.ts';
import type { ApiContext } from '../context.ts';
import type { Answer } from '../errors/field-error.ts';
import { identifyRequest } from '../trip/idempotency.ts';
import { mailLookup, mailsAnHour } from '../trip/mail-job.ts';
import type { Travel } from '../trip/travel.ts';
import { priceItinerary } from './price-itinerary.ts';
import { type PlaceOfVisit, resolveItinerary } from './resolve-itinerary.ts';
import { repeatAnswer, type Source, storeDraft } from './store-draft.ts';

export type QuoteRequest = {
  readonly idempotencyKey: string;
  readonly input: unknown;
  readonly visit: PlaceOfVisit;
  readonly source: Source;
};

/** Prices what was asked and stores it as a quote, or as a request where a person must price it; the same request twice is one trip. */
export async function requestQuote(context: ApiContext, { idempotencyKey, input, visit, source }: QuoteRequest): Promise<Answer<Travel>> {
  const parsed = parseTripInput(input);
  if (!parsed.ok) return parsed;
  const asked = { operation: 'requestQuote', key: idempotencyKey, scope: visit.site, input: { ...parsed.value, ...visit } };
  const request = identifyRequest(asked);
  if ('field' in request) return failure([request]);
  const facts = await findRequestFacts(context.db, { idempotency: request, ...mailLookup(parsed.value.customer.email) });
  if (facts.known !== null) return await repeatAnswer(context, facts.known);
  const { now } = facts;
  const isMailed = facts.recentMails < mailsAnHour.quotes;
  const resolved = await resolveItinerary(parsed.value, { places: context.places, visit, now });
  if (!resolved.ok) return resolved;
  const itinerary = resolved.value;
  const priced = await priceItinerary({ roads: context.roads, itinerary, group: parsed.value.group, site: visit.site, now });
  const { customer, group } = parsed.value;
  const draft = { customer, group, itinerary, priced, visit, source, now, isMailed };
  return await storeDraft(context, { request, draft });
}
