import { createHash } from 'node:crypto';
import { databaseNow, inTransaction } from '#db/engine/transaction.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { insertAudit, wasDoneLately } from '#operations/audit/audit-store.ts';
import type { StaffRight } from '#operations/staff/rules/rights.ts';
import { nameInAudit, type StaffMember } from './actor.ts';
import { type ApplyContext, type LockedTrip, lockTrip, type NotApplied } from './apply.ts';
import { lockTripByReference } from './trip-store.ts';

type ActOnTrip<Done> = {
  readonly reference: string;
  readonly staff: StaffMember;
  readonly right: StaffRight;
  /** The action's name in the audit. */
  readonly act: string;
  /**
   * For an action that must not happen twice: `what` distinguishes it from others of its kind. A repeat within minutes, because the first
   * answer never arrived, does nothing and returns `again`.
   */
  readonly once?: { readonly what: readonly string[]; readonly again: Done };
};

/**
 * An action of a staff member that does not change the trip itself. Checks the right, locks the trip, and writes the audit in the same
 * transaction. Work that fails must fail before it writes.
 */
export async function actOnTrip<Done, Problem>(
  context: ApplyContext,
  { reference, staff, right, act, once }: ActOnTrip<Done>,
  work: (locked: LockedTrip) => Promise<Result<Done, Problem>>,
): Promise<Result<Done, Problem | NotApplied>> {
  if (!staff.rights.includes(right)) return failure({ why: 'no-right' });
  return await inTransaction(context.db, async (tx) => {
    const trip = await lockTripByReference(tx, reference);
    if (trip === null) return failure({ why: 'no-such-trip' as const });
    const entry = { memberId: staff.id, memberName: nameInAudit(staff), act, subject: trip.reference };
    const detail = once === undefined ? {} : { press: printOf(once.what) };
    if (once !== undefined && (await wasDoneLately(tx, { ...entry, detail }))) return success(once.again);
    const outcome = await work(lockTrip({ ...context, db: tx }, { trip, now: await databaseNow(tx), actor: staff }));
    if (outcome.ok) await insertAudit(tx, { ...entry, detail });
    return outcome;
  });
}

/** Identifies an action, but contains nothing of the typed text. */
function printOf(what: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(what)).digest('hex').slice(0, 16);
}
