import type { Mistyped } from '#domain/input/read-typed.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { readReason } from '#domain/trip/reason.ts';
import { nameInAudit } from './actor.ts';
import type { ApplyContext, NotApplied, StaffsAct } from './apply.ts';
import { changeBesideTrip } from './change-beside-trip.ts';
import { deleteMailPause, saveMailPause } from './mail-pause-store.ts';

type Pausing = Omit<StaffsAct, 'version'> & { readonly reason: string };

/** A colleague has paused them already, with another reason, which stays. */
type PausedBefore = { readonly why: 'paused-before'; readonly values: { readonly name: string; readonly reason: string } };

/** Pauses the automatic mails of a trip, because of an incident. Mails that a person causes are still sent. */
export async function pauseMails(
  context: ApplyContext,
  { reason: typed, ...act }: Pausing,
): Promise<Result<true, { readonly why: 'reason-needed' } | PausedBefore | Mistyped | NotApplied>> {
  const read = readReason(typed);
  if (!read.ok) return read;
  const reason = read.value;
  if (reason === '') return failure({ why: 'reason-needed' });
  const change = { ...act, event: 'hold-mails', detail: { reason } } as const;
  const paused = await changeBesideTrip<PausedBefore>(context, change, async ({ tx, trip }) => {
    const before = await saveMailPause(tx, { tripId: trip.id, memberName: nameInAudit(act.staff), reason });
    return before === null ? null : { why: 'paused-before', values: { name: before.memberName, reason: before.reason } };
  });
  // The same reason is a repeated press.
  const isAgain = !paused.ok && paused.failure.why === 'paused-before' && paused.failure.values.reason === reason;
  return isAgain ? success(true as const) : paused;
}

/** Ends the pause. Mails that are still due are sent. */
export async function releaseMails(
  context: ApplyContext,
  act: Omit<StaffsAct, 'version'>,
): Promise<Result<true, { readonly why: 'not-held' } | NotApplied>> {
  const change = { ...act, event: 'release-mails', detail: {} } as const;
  return await changeBesideTrip(context, change, async ({ tx, trip }) =>
    (await deleteMailPause(tx, trip.id)) ? null : { why: 'not-held' as const },
  );
}
