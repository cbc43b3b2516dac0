import { databaseNow } from '#db/engine/transaction.ts';
import { enqueueAllowed } from '#db/outbox/mail-quota.ts';
import { isEmail } from '#domain/input/email.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { mailAllowances } from '#domain/trip/mail-allowance.ts';
import { hashRecipient } from '#output/mail/identity.ts';
import type { StaffContext } from './context.ts';
import { deskAddresses } from './desk-addresses.ts';
import { findMemberByEmail } from './member-store.ts';
import { insertProof } from './proof-store.ts';
import { signInMinutes } from './rules/sign-in.ts';
import { readStaffEmail } from './rules/staff-email.ts';
import { createStaffMailJob } from './staff-mail.ts';
import { createToken } from './token.ts';

/**
 * Mails a sign-in link to a staff member. The answer is the same and takes as long for an unknown address, because the page must not reveal
 * who works here.
 */
export async function requestLink(context: StaffContext, typed: string): Promise<Result<true, 'required' | 'email'>> {
  const email = readStaffEmail(typed);
  if (!isEmail(email)) return failure(email === '' ? 'required' : 'email');
  const [member, at] = await Promise.all([findMemberByEmail(context.db, email), databaseNow(context.db)]);
  const token = createToken(context);
  const known = member !== null && member.closedAt === null ? member : null;
  // A link without a member opens nothing. It is stored so that the answer takes as long.
  await insertProof(context.db, { tokenHash: token.hash, kind: 'link', memberId: known?.id ?? null, minutes: signInMinutes.link });
  const url = deskAddresses(context).link(token.secret);
  const job = known === null ? null : createStaffMailJob({ kind: 'staff-link', member: known, url, at });
  await enqueueAllowed(context.db, { mailbox: hashRecipient(email), allowance: mailAllowances['staff-link'], job });
  return success(true);
}
