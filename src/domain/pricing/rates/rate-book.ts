import * as v from 'valibot';
import type { Immutable } from '../../immutable.ts';
import { depotTableSchema } from './depot-table.ts';
import { extraPricesSchema } from './extra-prices.ts';
import { leadTimesSchema } from './lead-times.ts';
import { passageTableSchema } from './passage-table.ts';
import { rateCardSchema } from './rate-card.ts';
import { cancellationTermsSchema, paymentTermsSchema, type QuoteTerms } from './terms-tables.ts';
import { tollChargesSchema } from './toll-charges.ts';

/** The tables of a rate book, each stated once: what a file, a row of the database or a form of ours holds is read by these. */
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
/** TypeScript does not follow `Object.keys`. */
export const rateTableNames = Object.keys(rateTables) as readonly RateTable[];

export const rateBookSchema = v.object({
  /** From when it holds, and a print of its figures, such as `2026-01-01 3f9a1c2e`: each quote keeps the one that priced it. */
  version: v.string(),
  /** A day `YYYY-MM-DD`, from its first moment in UTC on, or an instant (ISO 8601 UTC). */
  validFrom: v.string(),
  ...rateTables,
});
/** Everything that a price is made of and that our own people set, as it holds from a day on until the next book. */
export type RateBook = Immutable<v.InferOutput<typeof rateBookSchema>>;

/**
 * The book for a quote made at an instant (ISO 8601 UTC): the price that a customer was shown never changes with a later one. One before
 * all of them gets the first: a trip of the past is only ever looked at, never sold. Null where there is no book.
 */
export function chooseRateBook<Book extends Pick<RateBook, 'validFrom'>>(books: readonly Book[], at: string): Book | null {
  // A day sorts before every instant of it.
  const sorted = books.toSorted((first, second) => (first.validFrom < second.validFrom ? -1 : 1));
  return sorted.findLast(({ validFrom }) => validFrom <= at) ?? sorted[0] ?? null;
}

/** What a quote by this book offers beside its price. */
export function termsOf({ version, payment, cancellation }: Pick<RateBook, 'version' | 'payment' | 'cancellation'>): QuoteTerms {
  const { source: _paid, ...paymentTerms } = payment;
  const { source: _cancelled, ...cancellationTerms } = cancellation;
  return { version, payment: paymentTerms, cancellation: cancellationTerms };
}
