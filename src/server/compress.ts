import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync, zstdCompressSync } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Bytes = Uint8Array<ArrayBuffer>;

/** A body with its encodings, ready to be sent. */
export type Compressed = { readonly identity: Bytes; readonly br: Bytes | null; readonly gzip: Bytes | null; readonly etag: string };

/** For bodies that are compressed once and sent often. */
export function compressBest(bytes: Bytes): Promise<Compressed> {
  return compress(bytes, constants.BROTLI_MAX_QUALITY);
}

/**
 * For a page that is rendered every minute: a home page takes 20 ms of another thread. Brotli's best level would take twice that for 2 %
 * less; one level lower takes half for 8 % more.
 */
export function compressWell(bytes: Bytes): Promise<Compressed> {
  return compress(bytes, 10);
}

async function compress(bytes: Bytes, quality: number): Promise<Compressed> {
  const [br, gz] = await Promise.all([brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }), zip(bytes, { level: 9 })]);
  return { identity: bytes, br, gzip: gz, etag: etagOf(bytes) };
}

/** Weak, because the same page is sent in several encodings. */
export function etagOf(bytes: Bytes): string {
  return `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
}

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT, ZSTD_c_compressionLevel } = constants;

/**
 * For bodies that are sent once: light compression costs a fraction of rendering. It runs in this thread, because handing over a third of a
 * millisecond of work costs more than doing it.
 */
export function compressOnce(bytes: Bytes, encoding: 'zstd' | 'br' | 'gzip'): Bytes {
  if (encoding === 'zstd') return zstdCompressSync(bytes, { params: { [ZSTD_c_compressionLevel]: 3 }, pledgedSrcSize: bytes.length });
  if (encoding === 'gzip') return gzipSync(bytes, { level: 2 });
  return brotliCompressSync(bytes, {
    params: { [BROTLI_PARAM_QUALITY]: 2, [BROTLI_PARAM_LGWIN]: 16, [BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}
