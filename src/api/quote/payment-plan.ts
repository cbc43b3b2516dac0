import { todayIn } from '#domain/calendar/zoned.ts';
import type { Itinerary } from '#domain/itinerary/itinerary.ts';
import type { PaymentTerms } from '#domain/pricing/rates/terms-tables.ts';
import type { PaymentMethod } from '#domain/trip/trip.ts';
import { planPayments } from '#operations/payments/rules/payment-terms.ts';

export type PaymentFacts = {
  readonly terms: PaymentTerms;
  readonly itinerary: Itinerary;
  readonly method: PaymentMethod;
  /** Instant of the booking; before there is one, of the request. */
  readonly bookedAt: string;
};

/** When what would be paid: the plan of the invoice for a booking at that time. */
export function createPaymentPlan({ terms, itinerary, totalCents, method, bookedAt }: PaymentFacts & { readonly totalCents: number }) {
  const dates = itinerary.stops.flatMap(({ departure }) => departure?.date ?? []);
  const issuedOn = todayIn(itinerary.stops[0]?.place.timeZone ?? 'UTC', bookedAt);
  const startsOn = dates[0] ?? issuedOn;
  return planPayments({ terms, totalCents, method, issuedOn, startsOn, endsOn: dates.at(-1) ?? startsOn });
}
