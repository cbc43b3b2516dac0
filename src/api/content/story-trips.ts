import type { StoryTripKind } from '#content/kinds.ts';
import type { CaseStudy, Location } from '#content/library.ts';
import { addDays } from '#domain/calendar/date.ts';
import type { QuoteOption } from '#domain/pricing/quote/quote.ts';
import { getGreatCircleKilometres } from '#geo/distance.ts';
import type { Preview } from '#operations/quotes/preview-quote.ts';
import type { PlaceOfVisit } from '#operations/quotes/resolve-itinerary.ts';
import type { ApiContext } from '../context.ts';
import { drawItinerary } from '../trip/route-picture.ts';
import { cacheForTheDay } from './day-cache.ts';
import { type ExampleContext, exampleDate, startOf } from './example-trips.ts';
import { previewExample } from './preview-example.ts';

/** A trip like that of a story, from a city of the site, priced and drawn by our own engine today. */
export type StoryTrip = {
  readonly preview: Preview;
  readonly option: QuoteOption;
  /** As an SVG element; empty if no road was found. */
  readonly picture: string;
  readonly date: string;
};

type StoryContext = ExampleContext & Pick<ApiContext, 'pictures'>;
type Input = { readonly story: CaseStudy; readonly visit: PlaceOfVisit; readonly today: string };
type Typed = { readonly type: string; readonly stops: readonly object[] };

const cached = cacheForTheDay<StoryTrip | null>();

/** Null for a story without a trip, and if none of the site's popular cities has a price for it. */
export async function findStoryTrip(context: StoryContext, question: Input): Promise<StoryTrip | null> {
  const { story, visit, today } = question;
  if (story.trip === undefined) return null;
  const key = `${visit.site} ${visit.language} ${story.slug}`;
  return cached({ library: context.getContent(), today, key }, () => priceStory(context, question));
}

async function priceStory(context: StoryContext, { story, visit, today }: Input): Promise<StoryTrip | null> {
  const { trip } = story;
  if (trip === undefined) return null;
  const cities = context.getContent().findLocations(visit);
  const date = exampleDate(today);
  for (const city of cities.filter(({ popular }) => popular)) {
    const typed = plans[trip.kind]({ city, cities, date });
    const { passengers, wheelchairPlaces } = trip;
    const input = { ...typed, passengers, wheelchairPlaces };
    const preview = typed && (await previewExample(context, { input, visit, now: `${today}T12:00:00Z` }));
    const option = preview?.ok ? preview.value.quote?.options[0] : undefined;
    if (preview?.ok && option !== undefined && preview.value.routed !== null) {
      const { itinerary, routed } = preview.value;
      return {
        preview: preview.value,
        option,
        picture: drawItinerary(context, { itinerary, road: routed, language: visit.language }),
        date,
      };
    }
  }
  context.log.error('Unable to price the trip of a story', { error: story.slug, code: 'no-price', at: '' });
  return null;
}

type Place = { readonly city: Location; readonly cities: readonly Location[]; readonly date: string };

/** The itinerary of each kind as typed, from a city; null if the city lacks the places for it. */
const plans: Readonly<Record<StoryTripKind, (place: Place) => Typed | null>> = {
  dayOut: ({ city, date }) => outAndBack({ city, place: city.exampleTrips[0], date, leave: '08:30', back: '15:00' }),
  evening: ({ city, date }) => outAndBack({ city, place: city.exampleTrips.at(-1), date, leave: '13:30', back: '23:30' }),
  tour: ({ city, cities, date }) => tourOf(listTour(city, cities), date),
  arrivals: ({ city, date }) => arrivalsOf(city, date),
};

type OutAndBack = {
  readonly city: Location;
  readonly place: Location['exampleTrips'][number] | undefined;
  readonly date: string;
  readonly leave: string;
  readonly back: string;
};

function outAndBack({ city, place, date, leave, back }: OutAndBack): Typed | null {
  if (place === undefined) return null;
  const from = startOf(city);
  return { type: 'day-trip', stops: [{ ...from, date, time: leave }, { ...at(place), date, time: back }, from] };
}

/** A concert in each, far enough apart to be worth a coach, and large enough for a venue. */
const tour = { cities: 4, leastKilometres: 60, leastPeople: 100_000 };

/** From each city on to the next nearby one. */
function listTour(start: Location, cities: readonly Location[]): readonly Location[] {
  const large = cities.filter(({ figures }) => figures !== null && figures.population >= tour.leastPeople);
  const chosen = [start];
  while (chosen.length < tour.cities) {
    const last = chosen.at(-1) ?? start;
    const far = large.filter((city) => chosen.every((known) => between(known, city) >= tour.leastKilometres));
    const [next] = far.sort((one, other) => between(last, one) - between(last, other));
    if (next === undefined) break;
    chosen.push(next);
  }
  return chosen;
}

function between({ figures: one }: Location, { figures: other }: Location): number {
  return one === null || other === null ? 0 : getGreatCircleKilometres(one, other);
}

/** Five days: in the middle half a day without driving. */
function tourOf(cities: readonly Location[], date: string): Typed | null {
  const [first, second, third, fourth] = cities.map(startOf);
  if (first === undefined || second === undefined || third === undefined || fourth === undefined) return null;
  const stops = [
    { ...first, date, time: '09:00' },
    { ...second, date: addDays(date, 1), time: '10:00' },
    { ...third, date: addDays(date, 3), time: '13:00' },
    { ...fourth, date: addDays(date, 4), time: '11:00' },
    first,
  ];
  return { type: 'tour', stops };
}

/** From the airport to the hotel, in the evening to a dinner outside the city, and back. */
function arrivalsOf(city: Location, date: string): Typed | null {
  const [airport] = city.figures?.airports ?? [];
  const [near] = city.exampleTrips;
  if (airport === undefined || near === undefined) return null;
  const hotel = startOf(city);
  const stops = [
    { placeText: airport.name, placeKey: airport.key, date, time: '14:00' },
    { ...hotel, date, time: '18:00' },
    { ...at(near), date, time: '22:00' },
    hotel,
  ];
  return { type: 'tour', stops };
}

function at({ to, toKey = '' }: Location['exampleTrips'][number]) {
  return { placeText: to, placeKey: toKey };
}
