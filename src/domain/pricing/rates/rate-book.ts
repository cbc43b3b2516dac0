import * as v from 'valibot';
import type { Immutable } from '../../immutable.ts';
import type { AgreedRates } from './agreed-rates.ts';
import { depotTableSchema } from './depot-table.ts';
import { extraPricesSchema } from './extra-prices.ts';
import { leadTimesSchema } from './lead-times.ts';
import { passageTableSchema } from './passage-table.ts';
import { rateCardSchema } from './rate-card.ts';
import { cancellationTermsSchema, paymentTermsSchema, type QuoteTerms } from './terms-tables.ts';
import { tollChargesSchema } from './toll-charges.ts';

/** The tables of a rate book, each defined once: they read files, database rows and forms. */
export const rateTables = {
  card: rateCardSchema,
  depots: depotTableSchema,
  tolls: tollChargesSchema,
  extras: extraPricesSchema,
  leadTimes: leadTimesSchema,
  passages: passageTableSchema,
  payment: paymentTermsSchema,
  cancellation: cancellationTermsSchema,
} as const;
export type RateTable = keyof typeof rateTables;
/** `Object.keys` does not keep key types. */
export const rateTableNames = Object.keys(rateTables) as readonly RateTable[];

export const rateBookSchema = v.object({
  /** The start of validity and a hash of the figures, such as `2026-01-01 3f9a1c2e`. Each quote stores the version that priced it. */
  version: v.string(),
  /** A day `YYYY-MM-DD`, from 00:00 UTC, or an instant (ISO 8601 UTC). */
  validFrom: v.string(),
  ...rateTables,
});
/** All our own figures that determine a price, in force from a day until the next book. */
export type RateBook = Immutable<v.InferOutput<typeof rateBookSchema>> & {
  /** What a customer agreed in place of the card's rates; absent for everybody else. */
  readonly agreed?: readonly AgreedRates[];
};

/**
 * The book for a quote made at an instant (ISO 8601 UTC), so that a later book never changes a price that a customer saw. An instant before
 * all books gets the first: past trips are only looked at, never sold. Null if there is no book.
 */
export function chooseRateBook<Book extends Pick<RateBook, 'validFrom'>>(books: readonly Book[], at: string): Book | null {
  // As text, a day sorts before every instant of it.
  const sorted = books.toSorted((first, second) => (first.validFrom < second.validFrom ? -1 : 1));
  return sorted.findLast(({ validFrom }) => validFrom <= at) ?? sorted[0] ?? null;
}

/** The terms of a quote by this book. */
export function termsOf({ version, payment, cancellation }: Pick<RateBook, 'version' | 'payment' | 'cancellation'>): QuoteTerms {
  const { source: _paid, ...paymentTerms } = payment;
  const { source: _cancelled, ...cancellationTerms } = cancellation;
  return { version, payment: paymentTerms, cancellation: cancellationTerms };
}
