import { failure, type Result, success } from '#domain/result.ts';
import type { StaffContext } from '../context.ts';
import { findMemberByEmail } from '../member-store.ts';
import { type OpenedSession, openSession } from '../open-session.ts';
import { readStaffEmail } from '../rules/staff-email.ts';
import type { CompanyAccount } from './company-account.ts';

/** Where the provider does not say when somebody proved himself: never fresh, so that changes of people ask for one of our own proofs. */
const unknownProof = '1970-01-01T00:00:00.000Z';

/** Signs in whom the company's provider vouches for, if he is one of ours: an account there invites nobody. */
export async function signInByCompany(
  context: StaffContext,
  { account, ...from }: { readonly account: CompanyAccount; readonly browser: string; readonly address?: string },
): Promise<Result<OpenedSession, 'unknown'>> {
  const member = await findMemberByEmail(context.db, readStaffEmail(account.email));
  if (member === null || member.closedAt !== null) return failure('unknown');
  return success(await openSession(context, { member, proof: 'company', ...from, provedAt: account.provedAt ?? unknownProof }));
}
