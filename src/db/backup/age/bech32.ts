/** Bech32 (BIP 173) as age writes its keys: without the limit of 90 characters. */
const alphabet = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const generator = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];

function checksumOf(values: readonly number[]): number {
  let sum = 1;
  for (const value of values) {
    const top = sum >>> 25;
    sum = ((sum & 0x1ffffff) << 5) ^ value;
    for (const [bit, factor] of generator.entries()) if (((top >>> bit) & 1) === 1) sum ^= factor;
  }
  return sum >>> 0;
}

function expand(prefix: string): readonly number[] {
  const codes = Array.from(prefix, (letter) => letter.charCodeAt(0));
  return [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31)];
}

/** Groups bits anew; null where bits are left over that are not zero. */
function regroup(values: Iterable<number>, from: number, to: number, isPadded: boolean): number[] | null {
  const grouped: number[] = [];
  let held = 0;
  let bits = 0;
  for (const value of values) {
    held = ((held << from) | value) & 0xfff;
    for (bits += from; bits >= to; bits -= to) grouped.push((held >> (bits - to)) & ((1 << to) - 1));
  }
  const rest = (held << (to - bits)) & ((1 << to) - 1);
  if (isPadded && bits > 0) return [...grouped, rest];
  return !isPadded && (bits >= from || rest !== 0) ? null : grouped;
}

export function encodeBech32(prefix: string, bytes: Uint8Array): string {
  const words = regroup(bytes, 8, 5, true) ?? [];
  const sum = checksumOf([...expand(prefix), ...words, 0, 0, 0, 0, 0, 0]) ^ 1;
  const check = Array.from({ length: 6 }, (_none, place) => (sum >>> (5 * (5 - place))) & 31);
  return `${prefix}1${[...words, ...check].map((word) => alphabet.charAt(word)).join('')}`;
}

/** The bytes behind a prefix; null where it is none of that prefix, or mistyped. */
export function decodeBech32(prefix: string, text: string): Uint8Array<ArrayBuffer> | null {
  const written = text.toLowerCase();
  if (text !== written && text !== text.toUpperCase()) return null;
  if (!written.startsWith(`${prefix}1`)) return null;
  const words = Array.from(written.slice(prefix.length + 1), (letter) => alphabet.indexOf(letter));
  if (words.length < 6 || words.includes(-1) || checksumOf([...expand(prefix), ...words]) !== 1) return null;
  const bytes = regroup(words.slice(0, -6), 5, 8, false);
  return bytes === null ? null : Uint8Array.from(bytes);
}
