import { getGreatCircleKilometres } from '../distance.ts';
import { foldName } from '../gazetteer/search/fold.ts';
import { findExact, type NameIndex } from '../gazetteer/search/name-index.ts';
import type { PostcodeRow } from './read-postcode-table.ts';

/** A row among this many codes of another region this near, and none of its own within that. */
const crowd = { codes: 5, kilometres: 3, ownKilometres: 15 };
/** The codes before and after one are neighbours if they are within this distance of each other. */
const neighbourKilometres = 30;
/** A place of the same name this near confirms the row. */
const samePlaceKilometres = 8;

type Grid = ReadonlyMap<string, readonly PostcodeRow[]>;

/**
 * The rows, each moved to its region. The table has a few at a street of the capital with the name of their village: "28491 Navacerrada" is
 * listed in Madrid. Such a row is placed between the codes before and after it, if those are neighbours far from it; any other stays. The
 * rows must be in the order of countries and codes.
 */
export function putStraysRight(rows: readonly PostcodeRow[], index: NameIndex): PostcodeRow[] {
  const grid = Map.groupBy(rows, cellOf);
  const strays = new Set(rows.filter((row) => isStray(row, grid) && !isInGazetteer(row, index)));
  return rows.map((row, at) => (strays.has(row) ? (moveHome(row, { rows, at, strays }) ?? row) : row));
}

/** Two or three digits of a code identify a region; the letters of a British one are not judged here. */
function regionOf({ countryCode, code }: PostcodeRow): string | null {
  return countryCode === 'GB' ? null : `${countryCode} ${code.slice(0, code.length >= 5 ? 3 : 2)}`;
}

function isStray(row: PostcodeRow, grid: Grid): boolean {
  const region = regionOf(row);
  if (region === null) return false;
  const around = listAround(row, grid).filter(({ countryCode }) => countryCode === row.countryCode);
  const others = around.filter((other) => regionOf(other) !== region && isNear(row, other, crowd.kilometres));
  if (new Set(others.map(({ code }) => code)).size < crowd.codes) return false;
  return !around.some((other) => other.code !== row.code && regionOf(other) === region && isNear(row, other, crowd.ownKilometres));
}

const cellDegrees = 0.2;

function cellOf({ latitude, longitude }: PostcodeRow): string {
  return `${Math.floor(latitude / 1000 / cellDegrees)} ${Math.floor(longitude / 1000 / cellDegrees)}`;
}

/** All in the cell and those around it: at least 15 km to every side. */
function listAround({ latitude, longitude }: PostcodeRow, grid: Grid): PostcodeRow[] {
  const [up, aside] = [latitude, longitude].map((degrees) => Math.floor(degrees / 1000 / cellDegrees));
  const steps = [-1, 0, 1];
  return steps.flatMap((row) => steps.flatMap((column) => grid.get(`${(up ?? 0) + row} ${(aside ?? 0) + column}`) ?? []));
}

type Place = { readonly rows: readonly PostcodeRow[]; readonly at: number; readonly strays: ReadonlySet<PostcodeRow> };

function moveHome(row: PostcodeRow, { rows, at, strays }: Place): PostcodeRow | null {
  const [before, after] = [-1, 1].map((step) => findNeighbour(row, { rows, at, strays }, step));
  if (!before || !after || !isNear(before, after, neighbourKilometres)) return null;
  const middle = (one: number, other: number) => Math.round((one + other) / 2);
  const home = { ...row, latitude: middle(before.latitude, after.latitude), longitude: middle(before.longitude, after.longitude) };
  return isNear(row, home, crowd.ownKilometres) ? null : home;
}

function findNeighbour(row: PostcodeRow, { rows, at, strays }: Place, step: number): PostcodeRow | null {
  for (let next = at + step; ; next += step) {
    const other = rows[next];
    if (other === undefined || regionOf(other) !== regionOf(row)) return null;
    if (other.code !== row.code && !strays.has(other)) return other;
  }
}

function isInGazetteer(row: PostcodeRow, index: NameIndex): boolean {
  return findExact(index, foldName(row.name)).some((place) => {
    const record = index.records[place];
    return record?.countryCode === row.countryCode && getGreatCircleKilometres(toPoint(row), record) < samePlaceKilometres;
  });
}

function isNear(one: PostcodeRow, other: PostcodeRow, kilometres: number): boolean {
  return getGreatCircleKilometres(toPoint(one), toPoint(other)) <= kilometres;
}

function toPoint({ latitude, longitude }: PostcodeRow) {
  return { latitude: latitude / 1000, longitude: longitude / 1000 };
}
