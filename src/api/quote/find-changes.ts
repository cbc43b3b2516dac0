import type { HomeVisit, RoutedItinerary } from '#domain/itinerary/routed.ts';
import { failure, success } from '#domain/result.ts';
import { getSite } from '#domain/sites/registry.ts';
import { findSuggestions } from '#domain/suggestions/find-suggestions.ts';
import type { Suggestion } from '#domain/suggestions/suggestion.ts';
import type { RoadRouter } from '#geo/ports.ts';
import type { Preview } from './preview.ts';

/** As many as {@link findSuggestions} asks for: each is a search for a road. */
const mostShortcuts = 6;

/** Small changes that make an itinerary cheaper or lawful; none where its crew and its hours leave nothing to gain. */
export async function findChanges({ roads }: { readonly roads: RoadRouter }, preview: Preview): Promise<readonly Suggestion[]> {
  const { itinerary, group, routed, quote, personReasons, visit, now } = preview;
  if (routed === null) return [];
  const question = { itinerary, group, routed, siteCountry: getSite(visit.site).country, now };
  const made = quote === null ? failure(personReasons) : success(quote);
  const shortcuts = needsCrew(preview) ? await routeShortcuts(roads, { ...preview, routed }) : [];
  return findSuggestions(question, { made, routedWithout: (stop) => shortcuts[stop - 1] ?? null });
}

/** A stop is left out to save a driver or to make a trip lawful, never for the night's hours alone. */
function needsCrew({ quote, personReasons }: Preview): boolean {
  const [cheapest] = quote?.options ?? [];
  if (cheapest) return cheapest.crew.drivers > cheapest.vehicles.length;
  return personReasons.every((reason) => reason === 'beyond-driving-rules');
}

type RoutedPreview = Preview & { readonly routed: RoutedItinerary };

/** The road past each stop on the way, in their order; null where there is none. All else of the road stays as it was found. */
async function routeShortcuts(roads: RoadRouter, { itinerary, routed }: RoutedPreview): Promise<readonly (RoutedItinerary | null)[]> {
  const { stops } = itinerary;
  const skipped = stops.slice(1, -1).slice(0, mostShortcuts);
  return await Promise.all(
    skipped.map(async (_, index) => {
      const [before, after] = [stops[index]?.place.coordinates, stops[index + 2]?.place.coordinates];
      if (!before || !after || stops.length < 3) return null;
      const road = await roads.findRoute([before, after]);
      const [leg] = road.ok ? road.value.legs : [];
      return leg ? { ...routed, legs: routed.legs.toSpliced(index, 2, leg), homeVisits: withoutVisit(routed.homeVisits, index + 1) } : null;
    }),
  );
}

function withoutVisit(visits: readonly HomeVisit[], left: number): HomeVisit[] {
  return visits.filter(({ stop }) => stop !== left).map((visit) => (visit.stop > left ? { ...visit, stop: visit.stop - 1 } : visit));
}
