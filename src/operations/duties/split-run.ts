import { isOverlapOf } from '#db/engine/database-errors.ts';
import { inTransaction } from '#db/engine/transaction.ts';
import { failure, type Result, success } from '#domain/result.ts';
import type { Handover } from '#domain/trip/handovers.ts';
import { stateAfter } from '#domain/trip/states.ts';
import { insertAudit } from '#operations/audit/audit-store.ts';
import { occupiedOnce } from '#operations/fleet/occupation-store.ts';
import { listDepots } from '#operations/fleet/operator-store.ts';
import { mayCause, nameInAudit, type StaffMember } from '#operations/trips/actor.ts';
import type { ApplyContext, LockedTrip } from '#operations/trips/apply.ts';
import { quietly } from '#operations/trips/trip-effect.ts';
import { findCrewChangedSince, findCrewVersion, findLocked, recordHandover } from './crew-changes.ts';
import { asPlanned } from './driven-times.ts';
import { listDuties, replaceDuties } from './duty-store.ts';
import { type NotPlaced, placeLocked, type RunName, runOf } from './place-crew.ts';
import { listPlacements, type Placement } from './placement-store.ts';
import { planDuties } from './rules/handover.ts';
import { addHandover, findHandover, listSplits, withoutHandover } from './rules/splits.ts';
import { lockWithDuties, writeAssignment } from './trip-duties.ts';

type Crew = { readonly vehicleId: string; readonly driverIds: readonly string[] };

export type Joining = RunName & {
  readonly staff: StaffMember;
  /** The version of the crew that the page showed; null if no page was loaded. */
  readonly seen: number | null;
};

export type Splitting = Joining & {
  /** Index among the trip's stops, from 0. */
  readonly stop: number;
  readonly takesOver: Handover['takesOver'];
  /** Who continues; null: the second half is open. */
  readonly next: Crew | null;
};

export type NotSplit = NotPlaced | { readonly why: 'not-here' | 'with-partner' | 'not-split' };

/** Where a run was split or joined, and what is needed to do the opposite. */
export type SplitDone = {
  readonly vehicleIndex: number;
  /** The new version of its crew. */
  readonly version: number;
  readonly stop: number;
  readonly takesOver: Handover['takesOver'];
  /** Who had the second half before it was joined. */
  readonly next: Crew | null;
};

/** Rolls back what a refused act has written. */
class Refused extends Error {
  readonly failure: NotSplit;

  constructor(failure: NotSplit) {
    super('Refused');
    this.failure = failure;
  }
}

/**
 * Splits the duties of a vehicle at a stop: its crew keeps the way to it, and another driver or vehicle continues. The second half is a run of
 * its own. Refused if the crew may not drive the first half.
 */
export async function splitRun(context: ApplyContext, splitting: Splitting): Promise<Result<SplitDone, NotSplit>> {
  const { vehicleIndex, stop, takesOver, next } = splitting;
  return await changeRun(context, splitting, async (locked) => {
    const { tx, trip, now } = locked;
    const duties = await listDuties(tx, trip.id);
    const run = runOf(duties, { vehicleIndex, now });
    if (run.length === 0) throw new Refused({ why: 'no-duty' });
    const question = { trip, run: run.map(asPlanned), depots: await listDepots(tx), now };
    const split = listSplits(question).find((each) => each.stop === stop && each.takesOver === takesOver);
    if (split === undefined) throw new Refused({ why: 'not-here' });
    const crew = await crewOf(locked, vehicleIndex);
    const vehicles = Math.max(...duties.map((duty) => duty.vehicleIndex)) + 1;
    const handover = addHandover(trip, vehicleIndex, { split, vehicles });
    const written = await writeHandovers(locked, [...handover.before, handover.added]);
    const kept = await place(written, splitting, crew);
    const given =
      next === null ? kept : await place(kept, { ...splitting, vehicleIndex: handover.added.nextIndex }, { ...next, reason: '' });
    return await finish(given, splitting, { act: 'split', place: split.place, stop, takesOver, vehicleIndex, next: null });
  });
}

/**
 * Joins the two halves of a split again. The crew of the first half drives the whole way, or that of the second if the first has none.
 * Refused if the law does not allow it.
 */
