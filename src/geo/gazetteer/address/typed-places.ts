import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import type { SiteLanguage } from '#domain/sites/keys.ts';
import type { FoundPlace, PlaceReading, TypedText, TypedTexts } from '../../ports.ts';
import { type Candidate, chooseTogether, judgeTogether, type NameList } from '../choose-together.ts';
import { getNameLanguage, nameLanguages } from '../languages.ts';
import { isMeantBesideRegion } from '../regions.ts';
import { foldName } from '../search/fold.ts';
import { listExact, listVillages, type TypedSource } from '../search/list-exact.ts';
import { listRivals } from '../search/list-rivals.ts';
import type { AddressLook, Doubt, Reading } from './address-reading.ts';
import { doubtNames } from './doubt-names.ts';
import { isDoubtful } from './doubt-reading.ts';
import { accountForWords } from './every-word.ts';
import { getNearest, isFarByChance, isFarGuess } from './far-by-chance.ts';
import { listNearerNames, listSightsOfName } from './far-names.ts';
import { createAddressIn } from './named-quarter.ts';
import { readAddress } from './read-address.ts';
import { isCoast, listTownsForHouse, readInRegion } from './read-in-region.ts';
import { readInState } from './read-in-state.ts';
import { readAirportBeside, readVenueOfKind } from './read-kind.ts';
import { readMisspelt } from './read-misspelt.ts';
import { splitProvince } from './read-province.ts';
import { readSurroundings } from './read-surroundings.ts';
import { readTerminal } from './read-terminal.ts';
import { readTwoAddresses } from './read-two-addresses.ts';
import { readVenueNearby } from './read-venue-nearby.ts';
import { readWords, type WordReading } from './read-words.ts';
import { readHotelAtVenue, rewrite } from './rewrite.ts';
import { listLeadingTowns, splitCountry } from './text-resolver.ts';
import { tidyText } from './typed-text.ts';
import { findVenueByWholeWords } from './venue-words.ts';

/** Towns offered for a region, or for an address whose town and postcode contradict each other. */
const mostDoubtful = 6;

/** The places of the texts as the stops of one trip, each a name or an address; null if unknown or ambiguous. */
export function findPlacesByText(source: TypedSource, { texts, known, ...visit }: TypedTexts): (FoundPlace | null)[] {
  const readings = texts.map((text) => readText(source, { ...visit, text: tidyText(text) }));
  const chosen = chooseTogether(
    readings.map(({ candidates, doubt, isRegion }) => (doubt !== null || isRegion ? [] : candidates)),
    known,
  );
  return chosen.map((candidate) => (candidate === null ? null : createPlace(source, candidate, visit.language)));
}

type TypedAddressText = TypedText &
  Pick<TypedTexts, 'known'> & { /** Only with a number, a comma or a telling word. */ readonly isMarked: boolean };

/** What each of the texts means as the stops of one trip: one place, several to choose from, or nothing known. */
export function readPlaces(source: TypedSource, { texts, known, ...visit }: TypedTexts): PlaceReading[] {
  const readings = texts.map((text) => readText(source, { ...visit, text: tidyText(text) }));
  const lists = readings.map((reading, at) => toNameList(source, { ...visit, text: tidyText(texts[at] ?? ''), reading }));
  const judged = judgeTogether(lists, known);
  return judged.map((meant, at) => {
    const others = judged.flatMap((other, index) => (index === at ? [] : other.slice(0, 1)));
    const stops = [...known, ...others.map(({ coordinates }) => coordinates)];
    return judgeReading(source, { typed: { ...visit, text: tidyText(texts[at] ?? '') }, reading: readings[at], meant, stops });
  });
}

type Judged = {
  readonly typed: TypedText;
  readonly reading: Reading | undefined;
  /** The most likely of its candidates. */
  readonly meant: readonly Candidate[];
  readonly stops: readonly Coordinates[];
};

