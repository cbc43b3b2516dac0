import type { Coordinates } from '#domain/itinerary/itinerary.ts';

/**
 * The grid that water is kept on: cells of 1/400° by 1/256° (278 m by 140 to 390 m in Europe), in tiles of one degree that are packed on
 * their own, so that only those that are asked about are unpacked. A row of a tile is a whole number of bytes.
 */
export const waterGrid = {
  box: { west: -32, south: 27, east: 46, north: 72 },
  rows: 400,
  columns: 256,
} as const;

export const tilesAcross = waterGrid.box.east - waterGrid.box.west;
export const tileCount = tilesAcross * (waterGrid.box.north - waterGrid.box.south);
export const rowBytes = waterGrid.columns / 8;
export const tileBytes = waterGrid.rows * rowBytes;

/** Where a point lies: the number of its tile, and of its cell within it, row by row from the south-west; null outside the grid. */
export function locateCell({ latitude, longitude }: Coordinates): { readonly tile: number; readonly cell: number } | null {
  const { box, rows, columns } = waterGrid;
  if (!(latitude >= box.south && latitude < box.north && longitude >= box.west && longitude < box.east)) return null;
  const [up, across] = [Math.floor(latitude), Math.floor(longitude)];
  const row = Math.min(rows - 1, Math.floor((latitude - up) * rows));
  const column = Math.min(columns - 1, Math.floor((longitude - across) * columns));
  return { tile: (up - box.south) * tilesAcross + across - box.west, cell: row * columns + column };
}

export function isCellSet(bits: Uint8Array, cell: number): boolean {
  return (((bits[cell >> 3] ?? 0) >> (cell & 7)) & 1) === 1;
}

export function setCell(bits: Uint8Array, cell: number): void {
  bits[cell >> 3] = (bits[cell >> 3] ?? 0) | (1 << (cell & 7));
}
