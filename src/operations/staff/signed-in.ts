import type { StaffContext } from './context.ts';
import { mayDo, type StaffRight } from './rules/rights.ts';
import { findSession, type SignedIn } from './session-store.ts';
import { hashToken } from './token.ts';

export type { SignedIn } from './session-store.ts';

/** Whose cookie this is; null where it opens nothing. `isUse`: the request is a person's, so that the session is not left alone. */
export async function findSignedIn(
  { db }: Pick<StaffContext, 'db'>,
  secret: string,
  { isUse } = { isUse: true },
): Promise<SignedIn | null> {
  return secret === '' ? null : await findSession(db, hashToken(secret), { isUse });
}

/** Whether somebody may do something now: with the whole of a session, and a role that has the right. */
export function may({ session, member }: SignedIn, right: StaffRight): boolean {
  return session.scope === 'whole' && mayDo(member.roles, right);
}
