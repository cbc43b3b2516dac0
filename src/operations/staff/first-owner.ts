import { inTransaction } from '#db/engine/transaction.ts';
import { cleanLine } from '#domain/input/clean-text.ts';
import { isEmail } from '#domain/input/email.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import { failure, type Result, success } from '#domain/result.ts';
import type { StaffContext } from './context.ts';
import { deskAddresses } from './desk-addresses.ts';
import { insertMember, listMembers, type StaffMember } from './member-store.ts';
import { type OpenedSession, openSession } from './open-session.ts';
import { insertProof, takeProof } from './proof-store.ts';
import { signInMinutes } from './rules/sign-in.ts';
import { readStaffEmail } from './rules/staff-email.ts';
import { createToken, hashToken } from './token.ts';

/** The link for creating the first owner, printed on the machine's console; null once an owner exists. */
export async function offerFirstOwner(context: StaffContext): Promise<string | null> {
  if ((await listMembers(context.db)).length > 0) return null;
  const token = createToken(context);
  await insertProof(context.db, { tokenHash: token.hash, kind: 'first-owner', memberId: null, minutes: signInMinutes.invitation });
  return deskAddresses(context).firstOwner(token.secret);
}

export type FirstOwner = Pick<StaffMember, 'name' | 'email' | 'language'> & {
  readonly secret: string;
  readonly browser: string;
  readonly address?: string;
};

/** Creates the first owner with the link, once. */
export async function becomeOwner(context: StaffContext, asked: FirstOwner): Promise<Result<OpenedSession, 'used' | 'name' | 'email'>> {
  const [name, email] = [cleanLine(asked.name), readStaffEmail(asked.email)];
  if (name === '' || name.length > textLimits.name) return failure('name');
  if (!isEmail(email)) return failure('email');
  const member = await inTransaction(context.db, async (tx) => {
    const proof = await takeProof(tx, { tokenHash: hashToken(asked.secret), kind: 'first-owner' });
    if (proof === null || (await listMembers(tx)).length > 0) return null;
    return await insertMember(tx, { name, email, language: asked.language, roles: ['owner'] });
  });
  if (member === null) return failure('used');
  return success(await openSession(context, { member, proof: 'mail', browser: asked.browser, address: asked.address ?? '' }));
}
