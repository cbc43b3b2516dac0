import * as OTPAuth from 'otpauth';
import { inTransaction } from '#db/engine/transaction.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { brand } from '#domain/sites/brand.ts';
import { audit } from '#operations/audit/audit.ts';
import { findCodes, recordWrongCode, saveCodes, takeStep } from './code-store.ts';
import type { StaffContext } from './context.ts';
import { mostWrongCodes } from './rules/sign-in.ts';
import { widenSession } from './session-store.ts';
import type { SignedIn } from './signed-in.ts';
import { createToken } from './token.ts';

/** RFC 6238 as every app has it: six digits, half a minute, SHA-1; a code of the half minute before or after is taken too. */
const window = 1;
const secretBytes = 20;

/** A new app's secret: shown as a picture and as text until its person gives back a first code. */
export type NewCodes = { readonly secret: string; readonly uri: string };

export function createCodes({ randomBytes }: StaffContext, { member }: SignedIn): NewCodes {
  const secret = new OTPAuth.Secret({ buffer: Uint8Array.from(randomBytes(secretBytes)).buffer });
  return { secret: secret.base32, uri: createTotp(secret, member.email).toString() };
}

/** Keeps a new app, once its person has shown that it gives the right code: the session is whole from then on, under a new secret. */
export async function confirmCodes(
  context: StaffContext,
  { member, session }: SignedIn,
  { secret: base32, code, now }: { readonly secret: string; readonly code: string; readonly now: number },
): Promise<Result<string, 'wrong-code'>> {
  const secret = readSecret(base32);
  const step = secret === null ? null : findStep(secret, code, now);
  if (secret === null || step === null) return failure('wrong-code');
  const token = createToken(context);
  await inTransaction(context.db, async (tx) => {
    await saveCodes(tx, member.id, { secret: Buffer.from(secret.buffer), lastStep: step });
    await widenSession(tx, { id: session.id, tokenHash: token.hash, proof: 'mail-and-code' });
    await audit(tx, member, { act: 'set-up-codes', subject: '', detail: {} });
  });
  return success(token.secret);
}

/** Gives the code that a session by mail lacks; answers the session's new secret. Each code opens once, and five wrong ones close the way. */
export async function giveCode(
  context: StaffContext,
  { member, session }: SignedIn,
  { code, now }: { readonly code: string; readonly now: number },
): Promise<Result<string, 'wrong-code' | 'too-many'>> {
  const kept = await findCodes(context.db, member.id);
  if (kept === null) return failure('wrong-code');
  if (kept.wrong >= mostWrongCodes) return failure('too-many');
  const step = findStep(new OTPAuth.Secret({ buffer: Uint8Array.from(kept.secret).buffer }), code, now);
  const isRight = step !== null && (await takeStep(context.db, member.id, step));
  if (!isRight) {
    await recordWrongCode(context.db, member.id);
    return failure(kept.wrong + 1 >= mostWrongCodes ? 'too-many' : 'wrong-code');
  }
  const token = createToken(context);
  await widenSession(context.db, { id: session.id, tokenHash: token.hash, proof: 'mail-and-code' });
  await audit(context.db, member, { act: 'sign-in', subject: '', detail: { proof: 'mail-and-code', scope: 'whole' } });
  return success(token.secret);
}

/** The step of time that a code belongs to; null for a wrong one. */
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
