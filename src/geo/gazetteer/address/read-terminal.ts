import { guessWithoutPostcode } from '../../address/address-guesses.ts';
import { readAddressParts } from '../../address/address-parts.ts';
import type { TypedText } from '../../ports.ts';
import type { Candidate } from '../choose-together.ts';
import { foldName } from '../search/fold.ts';
import { listExact, type TypedSource } from '../search/list-exact.ts';
import { splitCountry } from './text-resolver.ts';
import { findVenueByWholeWords } from './venue-words.ts';

/** What stands beside an airport and is a part of it. */
const partOfAirport =
  /^(?:terminal|term|hal|hall|halle|gate|arriv|aankomst|ankunft|llegada|depart|vertrek|abflug|salida|parking|parkeer|parkplatz|plaza|t \d|t\d|p\d)/;
const terminalNumber = /\bterminal\s?(\d[a-z]?)\b/i;

/** A part of an airport: "CDG Terminal 2", "Schiphol, aankomsthal 3". None for any other text. */
export function readTerminal(source: TypedSource, typed: TypedText): Candidate[] {
  const { head, within } = splitCountry(typed.text, source.countryNames);
  const words = foldName(head).split(' ');
  if (!words.some((_, at) => partOfAirport.test(words.slice(at).join(' ')))) return [];
  // An airport whose terminals lie apart has one place for each.
  const own = findVenueByWholeWords(source.venues, { folded: foldName(head.replace(terminalNumber, 't$1')), within });
  if (own !== null) return createCandidates(source, own);
  for (const { town, rest } of guessWithoutPostcode(head)) {
    const airport = findAirport(source, { ...typed, text: town, within });
    if (airport === null) continue;
    const known = foldName(source.maker.createFoundPlace(airport, typed.language).town);
    const parts = rest.filter((segment) => foldName(segment) !== known && foldName(segment) !== foldName(town));
    if (parts.length > 0 && partOfAirport.test(foldName(parts.join(' ')))) return createCandidates(source, airport, parts);
  }
  return [];
}

function createCandidates({ table }: TypedSource, place: number, parts: readonly string[] = []): Candidate[] {
  const record = table.getRecord(place);
  if (record === undefined) return [];
  const plain = { place, points: 0, coordinates: { latitude: record.latitude, longitude: record.longitude }, isPart: false, isOwn: false };
  return [parts.length === 0 ? plain : { ...plain, address: { ...readAddressParts([]), venue: parts.join(', '), zip: '' } }];
}

function findAirport(source: TypedSource, { within, ...typed }: TypedText & { readonly within: string | null }): number | null {
  const isAirport = (place: number) => source.table.getRecord(place)?.kind === 'airport';
  const exact = listExact(source, typed).find(({ place }) => isAirport(place));
  if (exact !== undefined) return exact.place;
  const byWords = findVenueByWholeWords(source.venues, { folded: foldName(typed.text), within });
  return byWords !== null && isAirport(byWords) ? byWords : null;
}
