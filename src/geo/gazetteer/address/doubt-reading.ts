import { findVenueKind, isOnlyKind, isStreetLike } from '../../address/address-words.ts';
import { getGreatCircleKilometres } from '../../distance.ts';
import type { TypedText } from '../../ports.ts';
import type { Candidate } from '../choose-together.ts';
import type { PlaceRecord } from '../place-records.ts';
import { foldName } from '../search/fold.ts';
import { listExact, listVillages, type TypedSource } from '../search/list-exact.ts';
import { besideKilometres, houseDoubts, isBesideNamedTown, isGeneral, isVillage, type Said } from './doubt-house.ts';
import { findCity } from './rewrite.ts';
import { splitCountry } from './text-resolver.ts';
import { markBrands, splitWords } from './typed-words.ts';
import { listWithWord } from './venue-words.ts';

/** The one place that a text was read as. `kilometres`: to the nearest other stop; infinite without one. */
export type Chosen = { readonly typed: TypedText; readonly meant: Candidate; readonly kilometres: number };

/**
 * Whether the place that a text was read as may just share a word with the place that is meant, which our lists lack: a hamlet called
 * Lascaux, a castle of a foreign town called Leeds, a museum with further words in its name. Such a reading is shown as a question. Certain
 * are a comma, a country, a postcode, a house number and the name of a chain.
 */
