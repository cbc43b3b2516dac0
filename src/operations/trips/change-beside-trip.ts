import { databaseNow, inTransaction } from '#db/engine/transaction.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { stateAfter } from '#domain/trip/states.ts';
import { mayCause, type StaffMember } from './actor.ts';
import { type ApplyContext, type LockedTrip, lockTrip, type NotApplied } from './apply.ts';
import { quietly } from './trip-effect.ts';
import { lockTripByReference } from './trip-store.ts';

type BesideEvent = 'open-dispute' | 'close-dispute' | 'hold-mails' | 'release-mails';

type BesideChange = {
  readonly reference: string;
  readonly staff: StaffMember;
  readonly event: BesideEvent;
  readonly detail: Readonly<Record<string, string>>;
};

/**
 * Changes something that is stored beside a trip, and adds the event to the trip's history. The trip's state and mails do not change. If
 * `change` returns a problem, nothing is written; null: it is changed.
 */
export async function changeBesideTrip<Problem extends { readonly why: string }>(
  context: ApplyContext,
  { reference, staff, event, detail }: BesideChange,
  change: (locked: LockedTrip) => Promise<Problem | null>,
): Promise<Result<true, Problem | NotApplied>> {
  if (!mayCause(staff, event)) return failure({ why: 'no-right' });
  return await inTransaction<Result<true, Problem | NotApplied>>(context.db, async (tx) => {
    const trip = await lockTripByReference(tx, reference);
    if (trip === null) return failure({ why: 'no-such-trip' as const });
    if (!stateAfter(trip, event, staff.kind).ok) return failure({ why: 'state' as const, trip });
    const locked = lockTrip({ ...context, db: tx }, { trip, now: await databaseNow(tx), actor: staff });
    const problem = await change(locked);
    if (problem !== null) return failure(problem);
    await locked.write(quietly(event, { detail }));
    return success(true as const);
  });
}
