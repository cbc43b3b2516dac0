import { checkItinerary } from '#domain/itinerary/check-itinerary.ts';
import type { Itinerary, Place, Stop } from '#domain/itinerary/itinerary.ts';
import { failure, success } from '#domain/result.ts';
import type { SiteKey, SiteLanguage } from '#domain/sites/keys.ts';
import { getSite } from '#domain/sites/registry.ts';
import type { StopInput } from '#domain/trip/stops-input.ts';
import type { ItineraryInput } from '#domain/trip/trip-input.ts';
import type { FoundPlace, TextPlaceFinder } from '#geo/ports.ts';
import type { Answer, FieldError } from '../errors/field-error.ts';

export type PlaceOfVisit = { readonly site: SiteKey; readonly language: SiteLanguage };

type Resolution = {
  readonly places: TextPlaceFinder;
  readonly visit: PlaceOfVisit;
  readonly now: string;
  /** Stops of the trip that is being changed: `stop:1` names the place of the second. */
  readonly known?: readonly Stop[];
};

/** Finds the places that were typed, then judges the itinerary; a place that nobody knows is an issue of its stop. */
export async function resolveItinerary(input: ItineraryInput, { now, ...search }: Resolution): Promise<Answer<Itinerary>> {
  const found = await Promise.all(input.stops.map((stop) => findStopPlace(stop, search)));
  const unknown = found.flatMap((place, index): FieldError[] =>
    place === null ? [{ field: `stops.${index}.place`, code: 'place-unknown' }] : [],
  );
  if (unknown.length > 0) return failure(unknown);
  const stops = input.stops.flatMap(({ departure, notes, localKilometres }, index): Stop[] => {
    const place = found[index];
    return place ? [{ place, departure, notes, ...(localKilometres > 0 ? { localKilometres } : {}) }] : [];
  });
  const itinerary: Itinerary = { type: input.type, stops, ...(input.suppliesDriverRoom ? { suppliesDriverRoom: true } : {}) };
  const issues = checkItinerary({ itinerary, group: input.group, now });
  return issues.length > 0 ? failure(issues) : success(itinerary);
}

/**
 * By the key of a found place; without one, or with one that is no longer known, by the text, for a form without script sends only that:
 * first as a name, then as a street in a town.
 */
async function findStopPlace({ placeKey, placeText: text }: StopInput, search: Omit<Resolution, 'now'>): Promise<Place | null> {
  const { places, visit, known = [] } = search;
  const kept = known[Number(/^stop:(\d{1,2})$/.exec(placeKey)?.[1] ?? -1)];
  if (kept !== undefined) return kept.place;
  const { language, site } = visit;
  const typed = { text, language, countryCode: getSite(site).country };
  const byKey = placeKey === '' ? null : await places.findPlace(placeKey, language);
  const byText = byKey === null && text !== '' ? ((await places.findPlaceByText(typed)) ?? (await places.createTypedPlace(typed))) : null;
  const found = byKey ?? byText;
  return found === null ? null : withoutKey(found);
}

function withoutKey({ key: _key, label: _label, ...place }: FoundPlace): Place {
  return place;
}
