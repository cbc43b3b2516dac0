import * as v from 'valibot';
import { failure, type Result, success } from '#domain/result.ts';
import { takeovers } from '#domain/trip/handovers.ts';
import { lockRun } from '#operations/duties/lock-run.ts';
import { joinRun, type NotSplit, type SplitDone, splitRun } from '#operations/duties/split-run.ts';
import { act } from './act.ts';
import { type ShownNotPlaced, showNotPlaced } from './crew-problem.ts';
import { count, id, oneOf, seen, text } from './fields.ts';

/** A vehicle of a trip by its index from 0, with the version of its crew that the page showed. */
const run = { reference: text(), vehicle: count(99), seen: seen() };

/** A crew for the second half, or empty: it stays open. */
const nextCrew = { vehicleId: v.union([v.literal(''), id()]), driverIds: v.array(id()) };

export const handoverActs = {
  /** Splits the duties of a vehicle at a stop, where another driver or vehicle continues. */
  split: act(
    'assign-drivers',
    { ...run, stop: count(999), takesOver: oneOf(takeovers), ...nextCrew },
    async (context, { vehicle, vehicleId, driverIds, ...asked }) =>
      showDone(await splitRun(context, { ...asked, vehicleIndex: vehicle, next: vehicleId === '' ? null : { vehicleId, driverIds } })),
  ),
  /** Joins the two halves of a split again. */
  join: act('assign-drivers', run, async (context, { vehicle, ...asked }) =>
    showDone(await joinRun(context, { ...asked, vehicleIndex: vehicle })),
  ),
  /** Fixes the crew of a vehicle: nothing moves it until somebody with the right unlocks it. */
  lock: act('assign-drivers', run, async (context, { vehicle, ...asked }) =>
    lockRun(context, { ...asked, vehicleIndex: vehicle, act: 'lock' }),
  ),
  unlock: act('assign-drivers', run, async (context, { vehicle, ...asked }) =>
    lockRun(context, { ...asked, vehicleIndex: vehicle, act: 'unlock' }),
  ),
};

type Refusal = Exclude<NotSplit, { readonly why: 'refused' }> | ShownNotPlaced;

/** What the opposite act needs, so that one press undoes it. */
function showDone(done: Result<SplitDone, NotSplit>) {
  if (!done.ok) return failure<Refusal>(done.failure.why === 'refused' ? showNotPlaced(done.failure) : done.failure);
  const { next, ...value } = done.value;
  return success({ ...value, vehicleId: next?.vehicleId ?? '', driverIds: next?.driverIds ?? [] });
}
