import * as v from 'valibot';
import type { Coordinates, PlaceKind } from '#domain/itinerary/itinerary.ts';
import { europeanCountries } from '../countries/european-countries.ts';
import { tidyText } from '../gazetteer/address/typed-text.ts';

const text = v.optional(v.pipe(v.string(), v.transform(tidyText)), '');
/** Every property is absent if Photon does not know it. */
const properties = v.object({
  osm_key: text,
  osm_value: text,
  type: text,
  name: text,
  housenumber: text,
  street: text,
  locality: text,
  district: text,
  city: text,
  county: text,
  postcode: text,
  countrycode: v.optional(v.pipe(v.string(), v.toUpperCase()), ''),
});
/** [longitude, latitude] */
const position = v.tuple([v.pipe(v.number(), v.minValue(-180), v.maxValue(180)), v.pipe(v.number(), v.minValue(-90), v.maxValue(90))]);
const feature = v.object({ geometry: v.object({ type: v.literal('Point'), coordinates: position }), properties });
const reply = v.object({ type: v.literal('FeatureCollection'), features: v.array(v.unknown()) });

type Properties = v.InferOutput<typeof properties>;

/** One place from Photon, with our field names. */
export type PhotonPlace = {
  readonly kind: PlaceKind;
  /** Of a venue or a town; empty for an address. */
  readonly name: string;
  readonly street: string;
  readonly zip: string;
  /** Possible names of its town, the most likely first. */
  readonly townNames: readonly string[];
  readonly countryCode: string;
  readonly coordinates: Coordinates;
};

/** The places of Photon's answer that a coach can reach; null if it is no Photon answer. One invalid place does not affect the others. */
export function readPhotonReply(json: unknown): PhotonPlace[] | null {
  const parsed = v.safeParse(reply, json);
  if (!parsed.success) return null;
  return parsed.output.features.flatMap((item) => {
    const read = v.safeParse(feature, item);
    const place = read.success ? createPhotonPlace(read.output) : null;
    return place === null ? [] : [place];
  });
}

const areas: ReadonlySet<string> = new Set(['country', 'state', 'county']);

function createPhotonPlace({ geometry, properties: found }: v.InferOutput<typeof feature>): PhotonPlace | null {
  const [longitude, latitude] = geometry.coordinates;
  const kind = getKind(found);
  const street = formatStreet(found);
  const isNamed = kind !== 'address';
  if (areas.has(found.type) || europeanCountries[found.countrycode] === undefined || (isNamed ? found.name : street) === '') return null;
  return {
    kind,
    name: isNamed ? found.name : '',
    street,
    zip: getZip(found.postcode),
    townNames: getTownNames(found, kind),
    countryCode: found.countrycode,
    coordinates: { latitude: roundDegrees(latitude), longitude: roundDegrees(longitude) },
  };
}

/** About a metre; a key stores it exactly. */
function roundDegrees(degrees: number): number {
  // Plus zero: a key cannot hold minus zero.
  return Math.round(degrees * 1e5) / 1e5 + 0;
}

/** OpenStreetMap's tags of the kinds that we distinguish. */
const kindsOfTags: Readonly<Record<string, PlaceKind>> = {
  'aeroway=aerodrome': 'airport',
  'aeroway=terminal': 'airport',
  'railway=station': 'station',
  'railway=halt': 'station',
  'public_transport=station': 'station',
  'amenity=bus_station': 'station',
  'amenity=ferry_terminal': 'port',
  'tourism=hotel': 'hotel',
  'tourism=hostel': 'hotel',
  'tourism=motel': 'hotel',
  'tourism=guest_house': 'hotel',
  'amenity=school': 'school',
  'amenity=university': 'school',
  'amenity=college': 'school',
  'amenity=kindergarten': 'school',
};
const townTypes: ReadonlySet<string> = new Set(['city', 'district', 'locality']);

function getKind({ osm_key: key, osm_value: value, type, name, housenumber }: Properties): PlaceKind {
  const known = kindsOfTags[`${key}=${value}`];
  if (known !== undefined) return known;
  if (key === 'place' || townTypes.has(type)) return housenumber === '' ? 'town' : 'address';
  return type === 'street' || key === 'highway' || name === '' ? 'address' : 'venue';
}

/** Countries that write the number before the street. */
const numberFirst: ReadonlySet<string> = new Set(['FR', 'GB', 'IE', 'LU', 'MC', 'GG', 'JE', 'IM', 'MT', 'GI']);

function formatStreet({ street, housenumber, name, type, osm_key: key, countrycode }: Properties): string {
  const road = street === '' && (type === 'street' || key === 'highway') ? name : street;
  if (road === '' || housenumber === '') return road;
  return numberFirst.has(countrycode) ? `${housenumber} ${road}` : `${road} ${housenumber}`;
}

/** A village without streets writes house numbers after its own name, which is in `locality`. */
function getTownNames({ city, locality, district, county, name }: Properties, kind: PlaceKind): string[] {
  const names = kind === 'town' ? [name] : [city, locality, district, county];
  return [...new Set(names)].filter((town) => town !== '');
}

/** Several codes come as a list: the first is used. */
function getZip(postcode: string): string {
  const [first = ''] = postcode.split(/[;,]/);
  return /^[\w -]{1,10}$/.test(first) ? first : '';
}
