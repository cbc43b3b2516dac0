import { setImmediate as breathe } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { findRateTrial, saveRateTrial } from '#content/stores/rate-trial-store.ts';
import { databaseNow } from '#db/engine/transaction.ts';
import type { Itinerary } from '#domain/itinerary/itinerary.ts';
import { makeQuote } from '#domain/pricing/quote/make-quote.ts';
import type { OptionKey } from '#domain/pricing/quote/quote.ts';
import { type RateBook, termsOf } from '#domain/pricing/rates/rate-book.ts';
import { type Result, success } from '#domain/result.ts';
import { getSite } from '#domain/sites/registry.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { serviceDaysOf } from '#operations/payments/rules/trip-payments.ts';
import { listLastQuotes } from '#operations/quotes/last-quotes.ts';
import { previewQuote } from '#operations/quotes/preview-quote.ts';
import { routeItinerary } from '#operations/quotes/price-itinerary.ts';
import type { EditingContext } from '../context.ts';
import { type Refused, refuse } from '../refusal.ts';
import { findRateDraft, type RateDraft, readDraftBook } from './rate-drafts.ts';
import { type RateTrial, rateTrialSchema, type TriedQuote } from './rate-trial.ts';
import { listSampleTrips, type SampleTrip } from './sample-trips.ts';
import { type TermsCase, tryTerms } from './terms-trial.ts';

/** How many of the latest quotes are priced again. */
const quotesTried = 500;

/** The current rates and the draft. */
type Books = { readonly present: RateBook; readonly tried: RateBook };

/** A trip priced by both, with its route if one was found. */
type Tried = { readonly quote: TriedQuote; readonly itinerary: Itinerary | null; readonly orderedOn: string };

/** Prices the latest quotes and the samples by both books, and saves the result: this takes seconds, and other requests run in between. */
export async function tryRates(context: EditingContext): Promise<Result<RateTrial, Refused>> {
  const draft = await findRateDraft(context.db);
  if (draft === null) return refuse('none');
  const now = await databaseNow(context.db);
  const present = context.rates(now);
  const books = { present, tried: readDraftBook(draft, present) };
  const quotes: Tried[] = [];
  for (const trip of await listLastQuotes(context.db, quotesTried)) {
    quotes.push(await tryTrip(context, trip, books));
    await breathe();
  }
  const samples: Tried[] = [];
  for (const sample of listSampleTrips(now.slice(0, 10))) {
    samples.push(await trySample(context, sample, { books, now }));
    await breathe();
  }
  const quotesOf = (tried: readonly Tried[]) => tried.map(({ quote }) => quote);
  const termsOfBoth = (tried: readonly Tried[]) => tryTerms(listCases(tried), termsOf(books.present), termsOf(books.tried));
  const trial = {
    against: books.present.version,
    ...{ quotes: quotesOf(quotes), samples: quotesOf(samples) },
    terms: { quotes: termsOfBoth(quotes), samples: termsOfBoth(samples) },
  };
  await saveRateTrial(context.db, { print: printOfTrial(draft, books.present), outcome: trial });
  return success(trial);
}

/** The result for this draft compared with the current rates; null if there is none. */
export async function findTrial(
  context: EditingContext,
  draft: RateDraft,
): Promise<{ readonly madeAt: string; readonly trial: RateTrial } | null> {
  const present = context.rates(await databaseNow(context.db));
  const found = await findRateTrial(context.db, printOfTrial(draft, present));
  const parsed = v.safeParse(rateTrialSchema, found?.outcome);
  return found === null || !parsed.success ? null : { madeAt: found.madeAt, trial: parsed.output };
}

function printOfTrial({ print }: RateDraft, { version }: RateBook): string {
  return `${print} ${version}`;
}

/** As of the time of its quote, so that only the rates differ. */
async function tryTrip({ roads }: EditingContext, trip: Trip, { present, tried }: Books): Promise<Tried> {
  const { itinerary, group, site, reference, quote } = trip;
  const key = quote?.chosen ?? 'cheapest';
  const orderedAt = quote?.madeAt ?? trip.createdAt;
  const question = { itinerary, group, siteCountry: getSite(site).country, now: orderedAt };
  const isOneRoad = isDeepStrictEqual(present.depots, tried.depots);
  const road = await routeItinerary(roads, { itinerary, book: present });
  const otherRoad = isOneRoad ? road : await routeItinerary(roads, { itinerary, book: tried });
  const price = (found: typeof road, book: RateBook) => {
    const made = found.ok ? makeQuote({ ...question, routed: found.value, book }) : found;
    return made.ok ? totalOf(made.value.options, key) : null;
  };
  const tally = { name: reference, site, option: key, passengers: group.passengers };
  const made = { ...tally, beforeCents: price(road, present), afterCents: price(otherRoad, tried) };
  return { quote: made, itinerary, orderedOn: orderedAt.slice(0, 10) };
}

type Sampling = { readonly books: Books; readonly now: string };

async function trySample({ roads, places }: EditingContext, sample: SampleTrip, { books, now }: Sampling): Promise<Tried> {
  const { input, name, site, passengers } = sample;
  const visit = { site, language: getSite(site).languages[0] };
  const price = async (book: RateBook) => {
    const preview = await previewQuote({ roads, places, rates: () => book }, { input, visit, now });
    const made = preview.ok ? preview.value.quote : null;
    return { itinerary: preview.ok ? preview.value.itinerary : null, cents: made === null ? null : totalOf(made.options, 'cheapest') };
  };
  const tally = { name, site, option: 'cheapest' as const, passengers };
  const [before, after] = [await price(books.present), await price(books.tried)];
  const quote = { ...tally, beforeCents: before.cents, afterCents: after.cents };
  return { quote, itinerary: before.itinerary, orderedOn: now.slice(0, 10) };
}

/** Trips that both books price. */
function listCases(tried: readonly Tried[]): readonly TermsCase[] {
  return tried.flatMap(({ quote: { beforeCents, afterCents }, itinerary, orderedOn }) =>
    itinerary === null || beforeCents === null || afterCents === null
      ? []
      : [{ ...serviceDaysOf({ itinerary }), orderedOn, beforeCents, afterCents }],
  );
}

type Options = readonly { readonly key: OptionKey; readonly totalCents: number }[];

function totalOf(options: Options, key: OptionKey): number | null {
  return (options.find((option) => option.key === key) ?? options[0])?.totalCents ?? null;
}