export function isDoubtful(source: TypedSource, { typed, meant, kilometres }: Chosen): boolean {
  const record = source.table.getRecord(meant.place);
  const { head, within } = splitCountry(typed.text, source.countryNames);
  if (record === undefined || within !== null || /[,;|]/.test(typed.text)) return false;
  if (between.test(typed.text)) return true;
  const { address } = meant;
  const folded = splitWords(head).flatMap((word) => word.folded.split(/[\s'’-]+/));
  if (address !== undefined && address.zip !== '') return isNumberOfName(folded, address.houseNumber);
  const isStreet = address !== undefined && (address.houseNumber !== '' || isStreetLike(foldName(address.street)));
  if (isStreet) return record.kind === 'town' && !meant.isOwn && isWordOfStreet(source, { meant, record, folded, kilometres });
  const isBrand = markBrands(folded);
  const own = new Set(listNames(record).flatMap((name) => foldName(name).split(' ')));
  const rest = folded.filter((word, at) => !own.has(word) && isBrand[at] !== true);
  const said: Said = {
    source,
    typed,
    folded,
    record,
    own,
    rest,
    unexplained: rest.filter((word) => !isGeneral(word)),
    isOwn: meant.isOwn,
    kilometres,
  };
  if (record.kind !== 'town') return (address === undefined && isOfOtherPlace(said)) || isOnlyPartOfName(said);
  if (address === undefined) return !source.table.isSkiTown(meant.place) && isUnknownVillage(said);
  return !isBrand.includes(true) && houseDoubts.some((doubt) => doubt(said));
}

const between = /^(?:tussen|zwischen|entre|between)\s.+\s(?:en|und|et|y|and)\s/iu;

function listNames({ name, details }: PlaceRecord): string[] {
  return [name, ...Object.values(details?.names ?? {}), ...(details?.otherNames ?? []), details?.townName ?? ''].filter(
    (one) => one !== '',
  );
}

const streetFar = 150;
const streetTown = 50_000;

type Street = Pick<Said, 'record' | 'folded' | 'kilometres'> & { readonly meant: Candidate };

/** "Gran Vía 2" from Madrid is in no village called Grän: a small town abroad at the beginning is a word of the street. */
function isWordOfStreet({ table }: TypedSource, { meant, record, folded, kilometres }: Street): boolean {
  const isAtStart = listNames(record).some((name) => foldName(name).split(' ')[0] === folded[0]);
  return isAtStart && kilometres > streetFar && record.population < streetTown && !table.isSkiTown(meant.place);
}

/** "Thermae 2000", "Museum Passchendaele 1917": the last word is a number of the name, and no postcode, if no street has a house number. */
function isNumberOfName(folded: readonly string[], houseNumber: string): boolean {
  const before = folded.slice(0, -1);
  const isLast = /^\d{4}$/.test(folded.at(-1) ?? '');
  return isLast && houseNumber === '' && before.length > 0 && !isStreetLike(before.join(' ')) && before.every((word) => !/\d/.test(word));
}

/** "Bergen aan Zee" and "Sand in Taufers" are distinct by their qualifier. */
const qualifiers = /^(?:aan|op|bij|am|an|im|in|bei|ob|sur|sous|en|les|lez|upon)$/;
/** In the Low Countries the list has villages only. */
const villageKilometres = 75;
const hamletInhabitants = 1_000;
const hamletKilometres = 30;

/** "Lascaux", "Poblet", "Croisette": a bare name of a hamlet that is not beside another stop. */
function isUnknownVillage(said: Said): boolean {
  const { record, folded, isOwn, kilometres } = said;
  // "Les Arcs 1800" is no town called Les Arcs.
  if (said.rest.some((word) => /^\d{3,4}$/.test(word))) return true;
  if (folded.slice(1).some((word) => qualifiers.test(word)) || isBesideNamedTown(said)) return false;
  if (!isVillage(record)) return record.population < hamletInhabitants && kilometres > hamletKilometres;
  const isOfLowCountries = isOwn && /^(?:NL|BE)$/.test(record.countryCode);
  return kilometres > (isOfLowCountries ? villageKilometres : besideKilometres);
}

/** A sight may be named with any town around it, a lake or a station only with its own. */
const around = { sight: 25, station: 8, lake: 3 } as const;
/** From this size on, a word that ends like a kind is a town all the same: "Siegburg". */
const townOfKind = 10_000;

/**
 * "Rursee Rurberg", "Bahnhof Siegburg/Bonn", "station Amersfoort Schothorst": words that name neither this place nor a town around it name
 * another place beside it.
 */
function isOfOtherPlace({ source, typed, record, rest, unexplained }: Said): boolean {
  const town = source.table.getRecord(source.maker.findTownOf(record) ?? -1);
  const ofTown = new Set((town === undefined ? [] : listNames(town)).flatMap((name) => foldName(name).split(' ')));
  const reach = around[record.kind === 'station' ? 'station' : record.details?.group === 'area' ? 'lake' : 'sight'];
  return rest.some((word) => {
    const names = [word, findCity(source, typed, word) ?? word];
    if (names.some((name) => ofTown.has(foldName(name)))) return false;
    const towns = names.flatMap((text) => [listExact, listVillages].flatMap((list) => list(source, { ...typed, text })));
    const isTown = findVenueKind(word) === 'venue' && !isOnlyKind(word) && towns.some(({ place }) => isOfSize(source, place, townOfKind));
    if (!isTown && !unexplained.includes(word)) return false;
    return !towns.some(({ coordinates }) => getGreatCircleKilometres(coordinates, record) <= reach);
  });
}

function isOfSize({ table }: TypedSource, place: number, inhabitants: number): boolean {
  const { kind, population = 0 } = table.getRecord(place) ?? {};
  return kind === 'town' && population >= inhabitants;
}

/** What many towns have one of. */
const commonHouses =
  /^(?:concertgebouw|schouwburg|stadsschouwburg|philharmonie|konzerthaus|kursaal|aquarium|planetarium|citadel|citadelle|ciudadela|zenith|dierentuin|tiergarten|diergaarde|zoologico|opera|operahouse|arsenal|kathedraal|vrijthof)$/;

/**
 * "Deutsches Museum" is not the Deutsches Bergbau-Museum: each name of a sight holds a word that was not typed, and its town was not named.
 */
function isOnlyPartOfName({ source, typed, record, folded, isOwn, kilometres }: Said): boolean {
  const { group = null, townName = '' } = record.details ?? {};
  if (group === null || !/^(?:attraction|arena|sight|area|ground)$/.test(group)) return false;
  const said = new Set(folded);
  const isSaid = (word: string) => said.has(word) || isGeneral(word) || folded.some((one) => one.length > 4 && word.startsWith(one));
  const townRecord = source.table.getRecord(source.maker.findTownOf(record) ?? -1);
  const town = [townName, ...Object.values(townRecord?.details?.names ?? {})].flatMap((name) => foldName(name).split(' '));
  if (town.some((word) => said.has(word) && !isGeneral(word))) return false;
  const isOfTown = (word: string) => town.includes(word) || isCityNear(source, { typed, word, record });
  // There is a Concertgebouw in Bruges as well.
  if (!isOwn && kilometres > besideKilometres && folded.every((word) => commonHouses.test(word))) return true;
  // "Grand Palais" is that of Lille only near Lille; a word that is no kind names one place only: "Eurexpo", "Disneyland".
  const isTownClear = kilometres <= besideKilometres || isOnlyOfName(source, folded);
  const isWhole = (name: string) =>
    foldName(name)
      .split(' ')
      .every((word) => isSaid(word) || commonHouses.test(word) || (isTownClear && isOfTown(word)));
  return !listNames(record).some((name) => name !== townName && isWhole(name));
}

/** Whether the words, which are more than a kind, are in the names of one venue of ours only. */
function isOnlyOfName({ venues }: TypedSource, folded: readonly string[]): boolean {
  const telling = folded.filter((word) => !isGeneral(word) && !commonHouses.test(word));
  const [first, ...more] = telling;
  if (first === undefined) return false;
  return listWithWord(venues, first).filter(({ significantWords }) => more.every((word) => significantWords.has(word))).length === 1;
}

const cityKilometres = 40;

type NearWord = { readonly typed: TypedText; readonly word: string; readonly record: PlaceRecord };

/** Whether a word of a venue's name is the town that it belongs to: "Disneyland Paris". */
function isCityNear(source: TypedSource, { typed, word, record }: NearWord): boolean {
  return listExact(source, { ...typed, text: word }).some(
    ({ place, coordinates }) => isOfSize(source, place, townOfKind) && getGreatCircleKilometres(coordinates, record) <= cityKilometres,
  );
}
