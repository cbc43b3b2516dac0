/**
 * The grid of the water mask: cells of 1/400° by 1/256° (278 m by 140 to 390 m in Europe), in tiles of one degree that are packed
 * separately, so that only the requested ones are unpacked. A row of a tile is a whole number of bytes.
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

/** The number of the tile at a point, row by row from the south-west; -1 outside the grid. A number, because it is called very often. */
export function getTile(latitude: number, longitude: number): number {
  const { box } = waterGrid;
  if (!(latitude >= box.south && latitude < box.north && longitude >= box.west && longitude < box.east)) return -1;
  return (Math.floor(latitude) - box.south) * tilesAcross + Math.floor(longitude) - box.west;
}

/** The number of the cell at a point within its tile, row by row from the south-west. */
export function getCell(latitude: number, longitude: number): number {
  const row = Math.floor((latitude - Math.floor(latitude)) * waterGrid.rows);
  return row * waterGrid.columns + Math.floor((longitude - Math.floor(longitude)) * waterGrid.columns);
}

export function isCellSet(bits: Uint8Array, cell: number): boolean {
  return (((bits[cell >> 3] ?? 0) >> (cell & 7)) & 1) === 1;
}

export function setCell(bits: Uint8Array, cell: number): void {
  bits[cell >> 3] = (bits[cell >> 3] ?? 0) | (1 << (cell & 7));
}
