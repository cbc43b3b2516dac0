import { failure, type Result, success } from '#domain/result.ts';
import { actOnTrip } from '#operations/trips/act-on-trip.ts';
import type { NotApplied, StaffsAct } from '#operations/trips/apply.ts';
import { draftPrice, makePrice, type NoPriceOfLines, type PricingContext, planPrice } from './price-from-lines.ts';
import { deletePriceProposal, findPriceProposal } from './price-proposal-store.ts';

/** No price waits for approval, or it is the person's own: approval needs a second person. */
export type NotApproved = { readonly why: 'nothing-waits' | 'own-proposal' };

/**
 * A second person approves a price below the floor, and the customer gets the quote by mail. Does nothing if the calculated price has
 * changed meanwhile.
 */
export async function approvePrice(
  context: PricingContext,
  { reference, staff }: Omit<StaffsAct, 'version'>,
): Promise<Result<'sent', NotApproved | NoPriceOfLines | NotApplied>> {
  if (!staff.rights.includes('approve-prices')) return failure({ why: 'no-right' });
  const drafted = await draftPrice(context, { reference, staff });
  if (!drafted.ok) return drafted;
  return await actOnTrip<'sent', NotApproved | NoPriceOfLines | NotApplied>(
    context,
    { reference, staff, right: 'approve-prices', act: 'approve-price' },
    async ({ tx, trip, write }) => {
      const proposal = await findPriceProposal(tx, trip.id);
      if (proposal === null || trip.version !== drafted.value.trip.version) return failure({ why: 'nothing-waits' });
      if (proposal.memberId === staff.id) return failure({ why: 'own-proposal' });
      const made = makePrice(drafted.value, proposal.price);
      if (!made.ok) return made;
      if (made.value.option.totalCents !== proposal.totalCents) return failure({ why: 'price-moved' });
      const planned = planPrice(trip, made.value, { reason: proposal.reason, proposedBy: proposal.memberName });
      if (!planned.ok) return planned;
      if ((await write(planned.value)) === null) return failure({ why: 'state', trip });
      await deletePriceProposal(tx, trip.id);
      return success('sent');
    },
  );
}

/** A staff member with the right refuses, or the author of the proposal withdraws it. */
export async function rejectPrice(
  context: PricingContext,
  { reference, staff }: Omit<StaffsAct, 'version'>,
): Promise<Result<true, NotApproved | NotApplied>> {
  return await actOnTrip<true, NotApproved | NotApplied>(
    context,
    { reference, staff, right: 'price-trips', act: 'reject-price' },
    async ({ tx, trip }) => {
      const proposal = await findPriceProposal(tx, trip.id);
      if (proposal === null) return failure({ why: 'nothing-waits' });
      if (proposal.memberId !== staff.id && !staff.rights.includes('approve-prices')) return failure({ why: 'no-right' });
      await deletePriceProposal(tx, trip.id);
      return success(true as const);
    },
  );
}
