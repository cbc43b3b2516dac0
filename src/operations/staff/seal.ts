import { createCipheriv, createDecipheriv } from 'node:crypto';

/** Marks a sealed value: one stored before there was a key has none. */
const mark = Buffer.from('sealed1:');
const [nonceBytes, tagBytes] = [12, 16];

export type SealKey = Uint8Array | null;

/** Encrypts a secret for its row (AES-256-GCM), bound to whose it is, so that no row can be put in the place of another; plain without a key. */
export function seal(secret: Uint8Array, { key, owner, randomBytes }: Sealing): Buffer {
  if (key === null) return Buffer.from(secret);
  const nonce = Buffer.from(randomBytes(nonceBytes));
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([mark, nonce, cipher.getAuthTag(), sealed]);
}

type Sealing = { readonly key: SealKey; readonly owner: string; readonly randomBytes: (count: number) => Uint8Array };

/** The secret of a row; null if its key is another one, or if it is another person's. */
export function unseal(stored: Uint8Array, { key, owner }: Pick<Sealing, 'key' | 'owner'>): Uint8Array | null {
  const bytes = Buffer.from(stored);
  if (!isSealed(bytes)) return bytes;
  if (key === null) return null;
  const from = mark.length + nonceBytes;
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(mark.length, from)).setAAD(Buffer.from(owner));
  decipher.setAuthTag(bytes.subarray(from, from + tagBytes));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(from + tagBytes)), decipher.final()]);
  } catch {
    return null;
  }
}

function isSealed(stored: Buffer): boolean {
  return stored.length > mark.length + nonceBytes + tagBytes && stored.subarray(0, mark.length).equals(mark);
}
