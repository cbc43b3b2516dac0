import { unservedCountries } from '../../countries/european-countries.ts';
import type { TypedText } from '../../ports.ts';
import type { Candidate } from '../choose-together.ts';
import type { PlaceRecord } from '../place-records.ts';
import { countEdits } from '../search/edits.ts';
import { foldName } from '../search/fold.ts';
import type { TypedSource } from '../search/list-exact.ts';
import { searchNames } from '../search/place-search.ts';
import { splitCountry } from './text-resolver.ts';

/** A shorter name is one letter away from too many other places. */
const shortestName = 6;
/** Two typing errors are accepted only in a longer name. */
const longName = 9;
/** And of a foreign town: "Ordesa" is not Odesa. */
const longAbroad = 8;
/** Smaller towns are too similar to places that we do not know. */
const leastInhabitants = { own: 40_000, abroad: 300_000 } as const;
/** A town this much smaller is not meant by chance. */
const timesAsLarge = 8;
const mostLooked = 12;

/**
 * A city whose name was typed with one wrong letter, "Utrect", if nothing else has that name or nearly so. Such a reading is shown to the
 * visitor. Empty for every other text.
 */
export function readMisspelt(source: TypedSource, { text, countryCode }: TypedText): Candidate[] {
  const { head, within } = splitCountry(text, source.countryNames);
  const folded = foldName(head);
  if (folded.length < shortestName || /\d/.test(folded)) return [];
  const most = folded.length >= longName ? 2 : 1;
  const found = searchNames(source.table, [], { folded, within, countryCode, near: null, limit: mostLooked, isName: true });
  const near = found.flatMap((place) => {
    const record = source.table.getRecord(place);
    if (record === undefined || record.kind !== 'town') return [];
    const edits = Math.min(...listNames(record).map((name) => countEdits(folded, name, most)));
    return edits > most ? [] : [{ place, record, edits }];
  });
  const [best] = [...near].sort((one, other) => one.edits - other.edits || other.record.population - one.record.population);
  if (best === undefined || unservedCountries.has(best.record.countryCode)) return [];
  const { record, place } = best;
  const isOwn = record.countryCode === countryCode;
  if (!isOwn && folded.length < longAbroad) return [];
  if (record.isPart || record.population < (isOwn ? leastInhabitants.own : leastInhabitants.abroad)) return [];
  // "MagicLand" is not Mailand.
  if (!listNames(record).some((name) => name[0] === folded[0] && Math.abs(name.length - folded.length) <= 1)) return [];
  const isAlone = near.every(
    (other) => other.place === place || other.record.isPart || other.record.population * timesAsLarge < record.population,
  );
  const { latitude, longitude } = record;
  return isAlone ? [{ place, points: 0, coordinates: { latitude, longitude }, isPart: false, isOwn }] : [];
}

function listNames({ name, details }: PlaceRecord): string[] {
  return [name, ...Object.values(details?.names ?? {}), ...(details?.otherNames ?? [])].map(foldName);
}

/** Below this size a name that nearly fits is a coincidence. */
const leastAtEnd = 1_000;

/** The towns of the visitor's country that a word names but for a typing error, however small; none for a short word. */
export function findMisspeltTowns({ table }: TypedSource, { text, countryCode }: TypedText): Candidate[] {
  const folded = foldName(text);
  if (countryCode === null || folded.length < shortestName) return [];
  const most = folded.length >= longName ? 2 : 1;
  const query = { folded, within: countryCode, countryCode, near: null, limit: mostLooked, isName: true };
  return searchNames(table, [], query).flatMap((place) => {
    const record = table.getRecord(place);
    if (record?.kind !== 'town' || record.population < leastAtEnd) return [];
    const isCalled = listNames(record).some((name) => name[0] === folded[0] && countEdits(folded, name, most) <= most);
    const { latitude, longitude, isPart } = record;
    return isCalled ? [{ place, points: 0, coordinates: { latitude, longitude }, isPart, isOwn: true }] : [];
  });
}
