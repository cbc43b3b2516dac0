import { findCrewVersion } from '#operations/duties/crew-changes.ts';
import { findCrew } from '#operations/duties/find-crew.ts';
import type { ApplyContext } from '#operations/trips/apply.ts';
import type { KnockOn } from './read-knock-ons.ts';

/** A checked replacement crew for an endangered duty, ready to be placed by one click. */
export type Cure = {
  readonly kind: 'driver' | 'vehicle';
  /** The name of the replacement. */
  readonly name: string;
  readonly vehicleId: string;
  readonly driverIds: readonly string[];
};

/** The cures of a duty, with the version of the crew that they replace. */
export type Cured = { readonly seen: number; readonly cures: readonly Cure[] };

/** The third option is a partner. */
const mostCures = 2;
/** How many vehicles to check with the crew; each check takes a fraction of a second. */
const mostTried = 4;

/**
 * Who could take over a duty that a delay endangers. Uses the same checks as the crew finder, so that each cure can be placed as shown. A
 * driver is replaced by another driver of the same vehicle; a vehicle by another one, with the same driver if allowed.
 */
export async function findCures(context: ApplyContext, { next, kind, resourceId }: KnockOn): Promise<Cured> {
  const run = { reference: next.reference, vehicleIndex: next.vehicleIndex };
  const seen = await findCrewVersion(context.db, { tripId: next.tripId, vehicleIndex: next.vehicleIndex });
  const found = await findCrew(context, { ...run, vehicleId: next.vehicleId });
  if (found === null) return { seen, cures: [] };
  const { driverIds } = next;
  if (kind === 'driver') {
    const stay = driverIds.filter((id) => id !== resourceId);
    const free = found.drivers.filter(({ id, problems }) => problems.length === 0 && !driverIds.includes(id)).slice(0, mostCures);
    return { seen, cures: free.map(({ id, name }) => ({ kind, name, vehicleId: next.vehicleId, driverIds: [id, ...stay] })) };
  }
  const cures: Cure[] = [];
  const free = found.vehicles.filter(({ id, problems }) => problems.length === 0 && id !== next.vehicleId).slice(0, mostTried);
  for (const { id, plate } of free) {
    if (cures.length === mostCures) break;
    const judged = await findCrew(context, { ...run, vehicleId: id });
    const mayDrive = driverIds.every((driverId) =>
      judged?.drivers.some(({ id: each, problems }) => each === driverId && problems.length === 0),
    );
    if (mayDrive) cures.push({ kind, name: plate, vehicleId: id, driverIds });
  }
  return { seen, cures };
}
