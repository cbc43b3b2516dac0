import type { Database } from '#db/engine/tables.ts';
import { compareInstants } from '#domain/calendar/instant.ts';
import { lastDepartureInstant } from '#domain/itinerary/instants.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { findTripByReference, listTripsByEmail } from '#operations/trips/trip-store.ts';
import { readReferences } from './rules/references.ts';

const mostOfSender = 20;

type Sender = {
  readonly email: string /** Whatever may name a trip: a field, a subject, a text. */;
  readonly words: string;
  readonly now: string;
};

/**
 * The trip of a message: the one whose reference it names, or the sender's only current trip. The trip must belong to the sender, because
 * anybody can type any reference.
 */
export async function findTripOfMessage(db: Database, { email, words, now }: Sender): Promise<Trip | null> {
  if (email === '') return null;
  for (const reference of readReferences(words)) {
    const trip = await findTripByReference(db, reference);
    if (trip !== null && isOf(trip, email)) return trip;
  }
  const ahead = (await listTripsByEmail(db, email, mostOfSender)).filter((trip) => isAhead(trip, now));
  return ahead.length === 1 ? (ahead[0] ?? null) : null;
}

function isOf({ customer }: Trip, email: string): boolean {
  return customer.email.toLowerCase() === email.toLowerCase();
}

function isAhead({ itinerary }: Trip, now: string): boolean {
  return itinerary.stops.length > 0 && compareInstants(lastDepartureInstant(itinerary), now) > 0;
}
