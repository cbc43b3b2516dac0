import { inTransaction } from '#data/engine/transaction.ts';
import { listOffersOfTrip } from '#data/partners/offer-store.ts';
import { insertAudit } from '#data/staff/audit-store.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { mayCause, nameInAudit, type StaffMember } from '../actor.ts';
import type { ApplyContext } from '../apply.ts';
import { holdWithDuties } from '../crew/trip-duties.ts';
import { withdraw } from './settle-offers.ts';

export type Withdrawing = { readonly reference: string; readonly offerId: string; readonly staff: StaffMember };

/** Takes back what is offered; whoever was asked and has not declined is told. */
export async function withdrawOffer(
  context: ApplyContext,
  { reference, offerId, staff }: Withdrawing,
): Promise<Result<true, { readonly why: 'no-right' | 'no-such-trip' | 'over' }>> {
  if (!mayCause(staff, 'assign')) return failure({ why: 'no-right' });
  return await inTransaction(context.db, async (tx) => {
    const held = await holdWithDuties(context, tx, { reference, actor: staff });
    if (held === null) return failure({ why: 'no-such-trip' as const });
    const offer = (await listOffersOfTrip(tx, held.trip.id)).find(({ id, state }) => id === offerId && state === 'open');
    if (offer === undefined) return failure({ why: 'over' as const });
    await withdraw(held, offer);
    await insertAudit(tx, { memberId: staff.id, memberName: nameInAudit(staff), act: 'withdraw-offer', subject: reference, detail: {} });
    return success(true as const);
  });
}
