import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressBest, compressOnce, compressWell, etagOf } from './compress.ts';

const text = 'A coach for a class. '.repeat(200);
const bytes = new TextEncoder().encode(text);

describe.each([compressBest, compressWell])('%o', (compress) => {
  it('holds the same text three times, twice smaller', async () => {
    const { identity, br, gzip, etag } = await compress(bytes);
    expect(identity).toBe(bytes);
    expect(brotliDecompressSync(br ?? '').toString()).toBe(text);
    expect(gunzipSync(gzip ?? '').toString()).toBe(text);
    expect(Math.max(br?.length ?? bytes.length, gzip?.length ?? bytes.length)).toBeLessThan(bytes.length / 10);
    expect(etag).toBe(etagOf(bytes));
  });

  it('compresses nothing at all too', async () => {
    const { br } = await compress(new Uint8Array());
    expect(brotliDecompressSync(br ?? '')).toHaveLength(0);
  });
});

describe('etagOf', () => {
  it('is weak, the same for the same bytes and another for others', () => {
    expect(etagOf(bytes)).toMatch(/^W\/"[\w-]{22}"$/);
    expect(etagOf(bytes.slice())).toBe(etagOf(bytes));
    expect(etagOf(bytes.slice(1))).not.toBe(etagOf(bytes));
  });
});

describe('compressOnce', () => {
  it('gives back the text in each encoding', () => {
    expect(brotliDecompressSync(compressOnce(bytes, 'br')).toString()).toBe(text);
    expect(gunzipSync(compressOnce(bytes, 'gzip')).toString()).toBe(text);
    expect(zstdDecompressSync(compressOnce(bytes, 'zstd')).toString()).toBe(text);
  });
});
