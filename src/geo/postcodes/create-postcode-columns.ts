import { getGreatCircleKilometres } from '../distance.ts';
import { foldName } from '../gazetteer/search/fold.ts';
import { findExact, type NameIndex } from '../gazetteer/search/name-index.ts';
import { codeWidth, type PostcodeColumns } from './postcode-file.ts';
import { sharedRadius } from './postcode-index.ts';
import { compare, type PostcodeRow } from './read-postcode-table.ts';

/** A place of the same name this near is the gazetteer's own. */
const samePlaceKilometres = 8;
/** A town this near whose name contains the whole name of another is that place: "Binz" is Ostseebad Binz. */
const longerNameKilometres = 4;
const leastRadius = 0.3;
/** A small town's two or three codes may all be at its centre. */
const mostSharing = 3;
/** The same point, apart from rounding. */
const samePointKilometres = 0.15;
const mostRadius = 24;
/** Places of a code are points; the area extends a little around the outermost of them. */
const rimKilometres = 0.5;

type Point = { readonly latitude: number; readonly longitude: number };
type Area = {
  readonly rows: readonly PostcodeRow[];
  readonly own: readonly PostcodeRow[];
  readonly middle: Point | null;
  /** Its only point is that of another code too. */
  readonly isShared: boolean;
};

/** The columns of the file from the rows of the table, in its order, and the gazetteer's index. */
export function createPostcodeColumns(rows: readonly PostcodeRow[], index: NameIndex): PostcodeColumns {
  const areas = listAreas(rows);
  const codesOf = Map.groupBy(areas, ({ rows: [first] }) => first?.countryCode ?? '');
  const villages = listVillages(rows, index);
  return {
    countries: toBytes([...codesOf.keys()].join('')),
    codeCounts: Int32Array.from(codesOf.values(), ({ length }) => length),
    codes: toBytes(areas.map(({ rows: [first] }) => (first?.code ?? '').padEnd(codeWidth)).join('')),
    radii: Uint8Array.from([...codesOf.values()].flatMap(measureRadii), (kilometres) => Math.round(kilometres * 10)),
    placeCounts: Uint16Array.from(areas, (area) => area.rows.length),
    latitudes: Int32Array.from(rows, ({ latitude }) => latitude),
    longitudes: Int32Array.from(rows, ({ longitude }) => longitude),
    areOwn: Uint8Array.from(areas.flatMap((area) => area.rows.map((row) => (area.own.includes(row) ? 1 : 0)))),
    names: toBytes(rows.map(({ name }, at) => (rows[at - 1]?.name === name ? '' : name)).join('\n')),
    villages: Int32Array.from(villages, ({ at }) => at),
    villageTowns: Int32Array.from(villages, ({ town }) => town),
  };
}

function toBytes(text: string): Uint8Array {
  return Uint8Array.from(Buffer.from(text, 'utf8'));
}

/** A point that many codes of a country share is that of a town, not of any of them. */
function listAreas(rows: readonly PostcodeRow[]): Area[] {
  const nameOfPoint = ({ countryCode, latitude, longitude }: PostcodeRow) => `${countryCode} ${latitude} ${longitude}`;
  const codesAtPoint = new Map<string, Set<string>>();
  for (const row of rows) {
    const codes = codesAtPoint.get(nameOfPoint(row)) ?? new Set();
    codesAtPoint.set(nameOfPoint(row), codes.add(row.code));
  }
  return [...Map.groupBy(rows, ({ countryCode, code }) => `${countryCode} ${code}`).values()].map((ofCode) => {
    const own = leaveOutStrays(ofCode.filter((row) => (codesAtPoint.get(nameOfPoint(row))?.size ?? 0) <= mostSharing));
    const isShared = own.length > 0 && own.every((row) => (codesAtPoint.get(nameOfPoint(row))?.size ?? 0) > 1);
    return { rows: ofCode, own, middle: getMiddle(own), isShared };
  });
}

