import { todayIn } from '#domain/calendar/zoned.ts';
import type { FlowKey, FlowPage } from '#domain/sites/flows.ts';
import { isBooked, isCancelled, isDeclined, isDone, isExpired, type TripState } from './states.ts';

/** Every page of every flow; {@link FlowPage} lists which flow has which. */
export type TripPage = FlowPage<FlowKey>;

export type ViewInput = {
  readonly flow: FlowKey;
  readonly page: TripPage;
  /** Null if the trip is missing or failed to load. `firstDate` is the local date (`YYYY-MM-DD`) of the stop with sequence 0. */
  readonly trip: (TripState & { readonly firstDate: string; readonly timeZone: string }) | null;
  /** Whether the visitor may receive the key of the trip's booking. */
  readonly knowsBooking: boolean;
  /** Instant, ISO 8601 UTC. */
  readonly now: string;
  readonly statusCode: number;
};

export type View =
  | { readonly kind: 'error' }
  | { readonly kind: 'trip-not-found' }
  /** To the page's own address (docs/specification.md#redirect-views), which may be in another flow. */
  | { readonly kind: 'redirect'; readonly flow: FlowKey; readonly to: TripPage }
  | { readonly kind: 'page'; readonly stepsBlocked: boolean };

/**
 * What a flow page shows (docs/specification.md#view-rules). The first rule that applies, in this order:
 * 1. a status code other than 200 is the error page;
 * 2. a trip that is missing or expired is trip-not-found, and so is one in the my-quote flow whose first date is before today in
 * `timeZone`, the zone of the trip's country (docs/specification.md#dates). But old quote links of a booked trip that is under way or over
 * lead to the booking if the visitor may receive its key;
 * 3. in the quote flows a booked trip goes to quote success and a declined one to quote canceled; in the booking flows a declined or
 * cancelled one goes to booking canceled;
 * 4. the page; on success its step indicator is blocked once the trip is booked.
 *
 * The order decides if two rules apply: a booked trip of the past is trip-not-found in my-quote for visitors who may not receive its
 * booking, the success page included; /my-booking still shows it. "Quote success" and "quote canceled" are pages of my-quote only (rules 2
 * and 3 name only those), so /quote leads on to /my-quote and meets the past-date rule there. Direct booking has its own success page and
 * shares the canceled page of my-quote.
 *
 * On sites whose booking cancel and canceled pages share one address (fr, es, frBE), call this with `canceled`: with `cancel` that address
 * would redirect to itself. The search form of /direct-booking has no trip and does not use this function.
 */
export function viewOf({ flow, page, trip, knowsBooking, now, statusCode }: ViewInput): View {
  if (statusCode !== 200) return { kind: 'error' };
  if (trip === null || isExpired(trip)) return { kind: 'trip-not-found' };
  const isPast = trip.firstDate < todayIn(trip.timeZone, now);
  const isQuoteFlow = flow === 'quote' || flow === 'my-quote';
  if (isPast && isQuoteFlow && wasBooked(trip) && knowsBooking) return { kind: 'redirect', flow: 'my-booking', to: 'overview' };
  if (isPast && flow === 'my-quote') return { kind: 'trip-not-found' };
  const target = isBookingFlow(flow) ? bookingTargetOf(flow, trip) : quoteTargetOf(flow, trip);
  if (target && (target.flow !== flow || target.to !== page)) return { kind: 'redirect', ...target };
  return { kind: 'page', stepsBlocked: page === 'success' && wasBooked(trip) };
}

type Target = { readonly flow: FlowKey; readonly to: TripPage };

function isBookingFlow(flow: FlowKey): flow is 'booking' | 'my-booking' {
  return flow === 'booking' || flow === 'my-booking';
}

function bookingTargetOf(flow: FlowKey, trip: TripState): Target | null {
  return isDeclined(trip) || isCancelled(trip) ? { flow, to: 'canceled' } : null;
}

/** Rule 2 also applies after the trip: a driven trip has no steps left. */
function wasBooked(trip: TripState): boolean {
  return isBooked(trip) || isDone(trip);
}

function quoteTargetOf(flow: FlowKey, trip: TripState): Target | null {
  if (wasBooked(trip)) return { flow: flow === 'direct-booking' ? flow : 'my-quote', to: 'success' };
  if (isDeclined(trip)) return { flow: 'my-quote', to: 'canceled' };
  return null;
}
