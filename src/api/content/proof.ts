import type { PlaceOfVisit } from '#operations/quotes/resolve-itinerary.ts';
import { type ExampleContext, type ExampleTrip, findExampleTrips } from './example-trips.ts';

/** A trip that the site sells, at today's price, to illustrate an invoice. */
export type Proof = { readonly from: string; readonly trip: ExampleTrip };

type Input = { readonly visit: PlaceOfVisit; readonly now: string };

/** On the first example trip of the site's first popular city, booked now; null if it has no price today. */
export async function findProof(context: ExampleContext, { visit, now }: Input): Promise<Proof | null> {
  const [location] = context.getContent().findLocations({ ...visit, popular: true });
  if (location === undefined) return null;
  const [trip] = await findExampleTrips(context, { location, visit, today: now.slice(0, 10) });
  return trip === undefined ? null : { from: location.title, trip };
}
