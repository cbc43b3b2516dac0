/** ASN.1 in DER (X.690), as much of it as a signature of ours needs. */

const tags = { integer: 0x02, octets: 0x04, nothing: 0x05, identifier: 0x06, time: 0x17, sequence: 0x30, set: 0x31 } as const;

export const derNull = new Uint8Array([tags.nothing, 0]);

/** A value with its tag and its length. */
export function derValue(tag: number, content: Uint8Array): Uint8Array {
  return join([new Uint8Array([tag, ...lengthOf(content.length)]), content]);
}

export function derSequence(...parts: readonly Uint8Array[]): Uint8Array {
  return derValue(tags.sequence, join(parts));
}

/** In the order of their bytes, as DER wants it. */
export function derSet(...parts: readonly Uint8Array[]): Uint8Array {
  return derValue(tags.set, join(parts.toSorted((one, other) => Buffer.compare(one, other))));
}

/** A number below 128. */
export function derInteger(value: number): Uint8Array {
  return derValue(tags.integer, new Uint8Array([value]));
}

export function derOctets(content: Uint8Array): Uint8Array {
  return derValue(tags.octets, content);
}

/** `1.2.840.113549.1.7.2` */
export function derIdentifier(dotted: string): Uint8Array {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  return derValue(tags.identifier, new Uint8Array([first * 40 + second, ...rest.flatMap(toBase128)]));
}

/** UTCTime of an ISO instant, which X.509 uses until 2049. */
export function derTime(instant: string): Uint8Array {
  const text = `${instant.slice(2, 19).replace(/[-:T]/g, '')}Z`;
  return derValue(tags.time, new TextEncoder().encode(text));
}

/** A value as it was read: `whole` with tag and length, `content` without. */
export type DerRead = { readonly tag: number; readonly whole: Uint8Array; readonly content: Uint8Array };

/** The values that stand one behind the other. Throws a RangeError for bytes that are no DER. */
export function readDer(bytes: Uint8Array): readonly DerRead[] {
  const read: DerRead[] = [];
  for (let at = 0; at < bytes.length; ) {
    const { start, length } = readLength(bytes, at + 1);
    const end = start + length;
    if (end > bytes.length) throw new RangeError('A value of the certificate goes beyond its end');
    read.push({ tag: bytes[at] ?? 0, whole: bytes.subarray(at, end), content: bytes.subarray(start, end) });
    at = end;
  }
  return read;
}

function readLength(bytes: Uint8Array, at: number): { readonly start: number; readonly length: number } {
  const first = bytes[at] ?? 0;
  if (first < 0x80) return { start: at + 1, length: first };
  const start = at + 1 + (first & 0x7f);
  return { start, length: bytes.subarray(at + 1, start).reduce((sum, byte) => sum * 256 + byte, 0) };
}

function lengthOf(length: number): readonly number[] {
  if (length < 0x80) return [length];
  const bytes = length.toString(16).length > 4 ? 3 : length > 0xff ? 2 : 1;
  return [0x80 | bytes, ...Array.from({ length: bytes }, (_, index) => (length >> (8 * (bytes - 1 - index))) & 0xff)];
}

function toBase128(value: number): readonly number[] {
  const digits = [value & 0x7f];
  for (let rest = value >> 7; rest > 0; rest >>= 7) digits.unshift((rest & 0x7f) | 0x80);
  return digits;
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts));
}
