import type { RateBook } from '#domain/pricing/rates/rate-book.ts';
import { createRateRows, ratesFolder } from '../rates/create-rate-rows.ts';
import { readRateBooks } from '../rates/read-rate-books.ts';
import { readSourceFiles } from '../source-files.ts';

/** The rate books that we ship; throws if they are invalid. */
export async function readShippedRates(): Promise<readonly RateBook[]> {
  const { files } = await readSourceFiles(`content/${ratesFolder}`);
  const { rows, issues } = createRateRows(files.map(({ path, fields }) => ({ path: `${ratesFolder}/${path}`, fields })));
  if (issues.length > 0) throw new Error(issues.map(({ file, field, message }) => `${file} ${field} ${message}`).join('\n'));
  return readRateBooks(rows).books;
}
