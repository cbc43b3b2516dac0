import type { QuoteOption } from '#domain/pricing/quote/quote.ts';
import type { Trip } from './trip.ts';

/** The vehicles and price that the customer chose, or that the quote proposes; null without a price. */
export function findChosenOption({ quote }: Pick<Trip, 'quote'>): QuoteOption | null {
  return quote?.options.find(({ key }) => key === quote.chosen) ?? null;
}

/** The same for a trip that has a price. Throws a RangeError for one without. */
export function chosenOptionOf(trip: Pick<Trip, 'quote'>): QuoteOption {
  const option = findChosenOption(trip);
  if (option === null) throw new RangeError('A trip without a chosen price');
  return option;
}
