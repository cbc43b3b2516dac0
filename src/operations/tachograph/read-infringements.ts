import type { Database } from '#db/engine/tables.ts';
import { addHours, epochOf } from '#domain/calendar/instant.ts';
import { toLocal } from '#domain/calendar/zoned.ts';
import { mergeWork } from '#operations/duties/rules/hours/real-work.ts';
import { listDrivers } from '#operations/fleet/driver-store.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { listReadableWork, type StoredWork } from '#operations/fleet/work-record-store.ts';
import type { Infringement } from './rules/infringement.ts';
import { findInfringements } from './rules/infringements.ts';

export type DriverInfringements = {
  readonly driverId: string;
  readonly driver: string;
  readonly infringements: readonly Infringement[];
  /** A record of the driver cannot be read, so there may be more. */
  readonly isUnreadable?: true;
};

/** Work before the month that decides what may be done in it: a fortnight, and the weekly rests before it. */
const daysBefore = 28;

/** What each driver's cards and sheets show against the law in a month (`YYYY-MM`, the office's time). Drivers without any are left out. */
export async function listInfringements(
  db: Database,
  month: string,
  driverIds?: readonly string[],
): Promise<readonly DriverInfringements[]> {
  const since = addHours(`${month}-01T00:00:00Z`, -daysBefore * 24);
  const records = await listReadableWork(db, { since, ...(driverIds === undefined ? {} : { drivers: driverIds }) });
  const byDriver = Map.groupBy(records, ({ driverId }) => driverId);
  return (await listDrivers(db)).flatMap(({ id, name }): readonly DriverInfringements[] => {
    const infringements = judge(byDriver.get(id) ?? []).filter(({ at }) => toLocal(at, planningZone).date.startsWith(month));
    const isUnreadable = byDriver.get(id)?.some((record) => record.isUnreadable) ?? false;
    if (infringements.length === 0 && !isUnreadable) return [];
    return [{ driverId: id, driver: name, infringements, ...(isUnreadable ? { isUnreadable } : {}) }];
  });
}

function judge(records: readonly StoredWork[]): readonly Infringement[] {
  const typed = new Set(records.filter(({ source }) => source === 'sheet').map(({ id }) => id));
  const shifts = mergeWork([], records).map(({ startsAt, endsAt, crewSize, parts, tripId }) => {
    // `mergeWork` names the record that a shift is from.
    const isTyped = typed.has(tripId.split(' ')[1] ?? '');
    return { startsAt, endsAt, crewSize, parts: parts.map(({ kind, minutes }) => ({ kind, minutes })), isTyped };
  });
  const covered = records.flatMap((record) => record.covered).toSorted((first, second) => epochOf(first.from) - epochOf(second.from));
  return findInfringements({ shifts, covered });
}
