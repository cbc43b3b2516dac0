import { getVehicle } from '#domain/fleet/vehicles.ts';
import type { FleetKey } from '#domain/sites/keys.ts';
import { cacheForTheDay } from './day-cache.ts';
import { type ExampleContext, type ExampleInput, exampleDate, startOf } from './example-trips.ts';
import { previewExample } from './preview-example.ts';

/** What one full vehicle costs for each example trip of a city; cents with VAT. */
export type PriceRow = {
  readonly vehicle: FleetKey;
  /** As many as its largest size seats. */
  readonly passengers: number;
  readonly totalsCents: readonly number[];
};

/** From the smallest to the largest; a vehicle that is hired for itself has no common price. */
const shown: readonly FleetKey[] = ['taxiBus', 'minibus', 'midibus', 'coachHire', 'doubleDecker'];

/** Priced once per day and content, as the example trips are; a city's prices are the same in every language. */
const cached = cacheForTheDay<readonly PriceRow[]>();

/**
 * The example trips of a city by every vehicle, from our own engine. A vehicle that the engine would not send alone on each trip is left
 * out.
 */
export function findPriceTable(context: ExampleContext, question: ExampleInput): Promise<readonly PriceRow[]> {
  const { location, today } = question;
  return cached({ library: context.getContent(), today, key: location.id }, () => priceVehicles(context, question));
}

async function priceVehicles(context: ExampleContext, question: ExampleInput): Promise<readonly PriceRow[]> {
  const rows = await Promise.all(
    shown.map(async (vehicle) => {
      const passengers = getVehicle(vehicle).models.at(-1)?.seats ?? 0;
      const totalsCents = await Promise.all(
        question.location.exampleTrips.map((example) => priceTrip(context, { ...question, example, vehicle, passengers })),
      );
      return { vehicle, passengers, totalsCents };
    }),
  );
  return rows.flatMap(({ totalsCents, ...row }) => {
    const whole = totalsCents.filter((cents) => cents !== null);
    return whole.length === totalsCents.length && whole.length > 0 ? [{ ...row, totalsCents: whole }] : [];
  });
}

type TripOptions = ExampleInput & {
  readonly example: ExampleInput['location']['exampleTrips'][number];
  readonly vehicle: FleetKey;
  readonly passengers: number;
};

async function priceTrip(context: ExampleContext, { location, visit, today, example, vehicle, passengers }: TripOptions) {
  const date = exampleDate(today);
  const { to, toKey = '', leave, back } = example;
  const from = startOf(location);
  const stops = [{ ...from, date, time: leave }, { placeText: to, placeKey: toKey, date, time: back }, from];
  const preview = await previewExample(context, { input: { type: 'day-trip', stops, passengers }, visit, now: `${today}T12:00:00Z` });
  const options = preview.ok ? (preview.value.quote?.options ?? []) : [];
  return options.find(({ vehicles }) => vehicles.length === 1 && vehicles[0] === vehicle)?.totalCents ?? null;
}
