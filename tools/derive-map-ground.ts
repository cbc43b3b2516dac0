import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gunzipSync } from 'node:zlib';
import * as v from 'valibot';

/**
 * `node tools/derive-map-ground.ts rivers.geojson.gz urban.geojson.gz`: makes `src/geo/picture/data/rivers.br` and `towns-built.br`, the
 * rivers and built-up areas of route maps, from Natural Earth (ne_10m_rivers_europe with ne_10m_rivers_lake_centerlines, and
 * ne_50m_urban_areas; public domain).
 */
const [, , riverFile = '', urbanFile = ''] = process.argv;

/** A larger rank means a smaller river: brooks would clutter the map of a day trip. */
const leastRank = 10;
const places = 3;
/** West, east, south, north, in degrees: the area that our coaches can reach. */
const europe = [-25, 35, 34, 72] as const;

const position = v.tuple([v.number(), v.number()]);
const line = v.array(position);
const geometry = v.variant('type', [
  v.object({ type: v.literal('LineString'), coordinates: line }),
  v.object({ type: v.picklist(['MultiLineString', 'Polygon']), coordinates: v.array(line) }),
  v.object({ type: v.literal('MultiPolygon'), coordinates: v.array(v.array(line)) }),
]);
const properties = v.object({ scalerank: v.optional(v.number()) });
const collection = v.object({ features: v.array(v.object({ properties, geometry })) });

type Line = v.InferOutput<typeof line>;

function readLines(file: string): Line[] {
  const { features } = v.parse(collection, JSON.parse(gunzipSync(readFileSync(file)).toString('utf8')));
  return features
    .filter(({ properties: { scalerank = 0 } }) => scalerank <= leastRank)
    .flatMap(({ geometry: shape }) => {
      if (shape.type === 'LineString') return [shape.coordinates];
      return shape.type === 'MultiPolygon' ? shape.coordinates.flatMap(([outer = []]) => [outer]) : shape.coordinates;
    })
    .filter((points) => points.some(isInEurope));
}

function isInEurope([longitude, latitude]: Line[number]): boolean {
  const [west, east, south, north] = europe;
  return longitude > west && longitude < east && latitude > south && latitude < north;
}

function round(value: number): number {
  return Number(value.toFixed(places));
}

function write(name: string, lines: readonly Line[]): void {
  const text = JSON.stringify(lines.map((points) => points.map((point) => point.map(round))));
  const bytes = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });
  writeFileSync(join(import.meta.dirname, '../src/geo/picture/data', name), bytes);
  process.stdout.write(`${name}: ${lines.length} shapes, ${bytes.length} bytes\n`);
}

write('rivers.br', readLines(riverFile));
write('towns-built.br', readLines(urbanFile));
