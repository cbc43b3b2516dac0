import { boxesMeet, getBox, type Ring } from '../countries/polygon.ts';
import type { WaterTile } from './mask-file.ts';
import { isCellSet, setCell, tileBytes, tileCount, tilesAcross, waterGrid } from './water-grid.ts';

/** A polygon as in GeoJSON: the outer ring, then its holes. */
type Polygon = readonly Ring[];

/** Smaller water is a pond that roads easily avoid, smaller land an islet without roads; square kilometres. */
const leastLake = 0.4;
const leastIsland = 0.15;
const squareKilometresPerDegree = 111.2 ** 2;

const { box, rows, columns } = waterGrid;
const rowCount = (box.north - box.south) * rows;
const columnCount = (box.east - box.west) * columns;

type TileBits = { readonly bits: Uint8Array; wet: number };

/** The tiles of the grid for these waters, by the centre of each cell. Waters may overlap: an estuary is drawn as sea and as river. */
export function rasteriseWater(polygons: Iterable<Polygon>): WaterTile[] {
  const tiles = Array.from({ length: tileCount }, (): TileBits => ({ bits: new Uint8Array(tileBytes), wet: 0 }));
  for (const [outer, ...holes] of polygons) {
    if (outer === undefined || !boxesMeet(getBox(outer), box) || getArea(outer) < leastLake) continue;
    fillPolygon(tiles, [outer, ...holes.filter((hole) => getArea(hole) >= leastIsland)]);
  }
  return tiles.map(({ bits, wet }) => (wet === 0 ? 'dry' : wet === rows * columns ? 'wet' : bits));
}

/** Square kilometres of a ring (the shoelace formula on the plane). */
function getArea(ring: Ring): number {
  let sum = 0;
  for (let at = 1; at < ring.length; at++) {
    const [x0 = 0, y0 = 0] = ring[at - 1] ?? [];
    const [x1 = 0, y1 = 0] = ring[at] ?? [];
    sum += x0 * y1 - x1 * y0;
  }
  const narrowing = Math.cos(((ring[0]?.[1] ?? 0) * Math.PI) / 180);
  return (Math.abs(sum) / 2) * squareKilometresPerDegree * narrowing;
}

/** Fills between every other crossing of the rings with the middle of a row. */
function fillPolygon(tiles: readonly TileBits[], rings: Polygon): void {
  const crossings = new Map<number, number[]>();
  for (const ring of rings) addRing(crossings, ring);
  for (const [row, places] of crossings) {
    const sorted = places.toSorted((left, right) => left - right);
    for (let at = 0; at + 1 < sorted.length; at += 2) fillRun(tiles, row, sorted.slice(at, at + 2));
  }
}

/** Where the ring crosses the middle of each row, in columns from the west. */
function addRing(crossings: Map<number, number[]>, ring: Ring): void {
  for (let at = 1; at < ring.length; at++) {
    const [x0 = 0, y0 = 0] = ring[at - 1] ?? [];
    const [x1 = 0, y1 = 0] = ring[at] ?? [];
    const [low, high] = y0 < y1 ? [y0, y1] : [y1, y0];
    const first = Math.max(0, Math.ceil((low - box.south) * rows - 0.5));
    const last = Math.min(rowCount - 1, Math.ceil((high - box.south) * rows - 0.5) - 1);
    for (let row = first; row <= last; row++) {
      const latitude = box.south + (row + 0.5) / rows;
      const longitude = x0 + ((latitude - y0) / (y1 - y0)) * (x1 - x0);
      const known = crossings.get(row) ?? [];
      known.push((longitude - box.west) * columns);
      crossings.set(row, known);
    }
  }
}

function fillRun(tiles: readonly TileBits[], row: number, [start = 0, end = 0]: readonly number[]): void {
  const to = Math.min(columnCount, Math.ceil(end - 0.5));
  for (let column = Math.max(0, Math.ceil(start - 0.5)); column < to; column++) {
    const tile = tiles[Math.floor(row / rows) * tilesAcross + Math.floor(column / columns)];
    const cell = (row % rows) * columns + (column % columns);
    if (tile === undefined || isCellSet(tile.bits, cell)) continue;
    setCell(tile.bits, cell);
    tile.wet++;
  }
}
