import { isOnlyKind, isStreetWord, littleWords } from '../../address/address-words.ts';
import { getGreatCircleKilometres } from '../../distance.ts';
import type { TypedText } from '../../ports.ts';
import type { PlaceRecord } from '../place-records.ts';
import { foldName } from '../search/fold.ts';
import { listExact, type TypedSource } from '../search/list-exact.ts';
import { findAsked, isKind, isSide } from './name-words.ts';
import { findCity } from './rewrite.ts';

/** What the words of a text say about the place that was chosen. */
export type Said = {
  readonly source: TypedSource;
  readonly typed: TypedText;
  readonly folded: readonly string[];
  readonly record: PlaceRecord;
  /** The words of all its names, and of its town's. */
  readonly own: ReadonlySet<string>;
  /** The words beside the place's own. */
  readonly rest: readonly string[];
  /** Those that name no kind, side, street or number. */
  readonly unexplained: readonly string[];
  readonly isOwn: boolean;
  readonly kilometres: number;
};

/** Whether a word says nothing about which place of a kind is meant. */
export function isGeneral(word: string): boolean {
  return littleWords.has(word) || isKind(word) || isSide(word) || isStreetWord(word) || findAsked(word) !== null || /^\d|^.$/.test(word);
}

/** A village of the list of postcodes may be a hamlet with the name of a sight. */
export function isVillage({ key }: PlaceRecord): boolean {
  return typeof key === 'string' && key.startsWith('pc:');
}

/** Within this distance of another stop, or of a town that is named as well, a place is no coincidence. */
export const besideKilometres = 20;
const namedInhabitants = 20_000;

/** "London Euston", "Klinikum Ibbenbüren": the text names the town as well. */
export function isBesideNamedTown({ source, typed, record }: Said): boolean {
  return typed.text.split(' ').some((word) =>
    listExact(source, { ...typed, text: word }).some(({ place, coordinates }) => {
      const town = source.table.getRecord(place);
      const isNamed = town?.kind === 'town' && town.population >= namedInhabitants;
      return isNamed && getGreatCircleKilometres(coordinates, record) <= besideKilometres;
    }),
  );
}

/** Each tells why a house in a town may be elsewhere. */
export const houseDoubts: readonly ((said: Said) => boolean)[] = [
  isInHamlet,
  isOfTwoTowns,
  isWordOfForeignTown,
  isNamedAfterTown,
  isStationOfStreet,
  isPartOfHyphenedName,
  isNamedAfterPerson,
  isCalledAfterSaint,
  isAfterAdjective,
  isFerryOfTown,
  isOnMotorway,
  isInFarQuarter,
];

const smallHamlet = 1_500;
const hamletFar = 60;
const lodgings = /^(?:hotel|hostal|hostel|camping|albergue|jugendherberge|herberge|school|estacion|buitencentrum|gasthof|auberge)$/;

/** "Château de Beynac", "Riverside Museum": a village of that name elsewhere. Hotels, camps and schools lie in villages. */
function isInHamlet(said: Said): boolean {
  const { record, rest, kilometres } = said;
  if (rest.some((word) => lodgings.test(word)) || kilometres <= besideKilometres || isBesideNamedTown(said)) return false;
  if (isVillage(record)) return kilometres > hamletFar;
  return record.population < smallHamlet && rest.some(isKind);
}

const largeTown = 50_000;
/** Stations are named after smaller towns as well. */
const stationTown = 10_000;
const leastApart = 8;
/** Cities farther apart are compared while the text is read. */
const mostApart = 30;

/** "Hogeschool Arnhem Nijmegen", "Bahnhof Siegburg Bonn": two neighbouring cities beside each other. */
function isOfTwoTowns({ source, typed, rest, record, isOwn }: Said): boolean {
  const isStation = rest.some((word) => findAsked(word) === 'station');
  const leastInhabitants = isStation ? stationTown : largeTown;
  if (!isOwn || record.population < leastInhabitants) return false;
  return rest.some((word) =>
    listExact(source, { ...typed, text: word }).some(({ place, coordinates, isOwn: isHere }) => {
      const other = source.table.getRecord(place);
      const isCity = isHere && other?.kind === 'town' && !other.isPart && other.population >= leastInhabitants;
      const apart = getGreatCircleKilometres(coordinates, record);
      return isCity && apart > leastApart && apart <= mostApart;
    }),
  );
}

const farKilometres = 150;
const farAbroad = 400;
const knownFar = 200_000;
const knownHere = 50_000;
const sameLanguage: readonly (readonly string[])[] = [
  ['DE', 'AT', 'CH'],
  ['FR', 'BE', 'CH', 'LU'],
  ['NL', 'BE'],
];

/**
 * "Van Nelle Fabriek", "Teatro alla Scala", "Stari Most": with words that say nothing to us, a far foreign town is more likely a word of a
 * name.
 */
