import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import type { CountryIndex } from '../countries/country-index.ts';
import { getGreatCircleKilometres } from '../distance.ts';
import { fixedLinks } from './fixed-links.ts';
import { findCheapestPath } from './path-search.ts';
import type { RoadAreas } from './road-areas.ts';

/** Cells of about 14 km: fine enough to follow a coast, few enough to search in a millisecond or two. */
const cell = { latitude: 0.125, longitude: 0.2 };
const box = { south: 35.5, north: 71.25, west: -10, east: 45 };
const rowCount = Math.round((box.north - box.south) / cell.latitude);
const columnCount = Math.round((box.east - box.west) / cell.longitude);
const noLand = -2;
/** How many rings of cells around a point are looked through for one on its land. */
const searchRings = 4;

/** Ways round the sea over the land of the countries that we serve. */
export type LandGrid = {
  /** Points of a way over land, ends included, or null where there is none of at most so many kilometres. */
  findWay(request: WayRequest): Coordinates[] | null;
};

type WayRequest = { readonly from: Coordinates; readonly to: Coordinates; readonly longest: number };

const [alongRow, alongColumn, diagonal] = [0, 1, 2];
const directions = [-1, 0, 1]
  .flatMap((up) => [-1, 0, 1].map((aside) => ({ up, aside, step: up === 0 ? alongRow : aside === 0 ? alongColumn : diagonal })))
  .filter(({ up, aside }) => up !== 0 || aside !== 0);

/** Kilometres from a cell of each row to its neighbour in the row, in the column, and across the corner. */
const steps = Array.from({ length: rowCount }, (_, row) => {
  const at = row * columnCount;
  const up = (row + 1 < rowCount ? row + 1 : row - 1) * columnCount;
  return [at + 1, up, up + 1].map((to) => getGreatCircleKilometres(getCentre(at), getCentre(to)));
});

type Grid = { readonly landmasses: Int16Array; readonly links: ReadonlyMap<number, readonly number[]> };

export function createLandGrid(countries: CountryIndex, areas: RoadAreas): LandGrid {
  let grid: Grid | null = null;
  return {
    findWay: (request) => {
      grid ??= fillGrid(countries, areas);
      return findWay(grid, areas, request);
    },
  };
}

function fillGrid(countries: CountryIndex, areas: RoadAreas): Grid {
  const landmasses = new Int16Array(rowCount * columnCount).fill(noLand);
  for (let at = 0; at < landmasses.length; at++) {
    const centre = getCentre(at);
    if (countries.findCountry(centre) !== null) {
      landmasses[at] = countries.findLandmass(centre) ?? noLand;
    }
  }
  const links = new Map<number, number[]>();
  for (const { from, to } of fixedLinks) {
    const [left, right] = [findCell({ landmasses, links }, areas, from), findCell({ landmasses, links }, areas, to)];
    if (left !== null && right !== null) {
      links.set(left, [...(links.get(left) ?? []), right]);
      links.set(right, [...(links.get(right) ?? []), left]);
    }
  }
  return { landmasses, links };
}

function findWay(grid: Grid, areas: RoadAreas, { from, to, longest }: WayRequest): Coordinates[] | null {
  const start = findCell(grid, areas, from);
  const goal = findCell(grid, areas, to);
  if (start === null || goal === null) {
    return null;
  }
  const end = getCentre(goal);
  const graph = {
    size: rowCount * columnCount,
    forEachEdge: (at: number, visit: (to: number, cost: number) => void) => forEachNeighbour(grid, at, visit),
    getCostLeft: (at: number) => getGreatCircleKilometres(getCentre(at), end),
  };
  const path = findCheapestPath(graph, { start, goal, costLimit: longest });
  return path === null ? null : [from, ...path.map(getCentre), to];
}

function forEachNeighbour({ landmasses, links }: Grid, at: number, visit: (next: number, kilometres: number) => void): void {
  const row = Math.floor(at / columnCount);
  const column = at % columnCount;
  for (const { up, aside, step } of directions) {
    const next = at + up * columnCount + aside;
    const isOnGrid = column + aside >= 0 && column + aside < columnCount && row + up >= 0 && row + up < rowCount;
    if (isOnGrid && landmasses[next] === landmasses[at]) {
      visit(next, steps[row]?.[step] ?? 0);
    }
  }
  for (const next of links.get(at) ?? []) {
    visit(next, getGreatCircleKilometres(getCentre(at), getCentre(next)));
  }
}

/** The cell nearest to the point on its own landmass, or on one that is joined to it. */
function findCell({ landmasses }: Grid, areas: RoadAreas, point: Coordinates): number | null {
  const landmass = areas.findLandmass(point);
  if (landmass === null) {
    return null;
  }
  const around = getCellsAround(point).map((at) => ({ at, kilometres: getGreatCircleKilometres(point, getCentre(at)) }));
  const byDistance = around.filter(({ at }) => landmasses[at] !== noLand).sort((a, b) => a.kilometres - b.kilometres || a.at - b.at);
  const own = byDistance.find(({ at }) => landmasses[at] === landmass);
  const joined = byDistance.find(({ at }) => areas.getArea(landmasses[at] as number) === areas.getArea(landmass));
  return (own ?? joined)?.at ?? null;
}

function getCellsAround({ latitude, longitude }: Coordinates): number[] {
  const row = Math.floor((latitude - box.south) / cell.latitude);
  const column = Math.floor((longitude - box.west) / cell.longitude);
  const span = Array.from({ length: 2 * searchRings + 1 }, (_, at) => at - searchRings);
  return span
    .flatMap((y) => span.map((x) => ({ row: row + y, column: column + x })))
    .filter((place) => place.row >= 0 && place.row < rowCount && place.column >= 0 && place.column < columnCount)
    .map((place) => place.row * columnCount + place.column);
}

function getCentre(at: number): Coordinates {
  return {
    latitude: box.south + (Math.floor(at / columnCount) + 0.5) * cell.latitude,
    longitude: box.west + ((at % columnCount) + 0.5) * cell.longitude,
  };
}
