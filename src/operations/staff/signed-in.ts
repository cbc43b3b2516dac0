import type { StaffContext } from './context.ts';
import { mayDo, type StaffRight } from './rules/rights.ts';
import { findSession, type SignedIn } from './session-store.ts';
import { hashToken } from './token.ts';

export type { SignedIn } from './session-store.ts';

/**
 * The signed-in person of a cookie; null if the cookie is not valid. `isUse`: a person made the request, so the session counts as active.
 */
export async function findSignedIn(
  { db }: Pick<StaffContext, 'db'>,
  secret: string,
  { isUse } = { isUse: true },
): Promise<SignedIn | null> {
  return secret === '' ? null : await findSession(db, hashToken(secret), { isUse });
}

/** Whether a person may do something now: with a full session and a role that has the right. */
export function may({ session, member }: SignedIn, right: StaffRight): boolean {
  return session.scope === 'whole' && mayDo(member.roles, right);
}
