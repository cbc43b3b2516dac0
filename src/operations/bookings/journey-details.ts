import { success } from '#domain/result.ts';
import { canSaveJourney } from '#domain/trip/allowed.ts';
import { parseJourneyInput, withCallableContacts } from '#domain/trip/input/journey-input.ts';
import { phoneCountriesOf } from '#domain/trip/phone-countries.ts';
import type { Travel } from '#operations/duties/travel.ts';
import { type Answer, refuse } from '#operations/trips/answer.ts';
import { type ApplyContext, applyByKey } from '#operations/trips/apply.ts';
import { quietly } from '#operations/trips/trip-effect.ts';

export type JourneyChange = {
  readonly idempotencyKey: string;
  readonly id: string;
  /** The version of the trip that the customer saw. */
  readonly version: number;
  readonly input: unknown;
};

/** Saves the flight and the contacts for the day, until departure. */
export async function saveJourneyDetails(
  context: ApplyContext,
  { idempotencyKey, id, version, input }: JourneyChange,
): Promise<Answer<Travel>> {
  const journey = parseJourneyInput(input);
  if (!journey.ok) return journey;
  return await applyByKey(context, {
    id,
    request: { operation: 'saveJourneyDetails', idempotencyKey, input: { ...journey.value, version } },
    version,
    plan: (trip, now) => {
      const permission = canSaveJourney(trip, now);
      if (!permission.allowed) return refuse(permission.reason);
      const read = withCallableContacts(journey.value, phoneCountriesOf(trip));
      if (!read.ok) return read;
      const { flightNumber, firstContact, secondContact } = read.value;
      return success(quietly('journey-details', { set: { group: { ...trip.group, flightNumber }, firstContact, secondContact } }));
    },
  });
}
