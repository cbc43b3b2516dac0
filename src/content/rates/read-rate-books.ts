import * as v from 'valibot';
import { type RateBook, rateBookSchema } from '#domain/pricing/rates/rate-book.ts';
import { ratesFolder } from './create-rate-rows.ts';

const kindSchema = v.object({ kind: v.string() });
const rowSchema = v.object({ document: rateBookSchema });

/** Whether a stored row is a rate book and not a text of the site. */
export function isRateRow(row: unknown): boolean {
  return v.is(kindSchema, row) && row.kind === ratesFolder;
}

/** The rate books among stored rows, and why others cannot be read. A book is complete or is left out. */
export function readRateBooks(rows: readonly unknown[]): { readonly books: readonly RateBook[]; readonly problems: readonly string[] } {
  const parsed = rows.filter(isRateRow).map((row) => v.safeParse(rowSchema, row));
  return {
    books: parsed.flatMap((row) => (row.success ? [row.output.document] : [])),
    problems: parsed.flatMap((row) => (row.success ? [] : [`${v.getDotPath(row.issues[0])}: ${row.issues[0].message}`])),
  };
}
