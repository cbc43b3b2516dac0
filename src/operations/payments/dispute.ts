import type { Mistyped } from '#domain/input/read-typed.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { readReason } from '#domain/trip/reason.ts';
import { insertAudit } from '#operations/audit/audit-store.ts';
import { nameInAudit, type StaffMember } from '#operations/trips/actor.ts';
import type { ApplyContext, LockedTrip, NotApplied } from '#operations/trips/apply.ts';
import { changeBesideTrip } from '#operations/trips/change-beside-trip.ts';
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

/** Ends a dispute: reminders go on where they stopped. */
export async function closeDispute(context: ApplyContext, act: OfTrip): Promise<Result<true, { readonly why: 'no-dispute' } | NotApplied>> {
  return await changeDispute(context, { ...act, event: 'close-dispute', detail: {} }, ({ tx, trip }) => deleteDispute(tx, trip.id));
}

type Change = OfTrip & { readonly event: 'open-dispute' | 'close-dispute'; readonly detail: Readonly<Record<string, string>> };

async function changeDispute(
  context: ApplyContext,
  { staff, ...act }: Change,
  change: (locked: LockedTrip) => Promise<boolean>,
): Promise<Result<true, { readonly why: 'no-dispute' } | NotApplied>> {
  return await changeBesideTrip(context, { ...act, staff, unchanged: 'no-dispute' }, async (locked) => {
    const isChanged = await change(locked);
    const entry = { memberId: staff.id, memberName: nameInAudit(staff), act: act.event, subject: locked.trip.reference, detail: {} };
    if (isChanged) await insertAudit(locked.tx, entry);
    return isChanged;
  });
}
