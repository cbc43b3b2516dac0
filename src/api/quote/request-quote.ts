import { v7 as createId } from 'uuid';
import type { IdempotentRequest, StoredOutcome } from '#data/idempotency-store.ts';
import { findRequestFacts, storeRequestedTrip } from '#data/requested-trip.ts';
import { findTripById } from '#data/trip-store.ts';
import type { Itinerary } from '#domain/itinerary/itinerary.ts';
import { failure, success } from '#domain/result.ts';
import { keyFromBytes } from '#domain/trip/keys.ts';
import { formatReference } from '#domain/trip/reference.ts';
import { tripStates } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { parseTripInput, type TripInput } from '#domain/trip/trip-input.ts';
import { buildQuoteReadyPayload, buildRequestReceivedPayload } from '#mail/payloads.ts';
import type { ApiContext } from '../context.ts';
import type { Answer } from '../errors/field-error.ts';
import { identifyRequest, keyReused } from '../trip/idempotency.ts';
import { createMailJob, mailLookup, mailsAnHour } from '../trip/mail-job.ts';
import type { Travel } from '../trip/travel.ts';
import { type PricedItinerary, priceItinerary } from './price-itinerary.ts';
import { type PlaceOfVisit, resolveItinerary } from './resolve-itinerary.ts';

export type QuoteRequest = {
  readonly idempotencyKey: string;
  readonly input: unknown;
  readonly visit: PlaceOfVisit;
  /** Where the visitor came from (specification 7); empty when unknown. */
  readonly source: Pick<Trip, 'utm' | 'gclid'>;
};

/** References are drawn, so two may meet; five times in a row means something is broken. */
const mostDraws = 5;

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
  const draft = { input: parsed.value, itinerary, priced, visit, source, now, isMailed };
  return await storeTrip(context, { request, draft });
}

/** What this request was answered with before. */
async function repeatAnswer({ db, now }: ApiContext, found: StoredOutcome): Promise<Answer<Travel>> {
  const trip = found.kind === 'done' && found.tripId !== null ? await findTripById(db, found.tripId) : null;
  return trip === null ? failure([keyReused]) : success({ id: trip.quoteKey, trip, now: now() });
}

type Draft = {
  readonly input: TripInput;
  readonly itinerary: Itinerary;
  readonly priced: PricedItinerary;
  readonly visit: PlaceOfVisit;
  readonly source: QuoteRequest['source'];
  readonly now: string;
  readonly isMailed: boolean;
};

async function storeTrip(
  context: ApiContext,
  { request, draft }: { readonly request: IdempotentRequest; readonly draft: Draft },
): Promise<Answer<Travel>> {
  for (let draws = 1; draws <= mostDraws; draws += 1) {
    const trip = createTrip(context, draft);
    const stored = await storeRequestedTrip(context.db, {
      trip,
      history: {
        tripId: trip.id,
        version: trip.version,
        at: draft.now,
        actor: 'customer',
        event: 'request',
        from: null,
        to: { status: trip.status, stage: trip.stage },
        detail: {},
      },
      outbox: draft.isMailed ? [createMailJob(payloadOf(trip, context), trip.id)] : [],
      idempotency: { ...request, outcome: {} },
    });
    if (stored.kind === 'stored') return success({ id: trip.quoteKey, trip, now: draft.now });
    if (stored.kind !== 'reference-taken') return await repeatAnswer(context, stored);
  }
  throw new Error(`${mostDraws} references in a row were taken`);
}

function payloadOf(trip: Trip, { addresses }: ApiContext) {
  return trip.quote === null ? buildRequestReceivedPayload(trip, addresses) : buildQuoteReadyPayload(trip, addresses);
}

function createTrip({ randomBytes }: ApiContext, { input, itinerary, priced, visit, source, now }: Draft): Trip {
  const createKey = () => keyFromBytes(randomBytes(20));
  return {
    id: createId(),
    quoteKey: createKey(),
    bookingKey: createKey(),
    shareKey: createKey(),
    isShared: true,
    reference: formatReference(visit.site, Number(now.slice(0, 4)), drawNumber(randomBytes)),
    ...visit,
    ...(priced.quote === null ? tripStates.request : tripStates.quote),
    version: 1,
    customer: input.customer,
    itinerary,
    group: input.group,
    quote: priced.quote,
    personReasons: priced.personReasons,
    firstContact: null,
    secondContact: null,
    invoice: null,
    agreements: { termsAndCondition: false, promotion: false },
    cancelation: null,
    assignment: null,
    ...source,
    createdAt: now,
    bookedAt: null,
  };
}

/** Six digits, never with a nought in front: they are read out over the telephone. */
function drawNumber(randomBytes: ApiContext['randomBytes']): number {
  const drawn = randomBytes(4).reduce((total, byte) => total * 256 + byte, 0);
  return 100_000 + (drawn % 900_000);
}
