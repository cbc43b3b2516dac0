import { createBookedTrip } from '#api/testing/booked-trip.ts';
import { createSampleItinerary } from '#api/testing/sample-input.ts';
import { tripStates } from '#domain/trip/states.ts';

/** A list without filters. */
export const everything = { search: '', state: '', site: '', from: '', to: '', order: '', owner: '', held: '', page: 1 };

/** A booked trip, a request that waits for its price, and their references. */
export async function createWorld() {
  const world = await createBookedTrip();
  const { travel } = await world.asking.requestQuote({ itinerary: createSampleItinerary({ wheelchairPlaces: '9', passengers: '40' }) });
  const rows = await world.db.selectFrom('trips').select(['reference', 'status']).execute();
  const booked = rows.find(({ status }) => status === tripStates.booked.status)?.reference ?? '';
  return { ...world, booked, request: travel?.reference ?? '', personReasons: travel?.personReasons ?? [] };
}
