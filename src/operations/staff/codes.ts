import * as OTPAuth from 'otpauth';
import { databaseNow, inTransaction } from '#db/engine/transaction.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { brand } from '#domain/sites/brand.ts';
import { audit } from '#operations/audit/audit.ts';
import { deleteCodes, saveCodes, takeStep, takeTry } from './code-store.ts';
import type { StaffContext } from './context.ts';
import { findMeans } from './means.ts';
import { mailMeansChange } from './notices.ts';
import { mayChangeMeans, mostWrongCodes } from './rules/sign-in.ts';
import { seal, unseal } from './seal.ts';
import { renewToken, widenSession } from './session-store.ts';
import type { SignedIn } from './signed-in.ts';
import { createToken } from './token.ts';
import { countTry, mayTry } from './try-store.ts';

/** RFC 6238 with the usual settings: six digits, 30 seconds, SHA-1; also accepts the previous and the next code. */
const window = 1;
const secretBytes = 20;

/** The secret of a new app, shown as a picture and as text until the person enters a first code. */
export type NewCodes = { readonly secret: string; readonly uri: string };

export function createCodes({ randomBytes }: StaffContext, { member }: SignedIn): NewCodes {
  const secret = new OTPAuth.Secret({ buffer: Uint8Array.from(randomBytes(secretBytes)).buffer });
  return { secret: secret.base32, uri: createTotp(secret, member.email).toString() };
}

/**
 * Saves a new app in place of the previous one, after the person entered a right code. Requires recent authentication with an existing
 * means, unless it is the first. Returns the session's new secret.
 */
export async function confirmCodes(
  context: StaffContext,
  { member, session }: SignedIn,
  { secret: base32, code, now }: { readonly secret: string; readonly code: string; readonly now: number },
): Promise<Result<string, 'wrong-code' | 'prove-again'>> {
  const token = createToken(context);
  const at = await databaseNow(context.db);
  return await inTransaction(context.db, async (tx) => {
    const means = await findMeans(tx, member.id);
    if (!mayChangeMeans(session, means, at)) return failure('prove-again' as const);
    const secret = readSecret(base32);
    const step = secret === null ? null : findStep(secret, code, now);
    if (secret === null || step === null) return failure('wrong-code' as const);
    await saveCodes(tx, member.id, { secret: sealFor(context, member.id, new Uint8Array(secret.buffer)), lastStep: step });
    if (session.scope === 'enrol') await widenSession(tx, { id: session.id, tokenHash: token.hash, proof: 'mail-and-code' });
    else await renewToken(tx, { id: session.id, tokenHash: token.hash });
    const change = means.hasCodes ? 'replace-codes' : 'set-up-codes';
    await audit(tx, member, { act: change, subject: '', detail: {} });
    await mailMeansChange({ ...context, db: tx }, { change, member, from: session });
    return success(token.secret);
  });
}

/** Removes the app of a person who also has a passkey. */
export async function removeCodes(context: StaffContext, { member, session }: SignedIn): Promise<Result<true, 'gone' | 'last-means'>> {
  return await inTransaction(context.db, async (tx) => {
    const means = await findMeans(tx, member.id);
    if (!means.hasCodes) return failure('gone' as const);
    if (!means.hasPasskey) return failure('last-means' as const);
    await deleteCodes(tx, member.id);
    await audit(tx, member, { act: 'remove-codes', subject: '', detail: {} });
    await mailMeansChange({ ...context, db: tx }, { change: 'remove-codes', member, from: session });
    return success(true as const);
  });
}

/**
 * Completes a session by mail, or authenticates the person again, with a code; returns the session's new secret. Each code works once; five
 * wrong ones block until the next link, and fifteen for a day.
 */
export async function giveCode(
  context: StaffContext,
  { member, session }: SignedIn,
  { code, now }: { readonly code: string; readonly now: number },
): Promise<Result<string, 'wrong-code' | 'too-many'>> {
  const { db } = context;
  const account = { kind: 'account', of: member.id } as const;
  if (!(await mayTry(db, account))) return failure('too-many');
  const taken = await takeTry(db, member.id, mostWrongCodes);
  if (taken === null) return failure('too-many');
  const secret = unseal(taken.secret, { key: context.codesKey ?? null, owner: member.id });
  const step = secret === null ? null : findStep(new OTPAuth.Secret({ buffer: Uint8Array.from(secret).buffer }), code, now);
  if (step === null || !(await takeStep(db, member.id, step))) {
    const isLeft = (await countTry(db, account)) && taken.wrong < mostWrongCodes;
    // A code that was already used may have been seen by somebody else.
    const why = secret === null ? 'no-key' : step === null ? 'wrong-code' : 'code-used-before';
    await audit(db, member, { act: 'sign-in-failed', subject: '', detail: { why } });
    return failure(isLeft ? 'wrong-code' : 'too-many');
  }
  const token = createToken(context);
  await widenSession(db, { id: session.id, tokenHash: token.hash, proof: 'mail-and-code', meansSince: taken.createdAt });
  await audit(db, member, { act: 'sign-in', subject: '', detail: { proof: 'mail-and-code', scope: 'whole' } });
  return success(token.secret);
}

function sealFor({ codesKey = null, randomBytes }: StaffContext, owner: string, secret: Uint8Array): Buffer {
  return seal(secret, { key: codesKey, owner, randomBytes });
}

/** The time step of a code; null for a wrong one. */
function findStep(secret: OTPAuth.Secret, code: string, now: number): number | null {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const totp = createTotp(secret, '');
  const delta = totp.validate({ token, timestamp: now, window });
  return delta === null ? null : totp.counter({ timestamp: now }) + delta;
}

function createTotp(secret: OTPAuth.Secret, label: string): OTPAuth.TOTP {
  return new OTPAuth.TOTP({ issuer: brand.name, label, secret });
}

function readSecret(base32: string): OTPAuth.Secret | null {
  if (!/^[A-Z2-7]{16,64}$/.test(base32)) return null;
  return OTPAuth.Secret.fromBase32(base32);
}
