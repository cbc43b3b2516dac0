import type { Quote } from './quote.ts';

/** The lowest total of the quote's options, VAT included, in cents: `lowestFullPrice` of a travel (docs/specification.md#entities). */
export function getLowestTotalCents({ options }: Quote): number {
  return Math.min(...options.map(({ totalCents }) => totalCents));
}
