import type { PlaceKind } from '#domain/itinerary/itinerary.ts';
import { findVenueKind, hasEvidence } from '../../address/address-words.ts';
import { getGreatCircleKilometres } from '../../distance.ts';
import type { TypedText } from '../../ports.ts';
import type { Candidate } from '../choose-together.ts';
import { getNameLanguage } from '../languages.ts';
import type { PlaceRecord } from '../place-records.ts';
import { listTownsUnder, rateNamesakes } from '../rate-namesakes.ts';
import { foldName } from '../search/fold.ts';
import { listExact, listVillages, type TypedSource } from '../search/list-exact.ts';
import type { Reading } from './address-reading.ts';
import { countBrandWords, isCalledAfterTown, isKind, isNature, isSight } from './name-words.ts';

/** In a larger town, a castle, a park or a stadium of its name is its own. */
const ownSights = 50_000;
/** How much larger a town must be to be meant by its first word: "Talavera" is more likely Talavera de la Reina. */
const timesAsLarge = 10;
const knownTown = 20_000;
const smallTown = 3_000;
const besideKilometres = 30;
const mostChoices = 4;

/**
 * Turns a reading into a question if the address may be elsewhere: a castle, an abbey or a cape that only shares the town's name; a hamlet
 * whose name also begins a city's; another town among the words. An address with a postcode or a house number is certain.
 */
export function doubtNames(source: TypedSource, typed: TypedText, reading: Reading): Reading {
  const { candidates, doubt } = reading;
  if (doubt !== null || /\d/.test(typed.text) || candidates.every(({ address }) => address === undefined)) return reading;
  if (candidates.some(({ place }) => source.table.getRecord(place)?.kind !== 'town')) return reading;
  if (candidates.every(({ isGuessed }) => isGuessed === true)) return reading;
  const longer = listLonger(source, typed, candidates);
  // Of many Neustadts, the largest leads no more than the nearest.
  if (longer.length > 0 && candidates.length > mostChoices) return { ...reading, candidates: [...candidates, ...longer] };
  const others = [...longer, ...listOtherTowns(source, typed, candidates)];
  const leader = others.find((one) => isLeader(source, { one, all: [...others, ...candidates] }));
  if (leader !== undefined) return { ...reading, candidates: [leader] };
  const isElsewhere = isOnlyCalledSo(source, typed, candidates) || isGateOnly(source, typed, candidates);
  if (!isElsewhere && others.length === 0 && !isShortAbroad(source, typed, candidates) && !isHamlet(source, typed, candidates))
    return reading;
  const likely = [...candidates].sort((one, other) => other.points - one.points);
  return { ...reading, candidates: [...others, ...likely].slice(0, mostChoices), doubt: 'several' };
}

const gates = /^(?:porte|puerta|porta) (?:de|d|du|des|di|del) (?=\S)/;

/** "Porte d'Orléans" is in Paris, and gates of other cities are called after towns as well. */
function isGateOnly({ table }: TypedSource, { text }: TypedText, candidates: readonly Candidate[]): boolean {
  const folded = foldName(text);
  const town = folded.replace(gates, '');
  return town !== folded && candidates.some(({ place }) => foldName(table.getRecord(place)?.name ?? '') === town);
}

function getPopulation({ table }: TypedSource, { place }: Candidate): number {
  return table.getRecord(place)?.population ?? 0;
}

/**
 * "Bosch Feuerbach": words without any sign of a street or a house after a foreign town's name are more likely a company and a town in the
 * visitor's country.
 */
function isShortAbroad(source: TypedSource, { text, countryCode }: TypedText, candidates: readonly Candidate[]): boolean {
  if (countryCode === null || /[,;]/.test(text) || hasEvidence(text)) return false;
  const folded = foldName(text);
  return candidates.every((town) => {
    const { name = '', details = null } = source.table.getRecord(town.place) ?? {};
    const isWhole = [name, ...Object.values(details?.names ?? {})].some(
      (one) => folded.startsWith(foldName(one)) || folded.endsWith(foldName(one)),
    );
    return !town.isOwn && !isWhole;
  });
}

/** How much larger than all its namesakes a town must be to be meant: "Feria de Jerez". */
const leadTimes = 3;
const leaderInhabitants = 50_000;

function isLeader(source: TypedSource, { one, all }: { readonly one: Candidate; readonly all: readonly Candidate[] }): boolean {
  const inhabitants = getPopulation(source, one);
  const isCalledLonger = all.every((other) => other.place === one.place || getPopulation(source, other) * leadTimes <= inhabitants);
  return one.isGuessed !== true && inhabitants >= leaderInhabitants && isCalledLonger && one.isOwn;
}

/**
 * "Cap Fréhel" and "Kloster Eberbach": beside the word for its kind there is only the town's name. A castle or an abbey is in the town if
 * no other place in the country has that name.
 */
