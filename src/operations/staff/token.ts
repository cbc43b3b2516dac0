import { createHash } from 'node:crypto';
import type { StaffContext } from './context.ts';

/** A secret that opens something, and the hash that alone is kept of it: whoever reads the database opens nothing. */
export type Token = { readonly secret: string; readonly hash: Buffer };

const bytes = 32;

export function createToken({ randomBytes }: Pick<StaffContext, 'randomBytes'>): Token {
  const secret = Buffer.from(randomBytes(bytes)).toString('base64url');
  return { secret, hash: hashToken(secret) };
}

/** The secrets are random and long, so that a plain hash is enough. */
export function hashToken(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
