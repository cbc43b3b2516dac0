import type { HomeVisit, RoutedItinerary } from '#domain/itinerary/routed.ts';
import { failure, success } from '#domain/result.ts';
import { getSite } from '#domain/sites/registry.ts';
import { findSuggestions } from '#domain/suggestions/find-suggestions.ts';
import { listSkippable } from '#domain/suggestions/list-changes.ts';
import type { Suggestion } from '#domain/suggestions/suggestion.ts';
import type { RoadRouter } from '#geo/ports.ts';
import type { Preview } from './preview.ts';

/** Small changes that make an itinerary cheaper or lawful; none where its crew and its hours leave nothing to gain. */
export async function findChanges({ roads }: { readonly roads: RoadRouter }, preview: Preview): Promise<readonly Suggestion[]> {
  const { itinerary, group, routed, quote, personReasons, visit, now } = preview;
  if (routed === null) return [];
  const question = { itinerary, group, routed, siteCountry: getSite(visit.site).country, now };
  const made = quote === null ? failure(personReasons) : success(quote);
  const shortcuts = needsCrew(preview) ? await routeShortcuts(roads, { ...preview, routed }) : new Map<number, RoutedItinerary | null>();
  return findSuggestions(question, { made, routedWithout: (stop) => shortcuts.get(stop) ?? null });
}

/** A stop is left out to save a driver or to make a trip lawful, never for the night's hours alone. */
function needsCrew({ quote, personReasons }: Preview): boolean {
  const [cheapest] = quote?.options ?? [];
  if (cheapest) return cheapest.crew.drivers > cheapest.vehicles.length;
  return personReasons.every((reason) => reason === 'beyond-driving-rules');
}

type RoutedPreview = Preview & { readonly routed: RoutedItinerary };

/** The road past each stop that may be left out; null where there is none. All else of the road stays as it was found. */
async function routeShortcuts(
  roads: RoadRouter,
  { itinerary, routed }: RoutedPreview,
): Promise<ReadonlyMap<number, RoutedItinerary | null>> {
  const { stops } = itinerary;
  const found = listSkippable(itinerary).map(async (stop) => {
    const [before, after] = [stops[stop - 1]?.place.coordinates, stops[stop + 1]?.place.coordinates];
    const road = before && after ? await roads.findRoute([before, after]) : null;
    const [leg] = road?.ok ? road.value.legs : [];
    const legs = leg ? routed.legs.toSpliced(stop - 1, 2, leg) : null;
    return [stop, legs && { ...routed, legs, homeVisits: withoutVisit(routed.homeVisits, stop) }] as const;
  });
  return new Map(await Promise.all(found));
}

function withoutVisit(visits: readonly HomeVisit[], left: number): HomeVisit[] {
  return visits.filter(({ stop }) => stop !== left).map((visit) => (visit.stop > left ? { ...visit, stop: visit.stop - 1 } : visit));
}
