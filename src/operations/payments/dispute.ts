import type { Mistyped } from '#domain/input/read-typed.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { readReason } from '#domain/trip/reason.ts';
import { insertAudit } from '#operations/audit/audit-store.ts';
import { nameInAudit, type StaffMember } from '#operations/trips/actor.ts';
import type { ApplyContext, LockedTrip, NotApplied } from '#operations/trips/apply.ts';
import { changeBesideTrip } from '#operations/trips/change-beside-trip.ts';
import { deleteDispute, findDispute, saveDispute } from './dispute-store.ts';

type OfTrip = { readonly reference: string; readonly staff: StaffMember };

/** There is a dispute already, of whom and why. It stays. */
type DisputedBefore = { readonly why: 'disputed-before'; readonly values: { readonly name: string; readonly reason: string } };

/** Records that a customer disputes an invoice. Reminders stop until it is closed. */
export async function openDispute(
  context: ApplyContext,
  { reason: typed, ...act }: OfTrip & { readonly reason: string },
): Promise<Result<true, { readonly why: 'reason-needed' } | DisputedBefore | Mistyped | NotApplied>> {
  const read = readReason(typed);
  if (!read.ok) return read;
  const reason = read.value;
  if (reason === '') return failure({ why: 'reason-needed' });
  const change = { ...act, event: 'open-dispute', detail: { reason } } as const;
  const opened = await changeDispute<DisputedBefore>(context, change, async ({ tx, trip }) => {
    if (await saveDispute(tx, { tripId: trip.id, reason, openedBy: nameInAudit(act.staff) })) return null;
    const open = await findDispute(tx, trip.id);
    return { why: 'disputed-before', values: { name: open?.openedBy ?? '', reason: open?.reason ?? '' } };
  });
  // The same reason is a repeated press.
  const isAgain = !opened.ok && opened.failure.why === 'disputed-before' && opened.failure.values.reason === reason;
  return isAgain ? success(true as const) : opened;
}

/** Ends a dispute: reminders go on where they stopped. */
export async function closeDispute(context: ApplyContext, act: OfTrip): Promise<Result<true, { readonly why: 'no-dispute' } | NotApplied>> {
  const change = { ...act, event: 'close-dispute', detail: {} } as const;
  return await changeDispute(context, change, async ({ tx, trip }) => ((await deleteDispute(tx, trip.id)) ? null : { why: 'no-dispute' }));
}

type Change = OfTrip & { readonly event: 'open-dispute' | 'close-dispute'; readonly detail: Readonly<Record<string, string>> };

async function changeDispute<Problem extends { readonly why: string }>(
  context: ApplyContext,
  { staff, ...act }: Change,
  change: (locked: LockedTrip) => Promise<Problem | null>,
): Promise<Result<true, Problem | NotApplied>> {
  return await changeBesideTrip(context, { ...act, staff }, async (locked) => {
    const problem = await change(locked);
    const entry = { memberId: staff.id, memberName: nameInAudit(staff), act: act.event, subject: locked.trip.reference, detail: {} };
    if (problem === null) await insertAudit(locked.tx, entry);
    return problem;
  });
}