function judgeReading(source: TypedSource, { typed, reading, meant, stops }: Judged): PlaceReading {
  const isChance = (candidate: Candidate) => isFarGuess(candidate, stops) || isFarByChance(source, candidate, { typed, stops });
  if (meant.length > 0 && meant.every(isChance)) {
    const [only] = readByCity(source, typed).filter((candidate) => !isChance(candidate));
    return only === undefined ? { kind: 'unknown' } : { kind: 'place', place: createPlace(source, only, typed.language) };
  }
  const isAsked = reading !== undefined && (reading.doubt !== null || reading.isRegion === true);
  const candidates = isAsked ? reading.candidates.slice(0, mostDoubtful) : meant;
  const [only, ...rivals] = candidates;
  const isAlone = only !== undefined && rivals.length === 0 && !isAsked;
  const nearer = isAlone ? listNearerNames(source, { typed, meant: only, stops }) : [];
  const [first, ...more] = [...nearer, ...candidates].map((candidate) => createPlace(source, candidate, typed.language));
  if (first === undefined) return { kind: 'unknown' };
  const isCertain = more.length === 0 && !isAsked && only !== undefined;
  if (!isCertain) return { kind: kindOf(reading), places: [first, ...more] };
  if (!isDoubtful(source, { typed, meant: only, kilometres: getNearest(only, stops) })) return { kind: 'place', place: first };
  const sights = listSightsOfName(source, { typed, meant: only }).filter(({ place }) => place !== only.place);
  return { kind: kindOf(reading), places: [first, ...sights.map((sight) => createPlace(source, sight, typed.language))] };
}

/** "Hôtel Marseille Saint-Just": the quarter of the city, if the village of that name is far from the other stops. */
function readByCity(source: TypedSource, typed: TypedText): readonly Candidate[] {
  for (const text of [typed.text, ...rewrite(source, typed)]) {
    const words = readWords(source, { ...typed, text });
    if (words?.hasKind && words.doubt === null && words.candidates.length === 1) return words.candidates;
  }
  return [];
}

function kindOf(reading: Reading | undefined): 'region' | 'several' | Doubt {
  return reading?.isRegion ? 'region' : (reading?.doubt ?? 'several');
}

/** A contradictory text does not influence other stops. */
function toNameList(source: TypedSource, { reading, ...typed }: TypedText & { readonly reading: Reading }): NameList {
  const { candidates, doubt, isRegion } = reading;
  if (doubt !== null || isRegion) return { candidates: [], rivals: [] };
  const isNamed = candidates.some(({ address }) => address === undefined);
  return { candidates, rivals: isNamed ? listRivals(source, typed) : [] };
}

/** The possible addresses of a text, those of different towns separately, the most likely first. */
export function listTypedPlaces(source: TypedSource, { isMarked, ...typed }: TypedAddressText): FoundPlace[] {
  const named = [readTerminal, readInState, readVenueNearby].map((read) => read(source, typed)).find((found) => found.length > 0);
  const words = named === undefined ? readWords(source, typed) : null;
  const byWords = words?.isPlain === false ? words.candidates : undefined;
  const candidates = named ?? byWords ?? listAddressed(source, { typed, words, look: isMarked ? 'marked' : 'unlike-a-name' });
  const first = chooseTogether([candidates], typed.known)[0] ?? null;
  const others = candidates.filter((candidate) => candidate !== first).sort((one, other) => other.points - one.points);
  return (first === null ? others : [first, ...others]).map((candidate) => createPlace(source, candidate, typed.language));
}

type Addressed = { readonly typed: TypedText; readonly words: WordReading | null; readonly look: AddressLook };

function listAddressed(source: TypedSource, { typed, words, look }: Addressed): readonly Candidate[] {
  const address = readAddress(source, typed, look);
  return words?.hasKind === true && isWeaker(source, address, words) ? words.candidates : address.candidates;
}

/** Found places with the one that the text alone would resolve to first, near a place chosen already. */
export function putMeantFirst(source: TypedSource, { text, places, known, ...visit }: Found): readonly number[] {
  const candidates = listExact(source, { ...visit, text });
  const meant = chooseTogether([candidates], known)[0]?.place ?? -1;
  const namesakes = new Set(candidates.map(({ place }) => place));
  const at = places.findIndex((place) => namesakes.has(place));
  if (at === -1) return places;
  // One that the limit had cut off replaces the last.
  return places
    .filter((place) => place !== meant)
    .toSpliced(at, 0, meant)
    .slice(0, places.length);
}