/** A few places of the table are in another part of the country, mostly at a namesake. */
function leaveOutStrays(rows: readonly PostcodeRow[]): PostcodeRow[] {
  const median = (values: readonly number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
  const latitude = median(rows.map((row) => row.latitude)) / 1000;
  const longitude = median(rows.map((row) => row.longitude)) / 1000;
  return rows.filter((row) => isNear(row, { latitude, longitude }, mostRadius));
}

function getMiddle(rows: readonly PostcodeRow[]): Point | null {
  if (rows.length === 0) return null;
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length / 1000;
  return { latitude: mean(rows.map(({ latitude }) => latitude)), longitude: mean(rows.map(({ longitude }) => longitude)) };
}

/** For each code of one country: up to its outermost place, and halfway to the next code. */
function measureRadii(areas: readonly Area[]): number[] {
  const byLatitude = areas.flatMap(({ middle }) => (middle === null ? [] : [middle])).sort((one, other) => one.latitude - other.latitude);
  const ranks = new Map(byLatitude.map((point, rank) => [point, rank]));
  return areas.map(({ middle, own, isShared }) => {
    if (middle === null) return 0;
    const farthest = Math.max(...own.map((row) => getGreatCircleKilometres(middle, toPoint(row))));
    const next = getNearestKilometres(byLatitude, ranks.get(middle) ?? 0);
    const reach = own.length === 1 ? next : Math.max(next, farthest + rimKilometres);
    // An unlimited area is none: its places are scattered over the country.
    return reach > mostRadius ? 0 : Math.max(isShared ? sharedRadius : leastRadius, reach);
  });
}

function getNearestKilometres(byLatitude: readonly Point[], rank: number): number {
  const point = byLatitude[rank];
  if (point === undefined) return 0;
  let least = 2 * mostRadius;
  for (const step of [-1, 1]) {
    for (let at = rank + step; ; at += step) {
      const other = byLatitude[at];
      if (other === undefined || Math.abs(other.latitude - point.latitude) * 111 > least) break;
      const kilometres = getGreatCircleKilometres(point, other);
      if (kilometres > samePointKilometres) least = Math.min(least, kilometres);
    }
  }
  return least;
}

function toPoint({ latitude, longitude }: PostcodeRow): Point {
  return { latitude: latitude / 1000, longitude: longitude / 1000 };
}

type Village = { readonly at: number; readonly town: number; readonly folded: string };

/** The places that the gazetteer lacks, each name once per location, in the order of their folded names. */
function listVillages(rows: readonly PostcodeRow[], index: NameIndex): Village[] {
  const findLonger = createLongerNames(index);
  const known = new Map<string, PostcodeRow[]>();
  const villages: Village[] = [];
  for (const [at, row] of rows.entries()) {
    const folded = foldName(row.name);
    // "Paris 08" is a code's own name for itself.
    if (folded === '' || /\d/.test(folded) || isInGazetteer(index, row, folded)) continue;
    const namesakes = known.get(`${row.countryCode} ${folded}`) ?? [];
    if (namesakes.some((other) => isNear(row, toPoint(other), samePlaceKilometres))) continue;
    known.set(`${row.countryCode} ${folded}`, [...namesakes, row]);
    villages.push({ at, town: findLonger(row, folded), folded });
  }
  return villages.sort((one, other) => compare(one.folded, other.folded) || one.at - other.at);
}

function isInGazetteer(index: NameIndex, row: PostcodeRow, folded: string): boolean {
  return findExact(index, folded).some((place) => {
    const record = index.records[place];
    return record?.countryCode === row.countryCode && isNear(row, record, samePlaceKilometres);
  });
}

function isNear(row: PostcodeRow, point: Point, kilometres: number): boolean {
  const here = toPoint(row);
  return Math.abs(here.latitude - point.latitude) * 111 < kilometres && getGreatCircleKilometres(here, point) < kilometres;
}

/** Finds the town of GeoNames near a place whose name contains the place's as whole words; 0 if there is none. */
function createLongerNames({ records }: NameIndex): (row: PostcodeRow, folded: string) => number {
  const towns = records.filter(({ key, isPart }) => typeof key === 'number' && !isPart);
  const cellOf = ({ latitude, longitude }: Point) => `${Math.floor(latitude * 10)} ${Math.floor(longitude * 10)}`;
  const cells = Map.groupBy(towns, cellOf);
  return (row, folded) => {
    const here = toPoint(row);
    const around = [-0.1, 0, 0.1].flatMap((up) =>
      [-0.1, 0, 0.1].flatMap((aside) => cells.get(cellOf({ latitude: here.latitude + up, longitude: here.longitude + aside })) ?? []),
    );
    const longer = around.filter(
      (town) =>
        town.countryCode === row.countryCode &&
        ` ${foldName(town.name)} `.includes(` ${folded} `) &&
        isNear(row, town, longerNameKilometres),
    );
    return Number(longer.sort((one, other) => other.population - one.population)[0]?.key ?? 0);
  };
}