function isWordOfForeignTown({ typed, rest, record, isOwn, kilometres }: Said): boolean {
  const { countryCode } = typed;
  // "Abbemuseum" and "Dijk" are names, although they end like a kind or are a street.
  const isNamed = rest.some((word) => !littleWords.has(word) && !isOnlyKind(word) && !isSide(word) && !/\d/.test(word));
  if (!isNamed || kilometres <= farKilometres || rest.some((word) => lodgings.test(word))) return false;
  if (countryCode === null) {
    return record.population < knownHere || (record.population < 2 * knownHere && kilometres > 2 * farKilometres && !rest.some(isKind));
  }
  const isAtHome = isOwn || sameLanguage.some((group) => group.includes(countryCode) && group.includes(record.countryCode));
  return !isAtHome && (kilometres > farAbroad || record.population < knownFar);
}

/** Kinds that follow the name of what they are called after: "Tivoli Gardens", "Windsor Park". */
const calledAfter =
  /^(?:museum|gardens?|house|hall|tower|basilica|square|arena|forest|baths?|memorial|falls|circuit|center|centre|bar|beach|cave|bridge|palace|park|monastery)$/;

/** A sight in a town far away that only shares the first word: "Buckingham Palace", "Vasa Museum". */
function isNamedAfterTown({ folded, own, unexplained, record, kilometres }: Said): boolean {
  const last = folded.at(-1) ?? '';
  const isCalled = own.has(folded[0] ?? '') && unexplained.length === 0 && calledAfter.test(last);
  return isCalled && kilometres > farKilometres && record.population < knownFar;
}

/** "Liverpool Street Station", "Oxford Road Station": a station in a street with the name of a town. */
function isStationOfStreet({ folded, own }: Said): boolean {
  const at = folded.indexOf('station');
  return at > 1 && isStreetWord(folded[at - 1] ?? '') && own.has(folded[at - 2] ?? '');
}

/** "Colleville-sur-Mer", "Max-Schmeling-Halle": the town is only the end of a name that is written together. */
function isPartOfHyphenedName({ typed, own, rest }: Said): boolean {
  // "Ede-Wageningen" is a station between both.
  if (rest.some((word) => findAsked(word) === 'station')) return false;
  const words = typed.text.split(/[\s()]+/).filter((word) =>
    foldName(word)
      .split(' ')
      .some((part) => own.has(part) && !littleWords.has(part)),
  );
  return words.length > 0 && words.every((word) => word.includes('-') && !own.has(foldName(word.split('-')[0] ?? '')));
}

const saints = /^(?:st|saint|sainte|san|santa|sankt|sint|santo)$/;
const calledAfterSaint =
  /^(?:school|primary|church|hall|college|hospital|ecole|lycee|schule|kirche|kerk|colegio|iglesia|basisschool|parish|junior|c|of|e|rc)$/;

/** "St Mary's Primary School" may be in any town. */
function isCalledAfterSaint({ folded, own, rest, kilometres }: Said): boolean {
  const isSaint = saints.test(folded[0] ?? '') && own.has(folded[0] ?? '');
  return isSaint && kilometres > besideKilometres && rest.length > 0 && rest.every((word) => calledAfterSaint.test(word));
}

const titles = /^(?:san|santa|santo|sant|saint|sainte|sint|sankt|reina|rey|regina|königin|don|dona|papa)$/;

/** "Museo Reina Sofía", "Hospital Santa Sofía", "Basilique Saint-Lazare": a person of the town's name. */
function isNamedAfterPerson({ folded, own }: Said): boolean {
  return folded.some((word, at) => at > 0 && titles.test(word) && !own.has(word) && own.has(folded[at + 1] ?? ''));
}

/** "Ulmer Münster", "Feldberger Hof": a German adjective makes the town after it a word. */
function isAfterAdjective({ source, typed, folded, own, unexplained }: Said): boolean {
  if (typed.language !== 'de') return false;
  return folded.some((word, at) => unexplained.includes(word) && own.has(folded[at + 1] ?? '') && findCity(source, typed, word) !== null);
}

const ferries = /^(?:ferry|ferries|ferris|fahre|veerhaven|veerboot|cruise|cruceros|croisiere)$/;

/** "Cork ferry terminal", "Fähre Langeoog": ferries leave outside the town, or from the other side. */
function isFerryOfTown({ folded, unexplained }: Said): boolean {
  return unexplained.length === 0 && folded.some((word) => ferries.test(word));
}

const motorwayStops = /^(?:services|raststatte|rasthof|rastanlage|rastplatz|verzorgingsplaats|peage|aire|autogrill|tankstation)$/;

/** "Watford Gap services", "Raststätte Siegburg": a stop on a motorway may be far from the town that its name mentions. */
function isOnMotorway({ folded }: Said): boolean {
  return folded.some((word) => motorwayStops.test(word));
}

const quarterFar = 60;
const knownQuarter = 100_000;

/** "Goethe-Universität Westend" from Cologne: many cities have a quarter of that name, and none was named. */
function isInFarQuarter(said: Said): boolean {
  const { record, unexplained, kilometres } = said;
  const isUnknown = record.isPart && record.population < knownQuarter && unexplained.length > 0;
  return isUnknown && kilometres > quarterFar && !isBesideNamedTown(said);
}
