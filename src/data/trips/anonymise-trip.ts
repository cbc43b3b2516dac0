import { sql } from 'kysely';
import type { Place, Stop } from '#domain/itinerary/itinerary.ts';
import type { TripActor } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { DatabaseTransaction } from '../engine/tables.ts';
import { insertHistory } from './history-store.ts';
import { deleteReview } from './review-store.ts';
import { formatTripParts, type TripParts } from './trip-row.ts';
import { updateTrip } from './trip-store.ts';

export type Anonymising = {
  /** As it was read, locked, in this transaction. */
  readonly trip: Trip;
  readonly actor: TripActor;
  /** An instant of the database's clock. */
  readonly at: string;
  /** Makes the keys that end the old addresses. */
  readonly createKey: () => string;
};

const nobody = { firstName: '', lastName: '', email: '', phone: '', organisation: '' };

/**
 * Takes the people out of a trip for good, wherever they stand: what is left is for the figures. Its keys are renewed, so every link to it
 * ends. Null where somebody changed the trip since it was read.
 */
export async function anonymiseTrip(tx: DatabaseTransaction, { trip, actor, at, createKey }: Anonymising): Promise<Trip | null> {
  const columns = {
    ...formatTripParts(withoutPeople(trip)),
    quote_key: createKey(),
    booking_key: createKey(),
    share_key: createKey(),
    utm: '',
    gclid: '',
    anonymised_at: at,
  };
  const changed = await updateTrip(tx, { id: trip.id, columns, conditions: [sql`trips.version = ${trip.version}`] });
  if (changed === null) return null;
  const state = { status: trip.status, stage: trip.stage };
  await forgetTraces(tx, trip.id);
  await insertHistory(tx, { tripId: trip.id, version: changed.version, at, actor, event: 'anonymise', from: state, to: state, detail: {} });
  return changed;
}

/**
 * Takes out of a trip that is over what its invoice does not need: contacts, notes, flight, driver, where the visitor came from. For a
 * customer who wants to be forgotten while the books must still be kept. Null where somebody changed the trip since it was read.
 */
export async function minimiseTrip(tx: DatabaseTransaction, { trip, actor, at }: Omit<Anonymising, 'createKey'>): Promise<Trip | null> {
  const { customer: _customer, itinerary: _itinerary, invoice: _invoice, ...parts } = withoutPeople(trip);
  const itinerary = { ...trip.itinerary, stops: trip.itinerary.stops.map((stop) => ({ ...stop, notes: '' })) };
  const columns = { ...formatTripParts({ ...parts, itinerary }), utm: '', gclid: '' };
  const changed = await updateTrip(tx, { id: trip.id, columns, conditions: [sql`trips.version = ${trip.version}`] });
  if (changed === null) return null;
  const state = { status: trip.status, stage: trip.stage };
  await sql`update trip_history set detail = detail - 'reason' - 'note' where trip_id = ${trip.id}`.execute(tx);
  await deleteReview(tx, trip.id);
  await insertHistory(tx, { tripId: trip.id, version: changed.version, at, actor, event: 'minimise', from: state, to: state, detail: {} });
  return changed;
}

function withoutPeople({ itinerary, group, cancelation }: Trip): Partial<TripParts> {
  return {
    customer: nobody,
    itinerary: { ...itinerary, stops: itinerary.stops.map(withoutAddress) },
    group: { ...group, flightNumber: '', notes: '' },
    firstContact: null,
    secondContact: null,
    invoice: null,
    assignment: null,
    isShared: false,
    cancelation: cancelation === null ? null : { ...cancelation, reason: '' },
  };
}

/** The town and a kilometre around are enough for figures; an address may be where somebody lives. */
function withoutAddress({ notes: _notes, place, ...stop }: Stop): Stop {
  return { ...stop, place: place.kind === 'address' ? withoutHouse(place) : { ...place, street: '', zip: '' }, notes: '' };
}

function withoutHouse(place: Place): Place {
  const round = (degrees: number) => Math.round(degrees * 100) / 100;
  const { latitude, longitude } = place.coordinates;
  return { ...place, name: place.town, street: '', zip: '', coordinates: { latitude: round(latitude), longitude: round(longitude) } };
}

/** Mails, answers to requests, reasons, reviews and notes of payments; message ids stay, so that no mail is ever made a second time. */
async function forgetTraces(tx: DatabaseTransaction, tripId: string): Promise<void> {
  await sql`
    update outbox set payload = '{}', recipient_hash = null, lease_until = null, lease_owner = null, last_error = null,
      failed_at = case when done_at is null then coalesce(failed_at, now()) end
    where trip_id = ${tripId}`.execute(tx);
  await sql`delete from idempotency_keys where trip_id = ${tripId}`.execute(tx);
  await sql`update trip_history set detail = detail - 'reason' - 'note' where trip_id = ${tripId}`.execute(tx);
  await sql`update invoices set document = '{}' where trip_id = ${tripId}`.execute(tx);
  await sql`update payments set provider_id = id::text where trip_id = ${tripId}`.execute(tx);
  await deleteReview(tx, tripId);
}
