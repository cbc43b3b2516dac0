import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import { getGreatCircleKilometres } from '../../distance.ts';
import type { TypedText } from '../../ports.ts';
import type { Candidate } from '../choose-together.ts';
import type { PlaceRecord } from '../place-records.ts';
import { listTownsUnder } from '../rate-namesakes.ts';
import { foldName } from '../search/fold.ts';
import { listExact, listVillages, type TypedSource } from '../search/list-exact.ts';
import { listRivals } from '../search/list-rivals.ts';
import { searchNames } from '../search/place-search.ts';
import { isCalledAfterTown, isKind } from './name-words.ts';
import { createQuestion, listMentions } from './town-mentions.ts';
import { leaveOut, withVenue } from './typed-words.ts';
import { listWithWord } from './venue-words.ts';

/** If a namesake is this much closer to the other stops, a bare name is a question. */
const exceptionalKilometres = 150;
/** A larger town's name is well known far away. */
const knownInhabitants = 50_000;
const mostNearer = 3;
const mostLooked = 20;

type FarInput = { readonly typed: TypedText; readonly meant: Candidate; readonly stops: readonly Coordinates[] };

/**
 * Places closer to the other stops whose longer names contain the typed bare name, if its exact bearer is at an exceptional distance:
 * "Coo", "Orval", "RAI". Empty if a country, an address or a well-known town was named.
 */
