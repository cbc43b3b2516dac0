import { success } from '#domain/result.ts';
import { canSaveJourney } from '#domain/trip/allowed.ts';
import { parseJourneyInput } from '#domain/trip/input/journey-input.ts';
import type { Travel } from '#operations/duties/travel.ts';
import { type Answer, refuse } from '#operations/trips/answer.ts';
import { type ApplyContext, applyByKey } from '#operations/trips/apply.ts';
import { quietly } from '#operations/trips/trip-effect.ts';

export type JourneyChange = { readonly idempotencyKey: string; readonly id: string; readonly input: unknown };

/** Keeps the flight and the contacts of the day, until departure. */
export async function saveJourneyDetails(context: ApplyContext, { idempotencyKey, id, input }: JourneyChange): Promise<Answer<Travel>> {
  const journey = parseJourneyInput(input);
  if (!journey.ok) return journey;
  const { flightNumber, firstContact, secondContact } = journey.value;
  return await applyByKey(context, {
    id,
    request: { operation: 'saveJourneyDetails', idempotencyKey, input: journey.value },
    plan: (trip, now) => {
      const permission = canSaveJourney(trip, now);
      if (!permission.allowed) return refuse(permission.reason);
      return success(quietly('journey-details', { set: { group: { ...trip.group, flightNumber }, firstContact, secondContact } }));
    },
  });
}
