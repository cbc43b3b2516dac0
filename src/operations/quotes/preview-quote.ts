import { isPassing } from '#db/engine/database-errors.ts';
import type { Database } from '#db/engine/tables.ts';
import type { Group } from '#domain/itinerary/group.ts';
import type { Itinerary } from '#domain/itinerary/itinerary.ts';
import { success } from '#domain/result.ts';
import { nothingWaiting, type Waiting } from '#domain/trip/answer-due.ts';
import { parseItineraryInput } from '#domain/trip/input/trip-input.ts';
import type { Answer } from '#operations/trips/answer.ts';
import type { BookingContext } from '#operations/trips/context.ts';
import { countWaiting } from '#operations/trips/work-lists.ts';
import { placeAndPrice } from './place-and-price.ts';
import type { PricedItinerary } from './price-itinerary.ts';
import type { PlaceOfVisit, Resolution } from './resolve-itinerary.ts';

export type Preview = PricedItinerary & {
  readonly itinerary: Itinerary;
  readonly group: Group;
  readonly visit: PlaceOfVisit;
  /** How the place of each stop was given, in the order of the form. */
  readonly typedStops: readonly { readonly placeKey: string; readonly placeText: string }[];
  /** The instant at which it was priced. */
  readonly now: string;
  /** What waits for a person, if this trip needs one. */
  readonly waiting: Waiting;
};

/** Without `capacity` the price is an example, and availability is not checked. Without `db` nothing waits for a person. */
type PreviewContext = Pick<BookingContext, 'places' | 'roads' | 'rates'> & Partial<Pick<BookingContext, 'capacity' | 'db'>>;

type Previewing = Pick<Resolution, 'known'> & { readonly input: unknown; readonly visit: PlaceOfVisit; readonly now: string };

/** The price of a typed itinerary at `now`; stores nothing. */
export async function previewQuote(
  { places, roads, rates, capacity, db }: PreviewContext,
  { input, visit, now, known }: Previewing,
): Promise<Answer<Preview>> {
  const parsed = parseItineraryInput(input);
  if (!parsed.ok) return parsed;
  const { group, stops: typedStops } = parsed.value;
  const placed = await placeAndPrice(parsed.value, {
    places,
    roads,
    rates,
    visit,
    now,
    capacity,
    ...(known === undefined ? {} : { known }),
  });
  if (!placed.ok) return placed;
  const { itinerary, priced } = placed.value;
  const waiting = db === undefined || priced.personReasons.length === 0 ? nothingWaiting : await countIfReachable(db);
  return success({ ...priced, itinerary, group, visit, typedStops, now, waiting });
}

/** A price is shown even while the database is away; the promise is then the usual one. */
async function countIfReachable(db: Database): Promise<Waiting> {
  try {
    return await countWaiting(db);
  } catch (error) {
    if (!isPassing(error)) throw error;
    return nothingWaiting;
  }
}
