import { checkItinerary } from '#domain/itinerary/check-itinerary.ts';
import type { RoutedItinerary } from '#domain/itinerary/routed.ts';
import { leastSavedCents } from '#domain/suggestions/find-suggestions.ts';
import { listNightLegs, withNights } from '#domain/suggestions/night-on-the-way.ts';
import type { Suggestion } from '#domain/suggestions/suggestion.ts';
import type { FoundPlace } from '#geo/ports.ts';
import type { BookingContext } from '#operations/trips/context.ts';
import type { Preview } from './preview-quote.ts';
import { priceItinerary } from './price-itinerary.ts';
import { placeToStore } from './resolve-itinerary.ts';

type NightsContext = Pick<BookingContext, 'roads' | 'rates' | 'places'>;
type RoutedPreview = Preview & { readonly routed: RoutedItinerary };
type FoundNight = { readonly leg: number; readonly found: FoundPlace };

/** An overnight stay on one long leg or on both: the cheapest lawful trip with fewer drivers; null if there is none. */
export async function findNights(context: NightsContext, preview: RoutedPreview): Promise<Suggestion | null> {
  const legs = listNightLegs(preview);
  const towns = await Promise.all(
    legs.map(async (leg): Promise<FoundNight[]> => {
      const found = await context.places.findTownHalfway(preview.routed.legs[leg]?.line ?? [], preview.visit.language);
      return found === null ? [] : [{ leg, found }];
    }),
  );
  const nights = towns.flat();
  const choices = nights.length > 1 ? [...nights.map((night) => [night]), nights] : nights.map((night) => [night]);
  const priced = await Promise.all(choices.map((choice) => priceNights(context, preview, choice)));
  return priced.flatMap((one) => one ?? []).sort((first, second) => first.totalCents - second.totalCents)[0] ?? null;
}

async function priceNights(
  { roads, rates }: NightsContext,
  preview: RoutedPreview,
  nights: readonly FoundNight[],
): Promise<Suggestion | null> {
  const { group, visit, now, quote, without = [] } = preview;
  const places = nights.map(({ leg, found }) => ({ leg, place: placeToStore(found) }));
  const itinerary = withNights(preview, places);
  if (itinerary === null || checkItinerary({ itinerary, group, now }).length > 0) return null;
  const priced = await priceItinerary({ roads, rates, itinerary, group, site: visit.site, now, without });
  const [after, before] = [priced.quote?.options[0], quote?.options[0]];
  if (after === undefined || (priced.quote?.tightStops ?? []).length > 0) return null;
  const savesCents = before === undefined ? null : before.totalCents - after.totalCents;
  if (before !== undefined && (after.crew.drivers >= before.crew.drivers || (savesCents ?? 0) < leastSavedCents)) return null;
  return {
    ...{ kind: 'night-on-the-way', gain: before === undefined ? 'lawful' : 'driver', stop: null, minutes: 0, itinerary },
    ...{ driversBefore: before?.crew.drivers ?? null, driversAfter: after.crew.drivers, savesCents, totalCents: after.totalCents },
    makesLawful: before === undefined,
    nights: nights.map(({ leg, found }, index) => ({ stop: leg + 1 + index, key: found.key, label: found.label })),
  };
}
