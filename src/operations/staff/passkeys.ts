import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { databaseNow, inTransaction } from '#db/engine/transaction.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { brand } from '#domain/sites/brand.ts';
import { audit } from '#operations/audit/audit.ts';
import type { StaffContext } from './context.ts';
import { findMeans } from './means.ts';
import { findMember } from './member-store.ts';
import { mailMeansChange } from './notices.ts';
import { type OpenedSession, openSession } from './open-session.ts';
import type { NewPasskeyAnswer, PasskeyAnswer } from './passkey-answers.ts';
import { deletePasskey, findPasskey, insertPasskey, listPasskeys, recordPasskeyUse } from './passkey-store.ts';
import { insertProof, type ProofKind, takeProof } from './proof-store.ts';
import { mayChangeMeans, signInMinutes } from './rules/sign-in.ts';
import { renewToken, widenSession } from './session-store.ts';
import type { SignedIn } from './signed-in.ts';
import { createToken, hashToken } from './token.ts';

/**
 * Passkeys (WebAuthn level 3). The device verifies the person each time, by fingerprint, face or PIN, so that a lost key alone signs nobody
 * in. Passkeys are bound to the host of the desk's address: another host needs new ones.
 */

/** The options for signing in: the browser finds the person's key itself. */
export async function offerSignIn(context: StaffContext) {
  const { rpId } = partyOf(context);
  const options = await generateAuthenticationOptions({ rpID: rpId, userVerification: 'required' });
  await saveChallenge(context, 'sign-in-challenge', { challenge: options.challenge, memberId: null });
  return options;
}

/** Signs in with the browser's answer; null, without a reason, if it proves nothing. */
export async function signInWithPasskey(
  context: StaffContext,
  { answer, ...from }: { readonly answer: PasskeyAnswer; readonly browser: string; readonly address?: string },
): Promise<OpenedSession | null> {
  const passkey = await findPasskey(context.db, answer.id);
  const member = passkey === null ? null : await findMember(context.db, passkey.memberId);
  const refuse = async () => {
    const who = member === null ? { id: null, name: '' } : member;
    await audit(context.db, who, { act: 'sign-in-failed', subject: '', detail: { why: 'passkey' } });
    return null;
  };
  if (passkey === null || member === null || member.closedAt !== null) return await refuse();
  const { rpId, origin } = partyOf(context);
  const { id, publicKey, counter, transports } = passkey;
  const verified = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge: async (challenge) => (await takeChallenge(context, 'sign-in-challenge', challenge)) !== null,
    expectedOrigin: origin,
    expectedRPID: rpId,
    credential: { id, publicKey, counter, transports },
    requireUserVerification: true,
  }).catch(noProof);
  if (verified === null || !verified.verified) return await refuse();
  if (!(await recordPasskeyUse(context.db, { id, counter: verified.authenticationInfo.newCounter }))) return await refuse();
  return await openSession(context, { member, proof: 'passkey', ...from, meansSince: passkey.createdAt });
}

/** The options for creating a new key for the signed-in person. */
export async function offerPasskey(context: StaffContext, { member }: SignedIn) {
  const known = await listPasskeys(context.db, member.id);
  const options = await generateRegistrationOptions({
    rpName: brand.name,
    rpID: partyOf(context).rpId,
    userID: Uint8Array.from(Buffer.from(member.id)),
    userName: member.email,
    userDisplayName: member.name,
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await saveChallenge(context, 'passkey-challenge', { challenge: options.challenge, memberId: member.id });
  return options;
}

const longestName = 60;

/**
 * Stores a new key. Requires recent authentication with an existing means, unless it is the first. The session continues under the new
 * secret that is returned.
 */
export async function addPasskey(
  context: StaffContext,
  { member, session }: SignedIn,
  { answer, name }: { readonly answer: NewPasskeyAnswer; readonly name: string },
): Promise<Result<string, 'not-proved' | 'known' | 'prove-again'>> {
  const at = await databaseNow(context.db);
  if (!mayChangeMeans(session, await findMeans(context.db, member.id), at)) return failure('prove-again');
  const { rpId, origin } = partyOf(context);
  const verified = await verifyRegistrationResponse({
    response: answer,
    expectedChallenge: async (challenge) => (await takeChallenge(context, 'passkey-challenge', challenge))?.memberId === member.id,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
  }).catch(noProof);
  if (verified === null || !verified.verified) return failure('not-proved');
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  const token = createToken(context);
  return await inTransaction(context.db, async (tx) => {
    if (!mayChangeMeans(session, await findMeans(tx, member.id), at)) return failure('prove-again' as const);
    const { transports } = answer.response;
    const key = { id, memberId: member.id, publicKey, counter, transports, name: name.slice(0, longestName) };
    if (!(await insertPasskey(tx, key))) return failure('known' as const);
    if (session.scope === 'enrol') await widenSession(tx, { id: session.id, tokenHash: token.hash, proof: 'passkey' });
    else await renewToken(tx, { id: session.id, tokenHash: token.hash });
    await audit(tx, member, { act: 'add-passkey', subject: '', detail: {} });
    await mailMeansChange({ ...context, db: tx }, { change: 'add-passkey', member, from: session });
    return success(token.secret);
  });
}

/** Removes a key of a person who has another means. */
export async function removePasskey(
  context: StaffContext,
  { member, session }: SignedIn,
  id: string,
): Promise<Result<true, 'gone' | 'last-means'>> {
  return await inTransaction(context.db, async (tx) => {
    const passkeys = await listPasskeys(tx, member.id);
    const { hasCodes } = await findMeans(tx, member.id);
    if (!passkeys.some((key) => key.id === id)) return failure('gone' as const);
    if (passkeys.length === 1 && !hasCodes) return failure('last-means' as const);
    await deletePasskey(tx, { id, memberId: member.id });
    await audit(tx, member, { act: 'remove-passkey', subject: '', detail: {} });
    await mailMeansChange({ ...context, db: tx }, { change: 'remove-passkey', member, from: session });
    return success(true as const);
  });
}

/** The relying party: the host of the desk's address. */
function partyOf({ deskUrl }: Pick<StaffContext, 'deskUrl'>) {
  const { hostname, origin } = new URL(deskUrl);
  return { rpId: hostname, origin };
}

type Challenge = { readonly challenge: string; readonly memberId: string | null };

async function saveChallenge({ db }: StaffContext, kind: ProofKind, { challenge, memberId }: Challenge): Promise<void> {
  await insertProof(db, { tokenHash: hashToken(challenge), kind, memberId, minutes: signInMinutes.challenge });
}

async function takeChallenge({ db }: StaffContext, kind: ProofKind, challenge: string) {
  return await takeProof(db, { tokenHash: hashToken(challenge), kind });
}

/** The library throws on an invalid answer of the browser; a database failure is thrown on. */
function noProof(error: unknown): null {
  if (error instanceof Error && !('code' in error && typeof error.code === 'string')) return null;
  throw error;
}
