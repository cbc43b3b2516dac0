import type { Database } from '#db/engine/tables.ts';
import { compareInstants } from '#domain/calendar/instant.ts';
import { lastDepartureInstant } from '#domain/itinerary/instants.ts';
import { failure, type Result, success } from '#domain/result.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { isStillToInvoice } from '#operations/invoices/billing-documents.ts';
import { waitsForSummary } from '#operations/summary-invoices/waiting-trips.ts';
import {
  type Applied,
  type ApplyContext,
  applyByReference,
  applyWhenDue,
  type NotApplied,
  type StaffsAct,
} from '#operations/trips/apply.ts';
import { quietly, type TripEffect } from '#operations/trips/trip-effect.ts';

/** Refused because its last departure is still to come. */
export type NotDriven = { readonly why: 'not-driven'; readonly until: string };

/** Marks a booked trip as driven, before the clock does. */
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

/** Completes a booked trip half a day after its last departure, and invoices it if payment afterwards was agreed. */
export async function completeWhenDue(context: ApplyContext, tripId: string): Promise<boolean> {
  return await applyWhenDue(context, {
    kind: 'complete',
    tripId,
    settle: async (locked) => (await locked.write(await planCompletion(locked.tx, locked.trip))) !== null,
  });
}

/** Payment "after the trip" is invoiced once the trip is driven, or with the other trips of its period. */
async function planCompletion(db: Database, trip: Trip): Promise<TripEffect> {
  const isDue = (await isStillToInvoice(db, trip)) && !(await waitsForSummary(db, trip));
  return isDue ? { event: 'complete', set: {}, detail: {}, mail: { kind: 'invoice-ready' }, billing: 'invoice' } : quietly('complete');
}
