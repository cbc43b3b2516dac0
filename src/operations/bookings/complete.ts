import type { Database } from '#db/engine/tables.ts';
import { compareInstants } from '#domain/calendar/instant.ts';
import { lastDepartureInstant } from '#domain/itinerary/instants.ts';
import { failure, type Result, success } from '#domain/result.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { isStillToInvoice } from '#operations/invoices/billing-documents.ts';
import {
  type Applied,
  type ApplyContext,
  applyByReference,
  applyWhenDue,
  type NotApplied,
  type StaffsAct,
} from '#operations/trips/apply.ts';
import { quietly, type TripEffect } from '#operations/trips/trip-effect.ts';

/** It sets out for the last time only then. */
export type NotDriven = { readonly why: 'not-driven'; readonly until: string };

/** Says that a booked trip was driven, before the clock does. */
export async function completeTrip(context: ApplyContext, act: StaffsAct): Promise<Result<Applied, NotDriven | NotApplied>> {
  return await applyByReference<NotDriven>(context, {
    ...act,
    event: 'complete',
    plan: async (trip, now) => {
      const until = lastDepartureInstant(trip.itinerary);
      return compareInstants(now, until) < 0 ? failure({ why: 'not-driven', until }) : success(await planCompletion(context.db, trip));
    },
  });
}

/** Half a day after its last departure a booked trip is done, and invoiced where that was agreed. */
export async function completeWhenDue(context: ApplyContext, tripId: string): Promise<boolean> {
  return await applyWhenDue(context, {
    kind: 'complete',
    tripId,
    settle: async (held) => (await held.write(await planCompletion(held.tx, held.trip))) !== null,
  });
}

/** "After the trip" is when it has been driven. */
async function planCompletion(db: Database, trip: Trip): Promise<TripEffect> {
  const isDue = await isStillToInvoice(db, trip);
  return isDue ? { event: 'complete', set: {}, detail: {}, mail: { kind: 'invoice-ready' }, billing: 'invoice' } : quietly('complete');
}
