import { inTransaction } from '#db/engine/transaction.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { stateAfter } from '#domain/trip/states.ts';
import type { Assignment, Trip } from '#domain/trip/trip.ts';
import { mayCause, nameInAudit } from '#operations/trips/actor.ts';
import type { ApplyContext, NotApplied, StaffsAct } from '#operations/trips/apply.ts';
import { listNotices } from '#operations/trips/notice-store.ts';
import { lockTripByReference } from '#operations/trips/trip-store.ts';
import { listDuties } from './duty-store.ts';
import { runOf } from './place-crew.ts';
import { placeDuties } from './placement-store.ts';
import { announceCrew, lockUpToDate } from './trip-duties.ts';

export type Assigning = StaffsAct & { readonly assignment: Assignment };

/** `isNotified`: the mail of the day before was already sent, so the customer gets another one with the crew. */
export type Assigned = { readonly trip: Trip; readonly isNotified: boolean };

/** Assigns external crews to all vehicles of a booking; the customer sees them from the day before departure. */
export async function assignOutside(
  context: ApplyContext,
  { reference, version, staff, assignment }: Assigning,
): Promise<Result<Assigned, NotApplied>> {
  if (!mayCause(staff, 'assign')) return failure({ why: 'no-right' });
  return await inTransaction(context.db, async (tx) => {
    const found = await lockTripByReference(tx, reference);
    if (found === null) return failure({ why: 'no-such-trip' as const });
    if (version !== null && version !== found.version) return failure({ why: 'changed-meanwhile' as const, trip: found });
    const locked = await lockUpToDate(context, tx, { trip: found, actor: staff });
    const { trip, now } = locked;
    if (!stateAfter(trip, 'assign', 'staff').ok) return failure({ why: 'state' as const, trip });
    const duties = await listDuties(tx, trip.id);
    const ahead = [...new Set(duties.map(({ vehicleIndex }) => vehicleIndex))].flatMap((vehicleIndex) =>
      runOf(duties, { vehicleIndex, now }),
    );
    await placeDuties(tx, ahead.length === 0 ? duties : ahead, {
      crew: { outside: assignment },
      judged: [],
      overrideReason: '',
      by: nameInAudit(staff),
    });
    const isNotified = (await listNotices(tx, trip.id)).some(({ kind }) => kind === 'day-before');
    return success({ trip: (await announceCrew(locked)).trip, isNotified });
  });
}
