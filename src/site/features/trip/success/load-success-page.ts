import type { LoaderFunctionArgs } from 'react-router';
import type { PageRequest } from '../../../request-context.ts';
import { readBookingCookie } from '../shared/booking-cookie.ts';
import { findTravel, loadTrip, type TripData } from '../shared/load-trip.ts';

/** The page after the order; for the browser that ordered with the booking's own key, for others without. */
export async function loadSuccessPage(args: LoaderFunctionArgs): Promise<TripData> {
  const { page, data } = await loadTrip(args, { page: 'success' });
  const key = readBookingCookie(args.request);
  const { travel } = data;
  if (travel.bookedAt === null || travel.bookingId !== null || key === null) return data;
  const own = await findOwnBooking(page, { key, quoteId: travel.quoteId });
  // The address keeps the quote's key: the booking's must not lie in the history of a shared computer.
  return own === null ? data : { ...data, travel: { ...own, id: travel.id } };
}

async function findOwnBooking(page: PageRequest, { key, quoteId }: { readonly key: string; readonly quoteId: string }) {
  const found = await findTravel(page, { id: key, option: null, withPicture: false });
  if (found === null || found.quoteId !== quoteId) return null;
  const { choice: _choice, ...travel } = found;
  return travel;
}
