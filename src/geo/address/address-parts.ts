import type { PlaceKind } from '#domain/itinerary/itinerary.ts';
import { foldName } from '../gazetteer/search/fold.ts';
import { findVenueKind, isStreetLike } from './address-words.ts';

/** The parts of an address without its town; empty if not given. */
export type AddressParts = {
  /** The house, hotel or school: "Institut Saint-Louis". */
  readonly venue: string;
  readonly street: string;
  readonly houseNumber: string;
  readonly kind: PlaceKind;
};

const noParts: AddressParts = { venue: '', street: '', houseNumber: '', kind: 'address' };

const number = '\\d{1,4}(?:\\s?[a-z](?![a-z]))?(?:\\s?[-–/+&]\\s?\\d{1,4}(?:\\s?[a-z](?![a-z]))?)?(?:\\s?(?:bis|ter|quater|hs|huis)\\b)?';
const annex =
  '(?:[\\s,/]+(?:bus|bte|boite|boîte|app|apt|apto|piso|esc|portal|top|tür|stiege|etage|étage|box|unit|flat|suite)\\.?\\s?\\w{1,4})?';
const sign = '(?:n[°ºo]\\.?\\s?|nr\\.?\\s?|núm\\.?\\s?|num\\.?\\s?|no\\.\\s?|#)?';
const numberLast = new RegExp(`^(?<street>[^\\p{L}]*\\p{L}.*?)[\\s,]+${sign}(?<number>${number}${annex}|s/n)$`, 'iu');
const numberFirst = new RegExp(`^${sign}(?<number>${number})[\\s,]+(?<street>\\p{L}.*)$`, 'iu');
const numberAlone = new RegExp(`^${sign}(?<number>${number}${annex}|s/n)$`, 'iu');
/** "Place du 8 mai 1945", "Straße des 17. Juni", "Plein 1944", "Platz der Republik 1989". */
const yearLast =
  /(?:^|\s)(?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|januar|februar|märz|mai|august|dezember|janvier|février|mars|avril|juin|juillet|août|aout|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|aprile|maggio|settembre|plein|de|du)\s(?:1[789]|20)\d\d$/iu;
/** "1er Mai", "2. Quergasse", "4th Avenue": the number is part of the name. */
const ordinal = /^\d+\s?(?:\.|er|re|e|eme|ème|de|ste|th|st|nd|rd|[ºª])\s/i;

/** "BP 45", "Unit 5", "nave 4": a number of its own kind, not of a street. */
const numbered =
  /^(?:bp|cs|postbus|postfach|apartado|apdo|po box|unit|suite|flat|lot|hal|halle|hall|gate|perron|bâtiment|bat|bât)\.?\s?\d/iu;

type Line = {
  readonly text: string;
  readonly street: string;
  readonly houseNumber: string;
  readonly isStreet: boolean;
  readonly kind: PlaceKind | null;
};

/** Splits the text beside the town into at most one street with its number, and a venue. */
export function readAddressParts(segments: readonly string[]): AddressParts {
  const lines = joinNumbers(segments).map(readLine);
  if (lines.length === 0) return noParts;
  const street = chooseStreet(lines);
  const others = lines.filter((line) => line !== street);
  const named = others.map(({ text }) => text).join(', ');
  const kind = others.find((line) => line.kind !== null)?.kind ?? (named === '' ? 'address' : 'venue');
  return { venue: named, street: street?.street ?? '', houseNumber: street?.houseNumber ?? '', kind };
}

/** A floor, a door, a letter box: these follow the house number. */
const floor =
  /^(?:\d{1,2}\s?[ºª°].*|\d{1,2}\.? ?(?:stock|og|etage|verdieping|izq|dcha|floor|étage|etage)\.?.*|(?:bus|bte|boite|boîte|piso|puerta|portal|esc|escalera|apt|app|apto|flat|unit|top|tür|stiege|bât|bat|bâtiment|bâtiment)\.? ?\w{1,3})$/iu;

/** A number separated from its street by a comma: "12, rue de Rivoli", "Calle Mayor, 5, 3º B". */
function joinNumbers(segments: readonly string[]): string[] {
  const joined: string[] = [];
  let waiting = '';
  for (const segment of segments) {
    const previous = joined.at(-1);
    if (previous !== undefined && floor.test(segment) && hasNumber(previous)) joined.splice(-1, 1, `${previous}, ${segment}`);
    else if (!numberAlone.test(segment)) {
      joined.push(waiting === '' ? segment : `${waiting} ${segment}`);
      waiting = '';
    } else if (previous !== undefined && !hasNumber(previous)) joined.splice(-1, 1, `${previous} ${segment}`);
    else waiting = segment;
  }
  if (waiting !== '') joined.push(waiting);
  return joined;
}

function hasNumber(text: string): boolean {
  return readLine(text).houseNumber !== '';
}

function readLine(text: string): Line {
  const { street, houseNumber } = splitNumber(text);
  const folded = foldName(street);
  const kind = findVenueKind(folded);
  // "Schlossallee 4" and "Kirchplatz" are streets, "Hotel am Markt" is not.
  const isStreet = isStreetLike(folded) && !isVenueFirst(folded, kind);
  return { text, street, houseNumber, isStreet, kind: isStreet ? null : kind };
}

function isVenueFirst(folded: string, kind: PlaceKind | null): boolean {
  return (
    kind !== null &&
    folded.includes(' ') &&
    findVenueKind(folded.slice(0, folded.indexOf(' '))) === kind &&
    !isStreetLike(`${folded.split(' ')[0]} x`)
  );
}

/** "12 rue de Rivoli" and "Domplein 1" as the street and its number, with the text after the number. */
export function splitNumber(text: string): { readonly street: string; readonly houseNumber: string } {
  const comma = text.lastIndexOf(', ');
  if (comma !== -1 && floor.test(text.slice(comma + 2))) {
    const { street, houseNumber } = splitNumber(text.slice(0, comma));
    return { street, houseNumber: houseNumber + text.slice(comma) };
  }
  if (numberAlone.test(text)) return { street: '', houseNumber: text };
  const found = yearLast.test(text) || numbered.test(text) ? null : numberLast.exec(text);
  const first = ordinal.test(text) ? null : numberFirst.exec(text);
  const { street = text, number: houseNumber = '' } = first?.groups ?? found?.groups ?? {};
  return { street: street.trim().replace(/,$/, ''), houseNumber: tidyNumber(houseNumber) };
}

function tidyNumber(text: string): string {
  return text.replace(/\s?([-–/])\s?/g, '$1').trim();
}

/** The street line: by its words and number, otherwise by either; a venue's own number ("Terminal 2") does not count. */
function chooseStreet(lines: readonly Line[]): Line | null {
  const isNumbered = ({ houseNumber }: Line) => houseNumber !== '';
  return (
    lines.find((line) => line.isStreet && isNumbered(line)) ??
    lines.find((line) => line.kind === null && isNumbered(line)) ??
    lines.find((line) => line.isStreet) ??
    (lines.length === 1 && lines[0]?.kind === null ? lines[0] : null)
  );
}