type Found = TypedText & Pick<TypedTexts, 'known'> & { readonly places: readonly number[] };

function createPlace(source: TypedSource, { place, address }: Candidate, language: SiteLanguage): FoundPlace {
  const town = source.maker.createFoundPlace(place, language);
  return address === undefined ? town : createAddressIn(source, town, address);
}

/** As two stops if two were typed into one field, otherwise as one. */
function readText(source: TypedSource, typed: TypedText): Reading {
  const surroundings = readSurroundings(source, typed);
  if (surroundings !== null) return surroundings;
  const two = readTwoAddresses(source, typed, (part) => readOneText(source, part));
  return two.length > 0 ? { candidates: two, doubt: 'two-places' } : readOneText(source, { ...typed, text: writeOnce(source, typed) });
}

/** "Utrecht Utrecht Utrecht" as "Utrecht"; two words alike may be a name, as "Baden Baden". */
function writeOnce(source: TypedSource, typed: TypedText): string {
  const [word = '', ...more] = typed.text.split(' ');
  const isRepeated = more.length > 1 && more.every((other) => foldName(other) === foldName(word));
  return isRepeated && listExact(source, typed).length === 0 ? word : typed.text;
}

/** A reading that accounts for every word; otherwise a question. A text that names nothing is read as it is otherwise written. */
function readOneText(source: TypedSource, typed: TypedText): Reading {
  const reading = accountForWords(source, typed, readSomeWords(source, typed));
  if (reading.candidates.length > 0) return reading;
  for (const text of rewrite(source, typed)) {
    const other = accountForWords(source, { ...typed, text }, readSomeWords(source, { ...typed, text }));
    if (other.candidates.length > 0) return other;
  }
  return { ...reading, candidates: readHotelAtVenue(source, typed) };
}

/** As a region if no important town has that name, as a name, then as an address, then as a village. */
function readSomeWords(source: TypedSource, typed: TypedText): Reading {
  const region = readRegion(source, typed);
  if (region !== null) return region;
  const inRegion = readInRegion(source, typed);
  if (inRegion.length > 0) return { candidates: inRegion, doubt: null };
  const twice = listExact(source, typed).length > 0 ? [] : readInTwoLanguages(source, typed);
  if (twice.length > 0) return { candidates: twice, doubt: null };
  const candidates = readName(source, typed);
  if (candidates.length > 0) return { candidates, doubt: null };
  const inState = readInState(source, typed);
  if (inState.length > 0) return { candidates: inState, doubt: null };
  return readNothingNamed(source, typed);
}

/** As an address or by all of its words, whichever explains more, then as a village. */
function readNothingNamed(source: TypedSource, typed: TypedText): Reading {
  const inRegion = listTownsForHouse(source, typed);
  if (inRegion.length > 0)
    return isCoast(typed.text) ? { candidates: [], doubt: null } : { candidates: inRegion, doubt: null, isRegion: true };
  // "Rhenen, Utrecht" is no house called Rhenen in the city of Utrecht.
  const ofProvince = splitProvince(source, typed)?.towns ?? [];
  if (ofProvince.length > 0) return { candidates: ofProvince, doubt: null };
  const words = readWords(source, typed);
  if (words?.isPlain === false) return words;
  const address = readAddress(source, typed, 'any');
  if (words !== null && isWeaker(source, address, words)) return words;
  if (address.candidates.length > 0) return doubtNames(source, typed, address);
  const villages = listVillages(source, typed);
  return { candidates: villages.length > 0 ? villages : readMisspelt(source, typed), doubt: null };
}

/** Without a word for a kind of place, a smaller town beside a well-known one is a coincidence. */
const knownTown = 20_000;