export function listNearerNames(source: TypedSource, { typed, meant, stops }: FarInput): Candidate[] {
  const record = source.table.getRecord(meant.place);
  if (meant.address !== undefined) {
    if (record === undefined) return [];
    const far = { meant, record, stops };
    return [...listLargerTowns(source, far), ...listTownsAtStops(source, { typed, ...far }), ...listNamesakes(source, { typed, ...far })];
  }
  const apart = nearestOf(meant.coordinates, stops);
  const isSaid = /[(,;\d]/.test(typed.text);
  if (isSaid || stops.length === 0 || record === undefined || record.population >= knownInhabitants || apart < exceptionalKilometres)
    return [];
  const folded = foldName(typed.text);
  const [near = null] = stops;
  const found = searchNames(source.table, source.venues, {
    folded,
    within: null,
    countryCode: typed.countryCode,
    near,
    limit: mostLooked,
    isName: false,
  });
  const places = [...found, ...[...listRivals(source, typed), ...listVillages(source, typed)].map(({ place }) => place)];
  const nearer = [...new Set(places)].flatMap((place) => {
    const other = source.table.getRecord(place);
    if (other === undefined || place === meant.place || !holdsName(other, folded)) return [];
    const coordinates = { latitude: other.latitude, longitude: other.longitude };
    const isNearer = nearestOf(coordinates, stops) + exceptionalKilometres <= apart;
    return isNearer ? [{ place, points: 0, coordinates, isPart: other.isPart, isOwn: other.countryCode === typed.countryCode }] : [];
  });
  return nearer.sort((one, other) => nearestOf(one.coordinates, stops) - nearestOf(other.coordinates, stops)).slice(0, mostNearer);
}

/** How much larger a town must be to be meant by its first word: Alcalá de Henares beside the Alcalá of Tenerife. */
const timesAsLarge = 3;

type FarTown = { readonly meant: Candidate; readonly record: PlaceRecord; readonly stops: readonly Coordinates[] };

/** For an address: larger towns closer to the other stops whose names begin with the typed one. None if a postcode was given. */
function listLargerTowns({ table }: TypedSource, { meant, record, stops }: FarTown): Candidate[] {
  const apart = nearestOf(meant.coordinates, stops);
  if (meant.address?.zip !== '' || stops.length === 0 || record.population >= knownInhabitants || apart < exceptionalKilometres) return [];
  return listTownsUnder(table.index, `${foldName(record.name)} `)
    .flatMap(({ place }) => {
      const town = table.getRecord(place);
      if (town === undefined || town.population < timesAsLarge * record.population || town.countryCode !== record.countryCode) return [];
      const coordinates = { latitude: town.latitude, longitude: town.longitude };
      if (nearestOf(coordinates, stops) + exceptionalKilometres > apart) return [];
      return [{ ...meant, place, coordinates, points: 0, isPart: town.isPart }];
    })
    .slice(0, mostNearer);
}

/** A house this close to another stop is in the town there. */
const besideKilometres = 50;

/** From this size on, a town is meant rather than a nearer village of its name. */
const largerTown = 20_000;
/** Far away, one village is as likely as another of its name. */
const village = 3_000;
const resortKilometres = 10;

/**
 * "Résidence Les Balcons Vars": towns and villages of the same name that are much closer to the other stops, or where people ski, if a
 * house was read as one in a smaller town far away. None for a text with a comma or a postcode.
 */
function listNamesakes(source: TypedSource, { typed, meant, record, stops }: FarTown & { readonly typed: TypedText }): Candidate[] {
  const apart = nearestOf(meant.coordinates, stops);
  const isSaid = meant.address?.zip !== '' || /[,(\d]/.test(typed.text);
  const isLarge = record.kind !== 'town' || record.population >= largerTown;
  if (isSaid || isLarge || apart < besideKilometres || isResort(source, meant)) return [];
  const namesakes = [listExact, listVillages].flatMap((list) => list(source, { ...typed, text: record.name }));
  const isVillageFar = apart >= exceptionalKilometres && record.population < village;
  const isAsLikely = (town: Candidate) => isVillageFar && source.table.getRecord(town.place)?.countryCode === record.countryCode;
  const isNearer = (town: Candidate) => nearestOf(town.coordinates, stops) + exceptionalKilometres <= apart;
  return namesakes
    .filter((town) => town.place !== meant.place && (isNearer(town) || isAsLikely(town) || isResort(source, town)))
    .map((town) => (meant.address === undefined ? town : { ...town, address: meant.address }));
}

function isResort({ table, venues }: TypedSource, { place, coordinates }: Candidate): boolean {
  const name = foldName(table.getRecord(place)?.name ?? '');
  if (table.isSkiTown(place)) return true;
  return listWithWord(venues, name).some(
    (venue) =>
      table.getRecord(venue.place)?.details?.group === 'ski' &&
      getGreatCircleKilometres(venue.coordinates, coordinates) <= resortKilometres,
  );
}

/** Within this distance of another stop. */
const aroundKilometres = 40;
const aroundInhabitants = 20_000;
const timesFarther = 1.5;
const leastApart = 30;

/**
 * A town around another stop that a text names before its last town far away, which may be a quarter of it: "Hotel Köln Mülheim" from
 * Cologne, "Hotel Wolfenbüttel Stöckheim" from Braunschweig. None for a text with a comma or a postcode, or "KU Leuven Campus Kortrijk".
 */
function listTownsAtStops(source: TypedSource, { typed, meant, stops }: FarTown & { readonly typed: TypedText }): Candidate[] {
  const apart = nearestOf(meant.coordinates, stops);
  const isSaid = meant.address?.zip !== '' || /[,\d]/.test(typed.text);
  const question = stops.length === 0 || isSaid || apart < leastApart ? null : createQuestion(source, typed);
  if (question === null) return [];
  return listMentions(question).flatMap((mention) => {
    const before = question.words.slice(0, mention.from).map(({ folded }) => folded);
    // "KU Leuven Campus", "Almere College", "Waterloo Station".
    const isNameOfHouse = isKind(question.words[mention.to]?.folded ?? '');
    if (isNameOfHouse || isCalledAfterTown(before, false)) return [];
    const towns = mention.towns.filter(({ place, coordinates }) => {
      const isKnown = (source.table.getRecord(place)?.population ?? 0) >= aroundInhabitants;
      const kilometres = nearestOf(coordinates, stops);
      return isKnown && kilometres <= aroundKilometres && kilometres * timesFarther <= apart;
    });
    return withVenue(towns, leaveOut(question.words, mention));
  });
}

function nearestOf(coordinates: Coordinates, stops: readonly Coordinates[]): number {
  return Math.min(...stops.map((stop) => getGreatCircleKilometres(stop, coordinates)));
}

function holdsName({ name, details }: PlaceRecord, folded: string): boolean {
  const names = [name, ...Object.values(details?.names ?? {}), ...(details?.otherNames ?? [])];
  return names.some((one) => ` ${foldName(one)} `.includes(` ${folded} `));
}

/** Sights with the typed bare name in theirs, for a village that may just share it: Montserrat and its monastery. */
export function listSightsOfName(source: TypedSource, { typed, meant }: Omit<FarInput, 'stops'>): Candidate[] {
  const folded = foldName(typed.text);
  const [first = ''] = folded.split(' ');
  if (meant.address !== undefined) return [];
  return listWithWord(source.venues, first)
    .filter(({ isSight, isStation, names }) => isSight && !isStation && names.some((name) => ` ${name} `.includes(` ${folded} `)))
    .map(({ place, coordinates, countryCode }) => ({
      place,
      points: 0,
      coordinates,
      isPart: false,
      isOwn: countryCode === typed.countryCode,
    }))
    .slice(0, mostNearer);
}
