import { databaseNow, inTransaction } from '#db/engine/transaction.ts';
import { failure, type Result } from '#domain/result.ts';
import { insertAudit } from '#operations/audit/audit-store.ts';
import type { StaffRight } from '#operations/staff/rules/rights.ts';
import { nameInAudit, type StaffMember } from './actor.ts';
import { type ApplyContext, type LockedTrip, lockTrip, type NotApplied } from './apply.ts';
import { lockTripByReference } from './trip-store.ts';

type ActOnTrip = {
  readonly reference: string;
  readonly staff: StaffMember;
  readonly right: StaffRight;
  /** As the audit names it. */
  readonly act: string;
};

/**
 * What one of our people does beside a trip, which leaves the trip itself as it is: with his right, with the trip held, and noted with his
 * name in the same transaction. Work that fails must fail before it writes.
 */
export async function actOnTrip<Done, Problem>(
  context: ApplyContext,
  { reference, staff, right, act }: ActOnTrip,
  work: (held: LockedTrip) => Promise<Result<Done, Problem>>,
): Promise<Result<Done, Problem | NotApplied>> {
  if (!staff.rights.includes(right)) return failure({ why: 'no-right' });
  return await inTransaction(context.db, async (tx) => {
    const trip = await lockTripByReference(tx, reference);
    if (trip === null) return failure({ why: 'no-such-trip' as const });
    const outcome = await work(lockTrip({ ...context, db: tx }, { trip, now: await databaseNow(tx), actor: staff }));
    if (outcome.ok) {
      await insertAudit(tx, { memberId: staff.id, memberName: nameInAudit(staff), act, subject: trip.reference, detail: {} });
    }
    return outcome;
  });
}