function isOnlyCalledSo(source: TypedSource, typed: TypedText, candidates: readonly Candidate[]): boolean {
  if (/[,;]/.test(typed.text) || candidates.some((town) => getPopulation(source, town) >= ownSights)) return false;
  const own = new Set(candidates.flatMap(({ place }) => foldName(source.table.getRecord(place)?.name ?? '').split(' ')));
  const words = foldName(typed.text)
    .split(' ')
    .filter((word) => !own.has(word));
  if (words.some(isNature)) return true;
  if (!words.some(isSight)) return false;
  if (words.some(isStadium) && candidates.every((town) => getPopulation(source, town) < knownStadium)) return true;
  const [first, ...more] = candidates;
  if (first === undefined || more.length > 0) return true;
  const record = source.table.getRecord(first.place);
  const isAbroad = typed.countryCode !== null && !first.isOwn;
  const isWhole = foldName(typed.text).includes(foldName(record?.name ?? ''));
  return isAbroad || !isWhole || countNamesakes(source, typed, record) > 1;
}

/** A stadium in a smaller place more likely belongs to a city, and shares that place's name: "Stade Gerland". */
const knownStadium = 10_000;

function isStadium(word: string): boolean {
  return /^(?:stade|stadion|estadio|stadium)$/.test(word);
}

function countNamesakes(source: TypedSource, typed: TypedText, record: PlaceRecord | undefined): number {
  if (record === undefined) return 0;
  const asked = { ...typed, text: record.name };
  const all = [...listExact(source, asked), ...listVillages(source, asked)];
  const here = all.filter(({ place }) => typed.countryCode === null || source.table.getRecord(place)?.countryCode === record.countryCode);
  return new Set(here.map(({ place }) => place)).size;
}

function listLonger({ table }: TypedSource, { language, countryCode }: TypedText, candidates: readonly Candidate[]): Candidate[] {
  const [first] = candidates;
  return (first === undefined ? [] : [first]).flatMap((town) => {
    const record = table.getRecord(town.place);
    if (record === undefined || record.population >= smallTown) return [];
    const folded = foldName(record.name);
    const places = listTownsUnder(table.index, `${folded} `).flatMap(({ place }) => {
      const inhabitants = table.getRecord(place)?.population ?? 0;
      const isNew = candidates.every((each) => each.place !== place);
      return isNew && inhabitants >= knownTown && inhabitants >= timesAsLarge * record.population ? [place] : [];
    });
    const rated = rateNamesakes(table, { places, folded, language: getNameLanguage(language), countryCode, within: record.countryCode });
    return rated.map((one) => (town.address === undefined ? one : { ...one, address: town.address }));
  });
}

/** Below this size, a village at the end of another name is a coincidence: "Anne Frankhuis". */
const hamletInhabitants = 1_500;

/** A hamlet has none of these: "Universidad Autónoma Cantoblanco" is the campus near a city. */
const institutions =
  /^(?:universi\p{L}*|uni|iut|hochschule|hogeschool|chu|klinikum|uniklinik\p{L}*|ziekenhuis|hospital|hopital|krankenhaus|messe|stadion|stade|stadium|estadio)$/u;
const villageInhabitants = 1_000;

function isHamlet(source: TypedSource, { text }: TypedText, candidates: readonly Candidate[]): boolean {
  if (/[,;]/.test(text) || candidates.some((town) => getPopulation(source, town) >= hamletInhabitants)) return false;
  const words = foldName(text).split(' ');
  if (words.some((word) => institutions.test(word))) return candidates.every((town) => getPopulation(source, town) < villageInhabitants);
  if (words.some(isKind) || words.some((_, at) => countBrandWords(words, at) > 0)) return false;
  return candidates.every(({ address }) => address !== undefined && !hasEvidence(`${address.venue} ${address.street}`));
}

const namedAfterTowns: ReadonlySet<PlaceKind | null> = new Set<PlaceKind | null>(['school', 'hotel']);

/** Known towns among the words beside the town, far from it, that are not part of the name of a station or street. */
function listOtherTowns(source: TypedSource, typed: TypedText, candidates: readonly Candidate[]): Candidate[] {
  const [address] = candidates.flatMap((town) => town.address ?? []);
  if (address === undefined || address.houseNumber !== '') return [];
  const words = (address.venue === '' ? address.street : address.venue).split(/[\s,]+/);
  return words.flatMap((word, at) => {
    const folded = foldName(word);
    // "KU Leuven Campus Kortrijk", "Hotel Berlin, Amsterdam": a venue named after a town is in another one.
    if (namedAfterTowns.has(findVenueKind(foldName(words[at - 1] ?? '')))) return [];
    if (folded.length < 4 || isKind(folded) || isCalledAfterTown(words.slice(0, at).map(foldName), /^[dl]['’]/iu.test(word))) return [];
    const towns = listExact(source, { ...typed, text: word });
    return towns
      .map((town) => ({ ...town, isGuessed: true }))
      .filter((town) => {
        const isKnown =
          source.table.getRecord(town.place)?.kind === 'town' && getPopulation(source, town) >= knownTown * (town.isOwn ? 1 : 5);
        const isLarger = candidates.every((each) => getPopulation(source, each) < getPopulation(source, town));
        const isApart = candidates.every((each) => getGreatCircleKilometres(each.coordinates, town.coordinates) > besideKilometres);
        return isKnown && isLarger && isApart;
      });
  });
}
