import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** Sections of bytes in one compressed file, each aligned to a 4-byte word, preceded by their lengths. */
export function packSections(version: number, sections: readonly NodeJS.TypedArray[], quality = 9): Buffer {
  const head = Uint32Array.of(version, ...sections.map(({ byteLength }) => byteLength));
  const padded = [head, ...sections].map((section) => pad(Buffer.from(section.buffer, section.byteOffset, section.byteLength)));
  const whole = Buffer.concat(padded);
  return brotliCompressSync(whole, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: 22,
      [constants.BROTLI_PARAM_SIZE_HINT]: whole.length,
    },
  });
}

/** Typed arrays of words must start at a word. */
function pad(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
}

type SectionLayout = {
  readonly version: number;
  readonly count: number;
  /** What to do about a file of another version. */
  readonly advice: string;
};

/** The sections of a file of {@link packSections}; throws on one of another version. */
export function unpackSections(file: Buffer, { version, count, advice }: SectionLayout): Uint8Array[] {
  // Copied, because arrays of words must start at a word of their buffer.
  const bytes = new Uint8Array(brotliDecompressSync(file));
  const head = new Uint32Array(bytes.buffer, 0, count + 1);
  if (head[0] !== version) {
    throw new Error(`a file of version ${head[0]} instead of ${version}: ${advice}`);
  }
  let at = head.byteLength;
  return [...head.subarray(1)].map((length) => {
    const section = bytes.subarray(at, at + length);
    at += Math.ceil(length / 4) * 4;
    return section;
  });
}

/** The bytes of a section as words. */
export function toWords({ buffer, byteOffset, byteLength }: Uint8Array): Int32Array {
  return new Int32Array(buffer, byteOffset, byteLength / 4);
}
