import { inTransaction } from '#db/engine/transaction.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { insertAudit } from '#operations/audit/audit-store.ts';
import { lockWithDuties } from '#operations/duties/trip-duties.ts';
import { mayCause, nameInAudit, type StaffMember } from '#operations/trips/actor.ts';
import type { ApplyContext } from '#operations/trips/apply.ts';
import { listOffersOfTrip } from './offer-store.ts';
import { withdraw } from './settle-offers.ts';

export type Withdrawing = { readonly reference: string; readonly offerId: string; readonly staff: StaffMember };

/** Withdraws an offer and informs all recipients who have not declined. */
export async function withdrawOffer(
  context: ApplyContext,
  { reference, offerId, staff }: Withdrawing,
): Promise<Result<true, { readonly why: 'no-right' | 'no-such-trip' | 'over' }>> {
  if (!mayCause(staff, 'assign')) return failure({ why: 'no-right' });
  return await inTransaction(context.db, async (tx) => {
    const locked = await lockWithDuties(context, tx, { reference, actor: staff });
    if (locked === null) return failure({ why: 'no-such-trip' as const });
    const offer = (await listOffersOfTrip(tx, locked.trip.id)).find(({ id, state }) => id === offerId && state === 'open');
    if (offer === undefined) return failure({ why: 'over' as const });
    await withdraw(locked, offer);
    await insertAudit(tx, { memberId: staff.id, memberName: nameInAudit(staff), act: 'withdraw-offer', subject: reference, detail: {} });
    return success(true as const);
  });
}
