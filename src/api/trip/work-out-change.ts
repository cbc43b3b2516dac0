import type { Group, Itinerary } from '#domain/itinerary/itinerary.ts';
import { failure, success } from '#domain/result.ts';
import { type ItineraryChange, judgeItineraryChange, pricingInstant } from '#domain/trip/itinerary-change.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { parseItineraryInput } from '#domain/trip/trip-input.ts';
import type { ApiContext } from '../context.ts';
import type { Answer } from '../errors/field-error.ts';
import { type PricedItinerary, priceItinerary } from '../quote/price-itinerary.ts';
import { resolveItinerary } from '../quote/resolve-itinerary.ts';

/** A change as it would be: the new itinerary and group, its price, and what that means for the trip. */
export type WorkedOutChange = {
  readonly itinerary: Itinerary;
  readonly group: Group;
  readonly priced: PricedItinerary;
  readonly change: ItineraryChange;
};

type ChangeQuestion = { readonly trip: Trip; readonly input: unknown; readonly now: string };

/** Reads, places, drives and prices a changed itinerary, and judges it against the trip. Nothing is stored. */
export async function workOutChange(
  { places, roads }: Pick<ApiContext, 'places' | 'roads'>,
  { trip, input, now }: ChangeQuestion,
): Promise<Answer<WorkedOutChange>> {
  const parsed = parseItineraryInput(input);
  if (!parsed.ok) return parsed;
  const { group } = parsed.value;
  const visit = { site: trip.site, language: trip.language };
  const resolved = await resolveItinerary(parsed.value, { places, visit, now, known: trip.itinerary.stops });
  if (!resolved.ok) return resolved;
  const itinerary = resolved.value;
  const priced = await priceItinerary({ roads, itinerary, group, site: trip.site, now: pricingInstant(trip, now) });
  const judged = judgeItineraryChange({ trip, itinerary, group, quote: priced.quote, now });
  return judged.ok ? success({ itinerary, group, priced, change: judged.value }) : failure([{ field: 'form', code: judged.failure }]);
}
