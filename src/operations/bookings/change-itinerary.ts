import { isDeepStrictEqual } from 'node:util';
import type { DepotTable } from '#domain/pricing/rates/depot-table.ts';
import { failure, success } from '#domain/result.ts';
import { findChosenOption } from '#domain/trip/chosen-option.ts';
import { describeForChange } from '#domain/trip/list-changes.ts';
import { findReservation } from '#domain/trip/reservation.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { claimsOf } from '#operations/capacity/rules/claims.ts';
import { findTravelToActOn, type Travel } from '#operations/duties/travel.ts';
import { type Answer, refuseChanged, tripNotFound } from '#operations/trips/answer.ts';
import { applyByKey } from '#operations/trips/apply.ts';
import type { BookingContext } from '#operations/trips/context.ts';
import type { CapacityEffect, TripEffect } from '#operations/trips/trip-effect.ts';
import { type ChangeInput, type WorkedOutChange, workOutChange } from './work-out-change.ts';

export type ChangePreview = WorkedOutChange & { readonly trip: Trip };

export type ChangingContext = Pick<BookingContext, 'db' | 'addresses' | 'places' | 'roads' | 'rates'>;

/** The price and the consequences of changing a trip to this itinerary; stores nothing. */
export async function previewItineraryChange(
  context: ChangingContext & Pick<BookingContext, 'now'>,
  { id, input }: { readonly id: string; readonly input: unknown },
): Promise<Answer<ChangePreview>> {
  const travel = await findTravelToActOn(context, id);
  if (travel === null) return failure([tripNotFound]);
  const { trip, now } = travel;
  const worked = await workOutChange(context, { trip, input, now, actor: 'customer' });
  return worked.ok ? success({ ...worked.value, trip }) : worked;
}

export type ItineraryChangeRequest = {
  readonly idempotencyKey: string;
  readonly id: string;
  readonly input: unknown;
  /** The new total incl. VAT that the customer saw, in cents. */
  readonly expectedTotalCents: number;
  /** The version of the trip that the customer saw. */
  readonly version: number;
};

/** Changes a quote or a booking to another itinerary at the price that the customer saw. Does nothing if price or version differ. */
export async function changeItinerary(context: ChangingContext, request: ItineraryChangeRequest): Promise<Answer<Travel>> {
  const { idempotencyKey, id, input, expectedTotalCents, version } = request;
  return await applyByKey(context, {
    id,
    request: { operation: 'changeItinerary', idempotencyKey, input: { input, expectedTotalCents, version } },
    version,
    // A stop may refer to a position in the trip that was shown, so a change of another version is not even computed.
    plan: (trip, now) =>
      trip.customerVersion === version
        ? planChange(context, { trip, now, input, expectedTotalCents, actor: 'customer' })
        : refuseChanged('version', trip.customerVersion),
  });
}

type Planning = ChangeInput & Pick<ItineraryChangeRequest, 'expectedTotalCents'>;

/** The effect of the change at the price that was shown. */
export async function planChange(
  context: ChangingContext,
  { expectedTotalCents, ...asked }: Planning,
): Promise<Answer<Extract<TripEffect, { readonly event: 'change-itinerary' }>>> {
  const { trip } = asked;
  const worked = await workOutChange(context, asked);
  if (!worked.ok) return worked;
  const { itinerary, group, change } = worked.value;
  const { option, quote, beforeCents, differenceCents } = change;
  if (option.totalCents !== expectedTotalCents) return refuseChanged('expectedTotalCents', option.totalCents);
  const changed = { ...trip, itinerary, group, quote };
  const isSameOrder = isSame(orderOf(trip), orderOf(changed));
  // Mails a booking's customer every change that a mail mentions; a quote's mailbox within its mail quota.
  const isWorthAMail = trip.bookedAt === null || !isSameOrder || !isSame(trip.group, group);
  return success({
    event: 'change-itinerary',
    ...(trip.bookedAt === null ? { validity: 'open' } : {}),
    set: { itinerary, group, quote },
    detail: { beforeCents, totalCents: option.totalCents },
    mail: isWorthAMail ? { kind: 'itinerary-changed', differenceCents, before: describeForChange(trip), isRebilled: !isSameOrder } : null,
    billing: trip.bookedAt === null || isSameOrder ? 'none' : 'credit-and-invoice',
    capacity: takenBy(changed, { depots: context.rates(asked.now).depots, now: asked.now }),
  });
}

/**
 * A booking or a reservation needs free vehicles for the change, or stays as it is. What staff promised for a quote applied to the old trip.
 */
function takenBy(trip: Trip, { depots, now }: { readonly depots: DepotTable; readonly now: string }): CapacityEffect {
  const { quote, itinerary } = trip;
  const option = findChosenOption(trip);
  const isTheirs = trip.bookedAt !== null || findReservation(trip, now) !== null;
  if (!isTheirs || quote === null || option === null) return { claims: [], otherwise: 'take' };
  return { claims: claimsOf({ itinerary, quote, option }, depots), depots, otherwise: 'refuse' };
}

/** What an invoice says of a trip. If none of it differs, a new invoice would equal the old one. */
function orderOf(trip: Trip) {
  const { vehicles, lines, vat, totalCents } = findChosenOption(trip) ?? {};
  return { itinerary: trip.itinerary, passengers: trip.group.passengers, vehicles, lines, vat, totalCents };
}

/** Compares as stored: an absent field equals one without a value. */
function isSame(before: object, after: object): boolean {
  const [stored, wanted]: readonly unknown[] = [before, after].map((each) => JSON.parse(JSON.stringify(each)));
  return isDeepStrictEqual(stored, wanted);
}
