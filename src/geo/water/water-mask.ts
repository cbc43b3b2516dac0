import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { decodeMaskFile, type PackedTiles, type WaterTile } from './mask-file.ts';
import { getCell, getTile, isCellSet } from './water-grid.ts';

export type WaterMask = {
  /** Whether the point is in the sea, in a lake or in a river of more than about 250 m; false outside Europe. */
  isWater(latitude: number, longitude: number): boolean;
};

/**
 * The file beside the source, found through the package's own names so that it is also found from a bundle. Made by
 * `npm run derive:water` from OpenStreetMap's water areas.
 */
export function findMaskFile(): string {
  return createRequire(import.meta.url).resolve('#geo/water/data/water-mask.bin');
}

/** Europe's waters. The file is read at once (1 ms); a tile of one degree is unpacked at first use (0.3 ms) and cached. */
export function loadWaterMask(): WaterMask {
  return createWaterMask(decodeMaskFile(readFileSync(findMaskFile())));
}

export function createWaterMask(packed: PackedTiles): WaterMask {
  const tiles: (WaterTile | undefined)[] = [];
  return {
    isWater: (latitude, longitude) => {
      const at = getTile(latitude, longitude);
      if (at === -1) return false;
      const tile = tiles[at] ?? packed.unpack(at);
      tiles[at] = tile;
      return typeof tile === 'string' ? tile === 'wet' : isCellSet(tile, getCell(latitude, longitude));
    },
  };
}
