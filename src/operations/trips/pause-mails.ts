import { databaseNow, inTransaction } from '#db/engine/transaction.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { cutReason } from '#domain/trip/reason.ts';
import { stateAfter } from '#domain/trip/states.ts';
import { mayCause, nameInAudit } from './actor.ts';
import { type ApplyContext, type LockedTrip, lockTrip, type NotApplied, type StaffsAct } from './apply.ts';
import { deleteMailPause, saveMailPause } from './mail-pause-store.ts';
import { quietly } from './trip-effect.ts';
import { lockTripByReference } from './trip-store.ts';

type Holding = Omit<StaffsAct, 'version'> & { readonly reason: string };

/** Keeps time from mailing a trip's customer anything, because of an incident. What somebody does still mails. */
export async function pauseMails(
  context: ApplyContext,
  { reason: typed, ...act }: Holding,
): Promise<Result<true, { readonly why: 'reason-needed' } | { readonly why: 'not-held' } | NotApplied>> {
  const reason = cutReason(typed);
  if (reason === '') return failure({ why: 'reason-needed' });
  return await changeHold(context, { ...act, event: 'hold-mails', detail: { reason } }, async ({ tx, trip }) => {
    await saveMailPause(tx, { tripId: trip.id, memberName: nameInAudit(act.staff), reason });
    return true;
  });
}

/** Lets time mail again: what is still due by then goes out. */
export async function releaseMails(
  context: ApplyContext,
  act: Omit<StaffsAct, 'version'>,
): Promise<Result<true, { readonly why: 'not-held' } | NotApplied>> {
  return await changeHold(context, { ...act, event: 'release-mails', detail: {} }, ({ tx, trip }) => deleteMailPause(tx, trip.id));
}

type HoldChange = Omit<StaffsAct, 'version'> & {
  readonly event: 'hold-mails' | 'release-mails';
  readonly detail: Readonly<Record<string, string>>;
};

async function changeHold(
  context: ApplyContext,
  { reference, staff, event, detail }: HoldChange,
  change: (held: LockedTrip) => Promise<boolean>,
): Promise<Result<true, { readonly why: 'not-held' } | NotApplied>> {
  if (!mayCause(staff, event)) return failure({ why: 'no-right' });
  return await inTransaction(context.db, async (tx) => {
    const trip = await lockTripByReference(tx, reference);
    if (trip === null) return failure({ why: 'no-such-trip' as const });
    if (!stateAfter(trip, event, staff.kind).ok) return failure({ why: 'state' as const, trip });
    const held = lockTrip({ ...context, db: tx }, { trip, now: await databaseNow(tx), actor: staff });
    if (!(await change(held))) return failure({ why: 'not-held' as const });
    await held.write(quietly(event, { detail }));
    return success(true as const);
  });
}
