import { databaseNow } from '#db/engine/transaction.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { audit } from '#operations/audit/audit.ts';
import { forgetWrongCodes } from './code-store.ts';
import type { StaffContext } from './context.ts';
import { findMeans } from './means.ts';
import { findMember, type StaffMember } from './member-store.ts';
import { takeProof } from './proof-store.ts';
import { isInvited, type Proof, scopeOf, signInMinutes } from './rules/sign-in.ts';
import { insertSession, type StaffSession } from './session-store.ts';
import { createToken, hashToken } from './token.ts';

/** A session and the secret of its cookie, which is returned only once. */
export type OpenedSession = { readonly secret: string; readonly session: StaffSession; readonly member: StaffMember };

type Opening = {
  readonly member: StaffMember;
  readonly proof: Proof;
  readonly browser: string;
  /** Network address for the list of sessions; empty if unknown. */
  readonly address?: string;
  /** When the means used was set up; absent if it is not one of ours. */
  readonly meansSince?: string;
  /** Absent: now. */
  readonly provedAt?: string;
};

const longestBrowser = 250;

/** Opens a session with the scope of its proof, under a new secret. */
export async function openSession(
  context: StaffContext,
  { member, proof, browser, address, meansSince, provedAt }: Opening,
): Promise<OpenedSession> {
  const token = createToken(context);
  const scope = scopeOf(proof, await findMeans(context.db, member.id));
  const session = await insertSession(context.db, {
    tokenHash: token.hash,
    memberId: member.id,
    scope,
    proof,
    browser: browser.slice(0, longestBrowser),
    minutes: scope === 'whole' ? signInMinutes.session : signInMinutes.half,
    address: address ?? '',
    meansSince: meansSince ?? null,
    ...(provedAt === undefined ? {} : { provedAt }),
  });
  await audit(context.db, member, { act: 'sign-in', subject: '', detail: { proof, scope: session.scope } });
  return { secret: token.secret, session, member };
}

type Redeeming = {
  readonly kind: 'link' | 'invitation';
  readonly secret: string;
  readonly browser: string;
  readonly address?: string;
};

/** Signs in with a mailed link or invitation, once. A person without means only gets in while the invitation is valid. */
export async function redeemLink(context: StaffContext, { kind, secret, ...from }: Redeeming): Promise<Result<OpenedSession, 'used'>> {
  const { db } = context;
  const proof = await takeProof(db, { tokenHash: hashToken(secret), kind });
  const member = proof === null || proof.memberId === null ? null : await findMember(db, proof.memberId);
  if (member === null || member.closedAt !== null) {
    await audit(db, { id: null, name: '' }, { act: 'sign-in-failed', subject: '', detail: { why: 'spent-link' } });
    return failure('used');
  }
  const { hasCodes, hasPasskey } = await findMeans(db, member.id);
  if (!hasCodes && !hasPasskey && !isInvited(member, await databaseNow(db))) return failure('used');
  await forgetWrongCodes(db, member.id);
  return success(await openSession(context, { member, proof: 'mail', ...from }));
}
