/** The rings of water areas; longitude before latitude, as in GeoJSON. */
export type WaterRing = readonly (readonly number[])[];

/** Cells of about 110 metres: narrower than the rivers that separate places. */
export const fineGrid = { rows: 1000, columns: 640 } as const;

export type FineWater = { isWater(latitude: number, longitude: number): boolean };

const cellOf = (row: number, column: number) => row * 1_000_000 + column;

/** The cells that the outline of a water area touches, near the given points. A narrow river is nothing but its two banks there. */
export function markFineWater(rings: Iterable<WaterRing>, isNear: (latitude: number, longitude: number) => boolean): FineWater {
  const wet = new Set<number>();
  const mark = (latitude: number, longitude: number) => {
    wet.add(cellOf(Math.floor(latitude * fineGrid.rows), Math.floor(longitude * fineGrid.columns)));
  };
  for (const ring of rings) {
    for (let at = 1; at < ring.length; at++) {
      const [fromX = 0, fromY = 0] = ring[at - 1] ?? [];
      const [toX = 0, toY = 0] = ring[at] ?? [];
      if (!isNear(fromY, fromX) && !isNear(toY, toX)) continue;
      const count = Math.max(1, Math.ceil(Math.max(Math.abs(toX - fromX) * fineGrid.columns, Math.abs(toY - fromY) * fineGrid.rows) * 2));
      for (let step = 0; step <= count; step++) mark(fromY + ((toY - fromY) * step) / count, fromX + ((toX - fromX) * step) / count);
    }
  }
  return {
    isWater: (latitude, longitude) => wet.has(cellOf(Math.floor(latitude * fineGrid.rows), Math.floor(longitude * fineGrid.columns))),
  };
}
