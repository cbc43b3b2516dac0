import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { unpackWoff } from './unpack-woff.ts';

const require = createRequire(import.meta.url);
const woff = readFileSync(require.resolve('@fontsource/figtree/files/figtree-latin-ext-400-normal.woff'));
const sfnt = unpackWoff(woff);
const view = new DataView(sfnt.buffer);

/** OpenType, "Calculating Checksums"; that of `head` excludes its own field. */
function checksumOf(start: number, length: number, skipped: number): number {
  let sum = 0;
  for (let at = start; at < start + length; at += 4) sum = (sum + (at === skipped ? 0 : view.getUint32(at))) >>> 0;
  return sum;
}

describe('unpackWoff', () => {
  it('returns OpenType of the declared size, with every table complete at its declared place', () => {
    expect(sfnt.length).toBe(woff.readUInt32BE(16));
    expect(view.getUint32(0)).toBe(0x0001_0000);
    const count = view.getUint16(4);
    expect(count).toBeGreaterThan(8);
    for (let index = 0; index < count; index += 1) {
      const entry = 12 + index * 16;
      const [tag, checksum, offset, length] = [0, 4, 8, 12].map((place) => view.getUint32(entry + place));
      const isHead = tag === 0x6865_6164;
      expect(checksumOf(offset ?? 0, length ?? 0, isHead ? (offset ?? 0) + 8 : -1)).toBe(checksum);
    }
  });

  it('refuses another file', () => {
    expect(() => unpackWoff(sfnt)).toThrow('Not a WOFF file');
  });
});
