import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Bytes = Uint8Array<ArrayBuffer>;

/** A body in the encodings that it has, ready to be sent. */
export type Compressed = { readonly identity: Bytes; readonly br: Bytes | null; readonly gzip: Bytes | null; readonly etag: string };

/** For what is compressed once and sent often. */
export async function compressBest(bytes: Bytes): Promise<Compressed> {
  const [br, gz] = await Promise.all([brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }), zip(bytes, { level: 9 })]);
  return { identity: bytes, br, gzip: gz, etag: etagOf(bytes) };
}

/** Weak, because the same page is sent in several encodings. */
export function etagOf(bytes: Bytes): string {
  return `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
}

/** For what is sent once: a light compression costs a fraction of the rendering. */
export async function compressOnce(bytes: Bytes, encoding: 'br' | 'gzip'): Promise<Bytes> {
  if (encoding === 'gzip') return zip(bytes, { level: 4 });
  return brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
}
