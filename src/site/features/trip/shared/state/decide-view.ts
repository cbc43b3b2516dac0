import type { FlowKey } from '#domain/sites/flows.ts';
import type { LinkPlace } from '#domain/sites/links.ts';
import { getTable } from '#domain/sites/table.ts';
import { isCancelled, isDeclined } from '#domain/trip/states.ts';
import { type TripPage, type View, viewOf } from '#domain/trip/view.ts';
import type { Travel } from './travel.ts';
import { parseTripState } from './trip-state.ts';

type ViewedTrip = Pick<Travel, 'status' | 'stage' | 'firstDate' | 'timeZone' | 'now' | 'bookingId'>;

type Input = { readonly flow: FlowKey; readonly page: TripPage; readonly travel: ViewedTrip | null; readonly place: LinkPlace };

/** What a trip's page shows. `page` is the page shown, which for a shared address may differ from the requested one. */
export function decideView({ flow, page, travel, place }: Input): { readonly view: View; readonly page: TripPage } {
  const state = travel === null ? null : parseTripState(travel);
  if (travel === null || state === null) return { view: { kind: 'trip-not-found' }, page };
  const over = isCancelled(state) || isDeclined(state);
  const shown = page === 'cancel' && over && sharesCancel(flow, place) ? 'canceled' : page;
  const trip = { ...state, firstDate: travel.firstDate, timeZone: travel.timeZone };
  const knowsBooking = travel.bookingId !== null;
  return { view: viewOf({ flow, page: shown, trip, knowsBooking, now: travel.now, statusCode: 200 }), page: shown };
}

/** French and Spanish show a cancelled booking at the address where it is cancelled (docs/specification.md#flow-addresses). */
function sharesCancel(flow: FlowKey, { site, language }: LinkPlace): boolean {
  return (flow === 'booking' || flow === 'my-booking') && getTable(site, language).bookingCanceled === 'cancel';
}
