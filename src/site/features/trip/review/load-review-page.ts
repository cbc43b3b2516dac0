import { type LoaderFunctionArgs, redirect } from 'react-router';
import { pathTo } from '#domain/sites/links.ts';
import { getSite } from '#domain/sites/registry.ts';
import { linkInFlow } from '../shared/state/flow-links.ts';
import { loadTrip, type TripData } from '../shared/state/load-trip.ts';

/** A trip to be reviewed. It needs the booking's own key; a quote's key leads to it. */
export async function loadReviewPage(args: LoaderFunctionArgs): Promise<TripData> {
  const { page, data } = await loadTrip(args, { page: 'review' });
  const { id, bookingId } = data.travel;
  if (bookingId !== null && bookingId !== id) {
    const address = pathTo({ site: getSite(page.site), language: page.language }, linkInFlow(data.flow, bookingId, 'review'));
    throw redirect(address + args.url.search);
  }
  return data;
}
