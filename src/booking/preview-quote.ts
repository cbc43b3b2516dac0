import type { Group } from '#domain/itinerary/group.ts';
import type { Itinerary } from '#domain/itinerary/itinerary.ts';
import { success } from '#domain/result.ts';
import { parseItineraryInput } from '#domain/trip/trip-input.ts';
import type { Answer } from './answer.ts';
import type { BookingContext } from './context.ts';
import { type PricedItinerary, priceItinerary } from './price-itinerary.ts';
import { type PlaceOfVisit, resolveItinerary } from './resolve-itinerary.ts';

export type Preview = PricedItinerary & {
  readonly itinerary: Itinerary;
  readonly group: Group;
  readonly visit: PlaceOfVisit;
  /** The instant at which it was priced. */
  readonly now: string;
  /** Stops (by their indexes) whose hour after midnight was typed with the date of the evening before, and is taken for the next day. */
  readonly nextDays: readonly number[];
};

type PreviewContext = Pick<BookingContext, 'places' | 'roads'>;

/** What an itinerary as typed would cost at `now`; nothing is stored. */
export async function previewQuote(
  { places, roads }: PreviewContext,
  { input, visit, now }: { readonly input: unknown; readonly visit: PlaceOfVisit; readonly now: string },
): Promise<Answer<Preview>> {
  const parsed = parseItineraryInput(input);
  if (!parsed.ok) return parsed;
  const { group } = parsed.value;
  const resolved = await resolveItinerary(parsed.value, { places, visit, now });
  if (!resolved.ok) return resolved;
  const itinerary = resolved.value;
  const priced = await priceItinerary({ roads, itinerary, group, site: visit.site, now });
  const nextDays = itinerary.stops.flatMap(({ departure }, index) =>
    departure !== null && departure.date !== parsed.value.stops[index]?.departure?.date ? [index] : [],
  );
  return success({ ...priced, itinerary, group, visit, now, nextDays });
}
