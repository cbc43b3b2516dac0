import { databaseNow, inTransaction } from '#data/engine/transaction.ts';
import { insertHistory } from '#data/trips/history-store.ts';
import { findTripByKey, updateTripParts } from '#data/trips/trip-store.ts';
import { failure, success } from '#domain/result.ts';
import type { RefusalReason } from '#domain/trip/allowed.ts';
import { type ContactInput, parseContactInput } from '#domain/trip/contact-input.ts';
import { isTripKey } from '#domain/trip/keys.ts';
import { isBooked, isCancelled, isDeclined, isDone, isExpired } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { ApiContext } from '../context.ts';
import { type Answer, tripNotFound } from '../errors/field-error.ts';
import { stateOf, type Travel } from './travel.ts';

const mostAttempts = 5;

/**
 * Saves who travels and who pays, before the order. The same details twice change nothing the second time, so a repetition needs no key.
 */
export async function saveContactDetails(
  { db }: ApiContext,
  { id, input }: { readonly id: string; readonly input: unknown },
): Promise<Answer<Travel>> {
  const contact = parseContactInput(input);
  if (!contact.ok) return contact;
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    const trip = isTripKey(id) ? await findTripByKey(db, id) : null;
    if (trip === null) return failure([tripNotFound]);
    const now = await databaseNow(db);
    const refusal = findRefusal({ id, trip, now });
    if (refusal !== null) return failure([{ field: 'form', code: refusal }]);
    if (holds(trip, contact.value)) return success({ id, trip, now });
    const saved = await save(db, { trip, contact: contact.value, now });
    if (saved !== null) return success({ id, trip: saved, now });
  }
  throw new Error(`A trip changed ${mostAttempts} times while its contact details were saved`);
}

type Saving = { readonly trip: Trip; readonly contact: ContactInput; readonly now: string };

async function save(db: ApiContext['db'], { trip, contact, now }: Saving): Promise<Trip | null> {
  return await inTransaction(db, async (tx) => {
    const saved = await updateTripParts(tx, { id: trip.id, expectedVersion: trip.version, set: contact });
    if (saved === null) return null;
    const state = { status: trip.status, stage: trip.stage };
    const entry = { tripId: trip.id, version: saved.version, at: now, actor: 'customer', event: 'contact-details' };
    await insertHistory(tx, { ...entry, from: state, to: state, detail: {} });
    return saved;
  });
}

/** Details are part of the order, so they are fixed from then on. */
function findRefusal(travel: Travel): RefusalReason | null {
  const state = stateOf(travel);
  if (isBooked(state)) return 'already-booked';
  if (isDeclined(state)) return 'declined';
  if (isCancelled(state)) return 'cancelled';
  if (isDone(state)) return 'done';
  return isExpired(state) ? 'expired' : null;
}

function holds(trip: Trip, { customer, firstContact, secondContact, invoice }: ContactInput): boolean {
  const textOf = (parts: Readonly<Record<string, unknown>> | null) => JSON.stringify(Object.entries(parts ?? {}).sort());
  return (
    textOf(trip.customer) === textOf(customer) &&
    textOf(trip.firstContact) === textOf(firstContact) &&
    textOf(trip.secondContact) === textOf(secondContact) &&
    textOf(trip.invoice) === textOf(invoice)
  );
}
