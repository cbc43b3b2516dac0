import { failure, success } from '#domain/result.ts';
import { canSaveJourney } from '#domain/trip/allowed.ts';
import { parseJourneyInput, parseSharingInput } from '#domain/trip/journey-input.ts';
import { keyFromBytes } from '#domain/trip/keys.ts';
import { isBooked } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { ApiContext } from '../context.ts';
import type { Answer } from '../errors/field-error.ts';
import { changeTrip, type PlannedChange } from './change-trip.ts';
import type { Travel } from './travel.ts';

type Telling = { readonly idempotencyKey: string; readonly id: string; readonly input: unknown };

/** Keeps the flight and the contacts of the day, until departure. */
export async function saveJourneyDetails(context: ApiContext, { idempotencyKey, id, input }: Telling): Promise<Answer<Travel>> {
  const journey = parseJourneyInput(input);
  if (!journey.ok) return journey;
  const { flightNumber, firstContact, secondContact } = journey.value;
  return await changeTrip(context, {
    operation: 'saveJourneyDetails',
    idempotencyKey,
    id,
    input: journey.value,
    plan: (trip, now) => {
      const permission = canSaveJourney(trip, now);
      if (!permission.allowed) return failure([{ field: 'form', code: permission.reason }]);
      return staying(trip, { set: { group: { ...trip.group, flightNumber }, firstContact, secondContact }, event: 'journey-details' });
    },
  });
}

/** Switches the group's page on or off, or gives it another address. */
export async function shareTrip(context: ApiContext, { idempotencyKey, id, input }: Telling): Promise<Answer<Travel>> {
  const sharing = parseSharingInput(input);
  if (!sharing.ok) return sharing;
  const { isShared, renew } = sharing.value;
  return await changeTrip(context, {
    operation: 'shareTrip',
    idempotencyKey,
    id,
    input: sharing.value,
    plan: (trip) => {
      // Of a trip that is over the page can still be taken away, but no new one be given.
      const isTakenAway = trip.bookedAt !== null && !isShared && !renew;
      if (!isBooked(trip) && !isTakenAway) return failure([{ field: 'form', code: 'not-booked' }]);
      const key = renew ? { shareKey: keyFromBytes(context.randomBytes(20)) } : {};
      return staying(trip, { set: { isShared, ...key }, event: renew ? 'share-renew' : isShared ? 'share-on' : 'share-off' });
    },
  });
}

/** A change that leaves the trip in its state and needs no mail. */
function staying({ status, stage }: Trip, { set, event }: Pick<PlannedChange, 'set' | 'event'>): Answer<PlannedChange> {
  return success({ to: { status, stage }, set, event, detail: {}, mailOf: null });
}
