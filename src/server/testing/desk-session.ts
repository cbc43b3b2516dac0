import { randomBytes } from 'node:crypto';
import type { Database } from '#db/engine/tables.ts';
import { findMemberByEmail, insertMember } from '#operations/staff/member-store.ts';
import type { StaffRole } from '#operations/staff/rules/rights.ts';
import { insertSession } from '#operations/staff/session-store.ts';
import { hashToken } from '#operations/staff/token.ts';

/** Who signs in, with the rights of these roles. */
export type Member = { readonly email: string; readonly name: string; readonly roles: readonly StaffRole[] };

/** The session secret of a member of staff, as after a sign-in with a passkey; another one of the same person where the address is known. */
export async function openSession(db: Database, { email, name, roles }: Member): Promise<string> {
  const added = await insertMember(db, { email, name, language: 'nl', roles: [...roles] });
  const member = added ?? (await findMemberByEmail(db, email));
  if (member === null) throw new Error(`${email} is nobody`);
  const secret = randomBytes(32).toString('base64url');
  const session = { memberId: member.id, scope: 'whole', proof: 'passkey', browser: '', minutes: 600 } as const;
  await insertSession(db, { ...session, tokenHash: hashToken(secret) });
  return secret;
}

/** The session secret of an owner, who may see all of the desk. */
export async function openOwnerSession(db: Database, email: string): Promise<string> {
  return await openSession(db, { email, name: 'Mo', roles: ['owner'] });
}
