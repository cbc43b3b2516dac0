import type { Quote } from './quote.ts';

/** The lowest total of the quote's options, VAT included, in cents: `lowestFullPrice` of a travel (specification 3). */
export function getLowestTotalCents({ options }: Quote): number {
  return Math.min(...options.map(({ totalCents }) => totalCents));
}
