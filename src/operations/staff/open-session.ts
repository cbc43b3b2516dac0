import { failure, type Result, success } from '#domain/result.ts';
import { audit } from '#operations/audit/audit.ts';
import { findCodes, forgetWrongCodes } from './code-store.ts';
import type { StaffContext } from './context.ts';
import { findMember, type StaffMember } from './member-store.ts';
import { listPasskeys } from './passkey-store.ts';
import { takeProof } from './proof-store.ts';
import { type Means, type Proof, scopeOf, signInMinutes } from './rules/sign-in.ts';
import { insertSession, type StaffSession } from './session-store.ts';
import { createToken, hashToken } from './token.ts';

/** A session and the secret of its cookie, which is told once. */
export type OpenedSession = { readonly secret: string; readonly session: StaffSession; readonly member: StaffMember };

type Opening = {
  readonly member: StaffMember;
  readonly proof: Proof;
  readonly browser: string;
  /** Left out: now. */
  readonly provedAt?: string;
};

const longestBrowser = 120;

/** Opens a session as far as the proof goes, under a secret of its own. */
export async function openSession(context: StaffContext, { member, proof, browser, provedAt }: Opening): Promise<OpenedSession> {
  const token = createToken(context);
  const session = await insertSession(context.db, {
    tokenHash: token.hash,
    memberId: member.id,
    scope: scopeOf(proof, await findMeans(context, member.id)),
    proof,
    browser: browser.slice(0, longestBrowser),
    minutes: signInMinutes.session,
    ...(provedAt === undefined ? {} : { provedAt }),
  });
  await audit(context.db, member, { act: 'sign-in', subject: '', detail: { proof, scope: session.scope } });
  return { secret: token.secret, session, member };
}

/** What a person can prove himself with besides his mailbox. */
async function findMeans({ db }: Pick<StaffContext, 'db'>, memberId: string): Promise<Means> {
  const [passkeys, codes] = await Promise.all([listPasskeys(db, memberId), findCodes(db, memberId)]);
  return { hasPasskey: passkeys.length > 0, hasCodes: codes !== null };
}

/** Signs in with a link or an invitation that was mailed: it opens once. */
export async function redeemLink(
  context: StaffContext,
  { kind, secret, browser }: { readonly kind: 'link' | 'invitation'; readonly secret: string; readonly browser: string },
): Promise<Result<OpenedSession, 'used'>> {
  const proof = await takeProof(context.db, { tokenHash: hashToken(secret), kind });
  const member = proof === null || proof.memberId === null ? null : await findMember(context.db, proof.memberId);
  if (member === null || member.closedAt !== null) return failure('used');
  await forgetWrongCodes(context.db, member.id);
  return success(await openSession(context, { member, proof: 'mail', browser }));
}
