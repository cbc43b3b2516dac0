import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import { markFineWater } from './rivers/fine-water.ts';
import { listedRivers } from './rivers/listed-rivers.ts';
import { type Point, type SourceLine, simplify, traceRiver } from './rivers/trace-river.ts';

/**
 * `npm run derive:rivers <rivers-europe.geojson.gz>`: makes `src/geo/roads/data/rivers.br`, the lines of the rivers that a road crosses
 * only by a bridge. Natural Earth (1:10 million, public domain) has their names and approximate course; OpenStreetMap's water areas,
 * simplified to 100 m, have their position. A stretch without a water area is narrow, and is left out. Install the areas first: `npm ci
 * --ignore-scripts` in `tools/water`. Takes two minutes and 3 GB of memory.
 */
const line = v.array(v.tuple([v.number(), v.number()]));
const geometry = v.variant('type', [
  v.object({ type: v.literal('LineString'), coordinates: line }),
  v.object({ type: v.literal('MultiLineString'), coordinates: v.array(line) }),
]);
const collection = v.object({
  features: v.array(v.object({ properties: v.object({ name: v.nullish(v.string(), '') }), geometry })),
});
// Only the frame is checked: the coordinates are ten million numbers of a pinned package.
const polygon = v.custom<readonly (readonly (readonly number[])[])[]>(Array.isArray);
const areas = v.object({
  type: v.literal('GeometryCollection'),
  geometries: v.array(v.object({ type: v.literal('MultiPolygon'), coordinates: v.array(polygon) })),
});

const around = [-0.1, 0, 0.1].flatMap((up) => [-0.1, 0, 0.1].map((across) => ({ up, across })));
const [, , source = '../shared/data/rivers-europe.geojson.gz'] = process.argv;
const areaFile = join(import.meta.dirname, 'water/node_modules/@geo-maps/earth-waterbodies-100m/map.geo.json');
if (!existsSync(areaFile)) throw new Error('first: npm ci --ignore-scripts in tools/water');
const { features } = v.parse(collection, JSON.parse(gunzipSync(readFileSync(source)).toString()));
const lines = features.flatMap(({ properties, geometry: shape }) => {
  const listed = listedRivers.filter(({ names }) => names.includes(properties.name));
  const all = shape.type === 'LineString' ? [shape.coordinates] : shape.coordinates;
  return listed.flatMap(({ name, box }) => all.map((each) => ({ name, line: each.filter((point) => isWithin(point, box)) })));
});
const near = markDegreeTenths(lines.map((each) => each.line));
const { geometries } = v.parse(areas, JSON.parse(readFileSync(areaFile, 'utf8')));
const rings = geometries.flatMap(({ coordinates }) => coordinates.flat());
const water = markFineWater(rings, (latitude, longitude) => near.has(tenthOf(latitude, longitude)));

const rivers: { readonly name: string; readonly line: readonly Point[] }[] = [];
for (const { name, line: within } of lines) {
  if (within.length < 2) continue;
  for (const traced of traceRiver(within, water)) rivers.push({ name, line: simplify(traced) });
}
const text = JSON.stringify(rivers.map((river) => [river.name, river.line.flat().map((value) => Math.round(value * 1e4))]));
const bytes = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });
writeFileSync(join(import.meta.dirname, '../src/geo/roads/data/rivers.br'), bytes);
for (const name of new Set(rivers.map((river) => river.name))) {
  const own = rivers.filter((river) => river.name === name);
  process.stdout.write(`${name}: ${own.length} lines, ${own.reduce((sum, river) => sum + river.line.length, 0)} points\n`);
}
process.stdout.write(`rivers.br: ${bytes.length} bytes\n`);

function isWithin([longitude, latitude]: readonly [number, number], [south, west, north, east]: readonly [number, number, number, number]) {
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

function tenthOf(latitude: number, longitude: number): number {
  return Math.floor(latitude * 10) * 10_000 + Math.floor(longitude * 10);
}

/** The tenths of degrees around the lines, the only area in which water is searched. */
function markDegreeTenths(all: readonly SourceLine[]): ReadonlySet<number> {
  const tenths = new Set<number>();
  for (const each of all) {
    for (const [at, [x, y]] of each.entries()) {
      const [nextX, nextY] = each[at + 1] ?? [x, y];
      for (let step = 0; step <= 10; step++) {
        const [longitude, latitude] = [x + ((nextX - x) * step) / 10, y + ((nextY - y) * step) / 10];
        for (const { up, across } of around) tenths.add(tenthOf(latitude + up, longitude + across));
      }
    }
  }
  return tenths;
}
