import { guessWithoutPostcode } from '../../address/address-guesses.ts';
import { readAddressParts } from '../../address/address-parts.ts';
import type { TypedText } from '../../ports.ts';
import type { Candidate } from '../choose-together.ts';
import { getNameLanguage, nameLanguages } from '../languages.ts';
import { foldName } from '../search/fold.ts';
import { listExact, type TypedSource } from '../search/list-exact.ts';
import { isCalledAfterTown } from './name-words.ts';
import { listLeadingTowns, splitCountry } from './text-resolver.ts';
import { findVenueByWholeWords } from './venue-words.ts';

/** Words beside an airport that name a part of it. */
const partOfAirport =
  /^(?:terminal|term|hal|hall|halle|gate|arriv|aankomst|ankunft|llegada|depart|vertrek|abflug|salida|parking|parkeer|parkplatz|plaza|t \d|t\d|p\d)|^(?:north|south|east|west|main|noord|zuid|nord|sud|ost|norte|sur) terminal$/;
/** Words beside a station, a hall or a park that name its side, door, stop or car park. */
const partOfVenue =
  /^(?:achter|voor|noord|zuid|oost|west|centrum)(?:zijde|kant)$|^(?:hoofd|noord|zuid|oost|west)?(?:in|uit)gang\b|^bus(?:plein|platform|halte|steig|parking|parkplatz|bahnhof)\b|^kiss\b|^k r$|^taxi|^(?:nord|sud|ost|west|ruck|vorder)(?:seite|ausgang|eingang)$|^(?:haupt|hinter)?(?:aus|ein)gang\b|^(?:bahnhofs)?vorplatz$|^(?:hal|halle|hall|gate|perron|gleis|pavillon|pabellon|parkplatz|aparcamiento)\b|^parkeer|^cote\b|^(?:sortie|entree|porte|parvis|gare routiere|arret|depose minute|parking|quai)\b|^(?:salida|entrada|lado|puerta|darsena|anden|acceso|taquillas?)\b|^(?:festival|evenementen|concert|tentoonstellings)?terrein\b|^(?:fest|festival|veranstaltungs|aussen|frei)?gelande\b|^(?:kassa|kasse|guichets?|billetterie|boulevard|esplanade|garten|gardens?|jardins?|visitors?|besucherzentrum|bezoekerscentrum|rive (?:gauche|droite)|recinto|site)\b|^centre (?:des|de) visiteurs\b|^centro de visitantes\b|^(?:(?:north|south|east|west|back|front|main|rear) )?(?:side|entrance|exit|forecourt|drop off|bus stop|coach stop|coach park|car park)\b/;
const mostWordsOfPart = 4;
const terminalNumber = /\bterminal\s?(\d[a-z]?)\b/i;

/**
 * A part of an airport or another venue of ours: "CDG Terminal 2", "Schiphol, aankomsthal 3", "IFEMA Madrid puerta norte". None for any
 * other text.
 */
export function readTerminal(source: TypedSource, typed: TypedText): Candidate[] {
  const { head, within } = splitCountry(typed.text, source.countryNames);
  const numbered = readNumbered(source, { head, within });
  if (numbered.length > 0) return numbered;
  const words = foldName(head).split(' ');
  const endings = words.map((_, at) => words.slice(at).join(' '));
  if (!endings.some((ending) => partOfAirport.test(ending) || partOfVenue.test(ending))) return [];
  // An airport with distant terminals has one place for each.
  const own = findVenueByWholeWords(source.venues, { folded: foldName(head.replace(terminalNumber, 't$1')), within });
  if (own !== null) return createCandidates(source, own);
  for (const { town, rest } of guessWithoutPostcode(head)) {
    // "Puerta de Toledo" is no door of the station of Toledo.
    if (isCalledAfterTown(foldName(rest.join(' ')).split(' '), false)) continue;
    const venue =
      findVenue(source, { ...typed, text: town, within }) ?? (isTerminal(rest) ? findOnlyAirport(source, { ...typed, text: town }) : null);
    if (venue === null) continue;
    const known = new Set([town, ...nameLanguages.map((language) => source.maker.createFoundPlace(venue, language).town)].map(foldName));
    const parts = rest.filter((segment) => !known.has(foldName(segment)));
    if (parts.length > 0 && isPartOf(source, venue, foldName(parts.join(' ')))) return createCandidates(source, venue, parts);
  }
  return [];
}

