import { todayIn } from '#domain/calendar/zoned.ts';
import { shorten } from '#domain/input/clean-text.ts';
import { accuracyOf } from '#domain/itinerary/accuracy.ts';
import { countChildSeats } from '#domain/itinerary/group.ts';
import type { Stop } from '#domain/itinerary/itinerary.ts';
import { namesZone } from '#domain/itinerary/names-zone.ts';
import { placeLinesOf } from '#domain/itinerary/place-lines.ts';
import { type TimedStop, timeStops } from '#domain/itinerary/timed-stops.ts';
import { stopTimesOf } from '#domain/pricing/quote/crew-plan.ts';
import type { QuoteOption } from '#domain/pricing/quote/quote.ts';
import { sumOwedVat } from '#domain/pricing/vat/shift-vat.ts';
import { getSite } from '#domain/sites/registry.ts';
import { chosenOptionOf } from '#domain/trip/chosen-option.ts';
import { type DescribedPart, listParts } from '#domain/trip/list-parts.ts';
import { listOrdered, type OrderedItem } from '#domain/trip/ordered.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { tripEndsOf } from '#domain/trip/trip-ends.ts';
import { getInvoiceSeller } from '#operations/invoices/rules/create-invoice.ts';
import { planTripPayments } from '#operations/payments/rules/trip-payments.ts';
import type { SummaryPlan } from '#operations/summary-invoices/rules/plan-summary.ts';
import type { PaymentSnapshot, PriceSnapshot, TripSnapshot } from './messages.ts';

export function tripSnapshotOf(trip: Trip): TripSnapshot {
  const parts = listParts(trip);
  const timed = timeStops(trip.itinerary.stops, stopTimesOf(trip.quote));
  const [clockChange] = timed.flatMap((stop) => stop.clockChange ?? []);
  return {
    ...routeOf(trip),
    stops: timed.flatMap((times, index) => {
      const stop = trip.itinerary.stops[index];
      return stop === undefined ? [] : [stopSnapshotOf(stop, times)];
    }),
    passengers: trip.group.passengers,
    ...(countChildSeats(trip.group) === 0 ? {} : { childSeats: childSeatsOf(trip.group) }),
    ordered: listOrdered(trip).map(orderedSnapshotOf),
    ...(parts.length === 0 ? {} : { parts: parts.map(partSnapshotOf) }),
    ...(clockChange === undefined ? {} : { clockChange: { ...clockChange } }),
    ...(namesZone(trip.site, trip.itinerary) ? { namesZone: true as const } : {}),
  };
}

function orderedSnapshotOf({ codes, ...item }: OrderedItem) {
  return { ...item, codes: [...codes] };
}

function partSnapshotOf({ passengers, boards, returns, arrives, vehicles }: DescribedPart) {
  const moments = { returns: returns && { ...returns }, arrives: arrives && { ...arrives } };
  return { passengers, boards: boards && { ...boards }, ...moments, vehicles: [...vehicles] };
}

function childSeatsOf({ babySeats, childSeats, boosterSeats }: Trip['group']) {
  return { babySeats, childSeats, boosterSeats };
}

/** A trip in one line. */
export function routeOf(trip: Trip): Pick<TripSnapshot, 'reference' | 'from' | 'to' | 'date'> {
  const { stops } = trip.itinerary;
  const departure = stops[0]?.departure;
  if (departure == null) throw new RangeError('A trip without a first departure');
  const { from, to } = tripEndsOf(stops);
  return { reference: trip.reference, from: shorten(from), to: shorten(to), date: departure.date };
}

export function priceSnapshotOf({ vehicles, vat, netCents, vatCents, totalCents }: QuoteOption): PriceSnapshot {
  const owedVatCents = sumOwedVat(vat);
  return { vehicles: [...vehicles], netCents, vatCents, totalCents, ...(owedVatCents === 0 ? {} : { owedVatCents }) };
}

type Asking = {
  /** Instant of the order or of the invoice. */
  readonly at: string;
  readonly isInvoiced: boolean;
  /** The summary invoice that the trip goes on; null or absent for an invoice of its own. */
  readonly summary?: SummaryPlan | null | undefined;
};

/** What is due for a booking, as on its invoice of that day. */
export function paymentSnapshotOf(trip: Trip, { at, isInvoiced, summary }: Asking): PaymentSnapshot {
  const { legalName, iban } = getInvoiceSeller(trip.site);
  const issuedOn = todayIn(getSite(trip.site).timeZone, at);
  const due = planTripPayments({ trip, totalCents: chosenOptionOf(trip).totalCents, issuedOn, summaryDueOn: summary?.dueOn });
  return {
    method: trip.invoice?.paymentMethod ?? 'bank-transfer',
    due: due.map(({ part, dueOn, amountCents }) => ({ part, dueOn, amountCents })),
    transfer: isInvoiced ? { name: legalName, iban, reference: trip.reference } : null,
    ...(summary ? { summary: { ...summary } } : {}),
  };
}

function stopSnapshotOf({ place, departure }: Stop, times: TimedStop): TripSnapshot['stops'][number] {
  const { name, address } = placeLinesOf(place, '');
  const left = departure === null ? null : { ...departure };
  const known = accuracyOf(place);
  const whereabouts = { ...known, town: shorten(place.town), zip: shorten(place.zip) };
  return {
    ...{ place: name, detail: address.join(', '), departure: left },
    ...(known.precision === 'point' ? {} : { whereabouts }),
    ...expectedOf(times),
  };
}

function expectedOf({ arrival, arriveBy, ...times }: TimedStop): Pick<TripSnapshot['stops'][number], 'expected'> {
  if (arrival === null) return {};
  const { driveMinutes, breakMinutes, waitMinutes, isBack } = times;
  const limit = arriveBy === null ? {} : { arriveBy: { ...arriveBy } };
  return { expected: { arrival: { ...arrival }, ...limit, driveMinutes, breakMinutes, waitMinutes, isBack } };
}
