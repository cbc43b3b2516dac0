import type { ReturnToDepot, RoutedItinerary } from '#domain/itinerary/routed.ts';
import { getTravelDays } from '#domain/itinerary/travel-days.ts';
import { failure, success } from '#domain/result.ts';
import { getSite } from '#domain/sites/registry.ts';
import { findSuggestions, leastSavedCents, mostSuggestions } from '#domain/suggestions/find-suggestions.ts';
import { listSkippable } from '#domain/suggestions/list-changes.ts';
import type { Suggestion } from '#domain/suggestions/suggestion.ts';
import type { RoadRouter } from '#geo/ports.ts';
import { findNights } from '#operations/quotes/find-nights.ts';
import { findRound } from '#operations/quotes/find-round.ts';
import type { Preview } from '#operations/quotes/preview-quote.ts';
import { priceItinerary, stretchBetween } from '#operations/quotes/price-itinerary.ts';
import type { BookingContext } from './context.ts';

type ChangesContext = Pick<BookingContext, 'roads' | 'rates' | 'places'>;

/** Small changes that make an itinerary cheaper or lawful; empty if crew and hours leave nothing to gain. */
export async function findChanges(context: ChangesContext, preview: Preview): Promise<readonly Suggestion[]> {
  const { itinerary, group, routed, quote, personReasons, visit, now, without = [] } = preview;
  if (routed === null) return [];
  const { roads, rates } = context;
  const question = { itinerary, group, routed, siteCountry: getSite(visit.site).country, now, book: rates(now), without };
  const made = quote === null ? failure(personReasons) : success(quote);
  const boardsApart = itinerary.pickUps !== undefined;
  const shortcuts =
    needsCrew(preview) && !boardsApart ? await routeShortcuts(roads, { ...preview, routed }) : new Map<number, RoutedItinerary | null>();
  const found = findSuggestions(question, { made, routedWithout: (stop) => shortcuts.get(stop) ?? null });
  const confirmed = await Promise.all(found.map((change) => confirmChange(context, { ...preview, routed }, change)));
  const night = needsCrew(preview) && !boardsApart ? await findNights(context, { ...preview, routed }) : null;
  const round = boardsApart && mayBePriced(preview) ? await findRound(context, { ...preview, routed }) : null;
  return [...confirmed, night, round]
    .flatMap((change) => change ?? [])
    .sort((first, second) => first.totalCents - second.totalCents)
    .slice(0, mostSuggestions);
}

/**
 * Prices a change with its real routes. A change may make a wait long enough for the coach to return to its depot, or make separate trips
 * the cheapest option, on routes that are not known yet. Null if the suggestion no longer helps.
 */
async function confirmChange(
  { roads, rates }: ChangesContext,
  { group, visit, now, quote, without = [] }: RoutedPreview,
  change: Suggestion,
): Promise<Suggestion | null> {
  const { itinerary, gain, driversBefore } = change;
  const priced = await priceItinerary({ roads, rates, itinerary, group, site: visit.site, now, without });
  const [after, before] = [priced.quote?.options[0], quote?.options[0]];
  if (after === undefined || priced.personReasons.length > 0) return null;
  if (gain === 'driver' && after.crew.drivers >= (driversBefore ?? 0)) return null;
  const savesCents = before === undefined ? null : before.totalCents - after.totalCents;
  if (savesCents !== null && savesCents < leastSavedCents) return null;
  return { ...change, savesCents, totalCents: after.totalCents, driversAfter: after.crew.drivers };
}

/** A stop is skipped to save a driver or to make a trip lawful, never only because of night hours. */
function needsCrew({ quote, personReasons }: Preview): boolean {
  const [cheapest] = quote?.options ?? [];
  if (cheapest) return cheapest.crew.drivers > cheapest.vehicles.length;
  return personReasons.every((reason) => reason === 'beyond-driving-rules');
}

function mayBePriced({ quote, personReasons }: Preview): boolean {
  return quote !== null || personReasons.every((reason) => reason === 'beyond-driving-rules');
}

type RoutedPreview = Preview & { readonly routed: RoutedItinerary };

/** The route without each stop that may be skipped; null if there is none. The other legs stay as routed. */
async function routeShortcuts(
  roads: RoadRouter,
  { itinerary, routed }: RoutedPreview,
): Promise<ReadonlyMap<number, RoutedItinerary | null>> {
  const { stops } = itinerary;
  const { separately: _separately, ...whole } = routed;
  const found = listSkippable(itinerary).map(async (stop) => {
    const [before, after] = [stops[stop - 1], stops[stop + 1]];
    const points = [before, after].flatMap((each) => each?.place.coordinates ?? []);
    const road = before && after ? await roads.findRoute(points, getTravelDays(itinerary)) : null;
    const [leg] = road?.ok ? road.value.legs : [];
    const legs = leg && before && after ? routed.legs.toSpliced(stop - 1, 2, stretchBetween(leg, [before, after])) : null;
    return [stop, legs && { ...whole, legs, returnsToDepot: withoutVisit(routed.returnsToDepot, stop) }] as const;
  });
  return new Map(await Promise.all(found));
}

function withoutVisit(visits: readonly ReturnToDepot[], left: number): ReturnToDepot[] {
  return visits.filter(({ stop }) => stop !== left).map((visit) => (visit.stop > left ? { ...visit, stop: visit.stop - 1 } : visit));
}
