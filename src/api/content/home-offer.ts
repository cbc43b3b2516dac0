import type { Location } from '#content/library.ts';
import { getVatRule } from '#domain/pricing/vat/vat-rates.ts';
import { countryCodes } from '#domain/sites/keys.ts';
import type { Preview } from '#operations/quotes/preview-quote.ts';
import type { PlaceOfVisit } from '#operations/quotes/resolve-itinerary.ts';
import { cacheForTheDay } from './day-cache.ts';
import { type ExampleContext, exampleDate, startOf } from './example-trips.ts';
import { findHomePlan, type HomePlan } from './home-plan.ts';
import { previewExample } from './preview-example.ts';

/** A trip as the form on the home page takes it. */
export type HomeTrip = {
  readonly from: string;
  /** The gazetteer's keys of both ends if a name alone is ambiguous; empty if they are unknown. */
  readonly fromKey: string;
  readonly to: string;
  readonly toKey: string;
  readonly passengers: number;
  readonly date: string;
  readonly leave: string;
  readonly back: string;
};

/**
 * What the home page shows before anybody has typed: a trip of the site at today's price, others to try, and a plan under the driving-time
 * rules.
 */
export type HomeOffer = {
  readonly trip: HomeTrip;
  readonly preview: Preview;
  /** Hours after the booking in which cancelling is free; 0 if the trip is too soon for that. */
  readonly freeHours: number;
  readonly others: readonly HomeTrip[];
  /** Another trip, whose price the page explains line by line; null if it has none. */
  readonly apart: { readonly trip: HomeTrip; readonly preview: Preview } | null;
  readonly plan: HomePlan | null;
  /** VAT on carriage within each of our countries, percent of the net price on the day of the trip. */
  readonly vat: readonly { readonly country: string; readonly percent: number }[];
};

export type HomeOfferInput = { readonly visit: PlaceOfVisit; readonly today: string };

const mostOthers = 2;
const cached = cacheForTheDay<HomeOffer | null>();

/** Computed once per day and content; null if no popular city of the site has an example trip with a price. */
export function findHomeOffer(context: ExampleContext, { visit, today }: HomeOfferInput): Promise<HomeOffer | null> {
  const at = { library: context.getContent(), today, key: `${visit.site} ${visit.language}` };
  return cached(at, () => createOffer(context, { visit, today }));
}

async function createOffer(context: ExampleContext, { visit, today }: HomeOfferInput): Promise<HomeOffer | null> {
  const cities = context.getContent().findLocations({ ...visit, popular: true });
  const date = exampleDate(today);
  const [trip, ...others] = listTrips(cities, date);
  if (trip === undefined) return null;
  const preview = await price(context, { trip, visit, today });
  if (preview === null) {
    context.log.error('Unable to price the trip of the home page', { error: `${trip.from} – ${trip.to}`, code: 'no-price', at: '' });
    return null;
  }
  const [other] = others;
  const otherPreview = other && (await price(context, { trip: other, visit, today }));
  const { free } = context.rates(`${today}T12:00:00Z`).cancellation;
  return {
    trip,
    preview,
    // The shown trip is always farther ahead than the free hours require; a rate book may say otherwise.
    freeHours: daysBetween(today, date) >= free.daysAhead ? free.withinHours : 0,
    others: others.slice(0, mostOthers),
    apart: other && otherPreview ? { trip: other, preview: otherPreview } : null,
    plan: await findHomePlan(context, { city: cities[0], visit, today }),
    vat: countryCodes.flatMap((country) => {
      const { domesticPercent } = getVatRule(country, date);
      return domesticPercent === null ? [] : [{ country, percent: domesticPercent }];
    }),
  };
}

/** One trip of each city, each to another place. */
function listTrips(cities: readonly Location[], date: string): readonly HomeTrip[] {
  const trips: HomeTrip[] = [];
  for (const city of cities) {
    const example = city.exampleTrips.find(({ to }) => trips.every((trip) => trip.to !== to));
    if (example !== undefined) trips.push(toTrip(city, example, date));
  }
  return trips;
}

function toTrip(city: Location, example: Location['exampleTrips'][number], date: string): HomeTrip {
  const { placeText, placeKey } = startOf(city);
  const { to, toKey = '', passengers, leave, back } = example;
  return { from: placeText, fromKey: placeKey, to, toKey, passengers, date, leave, back };
}

type Pricing = HomeOfferInput & { readonly trip: HomeTrip };

async function price(context: ExampleContext, { trip, visit, today }: Pricing): Promise<Preview | null> {
  const { from, fromKey, to, toKey, passengers, date, leave, back } = trip;
  const start = { placeText: from, placeKey: fromKey };
  const stops = [{ ...start, date, time: leave }, { placeText: to, placeKey: toKey, date, time: back }, start];
  const preview = await previewExample(context, { input: { type: 'day-trip', stops, passengers }, visit, now: `${today}T12:00:00Z` });
  return preview.ok && preview.value.quote !== null ? preview.value : null;
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
