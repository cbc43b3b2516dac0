import type { SiteLanguage } from '#domain/sites/keys.ts';
import type { FoundPlace, PlaceQuery, TextPlaceFinder } from '../ports.ts';
import { createAddress, parseAddressKey } from './address-keys.ts';
import { createCountryNames } from './country-names.ts';
import { foldName } from './fold.ts';
import { createPlaceMaker } from './found-places.ts';
import { createNameIndex } from './name-index.ts';
import { loadPlaceRecords } from './place-records.ts';
import { searchNames } from './place-search.ts';
import { readStoredIndex } from './stored-index.ts';
import { splitCountry } from './text-resolver.ts';
import { createTownLocator, type TownLocator } from './town-locator.ts';
import { createTypedPlace, findPlacesByText, putMeantFirst, type TypedSource } from './typed-places.ts';
import { parseAddress, tidyText } from './typed-text.ts';
import { createVenueWords } from './venue-words.ts';

const mostPlaces = 20;

type Gazetteer = TypedSource & {
  readonly getPlacesByKey: () => ReadonlyMap<string | number, number>;
};

/** The embedded place finder, and what it knows of towns for places that come from elsewhere. */
export type GazetteerFinder = TextPlaceFinder & TownLocator;

/** The embedded place finder, over the GeoNames extract and our own venues. Loads when made: about 0.2 s. */
export function createGazetteer(): GazetteerFinder {
  const gazetteer = loadGazetteer();
  return {
    ...createTownLocator(gazetteer.index, gazetteer.maker),
    searchPlaces: async (query) => searchPlaces(gazetteer, query),
    findPlace: async (key, language) => findPlace(gazetteer, key, language),
    proposePlaces: async (query) => proposePlaces(gazetteer, query),
    findPlacesByText: async (typed) => findPlacesByText(gazetteer, typed),
  };
}

function loadGazetteer(): Gazetteer {
  const index = readStoredIndex() ?? createNameIndex(loadPlaceRecords());
  const maker = createPlaceMaker(index);
  const venues = createVenueWords(index.records, (record) => {
    const town = index.records[maker.findTownOf(record) ?? -1];
    return [record.details?.townName ?? '', ...Object.values(town?.details?.names ?? {})];
  });
  let placesByKey: Map<string | number, number> | null = null;
  const getPlacesByKey = () => {
    placesByKey ??= new Map(index.records.map(({ key }, place) => [key, place]));
    return placesByKey;
  };
  return { index, venues, maker, countryNames: createCountryNames(), getPlacesByKey };
}

function searchPlaces(gazetteer: Gazetteer, query: PlaceQuery): FoundPlace[] {
  const text = tidyText(query.text);
  const limit = Math.min(Math.max(0, Math.trunc(query.limit)), mostPlaces);
  if (limit === 0) {
    return [];
  }
  const { head, within } = splitCountry(text, gazetteer.countryNames);
  const request = { countryCode: query.countryCode, near: query.near, limit };
  const inCountry = within === null ? [] : searchNames(gazetteer.index, gazetteer.venues, { ...request, folded: foldName(head), within });
  const places =
    inCountry.length > 0 ? inCountry : searchNames(gazetteer.index, gazetteer.venues, { ...request, folded: foldName(text), within: null });
  const typed = /\d/.test(text) || places.length === 0 ? createTypedPlace(gazetteer, { ...query, text }) : null;
  const { language, countryCode, near, known = near === null ? [] : [near] } = query;
  const sorted = putMeantFirst(gazetteer, { text, places, language, countryCode, known });
  const found = sorted.map((place) => gazetteer.maker.createFoundPlace(place, query.language));
  return typed === null ? found : [typed, ...found].slice(0, limit);
}

function findPlace(gazetteer: Gazetteer, key: string, language: SiteLanguage): FoundPlace | null {
  const address = parseAddressKey(key);
  if (address !== null) {
    const town = findPlace(gazetteer, address.townKey, language);
    return town === null ? null : createAddress(town, { street: tidyText(address.street), zip: address.zip });
  }
  const id = /^gn:(\d{1,9})$/.exec(key)?.[1];
  const place = gazetteer.getPlacesByKey().get(id === undefined ? key : Number(id));
  return place === undefined ? null : gazetteer.maker.createFoundPlace(place, language);
}

function proposePlaces(gazetteer: Gazetteer, query: PlaceQuery): readonly FoundPlace[] {
  const text = tidyText(query.text);
  const whole = searchPlaces(gazetteer, query);
  if (whole.length > 0) return whole;
  const { head, within } = splitCountry(text, gazetteer.countryNames);
  if (within !== null && head !== text) return proposePlaces(gazetteer, { ...query, text: head });
  for (const { street, zip, town } of parseAddress(head)) {
    const towns = searchPlaces(gazetteer, { ...query, text: town }).filter(({ kind }) => kind === 'town');
    if (towns.length > 0) return towns.map((place) => createAddress(place, { street, zip }));
  }
  return [];
}
