import { findVenueKind, hasEvidence, isOnlyKind, isStreetLike, littleWords } from '../../address/address-words.ts';
import { getGreatCircleKilometres } from '../../distance.ts';
import type { TypedText } from '../../ports.ts';
import type { Candidate, TypedAddress } from '../choose-together.ts';
import type { PlaceRecord } from '../place-records.ts';
import { foldName } from '../search/fold.ts';
import { listExact, listVillages, type TypedSource } from '../search/list-exact.ts';
import { besideKilometres, houseDoubts, isBesideNamedTown, isGeneral, isVillage, type Said } from './doubt-house.ts';
import { isOutsideState } from './read-in-state.ts';
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
  if (record === undefined || within !== null) return false;
  const isWithCode = (meant.address?.zip ?? '') !== '';
  if (record.kind === 'town' && !isWithCode && (isOutsideState(typed, record) || isVillageOfProvince(typed, record, meant))) return true;
  if (/[,;|]/.test(typed.text)) return false;
  if (between.test(typed.text)) return true;
  const folded = splitWords(head).flatMap((word) => word.folded.split(/[\s'’-]+/));
  const isBrand = markBrands(folded);
  const own = new Set(listNames(record).flatMap((name) => foldName(name).split(' ')));
  const rest = folded.filter((word, at) => !own.has(word) && isBrand[at] !== true);
  const unexplained = rest.filter((word) => !isGeneral(word));
  const said: Said = { source, typed, folded, record, own, rest, unexplained, isOwn: meant.isOwn, kilometres };
  return meant.address === undefined ? isDoubtfulName(said, meant) : isDoubtfulHouse(said, meant.address, isBrand.includes(true));
}

function isDoubtfulName(said: Said, { place }: Candidate): boolean {
  if (said.record.kind !== 'town') return isOfOtherPlace(said) || isOnlyPartOfName(said);
  return !said.source.table.isSkiTown(place) && isUnknownVillage(said);
}

function isDoubtfulHouse(said: Said, { zip, street, houseNumber }: TypedAddress, hasBrand: boolean): boolean {
  if (zip !== '') return isNumberOfName(said.folded, houseNumber);
  if (isCalledAfterOwnTown(said)) return true;
  if (houseNumber !== '' || isStreetLike(foldName(street))) return isWordOfStreet(said);
  if (said.record.kind !== 'town') return isOnlyPartOfName(said);
  return !hasBrand && houseDoubts.some((doubt) => doubt(said));
}

const between = /^(?:tussen|zwischen|entre|between)\s.+\s(?:en|und|et|y|and)\s/iu;

function listNames({ name, details }: PlaceRecord): string[] {
  return [name, ...Object.values(details?.names ?? {}), ...(details?.otherNames ?? []), details?.townName ?? ''].filter(
    (one) => one !== '',
  );
}

const calledAfter =
  /^(?:route|rue|avenue|boulevard|chaussee|cours|faubourg|glorieta|avenida|calle|carretera|puerta|prado|paseo|ronda|metro|subway|underground|via|viale|corso|piazzale)$/;

/** "Stade de la route de Lorient", "glorieta de Bilbao", "métro Anvers": a street or a stop is called after the only town of the text. */
function isCalledAfterOwnTown({ folded, own, record }: Said): boolean {
  if (record.kind !== 'town' || !own.has(folded.at(-1) ?? '')) return false;
  const before = [...folded];
  while (before.length > 0 && (own.has(before.at(-1) ?? '') || littleWords.has(before.at(-1) ?? ''))) before.pop();
  return calledAfter.test(before.at(-1) ?? '') && !before.some((word) => own.has(word));
}

const provincial: ReadonlySet<string> = new Set(['ES', 'IT', 'PT']);
const capital = 50_000;

/** "Valencia de Alcántara, Cáceres": a village that our lists lack, with the city that its province is called after. */
function isVillageOfProvince({ text }: TypedText, record: PlaceRecord, { address }: Candidate): boolean {
  const [before = '', after] = text.split(/\s*[,(]\s*/);
  const isOfCity = address !== undefined && provincial.has(record.countryCode) && record.population >= capital;
  return isOfCity && after !== undefined && !hasEvidence(before) && before.includes(' ');
}

const streetFar = 150;
const streetTown = 50_000;

/** "Gran Vía 2" from Madrid is in no village called Grän: a small town abroad at the beginning is a word of the street. */
function isWordOfStreet({ record, folded, kilometres, isOwn }: Said): boolean {
  const isAtStart = listNames(record).some((name) => foldName(name).split(' ')[0] === folded[0]);
  return record.kind === 'town' && !isOwn && isAtStart && kilometres > streetFar && record.population < streetTown;
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
const around = { sight: 25, station: 8, lake: 3, airport: 3 } as const;
/** From this size on, a word that ends like a kind is a town all the same: "Siegburg". */
const townOfKind = 10_000;

/**
 * "Rursee Rurberg", "Bahnhof Siegburg/Bonn", "station Amersfoort Schothorst": words that name neither this place nor a town around it name
 * another place beside it.
 */
function isOfOtherPlace(said: Said): boolean {
  const { source, typed, record, rest, unexplained } = said;
  const town = source.table.getRecord(source.maker.findTownOf(record) ?? -1);
  const ofTown = new Set((town === undefined ? [] : listNames(town)).flatMap((name) => foldName(name).split(' ')));
  const reach = around[kindOfReach(said)];
  return rest.some((word) => {
    const names = [word, findCity(source, typed, word) ?? word];
    if (names.some((name) => ofTown.has(foldName(name)))) return false;
    const towns = names.flatMap((text) => [listExact, listVillages].flatMap((list) => list(source, { ...typed, text })));
    const isTown = findVenueKind(word) === 'venue' && !isOnlyKind(word) && towns.some(({ place }) => isOfSize(source, place, townOfKind));
    if (!isTown && !unexplained.includes(word)) return false;
    return !towns.some(({ coordinates }) => getGreatCircleKilometres(coordinates, record) <= reach);
  });
}

/** "Frankfurt Höchst Bahnhof" is not at the airport of Frankfurt. */
function kindOfReach({ record, folded }: Said): keyof typeof around {
  if (record.kind === 'airport') return folded.some((word) => findVenueKind(word) === 'airport') ? 'sight' : 'airport';
  if (record.kind === 'station') return 'station';
  return record.details?.group === 'area' ? 'lake' : 'sight';
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
