import { countryNameOf } from '#domain/sites/country-name.ts';
import type { SiteLanguage } from '#domain/sites/keys.ts';
import type { FoundPlace, TypedText, TypedTexts } from '../ports.ts';
import { createAddress } from './address-keys.ts';
import { type Candidate, chooseTogether } from './choose-together.ts';
import { foldName } from './fold.ts';
import type { PlaceMaker } from './found-places.ts';
import { getNameLanguage, nameLanguages } from './languages.ts';
import type { NameIndex } from './name-index.ts';
import { type ExactQuery, listExactPlaces, listLeadingTowns, splitCountry } from './text-resolver.ts';
import { parseAddress, tidyText } from './typed-text.ts';
import { findVenueByWholeWords, type VenueWords } from './venue-words.ts';

export type TypedSource = {
  readonly index: NameIndex;
  readonly venues: readonly VenueWords[];
  readonly maker: PlaceMaker;
  readonly countryNames: ReadonlyMap<string, string>;
};

/** What a text may mean: the places, and the street in them where it is an address. */
type Reading = { readonly candidates: readonly Candidate[]; readonly street: { readonly street: string; readonly zip: string } | null };

const unread: Reading = { candidates: [], street: null };

/** The places of the texts as the stops of one trip, each a name or a street in a town; null for what nobody knows. */
export function findPlacesByText(source: TypedSource, { texts, known, ...visit }: TypedTexts): (FoundPlace | null)[] {
  const readings = texts.map((text) => readText(source, { ...visit, text }));
  return chooseOfReadings(source, { readings, known, language: visit.language });
}

/** Reads a street address; its town has to be a town of the gazetteer. */
export function createTypedPlace(source: TypedSource, typed: TypedText): FoundPlace | null {
  const readings = [readAddress(source, typed)];
  return chooseOfReadings(source, { readings, known: [], language: typed.language })[0] ?? null;
}

/** Found places with the one before its namesakes that the text alone would mean, near a place chosen already. */
export function putMeantFirst(source: TypedSource, { text, places, known, ...visit }: Found): readonly number[] {
  const candidates = listExact(source, { ...visit, text });
  const meant = chooseTogether([candidates], known)[0]?.place ?? -1;
  const namesakes = new Set(candidates.map(({ place }) => place));
  const at = places.findIndex((place) => namesakes.has(place));
  if (at === -1) return places;
  // One that the limit had cut off takes the place of the last.
  return places
    .filter((place) => place !== meant)
    .toSpliced(at, 0, meant)
    .slice(0, places.length);
}

type Found = TypedText & Pick<TypedTexts, 'known'> & { readonly places: readonly number[] };

type Readings = Pick<TypedTexts, 'known' | 'language'> & { readonly readings: readonly Reading[] };

function chooseOfReadings({ maker }: TypedSource, { readings, known, language }: Readings): (FoundPlace | null)[] {
  const chosen = chooseTogether(
    readings.map(({ candidates }) => candidates),
    known,
  );
  return readings.map(({ street }, at) => {
    const candidate = chosen[at];
    if (!candidate) return null;
    const place = maker.createFoundPlace(candidate.place, language);
    return street === null ? place : createAddress(place, street);
  });
}

/** As a name first, then as a street in a town. */
function readText(source: TypedSource, typed: TypedText): Reading {
  const candidates = readName(source, typed);
  return candidates.length > 0 ? { ...unread, candidates } : readAddress(source, typed);
}

function readName(source: TypedSource, typed: TypedText): readonly Candidate[] {
  const text = tidyText(typed.text);
  const exact = listExact(source, { ...typed, text });
  if (exact.length > 0) return exact;
  const { index, venues, countryNames } = source;
  const { head, within } = splitCountry(text, countryNames);
  const venue = findVenueByWholeWords(venues, { folded: foldName(head), within });
  const record = index.records[venue ?? -1];
  if (venue !== null && record !== undefined) return [{ place: venue, points: 0, coordinates: record, isPart: false }];
  return listLeadingTowns({ index, countryNames }, { ...typed, text, language: getNameLanguage(typed.language) });
}

function readAddress(source: TypedSource, typed: TypedText): Reading {
  const { head, within } = splitCountry(tidyText(typed.text), source.countryNames);
  for (const { street, zip, town } of parseAddress(head)) {
    const text = within === null ? town : `${town}, ${countryNameOf(within, getNameLanguage(typed.language))}`;
    const towns = listExact(source, { ...typed, text }).filter(({ place }) => source.index.records[place]?.kind === 'town');
    if (towns.length > 0) return { candidates: towns, street: { street, zip } };
  }
  return unread;
}

type ExactSource = Pick<TypedSource, 'index' | 'maker' | 'countryNames'>;

/** By the visitor's own language first; a label that was copied from elsewhere may be in another. */
function listExact(source: ExactSource, typed: TypedText): Candidate[] {
  const own = listExactIn(source, { typed, language: typed.language });
  if (own.length > 0 || !/[(,]/.test(typed.text)) return own;
  for (const language of nameLanguages) {
    const found = listExactIn(source, { typed, language });
    if (found.length > 0) return found;
  }
  return [];
}

type LabelQuestion = { readonly typed: TypedText; readonly language: SiteLanguage };

function listExactIn({ index, maker, countryNames }: ExactSource, { typed, language }: LabelQuestion): Candidate[] {
  const query: ExactQuery = { text: typed.text, language: getNameLanguage(language), countryCode: typed.countryCode };
  const getLabels = (place: number) => {
    const { label, name, town, kind } = maker.createFoundPlace(place, language);
    const withoutCountry = label.slice(0, label.lastIndexOf(','));
    return [label, withoutCountry, ...(kind === 'town' ? [] : [`${name} ${town}`])].map(foldName);
  };
  return listExactPlaces({ index, countryNames, labels: { getLabels } }, query);
}
