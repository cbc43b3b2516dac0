import { databaseNow } from '#db/engine/transaction.ts';
import { toLocal } from '#domain/calendar/zoned.ts';
import { failure, type Result, success } from '#domain/result.ts';
import type { Planner, PlanningContext } from '#operations/fleet/context.ts';
import { reportAbsence } from '#operations/fleet/edit-absences.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import type { StaffMember } from '#operations/trips/actor.ts';
import { mayCause } from '#operations/trips/actor.ts';
import type { ApplyContext } from '#operations/trips/apply.ts';
import { findTripByReference } from '#operations/trips/trip-store.ts';
import { type RunName, runOf } from './place-crew.ts';
import { illUntilEndOf } from './rules/ill.ts';
import { referencesOf } from './take-off.ts';
import { readDuties } from './trip-duties.ts';

export type NotReportedIll = { readonly why: 'no-right' | 'no-such-trip' | 'no-duty' | 'gone' };

type Reporting = RunName & { readonly driverId: string; readonly staff: StaffMember; readonly by: Planner };

/**
 * Marks a driver as ill until the end of the day on which the duties of this vehicle end, and removes the driver from all duties until
 * then. Returns the trips whose duties now lack a driver.
 */
export async function reportIll(
  context: ApplyContext & PlanningContext,
  { reference, vehicleIndex, driverId, staff, by }: Reporting,
): Promise<Result<readonly string[], NotReportedIll>> {
  if (!mayCause(staff, 'assign')) return failure({ why: 'no-right' });
  const trip = await findTripByReference(context.db, reference);
  if (trip === null) return failure({ why: 'no-such-trip' });
  const now = await databaseNow(context.db);
  const { duties, placements } = await readDuties(context, trip);
  const run = runOf(duties, { vehicleIndex, now });
  const isHis = placements.some(({ dutyId, driverIds }) => run.some(({ id }) => id === dutyId) && driverIds.includes(driverId));
  if (run.length === 0) return failure({ why: 'no-duty' });
  // A colleague was faster: somebody else has the duty now.
  if (!isHis) return failure({ why: 'gone' });
  const [starts, ends] = [run[0]?.startsAt ?? now, run.at(-1)?.endsAt ?? now];
  const period = illUntilEndOf({
    now: toLocal(now, planningZone),
    starts: toLocal(starts, planningZone),
    ends: toLocal(ends, planningZone),
  });
  const reported = await reportAbsence(context, by, { id: driverId, input: { ...period, kind: 'ill' } });
  if (reported.ok) return success(referencesOf(reported.value));
  // The driver has left or is already away: a colleague was faster.
  return failure({ why: 'gone' });
}
