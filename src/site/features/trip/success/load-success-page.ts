import type { LoaderFunctionArgs } from 'react-router';
import type { PageRequest } from '../../../request-context.ts';
import { type Account, loadAccount } from '../documents/load-account.ts';
import { readBookingCookie } from '../shared/state/booking-cookie.ts';
import { findTravel, loadTrip, type TripData } from '../shared/state/load-trip.ts';

export type SuccessData = TripData & {
  /** What is to be paid; null where that cannot be read now, and for whoever did not order. */ readonly account: Account | null;
};

/** The page after the order; for the browser that ordered with the booking's own key, for others without. */
export async function loadSuccessPage(args: LoaderFunctionArgs): Promise<SuccessData> {
  const { page, data } = await loadTrip(args, { page: 'success' });
  const key = readBookingCookie(args.request);
  const { travel } = data;
  if (travel.bookedAt === null) return { ...data, account: null };
  const own = travel.bookingId !== null || key === null ? null : await findOwnBooking(page, { key, quoteId: travel.quoteId });
  // The address keeps the quote's key: the booking's must not lie in the history of a shared computer.
  const shown = own === null ? data : { ...data, travel: { ...own, id: travel.id } };
  const { bookingId } = shown.travel;
  return { ...shown, account: bookingId === null ? null : await loadAccount(page, bookingId) };
}

async function findOwnBooking(page: PageRequest, { key, quoteId }: { readonly key: string; readonly quoteId: string }) {
  const found = await findTravel(page, { id: key, option: null, withPicture: false });
  if (found === null || found.quoteId !== quoteId) return null;
  const { choice: _choice, ...travel } = found;
  return travel;
}
