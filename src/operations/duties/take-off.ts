import type { DatabaseTransaction } from '#db/engine/tables.ts';
import { compareInstants } from '#domain/calendar/instant.ts';
import { describeRoute } from '#domain/itinerary/describe-itinerary.ts';
import type { StaffMember } from '#operations/trips/actor.ts';
import type { ApplyContext } from '#operations/trips/apply.ts';
import { listDuties } from './duty-store.ts';
import type { RunName } from './place-crew.ts';
import { deletePlacements, listPlacements, listTripsOf } from './placement-store.ts';
import type { Period } from './rules/period.ts';
import { lockWithDuties, writeAssignment } from './trip-duties.ts';

/** A run that has lost its crew, and when it begins. */
export type OpenedRun = RunName & { readonly startsAt: string; readonly route: string };

export type TakingOff = { /** A driver or a vehicle. */ readonly resourceId: string; readonly period: Period; readonly staff: StaffMember };

/**
 * Removes a driver, or a vehicle with its crew, from all duties within a period, in the caller's transaction; customers no longer see the
 * name and number. Returns the runs that now lack a crew, by start.
 */
export async function takeOffDuties(
  context: ApplyContext,
  tx: DatabaseTransaction,
  { resourceId, period, staff }: TakingOff,
): Promise<readonly OpenedRun[]> {
  const opened: OpenedRun[] = [];
  for (const id of await listTripsOf(tx, resourceId, period)) {
    const locked = await lockWithDuties(context, tx, { id, actor: staff });
    if (locked === null) continue;
    const placements = await listPlacements(tx, id);
    const duties = (await listDuties(tx, id)).filter((duty) => {
      const placement = placements.find(({ dutyId }) => dutyId === duty.id);
      const isGiven = placement?.vehicleId === resourceId || placement?.driverIds.includes(resourceId) === true;
      return isGiven && isWithin(duty, period) && Date.parse(duty.endsAt) > Date.parse(locked.now);
    });
    await deletePlacements(tx, duties);
    await writeAssignment(locked);
    const { reference, itinerary } = locked.trip;
    for (const [vehicleIndex, [first]] of Map.groupBy(duties, (duty) => duty.vehicleIndex)) {
      if (first !== undefined) opened.push({ reference, vehicleIndex, startsAt: first.startsAt, route: describeRoute(itinerary) });
    }
  }
  return opened.toSorted((first, second) => compareInstants(first.startsAt, second.startsAt));
}

/** The trips of these runs, without duplicates. */
export function referencesOf(opened: readonly RunName[]): string[] {
  return [...new Set(opened.map(({ reference }) => reference))];
}

function isWithin(duty: { readonly startsAt: string; readonly endsAt: string }, { from, until }: Period): boolean {
  return Date.parse(duty.endsAt) > Date.parse(from) && (until === null || Date.parse(duty.startsAt) < Date.parse(until));
}
