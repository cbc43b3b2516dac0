const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const keyBytes = 20;

/**
 * True for a key as it appears in a trip's address: 160 bits in base64url without padding, 27 characters (docs/specification.md#keys). The
 * last character carries 4 bits, so only every fourth letter is valid there and each key has one spelling.
 */
export function isTripKey(text: string): boolean {
  return /^[A-Za-z0-9_-]{26}[AEIMQUYcgkosw048]$/.test(text);
}

/** The key of 20 random bytes, which the caller provides. Throws a RangeError for any other number of bytes. */
export function keyFromBytes(bytes: Uint8Array): string {
  if (bytes.length !== keyBytes) throw new RangeError(`A key has ${keyBytes} bytes, not ${bytes.length}`);
  let key = '';
  let bits = 0;
  let buffer = 0;
  for (const byte of bytes) {
    buffer = (buffer << 8) | byte;
    for (bits += 8; bits >= 6; bits -= 6) key += alphabet.charAt((buffer >> (bits - 6)) & 63);
  }
  return bits > 0 ? key + alphabet.charAt((buffer << (6 - bits)) & 63) : key;
}

type Keyed = { readonly bookedAt: string | null; readonly bookingKey: string };

/**
 * Whether this key may act for the customer (docs/specification.md#keys). Before the booking every key of the trip may. Afterwards only the
 * booking key may, because people often forward a quote to compare prices.
 */
export function mayActWith(key: string, { bookedAt, bookingKey }: Keyed): boolean {
  return bookedAt === null || key === bookingKey;
}
