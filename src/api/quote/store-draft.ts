import { v7 as createId } from 'uuid';
import type { IdempotentRequest, StoredOutcome } from '#data/trips/idempotency-store.ts';
import { storeRequestedTrip } from '#data/trips/requested-trip.ts';
import { findTripById } from '#data/trips/trip-store.ts';
import type { Itinerary } from '#domain/itinerary/itinerary.ts';
import type { Quote } from '#domain/pricing/quote/quote.ts';
import { failure, success } from '#domain/result.ts';
import { keyFromBytes } from '#domain/trip/keys.ts';
import { formatReference } from '#domain/trip/reference.ts';
import { tripStates } from '#domain/trip/states.ts';
import type { Customer, Trip } from '#domain/trip/trip.ts';
import type { ItineraryInput } from '#domain/trip/trip-input.ts';
import { buildQuoteReadyPayload, buildRequestReceivedPayload } from '#mail/payloads.ts';
import type { ApiContext } from '../context.ts';
import type { Answer } from '../errors/field-error.ts';
import { keyReused } from '../trip/idempotency.ts';
import { createMailJob, mailsAnHour } from '../trip/mail-job.ts';
import type { Travel } from '../trip/travel.ts';
import type { PricedItinerary } from './price-itinerary.ts';
import type { PlaceOfVisit } from './resolve-itinerary.ts';

/** Where the visitor came from (specification 7); empty when unknown. */
export type Source = Pick<Trip, 'utm' | 'gclid'>;

/** A trip that was worked out and is not stored yet. */
export type Draft = {
  readonly customer: Customer;
  readonly group: ItineraryInput['group'];
  readonly itinerary: Itinerary;
  readonly priced: Omit<PricedItinerary, 'routed'> & { readonly quote: Quote | null };
  readonly visit: PlaceOfVisit;
  readonly source: Source;
  readonly now: string;
  readonly isMailed: boolean;
};

/** References are drawn, so two may meet; five times in a row means something is broken. */
const mostDraws = 5;

/** What this request was answered with before. */
export async function repeatAnswer({ db, now }: ApiContext, found: StoredOutcome): Promise<Answer<Travel>> {
  const trip = found.kind === 'done' && found.tripId !== null ? await findTripById(db, found.tripId) : null;
  return trip === null ? failure([keyReused]) : success({ id: trip.quoteKey, trip, now: now() });
}

/** Stores a new trip with its mail; the same request twice is one trip. */
export async function storeDraft(
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
      mostMailsAnHour: mailsAnHour.quotes,
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

function createTrip({ randomBytes }: ApiContext, { customer, group, itinerary, priced, visit, source, now }: Draft): Trip {
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
    customer,
    itinerary,
    group,
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
