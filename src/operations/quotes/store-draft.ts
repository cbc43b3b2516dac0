import { v7 as createId } from 'uuid';
import type { Itinerary } from '#domain/itinerary/itinerary.ts';
import type { Quote } from '#domain/pricing/quote/quote.ts';
import { failure, success } from '#domain/result.ts';
import { answerKindOf, promiseMinutes } from '#domain/trip/answer-due.ts';
import { type ItineraryInput, withCallablePhone } from '#domain/trip/input/trip-input.ts';
import { keyFromBytes } from '#domain/trip/keys.ts';
import { phoneCountriesOf } from '#domain/trip/phone-countries.ts';
import { formatReference } from '#domain/trip/reference.ts';
import { isRequest, tripStates } from '#domain/trip/states.ts';
import type { Customer, Trip } from '#domain/trip/trip.ts';
import type { Travel } from '#operations/duties/travel.ts';
import { type Actor, auditOf, forCaller } from '#operations/trips/actor.ts';
import type { Answer } from '#operations/trips/answer.ts';
import type { BookingContext } from '#operations/trips/context.ts';
import type { HistoryEntry } from '#operations/trips/history-store.ts';
import { keyReused } from '#operations/trips/idempotency.ts';
import type { IdempotentRequest, StoredOutcome } from '#operations/trips/idempotency-store.ts';
import { createMailJob } from '#operations/trips/mail-job.ts';
import { allowanceOf, buildMail, type TripMailCause } from '#operations/trips/trip-effect.ts';
import { findTripById } from '#operations/trips/trip-store.ts';
import { countWaiting } from '#operations/trips/work-lists.ts';
import { writeNewTrip } from '#operations/trips/write-trip.ts';
import type { PricedItinerary } from './price-itinerary.ts';
import type { PlaceOfVisit } from './resolve-itinerary.ts';

/** The visitor's source (docs/specification.md#calls); empty if unknown. */
export type Source = Pick<Trip, 'utm' | 'gclid'>;

/** A computed trip that is not stored yet. */
export type Draft = {
  readonly customer: Customer;
  readonly group: ItineraryInput['group'];
  readonly itinerary: Itinerary;
  readonly priced: Omit<PricedItinerary, 'routed'> & { readonly quote: Quote | null };
  readonly visit: PlaceOfVisit;
  readonly source: Source;
  readonly now: string;
  readonly isMailed: boolean;
  /** The customer, or a staff member on the customer's behalf. */
  readonly actor: Actor;
};

type StoringContext = Pick<BookingContext, 'db' | 'addresses' | 'randomBytes' | 'now'>;

/** References are random, so two may collide; five collisions in a row mean a bug. */
const mostDraws = 5;

/** The earlier answer to this request. */
export async function repeatAnswer({ db, now }: Pick<BookingContext, 'db' | 'now'>, found: StoredOutcome): Promise<Answer<Travel>> {
  const trip = found.kind === 'done' && found.tripId !== null ? await findTripById(db, found.tripId) : null;
  return trip === null ? failure([keyReused]) : success({ id: trip.quoteKey, trip, now: now() });
}

/** Stores a new trip with its mail; a repeated request creates no second trip. */
export async function storeDraft(
  context: StoringContext,
  { request, draft }: { readonly request: IdempotentRequest; readonly draft: Draft },
): Promise<Answer<Travel>> {
  const answerMinutes = await promiseFor(context, draft);
  for (let draws = 1; draws <= mostDraws; draws += 1) {
    const trip = { ...createTrip(context, draft), ...answerMinutes };
    const stored = await writeNewTrip(context.db, {
      trip,
      history: historyOf(trip, draft.actor),
      mail: draft.isMailed ? mailOf(trip, draft.actor, context) : null,
      claim: { ...request, outcome: {} },
      audit: auditOf(draft.actor, { event: 'request', reference: trip.reference }),
    });
    if (stored.kind === 'stored') return success({ id: trip.quoteKey, trip, now: draft.now });
    if (stored.kind !== 'reference-taken') return await repeatAnswer(context, stored);
  }
  throw new Error(`${mostDraws} references in a row were taken`);
}

/** What we promise for a request, after what waits now. */
async function promiseFor({ db }: StoringContext, { priced, now }: Draft): Promise<Pick<Trip, 'answerMinutes'>> {
  if (priced.personReasons.length === 0) return {};
  const kind = answerKindOf(priced.personReasons);
  return { answerMinutes: promiseMinutes({ kind, now, waiting: await countWaiting(db) }) };
}

function historyOf({ id, version, createdAt, status, stage }: Trip, actor: Actor): HistoryEntry {
  const who = { actor: actor.kind, actorName: actor.kind === 'staff' ? actor.name : null };
  const detail = actor.kind === 'staff' ? forCaller : {};
  return { tripId: id, version, at: createdAt, ...who, event: 'request', from: null, to: { status, stage }, detail };
}

function mailOf(trip: Trip, actor: Actor, { addresses }: StoringContext) {
  const cause: TripMailCause = { kind: isRequest(trip) ? 'request-received' : 'quote-ready' };
  const payload = buildMail(cause, trip, { addresses, at: trip.createdAt, summary: null });
  return { job: createMailJob(payload, trip.id), allowance: allowanceOf(trip, actor.kind) };
}

function createTrip({ randomBytes }: StoringContext, { customer, group, itinerary, priced, visit, source, now }: Draft): Trip {
  const createKey = () => keyFromBytes(randomBytes(20));
  return {
    id: createId(),
    quoteKey: createKey(),
    bookingKey: createKey(),
    shareKey: createKey(),
    readKey: createKey(),
    isShared: true,
    reference: formatReference(visit.site, Number(now.slice(0, 4)), drawNumber(randomBytes)),
    ...visit,
    ...(priced.personReasons.length > 0 || priced.quote === null ? tripStates.request : tripStates.quote),
    version: 1,
    customerVersion: 1,
    customer: withCallablePhone(customer, phoneCountriesOf({ ...visit, invoice: null })),
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

/** Six digits without a leading zero, because people read them out over the telephone. */
function drawNumber(randomBytes: BookingContext['randomBytes']): number {
  const drawn = randomBytes(4).reduce((total, byte) => total * 256 + byte, 0);
  return 100_000 + (drawn % 900_000);
}
