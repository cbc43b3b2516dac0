import { databaseNow, inTransaction } from '#db/engine/transaction.ts';
import { enqueueAllowed } from '#db/outbox/mail-quota.ts';
import type { NewJob } from '#db/outbox/outbox-store.ts';
import { shorten } from '#domain/input/clean-text.ts';
import { isEmail } from '#domain/input/email.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { mailAllowances } from '#domain/trip/mail-allowance.ts';
import { audit } from '#operations/audit/audit.ts';
import { listOperators } from '#operations/fleet/operator-store.ts';
import { siteOfOperator } from '#operations/on-duty/rules/driver-language.ts';
import {
  closeAccount,
  deletePartnerSession,
  deletePartnerSessions,
  findPartnerSession,
  insertPartnerProof,
  insertPartnerSession,
  listAccountsOf,
  type PartnerAccount,
  takePartnerProof,
} from '#operations/partners/account-store.ts';
import { createMessageId, hashRecipient } from '#output/mail/identity.ts';
import type { MailPayload } from '#output/mail/messages.ts';
import type { StaffContext } from './context.ts';
import { deskAddresses } from './desk-addresses.ts';
import { signInMinutes } from './rules/sign-in.ts';
import { readStaffEmail } from './rules/staff-email.ts';
import { createToken, hashToken } from './token.ts';

/**
 * Sign-in for partners: by a link to the mailbox on file, which also receives the links of single jobs. Links and sessions are as strict as
 * those of staff: only hashes are stored, links work once and for ten minutes, sessions last half a day.
 */

/**
 * Mails a link for each partner with this address. The answer is the same for an unknown address, because the page must not reveal who
 * drives for us.
 */
export async function requestPartnerLink(context: StaffContext, typed: string): Promise<Result<true, 'required' | 'email'>> {
  const email = readStaffEmail(typed);
  if (!isEmail(email)) return failure(email === '' ? 'required' : 'email');
  const [accounts, at] = await Promise.all([listAccountsOf(context.db, email), databaseNow(context.db)]);
  for (const account of accounts.length === 0 ? [null] : accounts) {
    const token = createToken(context);
    const operatorId = account?.operatorId ?? null;
    await insertPartnerProof(context.db, { tokenHash: token.hash, operatorId, email, minutes: signInMinutes.link });
    const url = deskAddresses(context).partner(token.secret);
    const job = account === null ? null : createMailJob({ account, url, at });
    await enqueueAllowed(context.db, { mailbox: hashRecipient(email), allowance: mailAllowances['partner-link'], job });
  }
  return success(true);
}

function createMailJob({ account, url, at }: { readonly account: PartnerAccount; readonly url: string; readonly at: string }): NewJob {
  const payload: MailPayload = {
    kind: 'partner-link',
    messageId: createMessageId('partner-link', [url]),
    recipientHash: hashRecipient(account.email),
    causedAt: at,
    site: siteOfOperator(account.country),
    language: account.language,
    recipient: { name: shorten(account.contactName || account.name), email: account.email },
    partner: shorten(account.name),
    url,
  };
  const { messageId, recipientHash } = payload;
  return { kind: 'mail', tripId: null, payload, messageId, recipientHash, runAfter: null, isUrgent: true };
}

const longestBrowser = 120;

/** Signs in with a mailed link, once; returns the secret of the session's cookie. */
export async function redeemPartnerLink(
  context: StaffContext,
  { secret, browser }: { readonly secret: string; readonly browser: string },
): Promise<Result<string, 'used'>> {
  return await inTransaction(context.db, async (tx) => {
    const account = await takePartnerProof(tx, hashToken(secret));
    if (account === null) return failure('used');
    const { operatorId, email, name } = account;
    const token = createToken(context);
    const minutes = signInMinutes.session;
    await insertPartnerSession(tx, { tokenHash: token.hash, operatorId, email, browser: browser.slice(0, longestBrowser), minutes });
    await audit(tx, { id: null, name }, { act: 'partner-sign-in', subject: name, detail: {} });
    return success(token.secret);
  });
}

/** The partner of a cookie; null if the cookie is not valid. */
export async function findPartnerSignedIn({ db }: Pick<StaffContext, 'db'>, secret: string): Promise<PartnerAccount | null> {
  return secret === '' ? null : await findPartnerSession(db, hashToken(secret));
}

/** Ends the session of a cookie. */
export async function signPartnerOut({ db }: Pick<StaffContext, 'db'>, secret: string): Promise<void> {
  await deletePartnerSession(db, hashToken(secret));
}

/** Ends every session of the partner to whom a cookie belongs: on a device that was lost, too. */
export async function signPartnerOutEverywhere({ db }: Pick<StaffContext, 'db'>, secret: string): Promise<void> {
  await deletePartnerSessions(db, hashToken(secret));
}

/** Closes a partner's account at once and ends its sessions, or reopens it; the links of single jobs keep working. */
export async function settlePartnerAccount(
  { db }: Pick<StaffContext, 'db'>,
  by: { readonly id: string; readonly name: string },
  { operatorId, isClosed }: { readonly operatorId: string; readonly isClosed: boolean },
): Promise<Result<true, 'gone'>> {
  return await inTransaction(db, async (tx) => {
    const operator = (await listOperators(tx)).find(({ id, kind }) => id === operatorId && kind === 'partner');
    if (operator === undefined) return failure('gone');
    await closeAccount(tx, operatorId, isClosed);
    await audit(tx, by, { act: isClosed ? 'close-account' : 'open-account', subject: operator.name, detail: {} });
    return success(true);
  });
}
