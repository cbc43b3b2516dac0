import { createHash } from 'node:crypto';
import { inTransaction } from '#db/engine/transaction.ts';
import { line } from '#domain/input/fields.ts';
import { readTyped } from '#domain/input/read-typed.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { findChosenOption } from '#domain/trip/chosen-option.ts';
import { isBooked } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { cancelBooking } from '#operations/bookings/cancel-booking.ts';
import { type ChangePreview, changeItinerary, previewItineraryChange } from '#operations/bookings/change-itinerary.ts';
import { saveContactDetails } from '#operations/bookings/save-contact-details.ts';
import { findOwnPrices } from '#operations/customers/price-on-terms.ts';
import { saveOrganisation } from '#operations/customers/save-organisation.ts';
import type { Travel } from '#operations/duties/travel.ts';
import { acceptQuote } from '#operations/quotes/accept-quote.ts';
import { declineQuote } from '#operations/quotes/decline.ts';
import { type Preview, previewQuote } from '#operations/quotes/preview-quote.ts';
import { requestQuote } from '#operations/quotes/request-quote.ts';
import { type Answer, refuseChanged, tripNotFound } from '#operations/trips/answer.ts';
import type { BookingContext } from '#operations/trips/context.ts';
import { type Agency, lockAgency, readMonth } from './agency-store.ts';
import { type AgencyTrip, findAgencyTrip, insertAgencyTrip } from './agency-trip-store.ts';
import { contactInputOf, visitOfAgency } from './rules/agency.ts';

/**
 * What an agency does by API. It names its trips by reference and never gets a key of one, so nothing that it was told opens a trip when its
 * own key has ended. Each act goes the way of the customer's own.
 */

/** The order would take the agency over what it may order in a month. */
export type OverLimit = { readonly why: 'over-limit'; readonly limitCents: number; readonly orderedCents: number };

/** What an act of an agency answers: its trip, or what is wrong with the input. */
export type AgencyAnswer = Answer<AgencyTrip>;

/** The price of an itinerary on the agency's terms; stores nothing. */
export async function previewForAgency(context: BookingContext, agency: Agency, input: unknown): Promise<Answer<Preview>> {
  const { rates, onTerms } = await findOwnPrices(context, { email: agency.email, organisation: agency.name });
  const preview = await previewQuote({ ...context, rates }, { input, visit: visitOfAgency(agency), now: context.now() });
  return preview.ok ? success(onTerms(preview.value)) : preview;
}

export type AgencyRequest = {
  readonly idempotencyKey: string;
  readonly itinerary: object;
  readonly ownReference: string;
  /** Whom the driver calls on the day. */
  readonly contact: unknown;
};

/** Asks for a quote, or for a person's price. The agency is the customer; its terms hold. */
export async function requestForAgency(context: BookingContext, agency: Agency, asked: AgencyRequest): Promise<AgencyAnswer> {
  const key = keyOf(agency, asked.idempotencyKey);
  const read = readTyped({ ownReference: line(textLimits.name) }, { ownReference: asked.ownReference });
  if (!read.ok) return failure([...read.failure.issues]);
  const contact = contactInputOf(agency);
  const { firstName, lastName, email, phone, organisation } = contact;
  await saveOrganisation(context.db, { name: agency.name, person: `${firstName} ${lastName}`, email, phone });
  const requested = await requestQuote(context, {
    idempotencyKey: key,
    input: { ...asked.itinerary, firstName, lastName, email, phone, organisation },
    visit: visitOfAgency(agency),
    source: { utm: 'agency;api;;;;', gclid: '' },
    isProved: true,
  });
  if (!requested.ok) return requested;
  const { trip } = requested.value;
  const { ownReference } = read.value;
  const { commissionPercent } = agency;
  await insertAgencyTrip(context.db, { tripId: trip.id, agencyId: agency.id, ownReference, commissionPercent });
  // A repetition of a request whose trip has gone on is answered with the trip as it is.
  if (trip.invoice !== null || isBooked(trip)) return await toAnswer(context, agency, requested);
  const input = { ...contact, invoice: { ...contact.invoice, purchaseOrder: ownReference }, firstContact: asked.contact };
  return await toAnswer(context, agency, await saveContactDetails(context, { id: trip.quoteKey, version: trip.customerVersion, input }));
}

export type AgencyOrder = {
  readonly idempotencyKey: string;
  readonly reference: string;
  readonly version: number;
  readonly expectedTotalCents: number;
  readonly optionKey: string | null;
};

/** Orders a quote with obligation to pay, within what the agency may order in a month. Its contract with us accepts the terms. */
export async function orderForAgency(
  context: BookingContext,
  agency: Agency,
  order: AgencyOrder,
): Promise<Result<AgencyAnswer, OverLimit>> {
  return await withinLimit(context, agency, order, async (inside, trip) =>
    acceptQuote(inside, {
      ...{ idempotencyKey: keyOf(agency, order.idempotencyKey), id: trip.quoteKey, version: order.version },
      ...{ expectedTotalCents: order.expectedTotalCents, optionKey: order.optionKey, paymentMethod: null },
      agreements: { termsAndCondition: true, promotion: false },
    }),
  );
}

