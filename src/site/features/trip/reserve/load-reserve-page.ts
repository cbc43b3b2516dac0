import { type LoaderFunctionArgs, replace } from 'react-router';
import { pathTo } from '#domain/sites/links.ts';
import { getSite } from '#domain/sites/registry.ts';
import { ReservationOfferDocument } from '../../../api/generated/operations.ts';
import { linkInFlow } from '../shared/state/flow-links.ts';
import { loadTrip } from '../shared/state/load-trip.ts';
import type { Refusal } from '../shared/state/send-change.ts';
import type { ReserveValues } from './reserve-vehicles.ts';

/** A quote with what can be set aside now. A request leads to its own page: it has no vehicle yet. */
export async function loadReservePage(args: LoaderFunctionArgs) {
  const { page, data } = await loadTrip(args, { page: 'reserve' });
  const { flow, travel, choice } = data;
  const option = args.url.searchParams.get('option');
  const found = choice === null ? null : (await page.api.execute(ReservationOfferDocument, { id: travel.id, option })).getTravel;
  if (choice === null || found === null) {
    throw replace(pathTo({ site: getSite(page.site), language: page.language }, linkInFlow(flow, travel.id, 'overview')), 302);
  }
  return { ...data, choice, offer: found.reservationOffer, idempotencyKey: crypto.randomUUID() };
}

export type ReservePageData = Awaited<ReturnType<typeof loadReservePage>>;
/** The page, and what its form came back with. */
export type ReservePageProps = { readonly data: ReservePageData; readonly refusal: Refusal<ReserveValues> | undefined };
