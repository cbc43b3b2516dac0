import type { SiteLanguage } from '#domain/sites/keys.ts';
import { getGreatCircleKilometres } from '../distance.ts';
import { tidyText } from '../gazetteer/address/typed-text.ts';
import type { GazetteerFinder } from '../gazetteer/gazetteer.ts';
import { foldName } from '../gazetteer/search/fold.ts';
import type { FoundPlace, PlaceAnswer, PlaceQuery } from '../ports.ts';
import { type FailureReport, isNews } from './engine-failure.ts';
import { createGeocodedPlace } from './geocoded-place.ts';
import type { Photon } from './photon.ts';
import type { PhotonPlace } from './photon-reply.ts';

export type PhotonSearch = { readonly photon: Photon; readonly gazetteer: GazetteerFinder; readonly report: FailureReport };

/** Shorter beginnings are answered only from the gazetteer: they are too unspecific to call a geocoder. */
const shortestText = 3;
/** The same name within this distance is the same place. */
const samePlaceKilometres = 5;

/**
 * Places from both: first our venues and exact names, then the geocoder's in its order, then the rest of the gazetteer's. If the geocoder
 * fails, only the gazetteer's, and the answer says so.
 */
export async function findPlaces(search: PhotonSearch, query: PlaceQuery): Promise<PlaceAnswer> {
  const text = tidyText(query.text);
  const own = await search.gazetteer.searchPlaces(query);
  if (text.length < shortestText || query.limit < 1) return { places: own, isFallback: false };
  const answer = await search.photon.findPlaces({ ...query, text });
  if (!answer.ok) {
    if (isNews(answer.failure)) search.report('photon', answer.failure);
    return { places: own, isFallback: true };
  }
  const geocoded = answer.value.flatMap((place) => createFoundPlace(search.gazetteer, place, query.language) ?? []);
  return { places: mergePlaces({ own, geocoded, text, limit: query.limit }), isFallback: false };
}

/** The gazetteer's own place for a town that it knows; otherwise the geocoder's, beside its town. */
function createFoundPlace(gazetteer: GazetteerFinder, place: PhotonPlace, language: SiteLanguage): FoundPlace | null {
  const { townNames: names, countryCode, coordinates, kind } = place;
  const named = gazetteer.findTownByName({ names, countryCode, coordinates, language });
  if (kind === 'town' && named !== null && getGreatCircleKilometres(named.coordinates, coordinates) < samePlaceKilometres) return named;
  const town = (kind === 'town' ? null : named) ?? gazetteer.findNearestTown({ names, countryCode, coordinates, language });
  return town === null ? null : createGeocodedPlace(place, town, language);
}

type Merging = {
  readonly own: readonly FoundPlace[];
  readonly geocoded: readonly FoundPlace[];
  readonly text: string;
  readonly limit: number;
};

function mergePlaces({ own, geocoded, text, limit }: Merging): FoundPlace[] {
  const folded = foldName(text);
  const isFirst = (place: FoundPlace) => (place.key.startsWith('venue:') && hasWords(place, folded)) || foldName(place.name) === folded;
  const hasAddress = geocoded.some(({ kind, street }) => kind === 'address' && /\d/.test(street));
  // A street typed by hand is placed in its town's centre: it comes last if the geocoder knows the house itself.
  const isTyped = ({ kind }: FoundPlace) => kind === 'address';
  const first = own.filter((place) => isFirst(place) || (isTyped(place) && !hasAddress));
  const places: FoundPlace[] = [];
  for (const place of [...first, ...geocoded, ...own]) {
    if (!places.some((other) => isSamePlace(place, other))) places.push(place);
  }
  return places.slice(0, limit);
}

/** A venue found by a typing error alone holds none of what was typed. */
function hasWords({ name, label }: FoundPlace, folded: string): boolean {
  return foldName(`${name} ${label}`).includes(folded) || folded.includes(foldName(name));
}

function isSamePlace(left: FoundPlace, right: FoundPlace): boolean {
  if (left.key === right.key || left.label === right.label) return true;
  const [one, other] = [foldName(left.name), foldName(right.name)];
  const isNear = getGreatCircleKilometres(left.coordinates, right.coordinates) < samePlaceKilometres;
  return isNear && left.street === right.street && left.kind === right.kind && (one.includes(other) || other.includes(one));
}
