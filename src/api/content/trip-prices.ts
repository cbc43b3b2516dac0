import { clausesOf } from '#content/cities/clauses-of.ts';
import type { Location } from '#content/library.ts';
import { addDays } from '#domain/calendar/date.ts';
import { getVehicle } from '#domain/fleet/vehicles.ts';
import type { FleetKey } from '#domain/sites/keys.ts';
import { previewQuote } from '#operations/quotes/preview-quote.ts';
import { type ExampleSearch, searchOf, type TypedStop } from './example-search.ts';
import { type ExampleContext, type ExampleInput, startOf } from './example-trips.ts';
import { keepForTheDay } from './kept-for-the-day.ts';
import { findSeasonDays, type SeasonDays } from './season-days.ts';

/** Kinds of trip beside the day out: to the plane, one drive, an evening out, a day with the coach at hand, two days with a night. */
export const tripPriceKinds = ['transfer', 'oneWay', 'evening', 'dayHire', 'twoDays'] as const;
export type TripPriceKind = (typeof tripPriceKinds)[number];

/** What a vehicle costs that is full, or of a transfer full of people with a suitcase each: cents with VAT; the price of the high season null where it is the same. */
type SeasonPrice = { readonly vehicle: FleetKey; readonly passengers: number; readonly lowCents: number; readonly highCents: number };
type TripPrice = {
  readonly kind: TripPriceKind;
  readonly to: string;
  readonly prices: readonly SeasonPrice[];
  /** What the address of the request form carries to ask for it in the cheap season. */
  readonly search: ExampleSearch;
};
export type TripPrices = SeasonDays & { readonly trips: readonly TripPrice[] };

/** A small group and a large one. */
const vehicles: readonly FleetKey[] = ['minibus', 'coachHire'];
/** Farther airports are no transfers (rate card), and no example of a city. */
const farthestAirport = 90;
/** Driven about at the place while the coach is at hand. */
const aboutKilometres = 40;

const keep = keepForTheDay<TripPrices>();

/** What further kinds of trip cost from a city by a small and a large vehicle, in the cheapest and the dearest season. */
export function findTripPrices(context: ExampleContext, question: ExampleInput): Promise<TripPrices> {
  const { location, today, visit } = question;
  return keep({ library: context.getContent(), today, key: `${visit.language} ${location.id}` }, () => priceTrips(context, question));
}

type Wanted = {
  readonly kind: TripPriceKind;
  readonly to: string;
  readonly input: (date: string) => { readonly type: string; readonly stops: readonly TypedStop[] };
};

async function priceTrips(context: ExampleContext, { location, visit, today }: ExampleInput): Promise<TripPrices> {
  const days = findSeasonDays(today, { card: context.rates(today).card, country: location.figures?.country ?? '' });
  const priceOn = async ({ kind, input }: Wanted, vehicle: FleetKey, date: string): Promise<number | null> => {
    const passengers = passengersOf(vehicle, kind);
    const group = kind === 'transfer' ? { passengers, luggage: 'case' } : { passengers };
    const preview = await previewQuote(context, { input: { ...input(date), ...group }, visit, now: `${today}T12:00:00Z` });
    const options = preview.ok ? (preview.value.quote?.options ?? []) : [];
    return options.find((option) => option.vehicles.length === 1 && option.vehicles[0] === vehicle)?.totalCents ?? null;
  };
  const trips = await Promise.all(
    listWanted(location, clausesOf(visit.language).airport).map(async (wanted) => {
      const prices = await Promise.all(
        vehicles.map(async (vehicle) => {
          const [lowCents, highCents] = await Promise.all([priceOn(wanted, vehicle, days.low), priceOn(wanted, vehicle, days.high)]);
          return lowCents === null || highCents === null
            ? []
            : [{ vehicle, passengers: passengersOf(vehicle, wanted.kind), lowCents, highCents }];
        }),
      );
      return { kind: wanted.kind, to: wanted.to, prices: prices.flat(), search: searchOf(wanted.input(days.low)) };
    }),
  );
  return { ...days, trips: trips.filter(({ prices }) => prices.length === vehicles.length) };
}

/** To an airport everybody brings a suitcase. */
function passengersOf(vehicle: FleetKey, kind: TripPriceKind): number {
  const model = getVehicle(vehicle).models.at(-1);
  return (kind === 'transfer' ? model?.seatsByLuggage.case : model?.seats) ?? 0;
}

/** The nearest airport; the last of the example trips, a town; a hall or a town for an evening; the first, which is near; and a night away. */
function listWanted(location: Location, sayAirport: (name: string) => string): readonly Wanted[] {
  const from = startOf(location);
  const [airport] = location.figures?.airports ?? [];
  const [near] = location.exampleTrips;
  const last = location.exampleTrips.at(-1);
  const evening = findEvening(location);
  const second = location.figures?.twoDays;
  const wanted: Wanted[] = [];
  if (airport !== undefined && airport.kilometres <= farthestAirport) {
    const stops = (date: string) => [
      { ...from, date, time: '10:00' },
      { placeText: airport.name, placeKey: airport.key },
    ];
    wanted.push({ kind: 'transfer', to: sayAirport(airport.name), input: (date) => ({ type: 'one-way', stops: stops(date) }) });
  }
  if (last !== undefined)
    wanted.push({
      kind: 'oneWay',
      to: last.to,
      input: (date) => ({ type: 'one-way', stops: [{ ...from, date, time: '10:00' }, placeOf(last)] }),
    });
  if (evening !== undefined) {
    const there = (date: string) => ({ placeText: evening.name, placeKey: evening.key, date, time: eveningUntil });
    wanted.push({
      kind: 'evening',
      to: evening.name,
      input: (date) => ({ type: 'day-trip', stops: [{ ...from, date, time: eveningFrom }, there(date), from] }),
    });
  }
  if (near !== undefined) {
    const there = (date: string) => ({ ...placeOf(near), date, time: '17:00', localKilometres: String(aboutKilometres) });
    wanted.push({
      kind: 'dayHire',
      to: near.to,
      input: (date) => ({ type: 'day-trip', stops: [{ ...from, date, time: '09:00' }, there(date), from] }),
    });
  }
  if (second !== null && second !== undefined) {
    const there = (date: string) => ({ placeText: second.name, placeKey: second.key, date: addDays(date, 1), time: '16:00' });
    wanted.push({
      kind: 'twoDays',
      to: second.name,
      input: (date) => ({ type: 'return', stops: [{ ...from, date, time: '09:00' }, there(date), from] }),
    });
  }
  return wanted;
}

const [eveningFrom, eveningUntil] = ['18:00', '23:00'];
/** By road: nearer, people take the tram; farther, it is a day. */
const [nearestEvening, farthestEvening] = [8, 80];

/** A fair, an arena or a stadium out of town, else the nearest large town. */
function findEvening({ figures }: Location): { readonly name: string; readonly key: string } | undefined {
  const isFit = ({ kilometres }: { readonly kilometres: number }) => kilometres >= nearestEvening && kilometres <= farthestEvening;
  const halls = figures?.venues.filter(({ group }) => group === 'arena') ?? [];
  const towns = figures?.within.middle.filter(({ isTown }) => isTown) ?? [];
  return [...halls, ...towns].find(isFit);
}

function placeOf({ to, toKey = '' }: Location['exampleTrips'][number]): { readonly placeText: string; readonly placeKey: string } {
  return { placeText: to, placeKey: toKey };
}
