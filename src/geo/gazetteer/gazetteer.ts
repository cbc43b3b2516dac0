import type { SiteLanguage } from '#domain/sites/keys.ts';
import { isSignificant } from '../address/address-words.ts';
import { readCoordinates } from '../address/read-coordinates.ts';
import { createOnce } from '../create-once.ts';
import type { FoundPlace, PlaceQuery, PlaceReading, TextPlaceFinder, TypedText } from '../ports.ts';
import { readStoredPostcodes } from '../postcodes/stored-postcodes.ts';
import { canHoldAddress, parseAddressKey } from './address/address-keys.ts';
import { createAddressIn } from './address/named-quarter.ts';
import { readOutside } from './address/read-outside.ts';
import { splitCountry } from './address/text-resolver.ts';
import { findPlacesByText, listTypedPlaces, putMeantFirst, readPlaces } from './address/typed-places.ts';
import { tidyText } from './address/typed-text.ts';
import { createVenueWords, findVenueByWholeWords } from './address/venue-words.ts';
import { createCountryNames } from './country-names.ts';
import { createOutsideNames, type OutsideNames } from './outside.ts';
import { loadPlaceRecords } from './place-records.ts';
import { createPlaceTable } from './place-table.ts';
import { createPoints, type Points, readBesideApart } from './points.ts';
import { proposePlaces } from './propose-places.ts';
import { putRegionIn } from './put-region-in.ts';
import { createRegions } from './regions.ts';
import { foldName } from './search/fold.ts';
import { createPlaceMaker } from './search/found-places.ts';
import { listExact, type TypedSource } from './search/list-exact.ts';
import { createNameIndex, findExact } from './search/name-index.ts';
import { searchNames } from './search/place-search.ts';
import { readStoredIndex } from './search/stored-index.ts';
import { createHalfwayTowns } from './town-halfway.ts';
import { createTownLocator, type TownLocator } from './town-locator.ts';
import { createVillages } from './villages.ts';

const mostPlaces = 20;
/** Addresses in towns of one name that are offered for one text. */
const mostTyped = 3;

type Gazetteer = TypedSource & {
  readonly getPlacesByKey: () => ReadonlyMap<string | number, number>;
  readonly points: Points;
  readonly getOutsideNames: () => OutsideNames;
};

/** The embedded place finder, and its town data for places from elsewhere. */
export type GazetteerFinder = TextPlaceFinder & TownLocator;

/** The embedded place finder, with the GeoNames extract and our own venues. Loads when created: about 0.2 s. */
export function createGazetteer(): GazetteerFinder {
  const gazetteer = loadGazetteer();
  const getHalfwayTowns = createOnce(() => createHalfwayTowns(gazetteer.table.index));
  return {
    ...createTownLocator(gazetteer.table.index, gazetteer.maker),
    searchPlaces: async (query) => searchPlaces(gazetteer, query),
    findPlace: async (key, language) => findPlace(gazetteer, key, language),
    proposePlaces: async (query) =>
      readApart(gazetteer, query) === null
        ? proposePlaces({ ...gazetteer, search: (request) => searchPlaces(gazetteer, request) }, query)
        : [],
    findPlacesByText: async (typed) => findPlacesByText(gazetteer, typed),
    readPlaces: async (typed) =>
      readBesideApart(
        typed,
        (text) => readApart(gazetteer, { ...typed, text }),
        (others) => readPlaces(gazetteer, others),
      ),
    findPostcodeNear: async ({ countryCode, coordinates }) => gazetteer.getPostcodes().findCodeNear(countryCode, coordinates),
    findTownHalfway: async (line, language) => {
      const place = getHalfwayTowns()(line);
      return place === null ? null : gazetteer.maker.createFoundPlace(place, language);
    },
  };
}

function loadGazetteer(): Gazetteer {
  const index = readStoredIndex() ?? createNameIndex(loadPlaceRecords());
  const getPostcodes = createOnce(readStoredPostcodes);
  const getPlacesByKey = createOnce(() => new Map(index.records.map(({ key }, place) => [key, place])));
  const villages = createVillages({
    firstPlace: index.records.length,
    getPostcodes,
    findTown: (id) => getPlacesByKey().get(id),
    countTowns: (folded, countryCode) =>
      findExact(index, folded).filter((place) => index.records[place]?.countryCode === countryCode).length,
  });
  const table = createPlaceTable(index, villages);
  const maker = createPlaceMaker(table);
  const venues = createVenueWords(index.records, (record) => {
    const town = index.records[maker.findTownOf(record) ?? -1];
    return [record.details?.townName ?? '', ...Object.values(town?.details?.names ?? {})];
  });
  const findByKey = (key: string) => getPlacesByKey().get(toRecordKey(key)) ?? null;
  const getRegions = createOnce(() => createRegions(findByKey));
  return {
    table,
    venues,
    maker,
    countryNames: createCountryNames(),
    getRegions,
    getPostcodes,
    getPlacesByKey,
    points: createPoints({ index, maker }),
    getOutsideNames: createOnce(createOutsideNames),
  };
}

