import type { Trip } from '#domain/trip/trip.ts';
import type { DuePayment } from '#operations/invoices/rules/invoice.ts';
import { paymentTermsOf, planPayments } from './payment-terms.ts';

type Planned = Pick<Trip, 'itinerary' | 'invoice' | 'cancelation' | 'quote'>;

export type TripPaymentsInput = {
  readonly trip: Planned;
  readonly totalCents: number;
  /** Invoice date, `YYYY-MM-DD`. */
  readonly issuedOn: string;
  /** When the customer's summary invoice with this trip is due, `YYYY-MM-DD`; absent: the trip has an invoice of its own. */
  readonly summaryDueOn?: string | undefined;
};

/**
 * The first and the last date of departure, `YYYY-MM-DD`, in the time zones of the stops. Throws a RangeError for a trip without a
 * departure.
 */
export function serviceDaysOf({ itinerary }: Pick<Trip, 'itinerary'>): { readonly startsOn: string; readonly endsOn: string } {
  const dates = itinerary.stops.flatMap(({ departure }) => (departure ? [departure.date] : []));
  const [startsOn, endsOn] = [dates[0], dates.at(-1)];
  if (startsOn === undefined || endsOn === undefined) throw new RangeError('A trip without a first departure');
  return { startsOn, endsOn };
}

/** The due dates and amounts of an invoice of that date. A cancellation fee is due at once, because the trip's dates no longer matter. */
export function planTripPayments({ trip, totalCents, issuedOn, summaryDueOn }: TripPaymentsInput): readonly DuePayment[] {
  if (summaryDueOn !== undefined) return [{ part: 'whole', dueOn: summaryDueOn, amountCents: totalCents }];
  const days = trip.cancelation === null ? serviceDaysOf(trip) : { startsOn: issuedOn, endsOn: issuedOn };
  const method = trip.invoice?.paymentMethod ?? 'bank-transfer';
  return planPayments({ ...days, terms: paymentTermsOf(trip.quote), totalCents, method, issuedOn });
}
