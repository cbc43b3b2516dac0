import type { Work } from './queue.ts';

/** A kind of request, its share of all, and what one costs. */
export type RequestCost = Work & {
  readonly name: string;
  /** Of the processor of the database, in milliseconds. */
  readonly databaseMilliseconds: number;
  /** Bytes that leave, compressed. */
  readonly bytes: number;
};

/**
 * Shares: the mix of a good Monday (issue 44, 5), an assumption. Costs: processor time of the web process and the sizes of answers as
 * `npm run bench` and `docs/operating/performance.md` have them; a request and an order are charged with the whole time between two of them
 * (`npm run bench request-quote accept-quote`), half of it to the database.
 */
export const requestCosts: readonly RequestCost[] = [
  { name: 'kept page', share: 0.85, milliseconds: 0.06, databaseMilliseconds: 0, bytes: 10_300 },
  { name: 'preview of a price', share: 0.06, milliseconds: 5, databaseMilliseconds: 0, bytes: 4_000 },
  { name: 'page of a trip', share: 0.05, milliseconds: 10, databaseMilliseconds: 0.5, bytes: 15_000 },
  { name: 'call of an agency', share: 0.02, milliseconds: 5, databaseMilliseconds: 0.5, bytes: 2_000 },
  { name: 'paper', share: 0.01, milliseconds: 50, databaseMilliseconds: 0.5, bytes: 60_000 },
  { name: 'request or order', share: 0.01, milliseconds: 1.5, databaseMilliseconds: 1.5, bytes: 3_000 },
];

/** What a visit is, and how the day is divided: assumptions, to be replaced by the figures of one's own sites. */
export const visitPattern = {
  requestsAVisit: 5,
  /** Of the requests of a day, those of its busiest hour. */
  busiestHour: 0.1,
  /** The most that a core should be busy in that hour. */
  mostBusy: 0.6,
};

/**
 * Per trip that is stored: bytes with all indexes, history and mails (7.7 kB between 15,000 and 150,000 trips, `npm run bench scale`); mails, and
 * what one costs with its share of documents.
 */
export const tripCosts = { bytes: 8_000, mails: 3, mailMilliseconds: 59 };

/** Megabytes of one web process (`npm run bench pages`), and how many cores one can use: its JavaScript runs on one. */
export const webProcess = { megabytes: 486, cores: 1 };
