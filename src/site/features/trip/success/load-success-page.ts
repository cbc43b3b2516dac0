import type { LoaderFunctionArgs } from 'react-router';
import { nameOfState } from '#domain/trip/states.ts';
import type { PageRequest } from '../../../request-context.ts';
import { readBookingCookie } from '../shared/state/booking-cookie.ts';
import { findTravel, loadTrip, type TripData } from '../shared/state/load-trip.ts';

/** All that a browser is given of a booking that was ordered in another one: nothing of the customer, the trip and the price. */
export type BookedElsewhereData = Pick<TripData, 'tripShell'> & {
  readonly bookedElsewhere: { readonly reference: string; readonly country: string; readonly isCancelled: boolean };
};

/** The page after the order; for the browser that ordered with the booking's own key, for others no more than that it is booked. */
export async function loadSuccessPage(args: LoaderFunctionArgs): Promise<TripData | BookedElsewhereData> {
  const { page, data } = await loadTrip(args, { page: 'success' });
  const key = readBookingCookie(args.request);
  const { travel } = data;
  if (travel.bookedAt === null) return data;
  const own = travel.bookingId !== null || key === null ? null : await findOwnBooking(page, { key, quoteId: travel.quoteId });
  // The address keeps the quote's key: the booking's must not lie in the history of a shared computer.
  const shown = own === null ? data : { ...data, travel: { ...own, id: travel.id } };
  return shown.travel.bookingId === null ? showBookedElsewhere(data) : shown;
}

/** The key of the booking that this browser ordered by a quote, or null: the quote's key alone opens nothing. */
export async function findOrderedBooking(page: PageRequest, { request, quoteId }: { readonly request: Request; readonly quoteId: string }) {
  const key = readBookingCookie(request);
  return key === null || (await findOwnBooking(page, { key, quoteId })) === null ? null : key;
}

function showBookedElsewhere({ travel, tripShell }: TripData): BookedElsewhereData {
  const { reference, country } = travel;
  return { tripShell, bookedElsewhere: { reference, country, isCancelled: nameOfState(travel) === 'cancelled' } };
}

async function findOwnBooking(page: PageRequest, { key, quoteId }: { readonly key: string; readonly quoteId: string }) {
  const found = await findTravel(page, { id: key, option: null, withPicture: false });
  if (found === null || found.quoteId !== quoteId) return null;
  const { choice: _choice, ...travel } = found;
  return travel;
}
