import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { rowBytes, tileBytes, tileCount } from './water-grid.ts';

/** The content of a tile: only land, only water, or some of each, one bit per cell. */
export type WaterTile = 'dry' | 'wet' | Uint8Array;

/** The tiles of a mask, each unpacked at first use. */
export type PackedTiles = { unpack(tile: number): WaterTile };

/** Changes with the format of the file. */
const version = 0x77_61_74_01;
const lengths = { dry: 0, wet: 1 } as const;

/** The file: the version, the packed length of each tile (0 dry, 1 wet), then the packed tiles. */
export function encodeMaskFile(tiles: readonly WaterTile[]): Buffer {
  const packed = tiles.map((tile) => (typeof tile === 'string' ? null : pack(tile)));
  const head = new Uint32Array(1 + tileCount);
  head[0] = version;
  tiles.forEach((tile, at) => {
    head[at + 1] = typeof tile === 'string' ? lengths[tile] : (packed[at]?.length ?? 0);
  });
  return Buffer.concat([Buffer.from(head.buffer), ...packed.filter((bytes) => bytes !== null)]);
}

export function decodeMaskFile(file: Buffer): PackedTiles {
  const headLength = 4 * (1 + tileCount);
  if (file.length < headLength || file.readUInt32LE(0) !== version) {
    throw new Error('the water mask is of another version: run npm run derive:water');
  }
  const offsets = new Uint32Array(tileCount + 1);
  offsets[0] = headLength;
  for (let tile = 0; tile < tileCount; tile++) {
    const length = file.readUInt32LE(4 * (tile + 1));
    offsets[tile + 1] = (offsets[tile] ?? 0) + (length <= lengths.wet ? 0 : length);
  }
  return {
    unpack: (tile) => {
      const length = file.readUInt32LE(4 * (tile + 1));
      if (length === lengths.dry) return 'dry';
      return length === lengths.wet ? 'wet' : unpack(file.subarray(offsets[tile], offsets[tile + 1]));
    },
  };
}

/** Coasts continue from row to row: only the difference from the row before is stored, which packs to a third less. */
function pack(bits: Uint8Array): Buffer {
  const changes = bits.map((byte, at) => byte ^ (bits[at - rowBytes] ?? 0));
  return brotliCompressSync(changes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: tileBytes },
  });
}

function unpack(bytes: Buffer): Uint8Array {
  const bits = Uint8Array.from(brotliDecompressSync(bytes));
  for (let at = rowBytes; at < tileBytes; at++) bits[at] = (bits[at] ?? 0) ^ (bits[at - rowBytes] ?? 0);
  return bits;
}
