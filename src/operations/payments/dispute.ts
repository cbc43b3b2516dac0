import { databaseNow, inTransaction } from '#db/engine/transaction.ts';
import type { Mistyped } from '#domain/input/read-typed.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { readReason } from '#domain/trip/reason.ts';
import { stateAfter } from '#domain/trip/states.ts';
import { insertAudit } from '#operations/audit/audit-store.ts';
import { mayCause, nameInAudit, type StaffMember } from '#operations/trips/actor.ts';
import { type ApplyContext, type LockedTrip, lockTrip, type NotApplied } from '#operations/trips/apply.ts';
import { quietly } from '#operations/trips/trip-effect.ts';
import { lockTripByReference } from '#operations/trips/trip-store.ts';
import { deleteDispute, saveDispute } from './dispute-store.ts';

type OfTrip = { readonly reference: string; readonly staff: StaffMember };

/** Records that a customer disputes an invoice. Reminders stop until it is closed. */
export async function openDispute(
  context: ApplyContext,
  { reason: typed, ...act }: OfTrip & { readonly reason: string },
): Promise<Result<true, { readonly why: 'reason-needed' } | { readonly why: 'no-dispute' } | Mistyped | NotApplied>> {
  const read = readReason(typed);
  if (!read.ok) return read;
  const reason = read.value;
  if (reason === '') return failure({ why: 'reason-needed' });
  const opened = await changeDispute(context, { ...act, event: 'open-dispute', detail: { reason } }, ({ tx, trip }) =>
    saveDispute(tx, { tripId: trip.id, reason, openedBy: nameInAudit(act.staff) }),
  );
  // The dispute is already open: a repeated click.
  return !opened.ok && opened.failure.why === 'no-dispute' ? success(true as const) : opened;
}

/** Closes a dispute: reminders continue where they stopped. */
export async function closeDispute(context: ApplyContext, act: OfTrip): Promise<Result<true, { readonly why: 'no-dispute' } | NotApplied>> {
  return await changeDispute(context, { ...act, event: 'close-dispute', detail: {} }, ({ tx, trip }) => deleteDispute(tx, trip.id));
}

type Change = OfTrip & { readonly event: 'open-dispute' | 'close-dispute'; readonly detail: Readonly<Record<string, string>> };

async function changeDispute(
  context: ApplyContext,
  { reference, staff, event, detail }: Change,
  change: (held: LockedTrip) => Promise<boolean>,
): Promise<Result<true, { readonly why: 'no-dispute' } | NotApplied>> {
  if (!mayCause(staff, event)) return failure({ why: 'no-right' });
  return await inTransaction(context.db, async (tx) => {
    const trip = await lockTripByReference(tx, reference);
    if (trip === null) return failure({ why: 'no-such-trip' as const });
    if (!stateAfter(trip, event, staff.kind).ok) return failure({ why: 'state' as const, trip });
    const held = lockTrip({ ...context, db: tx }, { trip, now: await databaseNow(tx), actor: staff });
    if (!(await change(held))) return failure({ why: 'no-dispute' as const });
    await held.write(quietly(event, { detail }));
    await insertAudit(tx, { memberId: staff.id, memberName: nameInAudit(staff), act: event, subject: trip.reference, detail: {} });
    return success(true as const);
  });
}
