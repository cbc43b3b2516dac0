import type { Accuracy } from '#domain/itinerary/accuracy.ts';
import { formatPlace, formatStreet, formatTown } from '#domain/itinerary/format-address.ts';
import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import { splitNumber } from '../../address/address-parts.ts';
import { findVenueKind } from '../../address/address-words.ts';
import { toPostcodeKey } from '../../address/postcode-mentions.ts';
import { getGreatCircleKilometres } from '../../distance.ts';
import type { FoundPlace } from '../../ports.ts';
import { type PostcodeArea, type PostcodeIndex, sharedRadius } from '../../postcodes/postcode-index.ts';
import type { TypedAddress } from '../choose-together.ts';
import { foldName } from '../search/fold.ts';

const addressKey = /^at:((?:gn|town|pc|venue):[\w-]{1,80})\|([\w -]{0,10})\|([^|]{0,100})(?:\|([^|]{0,40})\|([^|]{0,120}))?$/u;

/** No postcode area is further from the centre of its town; a key that claims so is not ours. */
const farthestAreaKilometres = 60;

/** An address in a town, as its key names it; null for any other key. */
export function parseAddressKey(key: string): { readonly townKey: string; readonly address: TypedAddress } | null {
  const [, townKey, zip = '', street = '', houseNumber, venue = ''] = addressKey.exec(key) ?? [];
  if (townKey === undefined || zip + street + venue === '') return null;
  // Keys of forms that were sent before the number was a separate field.
  const line = houseNumber === undefined ? splitNumber(street) : { street, houseNumber };
  const kind = venue === '' ? 'address' : (findVenueKind(foldName(venue)) ?? 'venue');
  return { townKey, address: { ...line, venue, zip, kind } };
}

/** The address in a town, with its own key; if its postcode is known, it is placed in the middle of that postcode's area. */
export function createAddress(town: FoundPlace, address: TypedAddress, postcodes: PostcodeIndex): FoundPlace {
  return town.kind !== 'town' ? createTerminal(town, address) : createAddressInTown(town, address, postcodes);
}

/** Whether a place can contain an address: a town, or a venue with parts such as a terminal or a side of a station. */
export function canHoldAddress({ kind }: FoundPlace, { venue }: TypedAddress): boolean {
  return kind === 'town' || venue !== '';
}

function createTerminal(airport: FoundPlace, { venue }: TypedAddress): FoundPlace {
  const place = { ...airport, name: `${airport.name}, ${venue}` };
  const country = airport.label.slice(airport.label.lastIndexOf(', ') + 2);
  return { ...place, key: `at:${airport.key}||||${venue}`, label: formatPlace(place, country) };
}

function createAddressInTown(town: FoundPlace, address: TypedAddress, postcodes: PostcodeIndex): FoundPlace {
  const { venue, street, houseNumber, zip, kind } = address;
  const { countryCode } = town;
  const shortLabel = town.label.slice(0, town.label.lastIndexOf(','));
  // The postcode distinguishes a town from its namesakes; without one its label does.
  const townName = zip === '' ? shortLabel : town.name;
  const line = formatStreet({ street, houseNumber, countryCode });
  const parts = { street, ...(houseNumber === '' ? {} : { houseNumber }), zip, town: townName, countryCode, kind };
  const said = line === '' ? formatTown({ zip, town: townName, countryCode }) : `${line}, ${townName}`;
  const name = venue === '' ? said : venue;
  return {
    ...town,
    ...parts,
    key: ['at:', town.key, '|', zip, '|', street, '|', houseNumber, '|', venue].join(''),
    label: formatPlace({ ...parts, name }, town.label.slice(shortLabel.length + 2)),
    name,
    ...locate(town, findAreaOf(postcodes, countryCode, zip)),
  };
}

/** The area of a printed postcode; null if the country's list does not contain it, or we have no list. */
function findAreaOf(postcodes: PostcodeIndex, countryCode: string, zip: string): PostcodeArea | null {
  return zip === '' ? null : postcodes.findArea(countryCode, toPostcodeKey(countryCode, zip));
}

/** The radius of a town of 50,000: codes of larger ones may be anywhere in it. */
const mediumTown = 6;

/** "59755 Neheim": the code is listed at the centre of Arnsberg, of which Neheim is a part. */
function isOfOtherTown({ coordinates, accuracy }: FoundPlace, { coordinates: point, radiusKilometres }: PostcodeArea): boolean {
  const spread = accuracy?.spreadKilometres ?? 0;
  const least = (radiusKilometres ?? 0) + (radiusKilometres === sharedRadius ? 0 : spread);
  return spread <= mediumTown && getGreatCircleKilometres(point, coordinates) > least;
}

function locate(town: FoundPlace, area: PostcodeArea | null): { readonly coordinates: Coordinates; readonly accuracy: Accuracy } {
  const precision = 'street-with-town';
  const isHere = area !== null && getGreatCircleKilometres(area.coordinates, town.coordinates) <= farthestAreaKilometres;
  if (!isHere || area.radiusKilometres === null || isOfOtherTown(town, area)) {
    return {
      coordinates: town.coordinates,
      accuracy: { precision, reckonedFrom: 'town', spreadKilometres: town.accuracy?.spreadKilometres ?? 0 },
    };
  }
  // The centre of the town stands for several of its codes: their streets are in all of the town.
  const least = area.radiusKilometres === sharedRadius ? (town.accuracy?.spreadKilometres ?? 0) : 0;
  const spreadKilometres = Math.max(area.radiusKilometres, least);
  return { coordinates: area.coordinates, accuracy: { precision, reckonedFrom: 'postcode', spreadKilometres } };
}
