import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import { loadWaterMask } from '../src/geo/water/water-mask.ts';
import { listedRivers } from './rivers/listed-rivers.ts';
import { type Point, simplify, traceRiver } from './rivers/trace-river.ts';

/**
 * `npm run derive:rivers <rivers-europe.geojson.gz>`: makes `src/geo/roads/data/rivers.br`, the lines of the rivers that a road crosses
 * only by a bridge. Natural Earth (1:10 million, public domain) knows their names and about where they run; the mask of OpenStreetMap's
 * waters knows where they lie to 250 m. A stretch that the mask does not show is narrow, and is left out.
 */
const line = v.array(v.tuple([v.number(), v.number()]));
const geometry = v.variant('type', [
  v.object({ type: v.literal('LineString'), coordinates: line }),
  v.object({ type: v.literal('MultiLineString'), coordinates: v.array(line) }),
]);
const collection = v.object({
  features: v.array(v.object({ properties: v.object({ name: v.nullish(v.string(), '') }), geometry })),
});

const [, , source = '../shared/data/rivers-europe.geojson.gz'] = process.argv;
const { features } = v.parse(collection, JSON.parse(gunzipSync(readFileSync(source)).toString()));
const water = loadWaterMask();
const rivers: { readonly name: string; readonly line: readonly Point[] }[] = [];
for (const { properties, geometry: shape } of features) {
  const listed = listedRivers.find(({ names }) => names.includes(properties.name));
  if (listed === undefined) continue;
  const lines = shape.type === 'LineString' ? [shape.coordinates] : shape.coordinates;
  for (const each of lines) {
    const within = each.filter((point) => isWithin(point, listed.box));
    if (within.length < 2) continue;
    for (const traced of traceRiver(within, water)) rivers.push({ name: listed.name, line: simplify(traced) });
  }
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
