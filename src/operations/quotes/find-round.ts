import { checkItinerary } from '#domain/itinerary/check-itinerary.ts';
import type { Place } from '#domain/itinerary/itinerary.ts';
import type { RoutedItinerary } from '#domain/itinerary/routed.ts';
import { isSamePlace } from '#domain/itinerary/same-place.ts';
import { getTravelDays } from '#domain/itinerary/travel-days.ts';
import { collectAll, orderBoarding, type Round } from '#domain/suggestions/collect-all.ts';
import { leastSavedCents } from '#domain/suggestions/find-suggestions.ts';
import type { Suggestion } from '#domain/suggestions/suggestion.ts';
import type { BookingContext } from '#operations/trips/context.ts';
import type { Preview } from './preview-quote.ts';
import { priceItinerary } from './price-itinerary.ts';

type RoundContext = Pick<BookingContext, 'roads' | 'rates'>;
type RoutedPreview = Preview & { readonly routed: RoutedItinerary };

/** One round that collects a group from several places with fewer vehicles; null if that saves nothing. */
export async function findRound({ roads, rates }: RoundContext, preview: RoutedPreview): Promise<Suggestion | null> {
  const { group, visit, now, quote, routed, without = [] } = preview;
  const round = await planRound({ roads }, preview);
  if (round === null || checkItinerary({ itinerary: round.itinerary, group, now }).length > 0) return null;
  const { itinerary, places } = round;
  const priced = await priceItinerary({ roads, rates, itinerary, group, site: visit.site, now, without });
  const [after, before] = [priced.quote?.options[0], quote?.options[0]];
  if (after === undefined || priced.personReasons.length > 0 || (priced.quote?.tightStops ?? []).length > 0) return null;
  if (before !== undefined && (after.vehicles.length >= before.vehicles.length || before.totalCents - after.totalCents < leastSavedCents)) {
    return null;
  }
  const longestRide = Math.max(...[routed, ...(routed.otherParts ?? [])].map(({ legs }) => legs[0]?.minutes ?? 0));
  return {
    ...{ kind: 'one-round', gain: before === undefined ? 'lawful' : 'vehicles', stop: null, itinerary, places },
    minutes: Math.max(0, Math.round((round.rideMinutes - longestRide) / 5) * 5),
    ...{ driversBefore: before?.crew.drivers ?? null, driversAfter: after.crew.drivers },
    savesCents: before === undefined ? null : before.totalCents - after.totalCents,
    totalCents: after.totalCents,
    makesLawful: before === undefined,
  };
}

/** Null if nobody boards elsewhere, or if no road connects the places. */
async function planRound({ roads }: Pick<RoundContext, 'roads'>, { itinerary, routed }: RoutedPreview): Promise<Round | null> {
  const order = orderBoarding(itinerary);
  const { stops } = itinerary;
  const [first, meeting, leaving, last] = [stops[0], stops[1], stops.at(-2), stops.at(-1)];
  if (order === null || !first || !meeting || !leaving || !last) return null;
  const places = order.map(({ place }) => place);
  const there = await driveThrough([...places, meeting.place]);
  const home = isSamePlace(first.place, last.place) ? await driveThrough([leaving.place, ...places.toReversed()]) : [];
  if (there === null || home === null) return null;
  return collectAll(itinerary, { order, there, home, firstMinutes: routed.legs[0]?.minutes ?? 0 });

  async function driveThrough(through: readonly Place[]): Promise<number[] | null> {
    const road = await roads.findRoute(
      through.map(({ coordinates }) => coordinates),
      getTravelDays(itinerary),
    );
    return road.ok ? road.value.legs.map(({ minutes }) => minutes) : null;
  }
}