function searchPlaces(gazetteer: Gazetteer, query: PlaceQuery): FoundPlace[] {
  const text = tidyText(query.text);
  const limit = Math.min(Math.max(0, Math.trunc(query.limit)), mostPlaces);
  if (limit === 0) {
    return [];
  }
  const point = gazetteer.points.read(query.text, query.language);
  if (point !== null) return [point];
  const { language, countryCode, near, known = near === null ? [] : [near] } = query;
  const typed = { text, language, countryCode, known };
  const listAddresses = (isMarked: boolean) => listTypedPlaces(gazetteer, { ...typed, isMarked }).slice(0, mostTyped);
  // A text that looks like an address is not treated as a misspelt name, of which there are always some.
  const addresses = isAddressLike(text) && !isNamed(gazetteer, typed) ? listAddresses(true) : [];
  const names = listNames(gazetteer, { ...query, text, limit, isName: addresses.length === 0 });
  const sorted = putRegionIn(gazetteer, { ...typed, places: putMeantFirst(gazetteer, { ...typed, places: names }) });
  const found = sorted.map((place) => gazetteer.maker.createFoundPlace(place, language));
  const others = found.length === 0 && addresses.length === 0 ? listAddresses(false) : addresses;
  return [...others, ...found].slice(0, limit);
}

/**
 * Whether it is the name of a place or of a region, or all the words of one venue of ours: no street called "Coach Station" in a town
 * called Victoria, and nothing called "Ile" in a town in Italy called Re.
 */
function isNamed(gazetteer: Gazetteer, typed: TypedText): boolean {
  if (listExact(gazetteer, typed).length > 0) return true;
  const { head, within } = splitCountry(typed.text, gazetteer.countryNames);
  const folded = foldName(head);
  return gazetteer.getRegions().find(folded) !== null || findVenueByWholeWords(gazetteer.venues, { folded, within }) !== null;
}

/** By a number, a comma, or words of streets and houses. */
function isAddressLike(text: string): boolean {
  return /[\d,]/.test(text) || (text.includes(' ') && isSignificant(foldName(text)));
}

function listNames({ table, venues, countryNames }: Gazetteer, query: PlaceQuery & { readonly isName: boolean }): readonly number[] {
  const { text, countryCode, near, limit, isName } = query;
  const { head, within } = splitCountry(text, countryNames);
  const request = { countryCode, near, limit, isName };
  const inCountry = within === null ? [] : searchNames(table, venues, { ...request, folded: foldName(head), within });
  return inCountry.length > 0 ? inCountry : searchNames(table, venues, { ...request, folded: foldName(text), within: null });
}

function findPlace(gazetteer: Gazetteer, key: string, language: SiteLanguage): FoundPlace | null {
  const point = gazetteer.points.findByKey(key, language);
  if (point !== null) return point;
  const address = parseAddressKey(key);
  if (address !== null) {
    const town = findPlace(gazetteer, address.townKey, language);
    return town === null || !canHoldAddress(town, address.address) ? null : createAddressIn(gazetteer, town, address.address);
  }
  const place = gazetteer.getPlacesByKey().get(toRecordKey(key)) ?? gazetteer.table.villages.findByKey(key);
  return place === null ? null : gazetteer.maker.createFoundPlace(place, language);
}

/** A record's own key from a form's key. */
function toRecordKey(key: string): string | number {
  const id = /^gn:(\d{1,9})$/.exec(key)?.[1];
  return id === undefined ? key : Number(id);
}

/** A link, a web address, three-word coordinates or a grid reference: nothing that we can look up. */
const unreadable =
  /https?:|www\.|^\s*(?:\/{3}|w3w\b)|^\s*\p{L}{3,}\.\p{L}{3,}\.\p{L}{3,}\s*$|^\s*[23456789CFGHJMPQRVWX]{8}\+[23456789CFGHJMPQRVWX]{2,3}\s*$/iu;

/** Texts that are no name: a point on the map, a link, a place beyond our countries. Null for everything that is looked up by name. */
function readApart(gazetteer: Gazetteer, typed: TypedText): PlaceReading | null {
  const point = gazetteer.points.read(typed.text, typed.language);
  if (point !== null) return { kind: 'place', place: point };
  if (readCoordinates(typed.text, typed.language) !== null) return { kind: 'outside', places: [] };
  if (unreadable.test(typed.text)) return { kind: 'unreadable', places: [] };
  const outside = readOutside(gazetteer, gazetteer.getOutsideNames(), { ...typed, text: tidyText(typed.text) });
  if (outside === null) return null;
  return { kind: 'outside', places: outside.map(({ place }) => gazetteer.maker.createFoundPlace(place, typed.language)) };
}
