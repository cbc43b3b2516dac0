import type { Location } from '#content/library.ts';
import { addDays, weekdayOf } from '#domain/calendar/date.ts';
import { findHoliday } from '#domain/pricing/holidays/find-holiday-hours.ts';
import { countryCodes } from '#domain/sites/keys.ts';
import type { PlaceOfVisit } from '#operations/quotes/resolve-itinerary.ts';
import type { ApiContext } from '../context.ts';
import { cacheForTheDay } from './day-cache.ts';
import { previewExample } from './preview-example.ts';

/** A day out from a city, priced by our own engine. */
export type ExampleTrip = {
  /** The place's name in the reader's language. */
  readonly to: string;
  /** The gazetteer's keys of both ends if a name alone is ambiguous; empty if they are unknown. */
  readonly fromKey: string;
  readonly toKey: string;
  readonly passengers: number;
  /** There and back, without the coach's own way from its depot. */
  readonly kilometres: number;
  /** Key of the vehicle. */
  readonly vehicle: string;
  /** Without VAT. */
  readonly netCents: number;
  /** Of each country on the route. */
  readonly vat: readonly { readonly country: string; readonly percent: number; readonly cents: number }[];
  /** VAT included. */
  readonly totalCents: number;
  readonly date: string;
  readonly leave: string;
  readonly back: string;
  /** The day of the calculation. */
  readonly asOf: string;
};

export type ExampleContext = Pick<ApiContext, 'getContent' | 'places' | 'roads' | 'rates' | 'log'>;
export type ExampleInput = { readonly location: Location; readonly visit: PlaceOfVisit; readonly today: string };

/** Priced once a day and content. */
const cached = cacheForTheDay<readonly ExampleTrip[]>();

/** A location's example trips at today's prices. One that cannot be priced is left out and logged. */
export function findExampleTrips(context: ExampleContext, question: ExampleInput): Promise<readonly ExampleTrip[]> {
  const { location, visit, today } = question;
  return cached({ library: context.getContent(), today, key: `${visit.language} ${location.id}` }, () => priceExamples(context, question));
}

async function priceExamples(context: ExampleContext, { location, visit, today }: ExampleInput): Promise<readonly ExampleTrip[]> {
  const date = exampleDate(today);
  const priced = await Promise.all(
    location.exampleTrips.map((example) => priceExample(context, { example, from: startOf(location), visit, today, date })),
  );
  return priced.filter((trip) => trip !== null);
}

type Example = Location['exampleTrips'][number];
type Pricing = Pick<ExampleInput, 'visit' | 'today'> & { readonly example: Example; readonly from: Start; readonly date: string };

async function priceExample(context: ExampleContext, { example, from, visit, today, date }: Pricing): Promise<ExampleTrip | null> {
  const { to, toKey = '', passengers, leave, back } = example;
  const stops = [{ ...from, date, time: leave }, { placeText: to, placeKey: toKey, date, time: back }, from];
  const preview = await previewExample(context, { input: { type: 'day-trip', stops, passengers }, visit, now: `${today}T12:00:00Z` });
  const option = preview.ok ? preview.value.quote?.options[0] : undefined;
  const [vehicle] = option?.vehicles ?? [];
  if (!preview.ok || option === undefined || vehicle === undefined || preview.value.routed === null) {
    context.log.error('Unable to price an example trip', {
      error: `${from.placeText} – ${to}`,
      code: preview.ok ? 'no-price' : 'no-itinerary',
      at: '',
    });
    return null;
  }
  const kilometres = Math.round(preview.value.routed.legs.reduce((sum, leg) => sum + leg.kilometres, 0));
  return {
    // The official spelling: the gazetteer also finds La Coruña and Gerona, which are no longer official.
    to,
    fromKey: from.placeKey,
    toKey,
    passengers,
    kilometres,
    vehicle,
    netCents: option.netCents,
    vat: option.vat.map(({ countryCode: country, ratePercent: percent, vatCents: cents }) => ({ country, percent, cents })),
    totalCents: option.totalCents,
    date,
    leave,
    back,
    asOf: today,
  };
}

/** Where the trips of a location begin, in the form's format. */
export type Start = { readonly placeText: string; readonly placeKey: string };

export function startOf({ title, figures }: Location): Start {
  return { placeText: title, placeKey: figures === null ? '' : `gn:${figures.geonames}` };
}

/**
 * A Wednesday at least six weeks ahead that is no holiday in any of our countries (a German state has holidays that its country has not),
 * between April and October, when parks and gardens are open: no weekend and no short notice, so that the price is an ordinary one.
 */
export function exampleDate(today: string): string {
  const ahead = addDays(today, 42);
  const first = addDays(ahead, (wednesday - weekdayOf(ahead) + 7) % 7);
  const monthDay = first.slice(5);
  const isOpen = monthDay >= openFrom && monthDay <= openUntil;
  return isOpen && countries.every((country) => findHoliday(country, first) === null) ? first : exampleDate(addDays(today, 7));
}

const [openFrom, openUntil] = ['04-15', '10-15'];
const wednesday = 3;
const countries = ['AT', ...countryCodes];
