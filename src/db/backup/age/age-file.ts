import { createCipheriv, createDecipheriv, createHmac, generateKeyPairSync, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { Transform } from 'node:stream';
import { agree, type Identity, publicBytesOf } from './keys.ts';

/**
 * Files of age (https://age-encryption.org/v1), read and written with Node's own cryptography, so that any age opens them: a header that
 * wraps the key of the file for each recipient, then ChaCha20-Poly1305 in pieces of 64 KiB, the last of them marked. A file that was cut or
 * changed is refused.
 */

const version = 'age-encryption.org/v1';
const pieceSize = 64 * 1024;
const tagSize = 16;
const sealedSize = pieceSize + tagSize;
const nonceSize = 16;
const longestHeader = 64 * 1024;

/** A file that cannot be opened: cut, changed, or for somebody else. */
export class AgeError extends Error {
  override readonly name = 'AgeError';
}

function derive(secret: Uint8Array, salt: Uint8Array, info: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, 32));
}

/** age writes base64 without padding. */
function encode(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}

function seal(key: Buffer, nonce: Buffer, text: Buffer): Buffer {
  const cipher = createCipheriv('chacha20-poly1305', key, nonce, { authTagLength: tagSize });
  return Buffer.concat([cipher.update(text), cipher.final(), cipher.getAuthTag()]);
}

function open(key: Buffer, nonce: Buffer, sealed: Buffer): Buffer {
  const decipher = createDecipheriv('chacha20-poly1305', key, nonce, { authTagLength: tagSize });
  decipher.setAuthTag(sealed.subarray(sealed.length - tagSize));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, sealed.length - tagSize)), decipher.final()]);
  } catch {
    throw new AgeError('was cut or changed');
  }
}

const noNonce = Buffer.alloc(12);
const wrapInfo = `${version}/X25519`;

function stanzaFor(recipient: Buffer, fileKey: Buffer): string {
  const { privateKey, publicKey } = generateKeyPairSync('x25519');
  const share = publicBytesOf(publicKey);
  const wrapKey = derive(agree(privateKey, recipient), Buffer.concat([share, recipient]), wrapInfo);
  return `-> X25519 ${encode(share)}\n${encode(seal(wrapKey, noNonce, fileKey))}\n`;
}

function macOf(fileKey: Buffer, head: string): Buffer {
  return createHmac('sha256', derive(fileKey, Buffer.alloc(0), 'header'))
    .update(head)
    .digest();
}

/** Eleven bytes that count, and one that marks the last piece. */
function pieceNonce(count: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(count, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** Encrypts what flows through it, for all of these recipients. */
export function createAgeWriter(recipients: readonly Buffer[]): Transform {
  const fileKey = randomBytes(16);
  const nonce = randomBytes(nonceSize);
  const key = derive(fileKey, nonce, 'payload');
  const head = `${version}\n${recipients.map((recipient) => stanzaFor(recipient, fileKey)).join('')}---`;
  const start = Buffer.concat([Buffer.from(`${head} ${encode(macOf(fileKey, head))}\n`), nonce]);
  let held = Buffer.alloc(0);
  let count = 0;
  let hasBegun = false;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (!hasBegun) this.push(start);
      hasBegun = true;
      held = Buffer.concat([held, chunk]);
      // One piece stays until it is known whether more comes: the last is marked.
      while (held.length > pieceSize) {
        this.push(seal(key, pieceNonce(count, false), held.subarray(0, pieceSize)));
        held = held.subarray(pieceSize);
        count += 1;
      }
      done();
    },
    flush(done) {
      if (!hasBegun) this.push(start);
      this.push(seal(key, pieceNonce(count, true), held));
      done();
    },
  });
}

/** Decrypts what flows through it; fails with an {@link AgeError} where it was cut or changed, or is for somebody else. */
export function createAgeReader(identity: Identity): Transform {
  let held = Buffer.alloc(0);
  let key: Buffer | null = null;
  let count = 0;
  const begin = (): boolean => {
    const header = readHeader(held, identity);
    if (header === null) return false;
    key = derive(header.fileKey, held.subarray(header.length, header.length + nonceSize), 'payload');
    held = held.subarray(header.length + nonceSize);
    return true;
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      try {
        held = Buffer.concat([held, chunk]);
        if (key === null && !begin()) return done();
        while (key !== null && held.length > sealedSize) {
          this.push(open(key, pieceNonce(count, false), held.subarray(0, sealedSize)));
          held = held.subarray(sealedSize);
          count += 1;
        }
        done();
      } catch (error) {
        done(error instanceof Error ? error : new AgeError('cannot be read'));
      }
    },
    flush(done) {
      try {
        if (key === null || held.length < tagSize) throw new AgeError('was cut');
        this.push(open(key, pieceNonce(count, true), held));
        done();
      } catch (error) {
        done(error instanceof Error ? error : new AgeError('cannot be read'));
      }
    },
  });
}

/** The key of a file and the length of its header; null while more of it has to come. */
function readHeader(bytes: Buffer, identity: Identity): { readonly fileKey: Buffer; readonly length: number } | null {
  const at = bytes.indexOf('\n---');
  const end = at === -1 ? -1 : bytes.indexOf('\n', at + 1);
  if (end === -1 || bytes.length < end + 1 + nonceSize) {
    if (bytes.length > longestHeader) throw new AgeError('is no file of age');
    return null;
  }
  const head = bytes.subarray(0, at + '\n---'.length).toString('latin1');
  if (!head.startsWith(`${version}\n`)) throw new AgeError('is no file of age');
  const mac = Buffer.from(bytes.subarray(at + '\n--- '.length, end).toString('latin1'), 'base64');
  const fileKey = findFileKey(head, identity);
  const expected = macOf(fileKey, head);
  if (mac.length !== expected.length || !timingSafeEqual(mac, expected)) throw new AgeError('was changed');
  return { fileKey, length: end + 1 };
}

function findFileKey(head: string, { key, publicBytes }: Identity): Buffer {
  for (const [, share64 = '', body = ''] of head.matchAll(/^-> X25519 (\S+)\n(\S+)$/gm)) {
    const share = Buffer.from(share64, 'base64');
    const sealed = Buffer.from(body, 'base64');
    if (share.length !== 32 || sealed.length !== 32) continue;
    const wrapKey = derive(agree(key, share), Buffer.concat([share, publicBytes]), wrapInfo);
    try {
      return open(wrapKey, noNonce, sealed);
    } catch {
      // For another recipient.
    }
  }
  throw new AgeError('was encrypted for another key');
}
