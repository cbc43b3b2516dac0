import { readShippedRates } from '#content/testing/read-shipped-rates.ts';
import { chooseRateBook, type RateBook } from '../rates/rate-book.ts';

const books = await readShippedRates();

/** The rate book that we ship, in force on a date (`YYYY-MM-DD`), for tests set in November 2026. */
export function houseBook(date = '2026-11-22'): RateBook {
  const book = chooseRateBook(books, date);
  if (book === null) throw new Error('We ship no rate book');
  return book;
}

/** The same as a port: the rate book at an instant. */
export function houseRates(at: string): RateBook {
  return houseBook(at.slice(0, 10));
}
