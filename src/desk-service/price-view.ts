import { daysOfTrip } from '#domain/itinerary/travel-days.ts';
import { findMargin } from '#domain/pricing/cost/trip-cost.ts';
import { percentBelow } from '#domain/pricing/quote/lined-quote.ts';
import type { Quote, QuoteOption } from '#domain/pricing/quote/quote.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { PriceProposal } from '#operations/quotes/price-proposal-store.ts';
import { may, type SignedIn } from '#operations/staff/signed-in.ts';

/** A price that waits for a second person, as the caller sees it. */
export function describeProposal(proposal: PriceProposal, signedIn: SignedIn) {
  const { memberName, reason, at, totalCents, memberId } = proposal;
  const mayApprove = may(signedIn, 'approve-prices') && memberId !== signedIn.member.id;
  return { memberName, reason, at, totalCents, percentBelow: percentBelow(proposal), mayApprove };
}

/** A choice of vehicles with its price, line by line. */
export function describePriced(option: QuoteOption) {
  const { key, vehicles, seats, lines, vat, netCents, totalCents, crew } = option;
  return {
    ...{ key, seats, netCents, totalCents, drivers: crew.drivers, vehicles: [...vehicles] },
    lines: lines.map(({ kind, vehicle, quantity, unit, unitCents, amountCents, included, reason }) => ({
      ...{ kind, vehicle, quantity, unit, unitCents, amountCents, included },
      reason:
        reason === undefined
          ? null
          : { key: reason.key, values: Object.entries(reason.values).map(([name, value]) => ({ name, value: String(value) })) },
    })),
    vat: vat.map(({ countryCode, ratePercent, vatCents }) => ({ countryCode, ratePercent, vatCents })),
  };
}

/** The margin of a price over the estimated costs of the trip. */
export function describeMargin({ itinerary, createdAt }: Pick<Trip, 'itinerary' | 'createdAt'>, quote: Quote, option: QuoteOption) {
  const { date, days } = daysOfTrip(itinerary) ?? { date: createdAt.slice(0, 10), days: 1 };
  return findMargin({ quote, option, days, date });
}
