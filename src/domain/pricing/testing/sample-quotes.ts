import { makeQuote } from '../quote/make-quote.ts';
import type { QuoteInput } from '../quote/prepare-trip.ts';
import type { Quote } from '../quote/quote.ts';
import { houseBook } from './house-rates.ts';
import { dayTrip, sampleGroup, sampleItinerary, type sampleLeg, samplePlace, sampleRoute } from './sample-trips.ts';

/** Quotes for tests. */

/** A day trip in the Netherlands for 48, requested some days before. */
export const question: QuoteInput = {
  ...dayTrip,
  group: sampleGroup(48),
  siteCountry: 'NL',
  now: '2026-11-21T10:00:00.000Z',
  book: houseBook(),
};

/** The quote; throws if a person must price it. */
export function quoteOf(more: Partial<QuoteInput> = {}): Quote {
  const made = makeQuote({ ...question, ...more });
  if (!made.ok) throw new Error(`No quote: ${made.failure.join(', ')}`);
  return made.value;
}

/** Why a person must price it; empty if not needed. */
export function reasonsOf(more: Partial<QuoteInput>) {
  const made = makeQuote({ ...question, ...more });
  return made.ok ? [] : made.failure;
}

/** A return trip with the same road each way. */
export function returnTrip({
  outward,
  back,
  leg,
}: {
  readonly outward: string;
  readonly back: string;
  readonly leg: ReturnType<typeof sampleLeg>;
}) {
  const stops = [{ place: samplePlace('A'), at: outward }, { place: samplePlace('B'), at: back }, { place: samplePlace('A') }];
  return { itinerary: sampleItinerary(stops), routed: sampleRoute([leg, leg]) };
}
