import { inTransaction } from '#db/engine/transaction.ts';
import { readFields } from '#domain/input/read-fields.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { audit } from '#operations/audit/audit.ts';
import { readPeriod } from '#operations/duties/rules/period.ts';
import { type OpenedRun, referencesOf, takeOffDuties } from '#operations/duties/take-off.ts';
import type { ApplyContext } from '#operations/trips/apply.ts';
import { asStaff, type Planner, type PlanningContext } from './context.ts';
import { findDriver } from './driver-store.ts';
import { describePeriods, editSeen } from './edit-seen.ts';
import {
  endAbsence,
  endWorkshop,
  findAbsent,
  findInWorkshop,
  insertAbsence,
  insertWorkshop,
  listAbsences,
  listWorkshopPeriods,
} from './occupation-store.ts';
import { explainRefusal, type Refused, refuseFields } from './refusal.ts';
import { typedAbsence, typedWorkshop } from './rules/fleet.ts';
import { findVehicle } from './vehicle-store.ts';

type Reporting = {
  readonly id: string;
  readonly input: unknown;
  /** The version of the absences that the page showed; null if no page was loaded. */
  readonly seen?: number | null;
};

/**
 * Records a driver's absence and removes the driver from the duties of that period, in one commit; returns those duties. The audit says
 * when, never why.
 */
export async function reportAbsence(
  context: PlanningContext & ApplyContext,
  by: Planner,
  { id, input, seen = null }: Reporting,
): Promise<Result<readonly OpenedRun[], Refused>> {
  const read = readFields(typedAbsence, input);
  if (!read.ok) return refuseFields(read.failure);
  const period = readPeriod(read.value);
  if (!period.ok) return refuseFields(period.failure);
  return await explainRefusal(() =>
    inTransaction(context.db, async (tx) => {
      const driver = await findDriver(tx, id);
      if (driver === null) return failure({ why: 'gone' as const });
      const stateOf = async () => describePeriods(await listAbsences(tx, id));
      return await editSeen(tx, { by, subject: `away ${id}`, seen, act: 'report-absence', stateOf }, async () => {
        const opened = await takeOffDuties(context, tx, { resourceId: id, period: period.value, staff: asStaff(by) });
        await insertAbsence(tx, { driverId: id, kind: read.value.kind, period: period.value, by: by.name });
        const { from, until } = period.value;
        const detail = { from, until: until ?? '', opened: referencesOf(opened) };
        await audit(tx, by, { act: 'report-absence', subject: driver.name, detail });
        return success(opened);
      });
    }),
  );
}

export async function reportWorkshop(
  { db }: PlanningContext,
  by: Planner,
  { id, input, seen = null }: Reporting,
): Promise<Result<true, Refused>> {
  const read = readFields(typedWorkshop, input);
  if (!read.ok) return refuseFields(read.failure);
  const period = readPeriod(read.value);
  if (!period.ok) return refuseFields(period.failure);
  return await explainRefusal(() =>
    inTransaction(db, async (tx) => {
      const vehicle = await findVehicle(tx, id);
      if (vehicle === null) return failure({ why: 'gone' as const });
      const stateOf = async () => describePeriods(await listWorkshopPeriods(tx, id));
      return await editSeen(tx, { by, subject: `away ${id}`, seen, act: 'report-workshop', stateOf }, async () => {
        await insertWorkshop(tx, { vehicleId: id, reason: read.value.reason, period: period.value, by: by.name });
        const { from, until } = period.value;
        await audit(tx, by, { act: 'report-workshop', subject: vehicle.plate, detail: { from, until: until ?? '' } });
        return success(true as const);
      });
    }),
  );
}

/** Ends an absence early or cancels it; likewise for a vehicle. */
export async function endAway(
  { db }: PlanningContext,
  by: Planner,
  { id, of, seen = null }: { readonly id: string; readonly of: 'driver' | 'vehicle'; readonly seen?: number | null },
): Promise<Result<true, Refused>> {
  return await inTransaction(db, async (tx) => {
    const whose = of === 'driver' ? await findAbsent(tx, id) : await findInWorkshop(tx, id);
    if (whose === null) return failure({ why: 'gone' as const });
    const act = of === 'driver' ? 'end-absence' : 'end-workshop';
    const stateOf = async () => describePeriods(of === 'driver' ? await listAbsences(tx, whose) : await listWorkshopPeriods(tx, whose));
    return await editSeen(tx, { by, subject: `away ${whose}`, seen, act, stateOf }, async () => {
      if ((of === 'driver' ? await endAbsence(tx, id) : await endWorkshop(tx, id)) === null) return failure({ why: 'gone' as const });
      const name = of === 'driver' ? (await findDriver(tx, whose))?.name : (await findVehicle(tx, whose))?.plate;
      await audit(tx, by, { act, subject: name ?? '', detail: {} });
      return success(true as const);
    });
  });
}
