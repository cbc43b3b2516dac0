import { type LoaderFunctionArgs, redirect } from 'react-router';
import { pathTo } from '#domain/sites/links.ts';
import { getSite } from '#domain/sites/registry.ts';
import { PaymentWaysDocument, type PaymentWaysQuery } from '../../../api/generated/operations.ts';
import { throwTripAway } from '../../../page-loader.ts';
import type { PageRequest } from '../../../request-context.ts';
import { loadTrip, type TripData } from '../shared/state/load-trip.ts';
import { sendToOverview } from '../shared/state/send-to-overview.ts';
import { type Choice, hasContactDetails } from '../shared/state/travel.ts';
import { tripLink } from '../shared/state/trip-link.ts';

/** The ways to pay, with what would be due when by them. */
export type PaymentWays = {
  readonly methods: readonly string[];
  /** The summary invoice that the trip goes on if it is paid afterwards; null for an invoice of its own. */
  readonly summaryPlan: NonNullable<PaymentWaysQuery['getTravel']>['summaryPlan'];
  readonly plans: NonNullable<NonNullable<PaymentWaysQuery['getTravel']>['choice']>;
};

export type CheckPageData = TripData & {
  readonly choice: Choice;
  readonly ways: PaymentWays;
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
  const ways = await loadWays(page, { id: travel.id, option: choice.key });
  return { ...data, choice, ways, idempotencyKey: crypto.randomUUID() };
}

async function loadWays({ api, reportError }: PageRequest, trip: { readonly id: string; readonly option: string }): Promise<PaymentWays> {
  try {
    const { getTravel } = await api.execute(PaymentWaysDocument, trip);
    const plans = getTravel?.choice ?? { inParts: [], afterwards: [] };
    return { methods: getTravel?.paymentMethods ?? [], summaryPlan: getTravel?.summaryPlan ?? null, plans };
  } catch (error) {
    reportError(error, 'Unable to getTravel');
    return throwTripAway();
  }
}
