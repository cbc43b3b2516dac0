import { foldName } from '../gazetteer/search/fold.ts';
import { codeWidth } from './postcode-file.ts';

/** A line of the table: one place under one postcode. */
export type PostcodeRow = {
  readonly countryCode: string;
  /** Upper case, letters and digits only: "3512", "SW1A", "1000" of L-1000, "00950" of 00-950. */
  readonly code: string;
  readonly name: string;
  /** Thousandths of a degree. */
  readonly latitude: number;
  readonly longitude: number;
};

const line = /^([A-Z]{2}),([^,]+),("(?:[^"]|"")*"|[^,"]*),(-?[\d.]+),(-?[\d.]+)$/;

/**
 * Reads `country,postcode,place,latitude,longitude` with a header line; a line of another form is an error in the table and throws. Places
 * of other continents and codes of French garrisons ("75303 SP 07") are left out.
 */
export function readPostcodeTable(text: string): PostcodeRow[] {
  const rows = text.trim().split('\n').slice(1).map(readRow).filter(isInEurope).filter(isPlain);
  return rows.sort(
    (one, other) => compare(one.countryCode, other.countryCode) || compare(one.code, other.code) || comparePlaces(one, other),
  );
}

function readRow(text: string): PostcodeRow {
  const [, countryCode = '', code = '', name = '', latitude, longitude] = line.exec(text.trim()) ?? [];
  if (countryCode === '') throw new Error(`not a line of the table of postcodes: ${text}`);
  return {
    countryCode,
    code: code.replace(/^L-/, '').replace(/[ -]/g, ''),
    name: cleanName(name.replace(/^"|"$/g, '').replaceAll('""', '"')),
    latitude: Math.round(Number(latitude) * 1000),
    longitude: Math.round(Number(longitude) * 1000),
  };
}

/** From the Canaries and the Azores to the North Cape. */
function isInEurope({ latitude, longitude }: PostcodeRow): boolean {
  return latitude > 27_000 && latitude < 72_000 && longitude > -32_000 && longitude < 32_000;
}

function isPlain({ code }: PostcodeRow): boolean {
  return code.length <= codeWidth;
}

/** "Guarda, A (Casco Urbano)" as "A Guarda". */
function cleanName(name: string): string {
  const plain = name.replace(/\s*\([^)]*\)\s*$/, '').trim();
  return plain.replace(/^([^,]+), (\p{L}{1,3}['’]?)$/u, (_, rest: string, article: string) => `${article} ${rest}`);
}

function comparePlaces(one: PostcodeRow, other: PostcodeRow): number {
  return compare(foldName(one.name), foldName(other.name)) || one.latitude - other.latitude || one.longitude - other.longitude;
}

export function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
