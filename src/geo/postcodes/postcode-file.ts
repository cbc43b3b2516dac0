import { packSections, toWords, unpackSections } from '../packed-sections.ts';

/** The postcodes by columns: countries, in each its codes in order, under each code its places. */
export type PostcodeColumns = {
  /** ISO alpha-2, two letters each. */
  readonly countries: Uint8Array;
  /** How many codes each country has. */
  readonly codeCounts: Int32Array;
  /** {@link codeWidth} letters each, padded with spaces, in order within their country. */
  readonly codes: Uint8Array;
  /** How far the area of a code extends from its middle, in tenths of a kilometre; 0 if the code is located only by its town. */
  readonly radii: Uint8Array;
  /** How many places each code has. */
  readonly placeCounts: Uint16Array;
  /** Thousandths of a degree. */
  readonly latitudes: Int32Array;
  readonly longitudes: Int32Array;
  /** 1 if the place is at the middle of its own code rather than of a whole town. */
  readonly areOwn: Uint8Array;
  /** UTF-8, separated by line ends; empty if it is the same as the one before. */
  readonly names: Uint8Array;
  /** Places (positions) whose names the gazetteer does not have there, in the order of their folded names. */
  readonly villages: Int32Array;
  /** For each of them: the GeoNames id of the town that it is a shorter name of, or 0. */
  readonly villageTowns: Int32Array;
};

export const codeWidth = 5;

/** Changes with the layout of the file. */
const version = 1;
const quality = 11;
const sectionCount = 13;
const advice = 'run node tools/write-postcodes.ts';

export function encodePostcodeFile(columns: PostcodeColumns): Buffer {
  const [lowLatitudes, highLatitudes] = splitDifferences(columns.latitudes, middleLatitude);
  const [lowLongitudes, highLongitudes] = splitDifferences(columns.longitudes, middleLongitude);
  const sections = [
    columns.countries,
    columns.codeCounts,
    columns.codes,
    columns.radii,
    columns.placeCounts,
    lowLatitudes,
    highLatitudes,
    lowLongitudes,
    highLongitudes,
    columns.areOwn,
    columns.names,
    columns.villages,
    columns.villageTowns,
  ];
  return packSections(version, sections, quality);
}

export function decodePostcodeFile(file: Buffer): PostcodeColumns {
  const sections = unpackSections(file, { version, count: sectionCount, advice });
  const letters = (index: number) => sections[index] ?? new Uint8Array();
  const words = (index: number) => toWords(letters(index));
  const counts = letters(4);
  return {
    countries: letters(0),
    codeCounts: words(1),
    codes: letters(2),
    radii: letters(3),
    placeCounts: new Uint16Array(counts.buffer, counts.byteOffset, counts.byteLength / 2),
    latitudes: joinDifferences(letters(5), letters(6), middleLatitude),
    longitudes: joinDifferences(letters(7), letters(8), middleLongitude),
    areOwn: letters(9),
    names: letters(10),
    villages: words(11),
    villageTowns: words(12),
  };
}

/** No place of Europe is 32 degrees from here, so two bytes hold every difference if it wraps around. */
const middleLatitude = 45_000;
const middleLongitude = 0;

/** Neighbours in the list are neighbours on the map: their differences are small numbers, with mostly zero upper bytes. */
function splitDifferences(values: Int32Array, middle: number): [Uint8Array, Uint8Array] {
  const low = new Uint8Array(values.length);
  const high = new Uint8Array(values.length);
  let previous = middle;
  for (const [at, value] of values.entries()) {
    if (toShort(value - middle) !== value - middle) throw new RangeError(`${value} is too far from ${middle}`);
    const difference = toShort(value - previous);
    const zigzag = difference < 0 ? -2 * difference - 1 : 2 * difference;
    low[at] = zigzag & 255;
    high[at] = zigzag >> 8;
    previous = value;
  }
  return [low, high];
}

function joinDifferences(low: Uint8Array, high: Uint8Array, middle: number): Int32Array {
  const values = new Int32Array(low.length);
  let value = 0;
  for (let at = 0; at < low.length; at++) {
    const zigzag = (low[at] as number) + (high[at] as number) * 256;
    value = toShort(value + (zigzag & 1 ? -((zigzag + 1) >> 1) : zigzag >> 1));
    values[at] = value + middle;
  }
  return values;
}

/** The lower two bytes, with their sign. */
function toShort(value: number): number {
  return (value << 16) >> 16;
}
