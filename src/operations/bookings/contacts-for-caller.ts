import { failure, type Result, success } from '#domain/result.ts';
import { canSaveContactDetails, canSaveJourney } from '#domain/trip/allowed.ts';
import { parseJourneyInput, withCallableContacts } from '#domain/trip/input/journey-input.ts';
import { phoneCountriesOf } from '#domain/trip/phone-countries.ts';
import { isBooked } from '#domain/trip/states.ts';
import { forCaller } from '#operations/trips/actor.ts';
import type { Refusal } from '#operations/trips/answer.ts';
import { type Applied, type ApplyContext, applyByReference, type NotApplied, type StaffsAct } from '#operations/trips/apply.ts';
import { quietly } from '#operations/trips/trip-effect.ts';
import { findTripByReference } from '#operations/trips/trip-store.ts';

export type CallersContacts = StaffsAct & {
  /** The contacts for the driver and the flight, as typed. */
  readonly input: unknown;
};

/** Saves the driver's contacts and the group's flight for a customer who calls, for a booking until its departure. */
export async function saveContactsForCaller(
  context: ApplyContext,
  { input, ...act }: CallersContacts,
): Promise<Result<Applied, readonly Refusal[] | NotApplied>> {
  const read = parseJourneyInput(input);
  if (!read.ok) return read;
  const known = await findTripByReference(context.db, act.reference);
  const event = known !== null && isBooked(known) ? 'journey-details' : 'contact-details';
  return await applyByReference<readonly Refusal[]>(context, {
    ...act,
    event,
    plan: (trip, now) => {
      const permission = event === 'journey-details' ? canSaveJourney(trip, now) : canSaveContactDetails(trip, now);
      if (!permission.allowed) return failure([{ field: 'form', code: permission.reason }]);
      const callable = withCallableContacts(read.value, phoneCountriesOf(trip));
      if (!callable.ok) return callable;
      const { flightNumber, firstContact, secondContact } = callable.value;
      const set = { group: { ...trip.group, flightNumber }, firstContact, secondContact };
      return success(quietly(event, { set, detail: forCaller }));
    },
  });
}
