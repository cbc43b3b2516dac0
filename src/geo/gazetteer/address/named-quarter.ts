import { littleWords } from '../../address/address-words.ts';
import { getGreatCircleKilometres } from '../../distance.ts';
import type { FoundPlace } from '../../ports.ts';
import type { PostcodeIndex } from '../../postcodes/postcode-index.ts';
import type { TypedAddress } from '../choose-together.ts';
import { municipalityRadiusKilometres } from '../municipality.ts';
import type { PlaceRecord } from '../place-records.ts';
import type { PlaceTable } from '../place-table.ts';
import { foldName } from '../search/fold.ts';
import { findExact } from '../search/name-index.ts';
import { createAddress } from './address-keys.ts';
import { isKindAlone, isSide } from './name-words.ts';

const mostWords = 3;
const shortestName = 4;
/** No quarter or village of a municipality is farther from its centre. */
const farthestKilometres = 25;
/** From the middle of a quarter to its edge, at least. */
const quarterKilometres = 1;

type Source = { readonly table: PlaceTable; readonly getPostcodes: () => PostcodeIndex };

/**
 * The address in its town. A quarter outside its postcode's area places it: "Bahnhofstr. 3, 18119 Rostock-Warnemünde". If it is only placed at
 * the town's centre, its radius is never less than the distance of a quarter that it names: "Hotel Krone, Warnemünde, Rostock".
 */
export function createAddressIn({ table, getPostcodes }: Source, town: FoundPlace, address: TypedAddress): FoundPlace {
  const place = createAddress(town, address, getPostcodes());
  if (place.accuracy === undefined || town.kind !== 'town') return place;
  const quarter = address.zip === '' ? null : findQuarter(table, town, address);
  if (quarter !== null && getGreatCircleKilometres(quarter, place.coordinates) > place.accuracy.spreadKilometres) {
    return { ...place, ...placeInQuarter(quarter) };
  }
  if (quarter === null && isUnlistedQuarter(town, address)) return widen(place, 2 * (town.accuracy?.spreadKilometres ?? 0));
  if (place.accuracy.reckonedFrom !== 'town') return place;
  const farthest = Math.max(0, ...[address.venue, address.street].flatMap((text) => listDistances(table, town, text)));
  if (farthest === 0) return place;
  return widen(place, Math.ceil((farthest + quarterKilometres) * 10) / 10);
}

function widen(place: FoundPlace, least: number): FoundPlace {
  if (place.accuracy === undefined) return place;
  return { ...place, accuracy: { ...place.accuracy, spreadKilometres: Math.max(place.accuracy.spreadKilometres, least) } };
}

/** "38640 Goslar-Hahnenklee": a place of its own that no list of ours has, and that may be beyond the edge of the town. */
function isUnlistedQuarter({ name }: FoundPlace, { zip, venue }: TypedAddress): boolean {
  return zip !== '' && venue.split(',').some((segment) => foldName(segment).startsWith(`${foldName(name)} `) && segment.includes('-'));
}

/** The one place near the town that a part of the address names, alone or written together with the town. */
function findQuarter(table: PlaceTable, { coordinates, countryCode, name }: FoundPlace, { venue }: TypedAddress): PlaceRecord | null {
  const town = foldName(name);
  for (const segment of venue.split(',')) {
    const folded = foldName(segment);
    const part = folded.startsWith(`${town} `) ? folded.slice(town.length + 1) : folded;
    if (part.length < shortestName || part === town || part.split(' ').some((word) => isSide(word) || isKindAlone(word))) continue;
    const found = [...findExact(table.index, part), ...table.villages.find(part)].flatMap((place) => {
      const record = table.getRecord(place);
      const isHere = record?.kind === 'town' && record.countryCode === countryCode;
      return isHere && getGreatCircleKilometres(record, coordinates) <= farthestKilometres ? [record] : [];
    });
    const [only, ...more] = found;
    if (only !== undefined && more.every((other) => getGreatCircleKilometres(only, other) <= quarterKilometres)) return only;
  }
  return null;
}

/** The middle of the quarter stands for that of the postcode, of which our list knows only the town. */
function placeInQuarter({ latitude, longitude, population, countryCode }: PlaceRecord): Pick<FoundPlace, 'coordinates' | 'accuracy'> {
  const spreadKilometres = Math.round(municipalityRadiusKilometres({ population, countryCode }) * 10) / 10;
  return { coordinates: { latitude, longitude }, accuracy: { precision: 'street-with-town', reckonedFrom: 'postcode', spreadKilometres } };
}

/** The distances of the places near the town that some of the words name. */
function listDistances({ index, villages, getRecord }: PlaceTable, { coordinates, countryCode, name }: FoundPlace, text: string): number[] {
  const words = foldName(text).split(' ');
  return words.flatMap((_, from) => {
    return Array.from({ length: Math.min(mostWords, words.length - from) }, (_none, count) => {
      const part = words.slice(from, from + count + 1);
      const folded = part.join(' ');
      const saysNothing = part.every((word) => littleWords.has(word) || isSide(word) || isKindAlone(word));
      if (folded.length < shortestName || saysNothing || folded === foldName(name)) return [];
      return [...findExact(index, folded), ...villages.find(folded)].flatMap((place) => {
        const record = getRecord(place);
        if (record?.kind !== 'town' || record.countryCode !== countryCode) return [];
        const kilometres = getGreatCircleKilometres(record, coordinates);
        return kilometres <= farthestKilometres ? [kilometres] : [];
      });
    }).flat();
  });
}