export async function joinRun(context: ApplyContext, joining: Joining): Promise<Result<SplitDone, NotSplit>> {
  return await changeRun(context, joining, async (locked) => {
    const gone = findHandover(locked.trip, joining.vehicleIndex);
    if (gone === null) throw new Refused({ why: 'not-split' });
    const { vehicleIndex, nextIndex, stop, takesOver } = gone;
    const barred = (await findLocked(locked, vehicleIndex)) ?? (await findLocked(locked, nextIndex));
    if (barred !== null) throw new Refused(barred);
    const [first, second] = [await crewOf(locked, vehicleIndex), await crewOf(locked, nextIndex)];
    const written = await writeHandovers(locked, withoutHandover(locked.trip, gone));
    const whole = await place(written, { ...joining, vehicleIndex }, first ?? second);
    const at = locked.trip.itinerary.stops[stop]?.place.name ?? '';
    return await finish(whole, joining, { act: 'join', place: at, stop, takesOver, vehicleIndex, next: first === null ? null : second });
  });
}

type Work = (locked: LockedTrip) => Promise<SplitDone>;

async function changeRun(
  context: ApplyContext,
  { staff, reference, vehicleIndex, seen }: Joining,
  work: Work,
): Promise<Result<SplitDone, NotSplit>> {
  if (!mayCause(staff, 'assign')) return failure({ why: 'no-right' });
  try {
    return await inTransaction(context.db, async (tx) => {
      const locked = await lockWithDuties(context, tx, { reference, actor: staff });
      if (locked === null) throw new Refused({ why: 'no-such-trip' });
      if (!stateAfter(locked.trip, 'assign', 'staff').ok) throw new Refused({ why: 'state' });
      const blocked = (await findLocked(locked, vehicleIndex)) ?? (await findCrewChangedSince(locked, vehicleIndex, seen));
      if (blocked !== null) throw new Refused(blocked);
      return success(await work(locked));
    });
  } catch (error) {
    if (error instanceof Refused) return failure(error.failure);
    if (!isOverlapOf(error, occupiedOnce)) throw error;
    return failure({ why: 'refused', problems: [{ why: 'busy', of: '', until: null, reference: null }] });
  }
}

type KeptCrew = Crew & { readonly reason: string };

/** Our crew of a vehicle of the trip; null if it is open. What a partner drives is the partner's to divide. */
async function crewOf({ tx, trip }: LockedTrip, vehicleIndex: number): Promise<KeptCrew | null> {
  const placed: Placement | undefined = (await listPlacements(tx, trip.id)).find((each) => each.vehicleIndex === vehicleIndex);
  if (placed === undefined) return null;
  if (placed.vehicleId === null) throw new Refused({ why: 'with-partner' });
  return { vehicleId: placed.vehicleId, driverIds: placed.driverIds, reason: placed.overrideReason };
}

/** Stores the handovers, and the duties as they are with them. */
async function writeHandovers(locked: LockedTrip, handovers: readonly Handover[]): Promise<LockedTrip> {
  const written = await locked.write(quietly('assign', { set: { handovers } }));
  if (written === null) throw new Refused({ why: 'state' });
  await replaceDuties(written.tx, written.trip, planDuties(written.trip));
  return written;
}

/** Places a crew on a half, or on the whole; for an open one, only what the customer sees is brought up to date. */
async function place(locked: LockedTrip, { reference, vehicleIndex, staff }: Joining, crew: KeptCrew | null): Promise<LockedTrip> {
  if (crew === null) return await writeAssignment(locked);
  const { vehicleId, driverIds, reason } = crew;
  const placed = await placeLocked(locked, {
    reference,
    vehicleIndex,
    staff,
    vehicleId,
    driverIds,
    overrideReason: reason || null,
    seen: null,
  });
  if (!placed.ok) throw new Refused(placed.failure);
  return placed.value.locked;
}

type Done = Omit<SplitDone, 'version'> & { readonly act: 'split' | 'join'; readonly place: string };

async function finish(locked: LockedTrip, { staff, reference }: Joining, { act, place: at, ...done }: Done): Promise<SplitDone> {
  const { tx, trip } = locked;
  const { vehicleIndex, stop, takesOver } = done;
  await recordHandover(locked, vehicleIndex, { act, place: at });
  const who = { memberId: staff.id, memberName: nameInAudit(staff) };
  await insertAudit(tx, { ...who, act, subject: reference, detail: { vehicleIndex, stop, takesOver } });
  return { ...done, version: await findCrewVersion(tx, { tripId: trip.id, vehicleIndex }) };
}
