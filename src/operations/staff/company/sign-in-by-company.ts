import { failure, type Result, success } from '#domain/result.ts';
import type { StaffContext } from '../context.ts';
import { findMemberByEmail } from '../member-store.ts';
import { type OpenedSession, openSession } from '../open-session.ts';
import { readStaffEmail } from '../rules/staff-email.ts';
import type { CompanyAccount } from './company-account.ts';

/**
 * Used if the provider does not say when the person authenticated. It never counts as recent, so changes of people require one of our own
 * means.
 */
const unknownProof = '1970-01-01T00:00:00.000Z';

/** Signs in a person whom the company's provider confirms, if that person is on our staff. An account there does not invite anybody. */
export async function signInByCompany(
  context: StaffContext,
  { account, ...from }: { readonly account: CompanyAccount; readonly browser: string; readonly address?: string },
): Promise<Result<OpenedSession, 'unknown'>> {
  const member = await findMemberByEmail(context.db, readStaffEmail(account.email));
  if (member === null || member.closedAt !== null) return failure('unknown');
  return success(await openSession(context, { member, proof: 'company', ...from, provedAt: account.provedAt ?? unknownProof }));
}
