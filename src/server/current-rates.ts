import { chooseRateBook, type RateBook } from '#domain/pricing/rates/rate-book.ts';
import { Unavailable } from '#operations/trips/context.ts';

/** The rate book in force at an instant (ISO 8601 UTC), among those currently loaded. */
export function createCurrentRates(books: () => readonly RateBook[]): (at: string) => RateBook {
  return (at) => {
    const book = chooseRateBook(books(), at);
    if (book === null) throw new Unavailable('no rate book was read yet');
    return book;
  };
}