/** Whether an address resolves to other towns than the one that accounts for all the words: "Lycée Lille Gare de Lyon". */
function isWeaker({ table }: TypedSource, { candidates, doubt }: Reading, words: WordReading): boolean {
  if (candidates.length > 0 && doubt !== null) return false;
  const named = new Set([...words.towns, ...words.candidates].map(({ place }) => place));
  if (candidates.some(({ place, isGuessed }) => named.has(place) && isGuessed !== true)) return false;
  return candidates.every(({ place, isGuessed }) => {
    const { kind, population = 0 } = table.getRecord(place) ?? {};
    return kind === 'town' && (words.hasKind || isGuessed === true || population < knownTown);
  });
}

/** "Elsene / Ixelles", "Brixen Bressanone": one town with its names in two languages. */
function readInTwoLanguages(source: TypedSource, typed: TypedText): readonly Candidate[] {
  const { head } = splitCountry(typed.text, source.countryNames);
  const words = head.split(/[\s/|()-]+/).filter((word) => word !== '');
  if (words.length > mostWordsTwice) return [];
  for (let at = 1; at < words.length; at += 1) {
    const [one, other] = [words.slice(0, at), words.slice(at)].map((part) => listExact(source, { ...typed, text: part.join(' ') }));
    const others = new Set(other?.map(({ place }) => place));
    const both = one?.filter(({ place }) => others.has(place) && source.table.getRecord(place)?.kind === 'town') ?? [];
    const [largest] = both.sort((first, second) => second.points - first.points);
    if (largest !== undefined) return [largest];
  }
  return [];
}

const mostWordsTwice = 6;

function readRegion(source: TypedSource, typed: TypedText): Reading | null {
  const { table, countryNames, getRegions } = source;
  const region = getRegions().find(foldName(splitCountry(typed.text, countryNames).head));
  if (region === null) return null;
  const named = listExact(source, typed);
  const isTown = named.some(({ place }) => {
    const record = table.getRecord(place);
    return record !== undefined && (isMeantBesideRegion({ place, ...record }, region) || isLabel(source, { place, text: typed.text }));
  });
  return isTown
    ? null
    : { candidates: [...region.places.flatMap((place) => toCandidate(source, place)), ...named], doubt: null, isRegion: true };
}

/** Whether the text is exactly the place's name in our lists: "Champagné, Frankreich" is no region. */
function isLabel({ maker }: TypedSource, { place, text }: { readonly place: number; readonly text: string }): boolean {
  if (!text.includes(',')) return false;
  return nameLanguages.some((language) => maker.createFoundPlace(place, language).label.toLowerCase() === text.toLowerCase());
}

function toCandidate({ table }: TypedSource, place: number): Candidate[] {
  const record = table.getRecord(place);
  return record === undefined ? [] : [{ place, points: 0, coordinates: record, isPart: false, isOwn: false }];
}

/** "Le Mont-Dore" is called Mont-Dore. */
const article = /^(?:de|den|der|het|die|das|le|la|les|el|los|las|the) (?=\S{3})/iu;

function readName(source: TypedSource, typed: TypedText): readonly Candidate[] {
  const exact = listExact(source, typed);
  if (exact.length > 0) return exact;
  const { table, venues, countryNames } = source;
  const { head, within } = splitCountry(typed.text, countryNames);
  const village = /[ -]/.test(typed.text) ? listVillages(source, typed) : [];
  if (village.length > 0) return village;
  const venue = findVenueByWholeWords(venues, { folded: foldName(head), within });
  if (venue !== null) return toCandidate(source, venue);
  const terminal = readTerminal(source, typed);
  if (terminal.length > 0) return terminal;
  const ofKind = readVenueOfKind(source, { ...typed, text: head });
  if (ofKind.length > 0) return ofKind;
  const airport = readAirportBeside(source, { ...typed, text: head });
  if (airport.length > 0) return airport;
  const nearby = readVenueNearby(source, { ...typed, text: head });
  if (nearby.length > 0) return nearby;
  const leading = listLeadingTowns({ table, countryNames }, { ...typed, language: getNameLanguage(typed.language) });
  return leading.length > 0 ? leading : listExact(source, { ...typed, text: typed.text.replace(article, '') });
}
