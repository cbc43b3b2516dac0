import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature, mesh } from 'topojson-client';
import * as v from 'valibot';
import { europeanCountries, unnumberedCountries } from './european-countries.ts';
import { type Ring, unwrapRing } from './polygon.ts';

type Topology = Parameters<typeof mesh>[0];
type Collection = Extract<Parameters<typeof mesh>[1], { type: 'GeometryCollection' }>;
type AtlasTopology = Topology & { readonly objects: { readonly countries: Collection; readonly land: Collection } };

/** One polygon of the atlas; `countryCode` is null for land outside our countries. */
type AtlasPolygon = { readonly countryCode: string | null; readonly rings: readonly Ring[] };

export type Atlas = {
  readonly countries: readonly AtlasPolygon[];
  /** Land without borders: each polygon is an island or a continent. */
  readonly land: readonly (readonly Ring[])[];
  /** Borders between two countries, without coasts. */
  readonly borders: readonly Ring[];
};

// Only the frame is checked: the arcs come from a pinned package, and checking 100,000 numbers would cost more than decoding them.
const collection = v.looseObject({ type: v.literal('GeometryCollection'), geometries: v.pipe(v.array(v.unknown()), v.minLength(1)) });
const topologyFrame = v.looseObject({
  type: v.literal('Topology'),
  arcs: v.pipe(v.array(v.unknown()), v.minLength(1)),
  objects: v.looseObject({ countries: collection, land: collection }),
});

function isTopology(input: unknown): input is AtlasTopology {
  return v.is(topologyFrame, input);
}

/**
 * Natural Earth at 1:50 million: borders are accurate to about 1.5 km, and the file is a fifth of the 1:10 million one, from which maps are
 * drawn.
 */
export function loadAtlas(name: 'countries-50m.json' | 'countries-10m.json' = 'countries-50m.json'): Atlas {
  // Read rather than required: a required file would stay in memory permanently.
  const path = createRequire(import.meta.url).resolve(`world-atlas/${name}`);
  const file: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (!isTopology(file)) {
    throw new Error(`world-atlas/${name} is not the topology that was expected`);
  }
  const codes = new Map(Object.entries(europeanCountries).map(([code, { numeric }]) => [numeric, code]));
  return {
    countries: feature(file, file.objects.countries).features.flatMap(({ id, properties, geometry }) => {
      const countryCode = codes.get(String(id)) ?? unnumberedCountries[getName(properties)] ?? null;
      return getPolygons(geometry).map((rings) => ({ countryCode, rings }));
    }),
    land: feature(file, file.objects.land).features.flatMap(({ geometry }) => getPolygons(geometry)),
    borders: mesh(file, file.objects.countries, (left, right) => left !== right).coordinates,
  };
}

function getName(properties: object | null): string {
  return properties !== null && 'name' in properties ? String(properties.name) : '';
}

function getPolygons(geometry: GeoJSON.Geometry): Ring[][] {
  if (geometry.type === 'Polygon') {
    return [geometry.coordinates.map(unwrapRing)];
  }
  return geometry.type === 'MultiPolygon' ? geometry.coordinates.map((rings) => rings.map(unwrapRing)) : [];
}
