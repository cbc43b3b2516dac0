import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import type { Coordinates } from '../../src/domain/itinerary/itinerary.ts';

const position = v.tuple([v.number(), v.number()]);
const ring = v.array(position);
const feature = v.object({
  properties: v.object({ name: v.optional(v.nullable(v.string())) }),
  geometry: v.variant('type', [
    v.object({ type: v.literal('Polygon'), coordinates: v.array(ring) }),
    v.object({ type: v.literal('MultiPolygon'), coordinates: v.array(v.array(ring)) }),
  ]),
});
const collection = v.object({ features: v.array(feature) });

/** The outer ring of one part of a shape. */
export type Ring = readonly Coordinates[];

/** The outlines of a gzipped GeoJSON of Natural Earth by name; those of one name together. */
export function readOutlines(file: string): ReadonlyMap<string, readonly Ring[]> {
  const outlines = new Map<string, Ring[]>();
  for (const { properties, geometry } of v.parse(collection, JSON.parse(gunzipSync(readFileSync(file)).toString('utf8'))).features) {
    const name = properties.name ?? '';
    const parts = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    const rings = parts.flatMap(([outer]) =>
      outer === undefined ? [] : [outer.map(([longitude, latitude]) => ({ latitude, longitude }))],
    );
    outlines.set(name, [...(outlines.get(name) ?? []), ...rings]);
  }
  return outlines;
}

/** Whether the point is inside the ring, by counting the edges east of it. */
export function isInside({ latitude, longitude }: Coordinates, ring: Ring): boolean {
  let isIn = false;
  ring.forEach((one, at) => {
    const other = ring.at(at - 1) ?? one;
    const crosses = one.latitude > latitude !== other.latitude > latitude;
    const share = (latitude - one.latitude) / (other.latitude - one.latitude);
    if (crosses && longitude < one.longitude + share * (other.longitude - one.longitude)) isIn = !isIn;
  });
  return isIn;
}