export type AgencyChange = {
  readonly idempotencyKey: string;
  readonly reference: string;
  readonly version: number;
  readonly itinerary: object;
  readonly expectedTotalCents: number;
};

/** What another itinerary of a trip would cost; stores nothing. */
export async function previewChangeForAgency(
  context: BookingContext,
  agency: Agency,
  { reference, itinerary }: Pick<AgencyChange, 'reference' | 'itinerary'>,
): Promise<Answer<ChangePreview>> {
  const found = await findAgencyTrip(context.db, { agencyId: agency.id, reference });
  if (found === null) return failure([tripNotFound]);
  return await previewItineraryChange(context, { id: actingKeyOf(found.trip), input: itinerary });
}

/** Changes a quote or a booking at the price that the agency saw. */
export async function changeForAgency(
  context: BookingContext,
  agency: Agency,
  { itinerary, ...change }: AgencyChange,
): Promise<Result<AgencyAnswer, OverLimit>> {
  return await withinLimit(context, agency, change, async (inside, trip) =>
    changeItinerary(inside, {
      ...{ idempotencyKey: keyOf(agency, change.idempotencyKey), id: actingKeyOf(trip), version: change.version },
      ...{ expectedTotalCents: change.expectedTotalCents, input: itinerary },
    }),
  );
}

export type AgencyCancellation = {
  readonly idempotencyKey: string;
  readonly reference: string;
  readonly version: number;
  /** The fee that the agency saw, incl. VAT; 0 for what was never booked. */
  readonly expectedFeeCents: number;
  readonly reason: string;
};

/** Cancels a booking at the fee that the agency saw, or declines a quote, which costs nothing. */
export async function cancelForAgency(context: BookingContext, agency: Agency, asked: AgencyCancellation): Promise<AgencyAnswer> {
  const found = await findAgencyTrip(context.db, { agencyId: agency.id, reference: asked.reference });
  if (found === null) return failure([tripNotFound]);
  const { trip } = found;
  const act = { idempotencyKey: keyOf(agency, asked.idempotencyKey), id: actingKeyOf(trip), version: asked.version, reason: asked.reason };
  if (trip.bookedAt !== null) {
    return await toAnswer(context, agency, await cancelBooking(context, { ...act, expectedFeeCents: asked.expectedFeeCents }));
  }
  if (asked.expectedFeeCents !== 0) return refuseChanged('expectedFeeCents', 0);
  return await toAnswer(context, agency, await declineQuote(context, act));
}

type Paying = Pick<AgencyOrder, 'reference' | 'expectedTotalCents'>;

/**
 * Runs what may cost the agency more in one transaction with the lock of the agency, so that two orders at once are counted one after the
 * other. The expected total is the real one, or the act does nothing.
 */
async function withinLimit(
  context: BookingContext,
  agency: Agency,
  { reference, expectedTotalCents }: Paying,
  work: (inside: BookingContext, trip: Trip) => Promise<Answer<Travel>>,
): Promise<Result<AgencyAnswer, OverLimit>> {
  return await inTransaction<Result<AgencyAnswer, OverLimit>>(context.db, async (tx) => {
    const locked = await lockAgency(tx, agency.id);
    const found = await findAgencyTrip(tx, { agencyId: agency.id, reference });
    if (locked === null || found === null) return success(failure([tripNotFound]));
    const limitCents = locked.monthLimitCents;
    const orderedCents = await readMonth(tx, { id: agency.id, butTrip: found.trip.id });
    if (limitCents !== null && orderedCents + expectedTotalCents > limitCents && !isOver(found.trip)) {
      return failure({ why: 'over-limit', limitCents, orderedCents });
    }
    const inside = { ...context, db: tx };
    return success(await toAnswer(inside, agency, await work(inside, found.trip)));
  });
}

/** What happened to such a trip is answered by its own refusal. */
function isOver({ cancelation }: Trip): boolean {
  return cancelation !== null;
}

async function toAnswer(context: BookingContext, agency: Agency, answer: Answer<Travel>): Promise<AgencyAnswer> {
  if (!answer.ok) return answer;
  const found = await findAgencyTrip(context.db, { agencyId: agency.id, reference: answer.value.trip.reference });
  return found === null ? failure([tripNotFound]) : success(found);
}

/** The key that may act for the customer now. */
function actingKeyOf({ bookedAt, bookingKey, quoteKey }: Trip): string {
  return bookedAt === null ? quoteKey : bookingKey;
}

/** Two agencies may choose the same key. What is no key stays none, and is refused as such. */
function keyOf({ id }: Agency, idempotencyKey: string): string {
  const isKey = /^[A-Za-z0-9_-]{16,100}$/.test(idempotencyKey);
  return isKey ? createHash('sha256').update(`${id} ${idempotencyKey}`).digest('hex') : idempotencyKey;
}

/** The net price of the chosen vehicles; 0 without a price. Commission is a part of it. */
export function netOf(trip: Trip): number {
  return findChosenOption(trip)?.netCents ?? 0;
}
