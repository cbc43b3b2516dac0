import { readTogether } from '#db/engine/read-together.ts';
import type { Database } from '#db/engine/tables.ts';
import { describeRoute } from '#domain/itinerary/describe-itinerary.ts';
import { findChosenOption } from '#domain/trip/chosen-option.ts';
import { isQuote, nameOfState, type TripStateName } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { listTripsUndeclared } from '#operations/tasks/rule-task-store.ts';
import { isUnreadable } from '#operations/trips/listed-trip.ts';
import { listMailPauses } from '#operations/trips/mail-pause-store.ts';

type Reading = { readonly db: Database };

/** Trips of which automatic mails are held, and those that lack a reference; read once for all who look at lists at once. */
const readMarked = readTogether(async ({ db }: Reading) => {
  const [pauses, undeclared] = await Promise.all([listMailPauses(db), listTripsUndeclared(db)]);
  return { paused: new Set(pauses.map(({ tripId }) => tripId)), undeclared: new Set(undeclared) };
});

/** Trips as lines of a list. */
export async function toTripRows(context: Reading, trips: readonly Trip[]): Promise<readonly TripRow[]> {
  if (trips.length === 0) return [];
  const { paused, undeclared } = await readMarked(context);
  return trips.map((trip) => ({
    ...describeTrip(trip),
    isPaused: paused.has(trip.id),
    isUndeclared: undeclared.has(trip.id),
    isUnreadable: isUnreadable(trip),
  }));
}

export type TripRow = ReturnType<typeof describeTrip> & {
  /** Automatic mails are held, because of an incident. */
  readonly isPaused: boolean;
  /** By tomorrow a declaration or permit must have its reference, and has none. */
  readonly isUndeclared: boolean;
  /** A part of the stored data cannot be read; the rest is shown. */
  readonly isUnreadable: boolean;
};

function describeTrip(trip: Trip) {
  const { reference, site, customer, itinerary, group, quote, personReasons, assignment, firstContact, createdAt } = trip;
  const departure = itinerary.stops[0]?.departure ?? null;
  const state: TripStateName | 'unknown' = nameOfState(trip) ?? 'unknown';
  return {
    ...{ reference, site, state, createdAt, route: describeRoute(itinerary), passengers: group.passengers },
    customer: customerOf(trip),
    person: `${customer.firstName} ${customer.lastName}`.trim(),
    ...{ organisation: customer.organisation, email: customer.email, phone: customer.phone },
    driver: driversOf(assignment),
    /** By the clock of the first stop. */
    departure,
    totalCents: findChosenOption(trip)?.totalCents ?? null,
    validUntil: quote?.validUntil ?? null,
    heldUntil: isQuote(trip) && trip.reservation?.endedAt === null ? trip.reservation.until : null,
    reasons: [...personReasons],
    ...{ hasDriver: assignment !== null, hasLeader: firstContact !== null },
  };
}

/** Whom people ask for: the organisation, or the person. */
export function customerOf({ customer: { organisation, firstName, lastName } }: Pick<Trip, 'customer'>): string {
  return organisation === '' ? `${firstName} ${lastName}`.trim() : organisation;
}

function driversOf(assignment: Trip['assignment']): string {
  const names = assignment === null ? [] : [assignment, ...(assignment.others ?? [])].map(({ driverName }) => driverName);
  return names.filter((name) => name !== '').join(', ');
}
