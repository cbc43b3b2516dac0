import type { Hub, HubTown } from '#content/hubs/hub.ts';
import { getVehicle } from '#domain/fleet/vehicles.ts';
import type { FleetKey } from '#domain/sites/keys.ts';
import type { PlaceOfVisit } from '#operations/quotes/resolve-itinerary.ts';
import { cacheForTheDay } from './day-cache.ts';
import { type ExampleContext, exampleDate, findExampleTrips, startOf } from './example-trips.ts';
import { previewExample } from './preview-example.ts';

/**
 * What a town's example costs from a hub: for a region its first day out, for an airport the drive there in a vehicle full of people with a
 * suitcase each. Cents with VAT.
 */
export type HubPrice = { readonly to: string; readonly vehicle: string; readonly passengers: number; readonly totalCents: number };
export type PricedTown = HubTown & { readonly prices: readonly HubPrice[] };

type Question = { readonly hub: Hub; readonly visit: PlaceOfVisit; readonly today: string };

/** The largest towns of a region, the nearest of an airport. */
const mostTowns = 10;
/** A van, a small coach and a coach: a town shows the price of each, or none. */
const vehicles: readonly FleetKey[] = ['taxiBus', 'minibus', 'coachHire'];
/** No night hours on either end of the empty runs. */
const leave = '10:00';

const cached = cacheForTheDay<readonly PricedTown[]>();

/** The towns of a hub, the first ones with what a trip costs there today. */
export function findHubTowns(context: ExampleContext, question: Question): Promise<readonly PricedTown[]> {
  const key = `${question.visit.language} ${question.hub.slug}`;
  return cached({ library: context.getContent(), today: question.today, key }, () =>
    Promise.all(question.hub.towns.map((town, at) => (at < mostTowns ? priceTown(context, question, town) : { ...town, prices: [] }))),
  );
}

async function priceTown(context: ExampleContext, question: Question, town: HubTown): Promise<PricedTown> {
  const prices =
    question.hub.kind === 'region' ? await priceDayOut(context, question, town) : await priceTransfers(context, question, town);
  return { ...town, prices };
}

async function priceDayOut(context: ExampleContext, { visit, today }: Question, { slug }: HubTown): Promise<readonly HubPrice[]> {
  const location = context.getContent().findLocation({ ...visit, slug });
  const trips = location === null ? [] : await findExampleTrips(context, { location, visit, today });
  return trips.slice(0, 1).map(({ to, vehicle, passengers, totalCents }) => ({ to, vehicle, passengers, totalCents }));
}

async function priceTransfers(context: ExampleContext, { hub, visit, today }: Question, { slug }: HubTown): Promise<readonly HubPrice[]> {
  const location = context.getContent().findLocation({ ...visit, slug });
  if (location === null) return [];
  const stops = [
    { ...startOf(location), date: exampleDate(today), time: leave },
    { placeText: hub.title, placeKey: hub.placeKey },
  ];
  const priced = await Promise.all(
    vehicles.map(async (vehicle) => {
      const passengers = getVehicle(vehicle).models.at(-1)?.seatsByLuggage.case ?? 0;
      const preview = await previewExample(context, {
        input: { type: 'one-way', stops, passengers, luggage: 'case' },
        visit,
        now: `${today}T12:00:00Z`,
      });
      const options = preview.ok ? (preview.value.quote?.options ?? []) : [];
      const option = options.find((each) => each.vehicles.length === 1 && each.vehicles[0] === vehicle);
      return option === undefined ? [] : [{ to: hub.title, vehicle, passengers, totalCents: option.totalCents }];
    }),
  );
  const prices = priced.flat();
  return prices.length === vehicles.length ? prices : [];
}
