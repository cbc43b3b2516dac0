import { clausesOf } from '#content/cities/clauses-of.ts';
import { getVehicle } from '#domain/fleet/vehicles.ts';
import type { FleetKey } from '#domain/sites/keys.ts';
import { cacheForTheDay } from './day-cache.ts';
import { type ExampleSearch, searchOf } from './example-search.ts';
import type { ExampleContext, ExampleInput } from './example-trips.ts';
import { previewExample } from './preview-example.ts';
import { findSeasonDays, type SeasonDays } from './season-days.ts';
import { listWantedTrips, type TripPriceKind, type WantedTrip } from './wanted-trips.ts';

/**
 * What a full vehicle costs, or a transfer full of people with a suitcase each: cents with VAT; the high-season price is null if it is the
 * same.
 */
type SeasonPrice = { readonly vehicle: FleetKey; readonly passengers: number; readonly lowCents: number; readonly highCents: number };
type TripPrice = {
  readonly kind: TripPriceKind;
  readonly to: string;
  readonly prices: readonly SeasonPrice[];
  /** The query for the request form that asks for this trip in the cheap season. */
  readonly search: ExampleSearch;
};
export type TripPrices = SeasonDays & { readonly trips: readonly TripPrice[] };

/** A small group and a large one. */
const vehicles: readonly FleetKey[] = ['minibus', 'coachHire'];

const cached = cacheForTheDay<TripPrices>();

/** What further kinds of trip cost from a city by a small and a large vehicle, in the cheapest and the dearest season. */
export function findTripPrices(context: ExampleContext, question: ExampleInput): Promise<TripPrices> {
  const { location, today, visit } = question;
  return cached({ library: context.getContent(), today, key: `${visit.language} ${location.id}` }, () => priceTrips(context, question));
}

async function priceTrips(context: ExampleContext, { location, visit, today }: ExampleInput): Promise<TripPrices> {
  const days = findSeasonDays(today, { card: context.rates(today).card, country: location.figures?.country ?? '' });
  const priceOn = async ({ kind, input }: WantedTrip, vehicle: FleetKey, date: string): Promise<number | null> => {
    const passengers = passengersOf(vehicle, kind);
    const group = kind === 'transfer' ? { passengers, luggage: 'case' } : { passengers };
    const preview = await previewExample(context, { input: { ...input(date), ...group }, visit, now: `${today}T12:00:00Z` });
    const options = preview.ok ? (preview.value.quote?.options ?? []) : [];
    return options.find((option) => option.vehicles.length === 1 && option.vehicles[0] === vehicle)?.totalCents ?? null;
  };
  const trips = await Promise.all(
    listWantedTrips(location, clausesOf(visit.language).airport).map(async (wanted) => {
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

/** Airport passengers bring a suitcase each. */
function passengersOf(vehicle: FleetKey, kind: TripPriceKind): number {
  const model = getVehicle(vehicle).models.at(-1);
  return (kind === 'transfer' ? model?.seatsByLuggage.case : model?.seats) ?? 0;
}
