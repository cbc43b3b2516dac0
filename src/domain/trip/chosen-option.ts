import type { QuoteOption } from '#domain/pricing/quote/quote.ts';
import type { Trip } from './trip.ts';

/** The vehicles and price that the customer chose, or that the quote proposes; null while there is no price. */
export function findChosenOption({ quote }: Pick<Trip, 'quote'>): QuoteOption | null {
  return quote?.options.find(({ key }) => key === quote.chosen) ?? null;
}

/** The same of a trip that has a price. Throws a RangeError for one that has none. */
export function chosenOptionOf(trip: Pick<Trip, 'quote'>): QuoteOption {
  const option = findChosenOption(trip);
  if (option === null) throw new RangeError('A trip without a chosen price');
  return option;
}
