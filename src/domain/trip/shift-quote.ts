import type { Quote, QuoteOption } from '#domain/pricing/quote/quote.ts';
import { shiftPrice, type VatParties } from '#domain/pricing/vat/shift-vat.ts';
import { companies } from '#domain/sites/brand.ts';
import type { Trip } from './trip.ts';

/** The facts that identify seller, buyer and date of a trip. */
export type SoldTrip = Pick<Trip, 'site' | 'invoice' | 'itinerary'>;

export function vatPartiesOf({ site, invoice, itinerary }: SoldTrip): VatParties {
  return { seller: companies[site].country, buyer: invoice, day: itinerary.stops[0]?.departure?.date ?? '' };
}

/** An option of a trip's quote at the customer's price: without the VAT that a business owes itself. */
export function shiftOption(option: QuoteOption, trip: SoldTrip): QuoteOption {
  return shiftPrice(option, vatPartiesOf(trip));
}

/** All options of a quote at the price for the invoice's recipient. */
export function shiftQuote(quote: Quote, trip: SoldTrip): Quote {
  return { ...quote, options: quote.options.map((option) => shiftOption(option, trip)) };
}
