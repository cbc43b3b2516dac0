import { type LoaderFunctionArgs, redirect } from 'react-router';
import { pathTo } from '#domain/sites/links.ts';
import { getSite } from '#domain/sites/registry.ts';
import { loadTrip, type TripData } from '../shared/state/load-trip.ts';
import { sendToOverview } from '../shared/state/send-to-overview.ts';
import { type Choice, hasContactDetails } from '../shared/state/travel.ts';
import { tripLink } from '../shared/state/trip-link.ts';

export type CheckPageData = TripData & {
  readonly choice: Choice;
  /** Made with the page: the same order sent twice is one booking. */
  readonly idempotencyKey: string;
};

/** Step 3; without a price or without the contact details it is too early for it. */
export async function loadCheckPage(args: LoaderFunctionArgs): Promise<CheckPageData> {
  const { page, data } = await loadTrip(args, { page: 'check-itinerary' });
  const { choice, travel } = data;
  if (choice === null || !travel.canAccept.allowed) throw sendToOverview(data, args);
  if (!hasContactDetails(travel)) {
    const address = pathTo({ site: getSite(page.site), language: page.language }, tripLink(data, 'contact-details'));
    throw redirect(address + args.url.search);
  }
  return { ...data, choice, idempotencyKey: crypto.randomUUID() };
}
