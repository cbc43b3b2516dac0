import * as v from 'valibot';
import { type PlaceKind, placeKinds } from '#domain/itinerary/itinerary.ts';
import { countryNameOf } from '#domain/sites/country-name.ts';
import type { SiteLanguage } from '#domain/sites/keys.ts';
import { findTimeZone } from '../countries/time-zones.ts';
import { getGreatCircleKilometres } from '../distance.ts';
import { tidyText } from '../gazetteer/address/typed-text.ts';
import { getNameLanguage } from '../gazetteer/languages.ts';
import { foldName } from '../gazetteer/search/fold.ts';
import { farthestTownKilometres } from '../gazetteer/town-locator.ts';
import type { FoundPlace } from '../ports.ts';
import type { PhotonPlace } from './photon-reply.ts';

/** A geocoder's place beside a town of the gazetteer, which gives it key and label. */
export type GeocodedPlace = Pick<PhotonPlace, 'kind' | 'name' | 'street' | 'zip' | 'coordinates'>;

const prefix = 'ph:';
const longestName = 60;
const degrees = (most: number) => v.pipe(v.string(), v.regex(/^-?\d{1,3}(\.\d{1,5})?$/), v.toNumber(), v.minValue(-most), v.maxValue(most));
const short = v.pipe(
  v.string(),
  v.maxLength(longestName),
  v.check((text) => tidyText(text) === text),
);
const fields = v.strictTuple([
  v.picklist(placeKinds),
  v.pipe(v.string(), v.regex(/^(gn|town):[\w-]{1,60}$/)),
  degrees(90),
  degrees(180),
  v.pipe(v.string(), v.regex(/^[\w -]{0,10}$/)),
  short,
  short,
]);

/** A place parsed from its key: its details, and the key of the town that it must be near. */
export type KeyedPlace = GeocodedPlace & { readonly townKey: string };

/**
 * The key contains the whole place, so that a form works without the server storing it. It is not trusted: the town must be in the
 * gazetteer, and the place near it ({@link createGeocodedPlace}).
 */
function createKey({ kind, coordinates, zip, street, name }: GeocodedPlace, townKey: string): string {
  return prefix + [kind, townKey, coordinates.latitude, coordinates.longitude, zip, street, name].join('|');
}

export function isGeocodedKey(key: string): boolean {
  return key.startsWith(prefix);
}

/** The parsed key, or null if it is not one of ours. */
export function parseGeocodedKey(key: string): KeyedPlace | null {
  const parsed = v.safeParse(fields, isGeocodedKey(key) ? key.slice(prefix.length).split('|') : []);
  if (!parsed.success) return null;
  const [kind, townKey, latitude, longitude, zip, street, name] = parsed.output;
  return { kind, townKey, coordinates: { latitude, longitude }, zip, street, name };
}

/** The place as the visitor sees it, like those of the gazetteer; null if it is incomplete, or too far from the town. */
export function createGeocodedPlace(place: GeocodedPlace, town: FoundPlace, language: SiteLanguage): FoundPlace | null {
  const { countryCode } = town;
  const { kind, coordinates } = place;
  const timeZone = findTimeZone(countryCode, coordinates);
  const street = shorten(place.street);
  const name = kind === 'address' ? '' : shorten(place.name);
  const isFar = getGreatCircleKilometres(coordinates, town.coordinates) > farthestTownKilometres;
  if (isFar || timeZone === null || (name === '' && street === '')) return null;
  const country = countryNameOf(countryCode, getNameLanguage(language));
  return {
    key: createKey({ ...place, street, name }, town.key),
    label: `${createShortLabel({ kind, name, street }, town.name)}, ${country}`,
    name: name === '' ? `${street}, ${town.name}` : name,
    town: kind === 'town' ? name : town.name,
    street,
    zip: place.zip,
    countryCode,
    kind,
    coordinates,
    timeZone,
  };
}

type Naming = { readonly kind: PlaceKind; readonly name: string; readonly street: string };

function createShortLabel({ kind, name, street }: Naming, town: string): string {
  if (name === '') return `${street}, ${town}`;
  if (kind === 'town') return `${name} (${town})`;
  return foldName(name).includes(foldName(town)) ? name : `${name}, ${town}`;
}

/** As a key comes back from a form: composed, and without the separator of its fields. */
function shorten(text: string): string {
  const tidy = tidyText(text.normalize('NFC').replaceAll('|', ' '));
  return tidyText(tidy.slice(0, longestName));
}