const numberedTerminal = /^(?<airport>.*\p{L}{3})[\s,]+(?<terminal>\d[a-z]?)$/iu;

/** "Orly 4", "Roissy CDG 2E": the words of an airport, and the number of its terminal. */
function readNumbered(source: TypedSource, { head, within }: { readonly head: string; readonly within: string | null }): Candidate[] {
  const { airport = '', terminal = '' } = numberedTerminal.exec(head)?.groups ?? {};
  const folded = foldName(airport);
  if (partOfAirport.test(folded.split(' ').at(-1) ?? '')) return [];
  const own = findVenueByWholeWords(source.venues, { folded: `${folded} t${terminal.toLowerCase()}`, within });
  if (own !== null) return createCandidates(source, own);
  const named = source.venues.find(({ isAirport, names }) => isAirport && names.includes(folded))?.place;
  const place = airport === '' ? null : (named ?? findVenueByWholeWords(source.venues, { folded, within }));
  const isAirport = place !== null && source.table.getRecord(place)?.kind === 'airport';
  return isAirport ? createCandidates(source, place, [`Terminal ${terminal.toUpperCase()}`]) : [];
}

function isPartOf({ table }: TypedSource, venue: number, folded: string): boolean {
  if (table.getRecord(venue)?.kind === 'airport') return partOfAirport.test(folded);
  return partOfVenue.test(folded) && folded.split(' ').length <= mostWordsOfPart;
}

function createCandidates({ table }: TypedSource, place: number, parts: readonly string[] = []): Candidate[] {
  const record = table.getRecord(place);
  if (record === undefined) return [];
  const plain = { place, points: 0, coordinates: { latitude: record.latitude, longitude: record.longitude }, isPart: false, isOwn: false };
  return [parts.length === 0 ? plain : { ...plain, address: { ...readAddressParts([]), venue: parts.join(', '), zip: '' } }];
}

function findVenue(source: TypedSource, { within, ...typed }: TypedText & { readonly within: string | null }): number | null {
  const isVenue = (place: number) => (source.table.getRecord(place)?.details?.group ?? null) !== null;
  const exact = listExact(source, typed).find(({ place }) => isVenue(place));
  if (exact !== undefined) return exact.place;
  // "Plaza Mayor 3, Vitoria" is no part of the airport of Vitoria.
  if (listExact(source, typed).length > 0) return null;
  const byWords = findVenueByWholeWords(source.venues, { folded: foldName(typed.text), within });
  return byWords !== null && isVenue(byWords) ? byWords : null;
}

/** "T2", "terminal 1": only airports have such a part. */
function isTerminal(rest: readonly string[]): boolean {
  return /^(?:t ?\d[a-z]?|term(?:inal)? ?\d?[a-z]?|(?:vertrek|aankomst)hal|(?:abflug|ankunfts?)(?:halle)?|departures?|arrivals?|departs|arrivees|salidas|llegadas)$/.test(
    foldName(rest.join(' ')),
  );
}

/** "El Prat" of "El Prat T2": a town that is known by its airport has terminals only there. */
function findOnlyAirport(source: TypedSource, typed: TypedText): number | null {
  const { table, maker, venues } = source;
  const exact = listExact(source, typed);
  const named = exact.length > 0 ? exact : listLeadingTowns(source, { ...typed, language: getNameLanguage(typed.language) });
  const towns = new Set(named.map(({ place }) => place));
  const [only, ...more] = venues.filter(({ place, isAirport }) => {
    const record = table.getRecord(place);
    return isAirport && record !== undefined && towns.has(maker.findTownOf(record) ?? -1);
  });
  return only !== undefined && more.length === 0 ? only.place : null;
}
