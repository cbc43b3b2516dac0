import type { Mistyped } from '#domain/input/read-typed.ts';
import { failure, type Result } from '#domain/result.ts';
import { readReason } from '#domain/trip/reason.ts';
import { nameInAudit } from './actor.ts';
import type { ApplyContext, NotApplied, StaffsAct } from './apply.ts';
import { changeBesideTrip } from './change-beside-trip.ts';
import { deleteMailPause, saveMailPause } from './mail-pause-store.ts';

type Pausing = Omit<StaffsAct, 'version'> & { readonly reason: string };

/** Pauses the automatic mails of a trip, because of an incident. Mails that a person causes are still sent. */
export async function pauseMails(
  context: ApplyContext,
  { reason: typed, ...act }: Pausing,
): Promise<Result<true, { readonly why: 'reason-needed' } | { readonly why: 'not-held' } | Mistyped | NotApplied>> {
  const read = readReason(typed);
  if (!read.ok) return read;
  const reason = read.value;
  if (reason === '') return failure({ why: 'reason-needed' });
  return await changeBesideTrip(
    context,
    { ...act, event: 'hold-mails', detail: { reason }, unchanged: 'not-held' },
    async ({ tx, trip }) => {
      await saveMailPause(tx, { tripId: trip.id, memberName: nameInAudit(act.staff), reason });
      return true;
    },
  );
}

/** Ends the pause. Mails that are still due are sent. */
export async function releaseMails(
  context: ApplyContext,
  act: Omit<StaffsAct, 'version'>,
): Promise<Result<true, { readonly why: 'not-held' } | NotApplied>> {
  const change = { ...act, event: 'release-mails', detail: {}, unchanged: 'not-held' } as const;
  return await changeBesideTrip(context, change, ({ tx, trip }) => deleteMailPause(tx, trip.id));
}
