/** A ring of [longitude, latitude] pairs as in GeoJSON. */
export type Ring = readonly (readonly number[])[];

export type Box = { readonly west: number; readonly south: number; readonly east: number; readonly north: number };

/** One polygon with holes, its edges sorted into bands of latitude so that a point is compared with only a few edges. */
export type IndexedPolygon = {
  readonly box: Box;
  /** First edge of each band in `edges`; one entry more than there are bands. */
  readonly bandStarts: Int32Array;
  /** Four numbers per edge: longitude and latitude of both ends. */
  readonly edges: Float64Array;
};

const bandDegrees = 0.25;

export function createPolygon(rings: readonly Ring[]): IndexedPolygon {
  const box = getBox(rings[0] ?? []);
  const bandCount = Math.max(1, Math.ceil((box.north - box.south) / bandDegrees));
  const bands: number[][] = Array.from({ length: bandCount }, () => []);
  for (const ring of rings) {
    for (let at = 1; at < ring.length; at++) {
      addEdge({ bands, south: box.south, from: ring[at - 1] ?? [], to: ring[at] ?? [] });
    }
  }
  const bandStarts = new Int32Array(bandCount + 1);
  bands.forEach((band, at) => {
    bandStarts[at + 1] = (bandStarts[at] ?? 0) + band.length;
  });
  return { box, bandStarts, edges: Float64Array.from(bands.flat()) };
}

/** Russia's ring crosses the date line: continuing past 180° keeps it whole, whereas a jump to -180° would cut through Norway. */
export function unwrapRing(ring: Ring): Ring {
  let turns = 0;
  return ring.map(([longitude = 0, latitude = 0], at) => {
    const step = longitude - (ring[at - 1]?.[0] ?? longitude);
    turns += step > 180 ? -1 : step < -180 ? 1 : 0;
    return [longitude + turns * 360, latitude];
  });
}

type Edge = {
  readonly bands: readonly number[][];
  readonly south: number;
  readonly from: readonly number[];
  readonly to: readonly number[];
};

function addEdge({ bands, south, from, to }: Edge): void {
  const [fromLongitude = 0, fromLatitude = 0] = from;
  const [toLongitude = 0, toLatitude = 0] = to;
  if (fromLatitude === toLatitude) {
    return;
  }
  const first = getBand(Math.min(fromLatitude, toLatitude), south, bands.length);
  const last = getBand(Math.max(fromLatitude, toLatitude), south, bands.length);
  for (let band = first; band <= last; band++) {
    bands[band]?.push(fromLongitude, fromLatitude, toLongitude, toLatitude);
  }
}

function getBand(latitude: number, south: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor((latitude - south) / bandDegrees)));
}

/** Even-odd rule on the plane: accurate enough at the scale of the atlas, and a thousand times cheaper than on the sphere. */
export function isInside({ box, bandStarts, edges }: IndexedPolygon, longitude: number, latitude: number): boolean {
  if (longitude < box.west || longitude > box.east || latitude < box.south || latitude > box.north) {
    return false;
  }
  const band = getBand(latitude, box.south, bandStarts.length - 1);
  const end = bandStarts[band + 1] as number;
  let inside = false;
  for (let at = bandStarts[band] as number; at < end; at += 4) {
    const y1 = edges[at + 1] as number;
    const y2 = edges[at + 3] as number;
    if (y1 > latitude !== y2 > latitude) {
      const x1 = edges[at] as number;
      const crossing = x1 + (((edges[at + 2] as number) - x1) * (latitude - y1)) / (y2 - y1);
      if (longitude < crossing) inside = !inside;
    }
  }
  return inside;
}

export function getBox(ring: Ring): Box {
  const box = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  for (const [longitude = 0, latitude = 0] of ring) {
    box.west = Math.min(box.west, longitude);
    box.east = Math.max(box.east, longitude);
    box.south = Math.min(box.south, latitude);
    box.north = Math.max(box.north, latitude);
  }
  return box;
}

export function boxesMeet(left: Box, right: Box): boolean {
  return left.west <= right.east && left.east >= right.west && left.south <= right.north && left.north >= right.south;
}
