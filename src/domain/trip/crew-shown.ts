import { addHours, compareInstants } from '#domain/calendar/instant.ts';
import { firstDepartureInstant } from '#domain/itinerary/instants.ts';
import type { Trip } from './trip.ts';

const hoursAhead = 24;

/** Whether crew and coach are shown at an instant: from a day before the first departure. Before that, others may still be planned. */
export function isCrewShown({ itinerary }: Pick<Trip, 'itinerary'>, now: string): boolean {
  return compareInstants(addHours(now, hoursAhead), firstDepartureInstant(itinerary)) >= 0;
}
