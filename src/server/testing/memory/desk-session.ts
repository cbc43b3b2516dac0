import { randomBytes } from 'node:crypto';
import type { Database } from '#db/engine/tables.ts';
import { findMemberByEmail, insertMember } from '#operations/staff/member-store.ts';
import { insertSession } from '#operations/staff/session-store.ts';
import { hashToken } from '#operations/staff/token.ts';

/** The session secret of an owner, who may see all of the desk; another one of the same person where the address is known. */
export async function openOwnerSession(db: Database, email: string): Promise<string> {
  const added = await insertMember(db, { email, name: 'Mo', language: 'nl', roles: ['owner'] });
  const member = added ?? (await findMemberByEmail(db, email));
  if (member === null) throw new Error(`${email} is nobody`);
  const secret = randomBytes(32).toString('base64url');
  const session = { memberId: member.id, scope: 'whole', proof: 'passkey', browser: '', minutes: 600 } as const;
  await insertSession(db, { ...session, tokenHash: hashToken(secret) });
  return secret;
}
