import { littleWords } from '../../address/address-words.ts';
import type { TypedText } from '../../ports.ts';
import type { Candidate } from '../choose-together.ts';
import type { PlaceRecord } from '../place-records.ts';
import { isMeantBesideRegion, type Region } from '../regions.ts';
import { foldName } from '../search/fold.ts';
import { listExact, type TypedSource } from '../search/list-exact.ts';
import { isKind } from './name-words.ts';
import { splitCountry } from './text-resolver.ts';
import { joinWords, leaveOut, markBrands, splitWords, withVenue } from './typed-words.ts';

/** No region of ours has a longer name. */
const mostWords = 4;

const shortestBeginning = 4;

/** "Gardasee Riva": the towns of the region that the text begins. */
function listBegun({ table }: TypedSource, { places }: Region, folded: string): Candidate[] {
  if (folded.length < shortestBeginning) return [];
  return places.flatMap((place) => {
    const record = table.getRecord(place);
    const isBegun = record !== undefined && foldName(record.name).startsWith(`${folded} `);
    return isBegun ? [toCandidate(record, place)] : [];
  });
}

function toCandidate({ latitude, longitude }: PlaceRecord, place: number): Candidate {
  return { place, points: 0, coordinates: { latitude, longitude }, isPart: false, isOwn: false };
}

/** "Normandy Beaches": nothing called Beaches in a village called Normandy, and no house either. */
export function isCoast(text: string): boolean {
  return foldName(text)
    .split(' ')
    .some((word) => coasts.test(word));
}

const coasts = /^(?:beach|beaches|coast|strand|strande|kuste|plage|plages|cote|playa|playas|costa|kust)$/;

/** "Stayokay Texel": the towns of a region for a house of which only the kind or the chain is named; empty for every other text. */
export function listTownsForHouse(source: TypedSource, typed: TypedText): readonly Candidate[] {
  const words = splitWords(splitCountry(typed.text, source.countryNames).head);
  const isBrand = markBrands(words.map(({ folded }) => folded));
  const isHouse = words.map(({ folded }, at) => isBrand[at] === true || littleWords.has(folded) || isKind(folded) || coasts.test(folded));
  const [from, to] = [isHouse.indexOf(false), isHouse.lastIndexOf(false) + 1];
  if (from === -1 || to - from > mostWords || to - from === words.length) return [];
  const name = joinWords(words.slice(from, to));
  const region = source.getRegions().find(foldName(name));
  const isTown = listExact(source, { ...typed, text: name }).some(({ place }) => {
    const record = source.table.getRecord(place);
    return region !== null && record !== undefined && isMeantBesideRegion({ place, ...record }, region);
  });
  if (isTown) return [];
  const towns = region?.places.flatMap((place) => {
    const record = source.table.getRecord(place);
    return record === undefined ? [] : [toCandidate(record, place)];
  });
  return withVenue(towns ?? [], leaveOut(words, { from, to }));
}

/**
 * A town with its region or island, "Den Burg, Texel", "Westerland Sylt", "Texel, Den Burg": that town, and no street called Texel in it.
 */
export function readInRegion(source: TypedSource, typed: TypedText): readonly Candidate[] {
  // "Kempten (Allgäu)" is a town's own name.
  if (listExact(source, typed).length > 0) return [];
  const words = splitCountry(typed.text, source.countryNames)
    .head.split(/[\s,()]+/)
    .filter((word) => word !== '');
  for (let count = Math.min(mostWords, words.length - 1); count > 0; count--) {
    const last = { region: words.slice(-count), town: words.slice(0, -count) };
    const first = { region: words.slice(0, count), town: words.slice(count) };
    for (const { region: name, town } of [last, first]) {
      const region = source.getRegions().find(foldName(name.join(' ')));
      if (region === null) continue;
      const found = listExact(source, { ...typed, text: town.join(' ') }).filter(({ place }) => region.places.includes(place));
      if (found.length > 0) return found;
      const begun = listBegun(source, region, foldName(town.join(' ')));
      if (begun.length === 1) return begun;
    }
  }
  return [];
}
