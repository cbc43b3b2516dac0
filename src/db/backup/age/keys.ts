import { createPrivateKey, createPublicKey, diffieHellman, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { decodeBech32, encodeBech32 } from './bech32.ts';

/** Keys of age (https://age-encryption.org/v1): X25519, written as `age1…` and `AGE-SECRET-KEY-1…`. */
const recipientPrefix = 'age';
const identityPrefix = 'age-secret-key-';

/** What stands in front of the 32 bytes of a key in DER (RFC 8410). */
const publicHead = Buffer.from('302a300506032b656e032100', 'hex');
const privateHead = Buffer.from('302e020100300506032b656e04220420', 'hex');

export type Identity = { readonly key: KeyObject; readonly publicBytes: Buffer };

/** For whom a backup can be read; null where it is no such key. */
export function parseRecipient(text: string): Buffer | null {
  const bytes = decodeBech32(recipientPrefix, text.trim());
  return bytes?.length === 32 ? Buffer.from(bytes) : null;
}

/** The first key of a file as `age-keygen` writes it; null where there is none. */
export function parseIdentity(file: string): Identity | null {
  const line = file.split('\n').find((each) => each.trim().toUpperCase().startsWith('AGE-SECRET-KEY-1'));
  const bytes = line === undefined ? null : decodeBech32(identityPrefix, line.trim());
  if (bytes?.length !== 32) return null;
  const key = createPrivateKey({ key: Buffer.concat([privateHead, bytes]), format: 'der', type: 'pkcs8' });
  return { key, publicBytes: publicBytesOf(createPublicKey(key)) };
}

/** A new pair: the file for whoever restores, and the recipient that backups are made for. */
export function createIdentity(): { readonly file: string; readonly recipient: string } {
  const { privateKey, publicKey } = generateKeyPairSync('x25519');
  const secret = privateKey.export({ format: 'der', type: 'pkcs8' }).subarray(privateHead.length);
  const recipient = encodeBech32(recipientPrefix, publicBytesOf(publicKey));
  return { file: `# public key: ${recipient}\n${encodeBech32(identityPrefix, secret).toUpperCase()}\n`, recipient };
}

export function publicBytesOf(key: KeyObject): Buffer {
  return key.export({ format: 'der', type: 'spki' }).subarray(publicHead.length);
}

export function agree(key: KeyObject, publicBytes: Uint8Array): Buffer {
  const publicKey = createPublicKey({ key: Buffer.concat([publicHead, publicBytes]), format: 'der', type: 'spki' });
  return diffieHellman({ privateKey: key, publicKey });
}
