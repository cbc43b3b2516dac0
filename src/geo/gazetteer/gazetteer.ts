import type { SiteLanguage } from '#domain/sites/keys.ts';
import type { FoundPlace, PlaceQuery, TextPlaceFinder, TypedText } from '../ports.ts';
import { createCountryNames, getCountryName } from './country-names.ts';
import { foldName } from './fold.ts';
import { createPlaceMaker, type PlaceMaker } from './found-places.ts';
import { getNameLanguage } from './languages.ts';
import { createNameIndex, type NameIndex } from './name-index.ts';
import { loadPlaceRecords } from './place-records.ts';
import { searchNames } from './place-search.ts';
import { readStoredIndex } from './stored-index.ts';
import { type ExactQuery, findExactPlace, splitCountry } from './text-resolver.ts';
import { createTownLocator, type TownLocator } from './town-locator.ts';
import { parseAddress, tidyText } from './typed-text.ts';
import { createVenueWords, findVenueByWholeWords, type VenueWords } from './venue-words.ts';

const mostPlaces = 20;
const streetKey = /^at:((?:gn|town):[\w-]{1,60})\|([\w ]{0,8})\|(.{1,100})$/u;

type Gazetteer = {
  readonly index: NameIndex;
  readonly venues: readonly VenueWords[];
  readonly maker: PlaceMaker;
  readonly countryNames: ReadonlyMap<string, string>;
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
    findPlaceByText: async (typed) => findPlaceByText(gazetteer, typed),
    createTypedPlace: async (typed) => createTypedPlace(gazetteer, typed),
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
  const found = places.map((place) => gazetteer.maker.createFoundPlace(place, query.language));
  return typed === null ? found : [typed, ...found].slice(0, limit);
}

function findPlace(gazetteer: Gazetteer, key: string, language: SiteLanguage): FoundPlace | null {
  const [, townKey, zip = '', street = ''] = streetKey.exec(key) ?? [];
  if (townKey !== undefined) {
    const town = findPlace(gazetteer, townKey, language);
    return town === null ? null : createAddress(town, { street: tidyText(street), zip });
  }
  const id = /^gn:(\d{1,9})$/.exec(key)?.[1];
  const place = gazetteer.getPlacesByKey().get(id === undefined ? key : Number(id));
  return place === undefined ? null : gazetteer.maker.createFoundPlace(place, language);
}

function findPlaceByText(gazetteer: Gazetteer, typed: TypedText): FoundPlace | null {
  const text = tidyText(typed.text);
  const { head, within } = splitCountry(text, gazetteer.countryNames);
  const exact = findExactIndex(gazetteer, { ...typed, text });
  const place = exact ?? findVenueByWholeWords(gazetteer.venues, { folded: foldName(head), within });
  return place === null ? null : gazetteer.maker.createFoundPlace(place, typed.language);
}

function findExactIndex({ index, maker, countryNames }: Gazetteer, typed: TypedText): number | null {
  const language = getNameLanguage(typed.language);
  const query: ExactQuery = { text: typed.text, language, countryCode: typed.countryCode };
  const getLabels = (place: number) => {
    const { label, name, town, kind } = maker.createFoundPlace(place, typed.language);
    const withoutCountry = label.slice(0, label.lastIndexOf(','));
    return [label, withoutCountry, ...(kind === 'town' ? [] : [`${name} ${town}`])].map(foldName);
  };
  return findExactPlace({ index, countryNames, labels: { getLabels } }, query);
}

/** Reads a street address; its town has to be a town of the gazetteer. */
function createTypedPlace(gazetteer: Gazetteer, typed: TypedText): FoundPlace | null {
  const { head, within } = splitCountry(tidyText(typed.text), gazetteer.countryNames);
  for (const { street, zip, town } of parseAddress(head)) {
    const text = within === null ? town : `${town}, ${getCountryName(within, getNameLanguage(typed.language))}`;
    const place = findExactIndex(gazetteer, { ...typed, text });
    const record = gazetteer.index.records[place ?? -1];
    if (place !== null && record?.kind === 'town') {
      return createAddress(gazetteer.maker.createFoundPlace(place, typed.language), { street, zip });
    }
  }
  return null;
}

function createAddress(town: FoundPlace, { street, zip }: { street: string; zip: string }): FoundPlace {
  const key = `at:${town.key}|${zip}|${street}`;
  return {
    ...town,
    key,
    label: `${street}, ${town.label}`,
    name: `${street}, ${town.name}`,
    town: town.name,
    street,
    zip,
    kind: 'address',
  };
}
