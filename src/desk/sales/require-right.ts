import { data } from 'react-router';
import type { StaffRight } from '#operations/staff/rules/rights.ts';
import type { SignedInPerson } from '../desk-request.ts';

/** Shows a page to people with the right; for all others it does not exist. The queries of the page check the right again. */
export function requireRight({ signedIn }: { readonly signedIn: SignedInPerson }, right: StaffRight): void {
  if (!signedIn.rights.includes(right)) throw data(null, { status: 404 });
}
