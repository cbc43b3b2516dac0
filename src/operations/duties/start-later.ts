import { sql } from 'kysely';
import type { Database } from '#db/engine/tables.ts';
import { inTransaction } from '#db/engine/transaction.ts';
import { epochOf } from '#domain/calendar/instant.ts';
import { toLocal } from '#domain/calendar/zoned.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { stateAfter } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { insertAudit } from '#operations/audit/audit-store.ts';
import type { ChangedSince } from '#operations/audit/change-store.ts';
import { readCrewFacts } from '#operations/fleet/crew-facts.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { mayCause, nameInAudit, type StaffMember } from '#operations/trips/actor.ts';
import type { ApplyContext } from '#operations/trips/apply.ts';
import { findCrewChangedSince, findCrewVersion, findLocked, recordLaterStart } from './crew-changes.ts';
import { readWayThere } from './drive-as-given.ts';
import { asPlanned, saveDrivenTimes } from './driven-times.ts';
import { listDuties, type StoredDuty } from './duty-store.ts';
import { type RunName, runOf } from './place-crew.ts';
import { listPlacements } from './placement-store.ts';
import type { LockedCrew } from './rules/crew-lock.ts';
import { findSpareMinutes, startLater } from './rules/later-start.ts';
import { timesOf } from './rules/own-depot.ts';
import { lockWithDuties, writeAssignment } from './trip-duties.ts';

export type NotStartedLater =
  | { readonly why: 'no-right' | 'no-such-trip' | 'state' | 'no-duty' | 'too-late-for-group' }
  | ChangedSince
  | LockedCrew;

export type StartingLater = RunName & { readonly staff: StaffMember; readonly minutes: number; readonly seen: number | null };

/**
 * How many minutes later the next duty of a vehicle can begin so that its group still leaves when the customer said; 0 if nobody of ours has
 * it, or it is under way.
 */
export async function readSpareMinutes(
  db: Database,
  { trip, run, now }: { readonly trip: Trip; readonly run: readonly StoredDuty[]; readonly now: string },
): Promise<number> {
  const [first] = run;
  if (first === undefined || epochOf(first.startsAt) <= epochOf(now)) return 0;
  const placed = (await listPlacements(db, trip.id)).find(({ dutyId }) => dutyId === first.id);
  const { vehicles } = await readCrewFacts(db, run, []);
  const vehicle = vehicles.find(({ id }) => id === placed?.vehicleId);
  const way = vehicle === undefined ? null : (await readWayThere(db, { trip, run }))(vehicle);
  return way === null ? 0 : findSpareMinutes(first, way);
}

/**
 * Lets the next duty of a vehicle begin later, with the same crew, where its way to the group is shorter than planned. The group leaves as
 * planned; the driver gets a new sheet. Returns the new version of the crew.
 */
export async function startRunLater(
  context: ApplyContext,
  { reference, vehicleIndex, staff, minutes, seen }: StartingLater,
): Promise<Result<number, NotStartedLater>> {
  if (!mayCause(staff, 'assign')) return failure({ why: 'no-right' });
  return await inTransaction(context.db, async (tx) => {
    const locked = await lockWithDuties(context, tx, { reference, actor: staff });
    if (locked === null) return failure({ why: 'no-such-trip' as const });
    const { trip, now } = locked;
    if (!stateAfter(trip, 'assign', 'staff').ok) return failure({ why: 'state' as const });
    const run = runOf(await listDuties(tx, trip.id), { vehicleIndex, now });
    const [first] = run;
    if (first === undefined) return failure({ why: 'no-duty' as const });
    const blocked = (await findLocked(locked, vehicleIndex)) ?? (await findCrewChangedSince(locked, vehicleIndex, seen));
    if (blocked !== null) return failure(blocked);
    const later = startLater(first, minutes);
    if (later === null || minutes <= 0 || minutes > (await readSpareMinutes(tx, { trip, run, now }))) {
      return failure({ why: 'too-late-for-group' as const });
    }
    await saveDrivenTimes(tx, [{ ...later, planned: timesOf(asPlanned(first)) }]);
    await sql`update occupations set during = tstzrange(${later.startsAt}, upper(during)) where duty_id = ${first.id}`.execute(tx);
    const times = [first.startsAt, later.startsAt].map((instant) => toLocal(instant, planningZone).time);
    await recordLaterStart(locked, vehicleIndex, times.join(' → '));
    const who = { memberId: staff.id, memberName: nameInAudit(staff) };
    await insertAudit(tx, { ...who, act: 'start-later', subject: reference, detail: { vehicleIndex, minutes } });
    await writeAssignment(locked);
    return success(await findCrewVersion(tx, { tripId: trip.id, vehicleIndex }));
  });
}
