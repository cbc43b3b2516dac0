import { percentBelow } from '#domain/pricing/quote/lined-quote.ts';
import type { PriceProposal } from '#operations/quotes/price-proposal-store.ts';
import { may, type SignedIn } from '#operations/staff/signed-in.ts';

/** A price that waits for a second person, as one of our people sees it. */
export function describeProposal(proposal: PriceProposal, signedIn: SignedIn) {
  const { memberName, reason, at, totalCents, memberId } = proposal;
  const mayApprove = may(signedIn, 'approve-prices') && memberId !== signedIn.member.id;
  return { memberName, reason, at, totalCents, percentBelow: percentBelow(proposal), mayApprove };
}
