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
const namedTerminal = /^(?:north|south|east|west|main|noord|zuid|nord|sud|ost|norte|sur) terminal$/;
/** What stands beside a station and is a side, a door or a stop of it. */
const partOfStation =
  /^(?:achter|voor|noord|zuid|oost|west)(?:zijde|kant)$|^(?:hoofd)?(?:in|uit)gang\b|^bus(?:plein|platform|halte|steig)\b|^kiss\b|^k r$|^taxi|^(?:nord|sud|ost|west|ruck|vorder)(?:seite|ausgang|eingang)$|^(?:haupt|hinter)?(?:aus|ein)gang\b|^(?:bahnhofs)?vorplatz$|^cote\b|^(?:sortie|entree|parvis|gare routiere|arret|depose minute|parking|quai)\b|^(?:salida|entrada|lado|puerta|darsena|anden|acceso)\b|^(?:(?:north|south|east|west|back|front|main|rear) )?(?:side|entrance|exit|forecourt|drop off|bus stop|coach stop)\b/;
const terminalNumber = /\bterminal\s?(\d[a-z]?)\b/i;

/** A part of an airport or a station: "CDG Terminal 2", "Schiphol, aankomsthal 3", "Station Zwolle achterzijde". None for any other text. */
export function readTerminal(source: TypedSource, typed: TypedText): Candidate[] {
  const { head, within } = splitCountry(typed.text, source.countryNames);
  const words = foldName(head).split(' ');
  const tails = words.map((_, at) => words.slice(at).join(' '));
  if (!tails.some((tail) => isPartOf('airport', tail) || isPartOf('station', tail))) return [];
  // An airport whose terminals lie apart has one place for each.
  const own = findVenueByWholeWords(source.venues, { folded: foldName(head.replace(terminalNumber, 't$1')), within });
  if (own !== null) return createCandidates(source, own);
  for (const { town, rest } of guessWithoutPostcode(head)) {
    const venue = findWithParts(source, { ...typed, text: town, within });
    if (venue === null) continue;
    const known = foldName(source.maker.createFoundPlace(venue.place, typed.language).town);
    const parts = rest.filter((segment) => foldName(segment) !== known && foldName(segment) !== foldName(town));
    if (parts.length > 0 && isPartOf(venue.kind, foldName(parts.join(' ')))) return createCandidates(source, venue.place, parts);
  }
  return [];
}

type WithParts = 'airport' | 'station';

function isPartOf(kind: WithParts, folded: string): boolean {
  return kind === 'airport' ? partOfAirport.test(folded) || namedTerminal.test(folded) : partOfStation.test(folded);
}

function createCandidates({ table }: TypedSource, place: number, parts: readonly string[] = []): Candidate[] {
  const record = table.getRecord(place);
  if (record === undefined) return [];
  const plain = { place, points: 0, coordinates: { latitude: record.latitude, longitude: record.longitude }, isPart: false, isOwn: false };
  return [parts.length === 0 ? plain : { ...plain, address: { ...readAddressParts([]), venue: parts.join(', '), zip: '' } }];
}

type Found = { readonly place: number; readonly kind: WithParts };

function findWithParts(source: TypedSource, { within, ...typed }: TypedText & { readonly within: string | null }): Found | null {
  const toFound = (place: number | null): Found | null => {
    const kind = place === null ? null : source.table.getRecord(place)?.kind;
    return place !== null && (kind === 'airport' || kind === 'station') ? { place, kind } : null;
  };
  const [exact] = listExact(source, typed).flatMap(({ place }) => toFound(place) ?? []);
  return exact ?? toFound(findVenueByWholeWords(source.venues, { folded: foldName(typed.text), within }));
}
