import { createHash } from 'node:crypto';
import type { StaffContext } from './context.ts';

/** A secret, and the hash of it that alone is stored: reading the database gives nobody access. */
export type Token = { readonly secret: string; readonly hash: Buffer };

const bytes = 32;

export function createToken({ randomBytes }: Pick<StaffContext, 'randomBytes'>): Token {
  const secret = Buffer.from(randomBytes(bytes)).toString('base64url');
  return { secret, hash: hashToken(secret) };
}

/** The secrets are random and long, so a plain hash suffices. */
export function hashToken(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
