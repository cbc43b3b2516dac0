import { sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '#db/engine/tables.ts';
import { email, personName } from '#domain/input/fields.ts';
import { readFields } from '#domain/input/read-fields.ts';
import { optionKeys } from '#domain/pricing/quote/quote.ts';
import { failure, success } from '#domain/result.ts';
import { promiseMinutes } from '#domain/trip/answer-due.ts';
import { findReservation, reservationTerms } from '#domain/trip/reservation.ts';
import { isQuote } from '#domain/trip/states.ts';
import type { Customer, Trip } from '#domain/trip/trip.ts';
import { claimsOf } from '#operations/capacity/rules/claims.ts';
import type { Travel } from '#operations/duties/travel.ts';
import { type Answer, refuse } from '#operations/trips/answer.ts';
import { type ApplyContext, applyByKey } from '#operations/trips/apply.ts';
import type { TripEffect } from '#operations/trips/trip-effect.ts';
import { formatLookupEmail } from '#operations/trips/trip-row.ts';
import { countWaiting } from '#operations/trips/work-lists.ts';
import { askCapacity } from './accept-quote.ts';
import { chooseOption, findReservationOffer, givingBack, type OfferContext, reserving } from './reservation-offer.ts';

export type ReservationRequest = {
  readonly idempotencyKey: string;
  readonly id: string;
  /** The version of the trip that the customer saw. */
  readonly version: number;
  /** Null keeps the choice that the quote has. */
  readonly optionKey: string | null;
  /** Name and address of a customer who has given none yet; else without effect. */
  readonly customer: unknown;
};

/**
 * Sets the vehicles of a quote aside for its customer, free, for the time of {@link reservationTerms}. If the last one has just gone, the
 * trip waits for an answer from staff, as after an order.
 */
export async function reserveVehicles(context: ApplyContext & OfferContext, asked: ReservationRequest): Promise<Answer<Travel>> {
  const { id, idempotencyKey, version, customer } = asked;
  const optionKey = optionKeys.find((known) => known === asked.optionKey) ?? null;
  if (asked.optionKey !== null && optionKey === null) return failure([{ field: 'optionKey', code: 'invalid' }]);
  return await applyByKey(context, {
    id,
    request: { operation: 'reserveVehicles', idempotencyKey, input: { version, optionKey, customer } },
    version,
    plan: async (trip, now) => {
      if (isQuote(trip) && findReservation(trip, now) !== null) return success('nothing');
      const known = readCustomer(trip.customer, customer);
      return known.ok ? await planReservation(context, { trip, now, optionKey, customer: known.value }) : known;
    },
  });
}

type Planned = { readonly trip: Trip; readonly now: string; readonly optionKey: string | null; readonly customer: Customer };

async function planReservation(context: OfferContext, { trip, now, optionKey, customer }: Planned): Promise<Answer<TripEffect>> {
  const offer = await findReservationOffer(context, { trip, now }, optionKey);
  if (offer.kind === 'refused') return refuse(offer.reason);
  if (offer.kind === 'guaranteed') return refuse('already-reserved');
  if (offer.kind === 'uncounted') return refuse('uncounted');
  if ((await countReserved(context.db, customer.email)) >= reservationTerms.mostPerMailbox) return refuse('too-many-reserved');
  const chosen = chooseOption(trip, optionKey);
  if (chosen === null) return refuse('not-priced');
  const { depots } = context.rates(now);
  const set = customer === trip.customer ? {} : { customer };
  const answerMinutes = promiseMinutes({ kind: 'vehicle', now, waiting: await countWaiting(context.db) });
  return success({
    ...reserving(trip, { now, ...chosen, set }),
    capacity: {
      claims: claimsOf({ ...chosen, itinerary: trip.itinerary }, depots),
      depots,
      otherwise: askCapacity({ quote: { ...chosen.quote, madeAt: now }, invoice: trip.invoice, answerMinutes, ...set }),
    },
  });
}

/** Gives the vehicles back before the time is over. Without an open reservation nothing happens. */
export async function releaseReservation(context: ApplyContext, id: string): Promise<Answer<Travel>> {
  return await applyByKey(context, {
    id,
    request: null,
    version: null,
    plan: (trip, now) => {
      if (!isQuote(trip) || findReservation(trip, now) === null) return success('nothing');
      return success({ ...givingBack(trip, now), event: 'release-reservation', mail: null });
    },
  });
}

const customerSchema = v.object({ firstName: personName(), lastName: personName(), email: email() });

/** The end of a reservation is mailed, so there must be an address. A customer who is known is not changed here. */
function readCustomer(known: Customer, typed: unknown): Answer<Customer> {
  if (known.email !== '') return success(known);
  const read = readFields(customerSchema, typed ?? {});
  return read.ok ? success({ ...known, ...read.value }) : read;
}

async function countReserved(db: Database, address: string): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    select count(*)::int as count from trips
    where status = 'Offerte' and reserved_until > now() and email = ${formatLookupEmail(address)}`.execute(db);
  return rows[0]?.count ?? 0;
}
