import type { FleetKey } from '#domain/sites/keys.ts';
import type { PlaceOfVisit } from '#operations/quotes/resolve-itinerary.ts';
import { type ExampleContext, findExampleTrips } from './example-trips.ts';
import { findPriceTable } from './price-table.ts';

/** The price of a vehicle for a day, comparable across vehicles: the same trip, each of them full. Cents with VAT. */
export type DayPrice = {
  readonly from: string;
  readonly to: string;
  readonly passengers: number;
  readonly totalCents: number;
  readonly leave: string;
  readonly back: string;
  /** The day of the calculation. */
  readonly asOf: string;
};

type Input = { readonly vehicle: FleetKey; readonly visit: PlaceOfVisit; readonly today: string };

/** The first example trip of the site's first popular city, by this vehicle; null if it has no common price. */
export async function findDayPrice(context: ExampleContext, { vehicle, visit, today }: Input): Promise<DayPrice | null> {
  const [location] = context.getContent().findLocations({ ...visit, popular: true });
  if (location === undefined) return null;
  const question = { location, visit, today };
  const [trips, rows] = await Promise.all([findExampleTrips(context, question), findPriceTable(context, question)]);
  const [trip] = trips;
  const row = rows.find((each) => each.vehicle === vehicle);
  const totalCents = row?.totalsCents[0];
  // A trip that could not be priced is missing from both lists; their first entries then differ.
  if (trip === undefined || row === undefined || totalCents === undefined || trips.length !== row.totalsCents.length) return null;
  const { to, leave, back, asOf } = trip;
  return { from: location.title, to, passengers: row.passengers, totalCents, leave, back, asOf };
}
