import type { Location } from '#content/library.ts';
import type { OccasionKey } from '#domain/sites/keys.ts';
import type { PlaceOfVisit } from '#operations/quotes/resolve-itinerary.ts';
import { type ExampleSearch, searchOf } from './example-search.ts';
import { type ExampleContext, findExampleTrips, startOf } from './example-trips.ts';
import { findTripPrices } from './trip-prices.ts';
import type { TripPriceKind } from './wanted-trips.ts';

/** What a trip of an occasion's kind costs from one of the site's popular cities; cents with VAT. */
export type OccasionExample = {
  readonly from: string;
  readonly languageSlug: string;
  readonly kind: TripPriceKind | 'dayOut';
  readonly to: string;
  readonly passengers: number;
  readonly vehicle: string;
  readonly totalCents: number;
  readonly date: string;
  /** The query for the request form that asks for this trip. */
  readonly search: ExampleSearch;
};

type Question = { readonly occasion: OccasionKey; readonly visit: PlaceOfVisit; readonly today: string };

/** How groups of each occasion mostly hire: schools, firms and tours go out for a day, guests for an evening, holidays last longer. */
const kinds: Readonly<Record<OccasionKey, OccasionExample['kind']>> = {
  companyEvent: 'dayOut',
  schools: 'dayOut',
  events: 'evening',
  tours: 'dayOut',
  holiday: 'twoDays',
};

/** Which of a city's example trips: schools get the nearby sight, firms a town, tours the longest way. */
const whichTrip: Readonly<Record<OccasionKey, number>> = { companyEvent: 1, schools: 0, events: 0, tours: -1, holiday: 0 };

const mostCities = 3;

/** From the first popular cities of the site with instant prices. */
export async function findOccasionExamples(context: ExampleContext, question: Question): Promise<readonly OccasionExample[]> {
  const cities = context.getContent().findLocations({ ...question.visit, popular: true });
  const priced = await Promise.all(cities.map((location) => priceFrom(context, question, location)));
  return priced.flat().slice(0, mostCities);
}

async function priceFrom(context: ExampleContext, question: Question, location: Location): Promise<readonly OccasionExample[]> {
  const { occasion, visit, today } = question;
  const kind = kinds[occasion];
  const of = { from: location.title, languageSlug: location.languageSlug, kind };
  if (kind === 'dayOut') {
    const trips = await findExampleTrips(context, { location, visit, today });
    const trip = trips.at(whichTrip[occasion]) ?? trips[0];
    if (trip === undefined) return [];
    const { to, toKey, passengers, vehicle, totalCents, date, leave, back } = trip;
    const stops = [
      { ...startOf(location), date, time: leave },
      { placeText: to, placeKey: toKey, date, time: back },
    ];
    const search = { ...searchOf({ type: 'day-trip', stops }), passengers: String(passengers) };
    return [{ ...of, to, passengers, vehicle, totalCents, date, search }];
  }
  const { trips, low: date } = await findTripPrices(context, { location, visit, today });
  return trips
    .filter((trip) => trip.kind === kind)
    .flatMap(({ to, prices, search }) =>
      prices.slice(-1).map(({ vehicle, passengers, lowCents: totalCents }) => ({
        ...of,
        to,
        passengers,
        vehicle,
        totalCents,
        date,
        search: { ...search, passengers: String(passengers) },
      })),
    );
}
