import type { Database } from '#db/engine/tables.ts';
import { addHours } from '#domain/calendar/instant.ts';
import { drivingRulesFor, isOutside561 } from '#domain/driving-time/rules.ts';
import { listDrivers } from '#operations/fleet/driver-store.ts';
import { listDepots, listOperators } from '#operations/fleet/operator-store.ts';
import { listLargestSeats, listWork } from './placement-store.ts';
import { boardDays, coachSeats, type DaysAsked } from './read-board.ts';
import { type DriverLimits, findDriverLimits } from './rules/driver-limits.ts';
import { historyDays } from './rules/judge-hours.ts';

/** The limits of one driver's row. Minutes. */
export type RowLimits = DriverLimits & {
  readonly driverId: string;
  readonly weekLimitMinutes: number;
  readonly fortnightLimitMinutes: number;
  /** All vehicles on these days carry at most eight passengers, which 561/2006 leaves to national law. */
  readonly isSmall: boolean;
};

/** As many as fit on a screen; each takes about two milliseconds to compute. */
const mostDrivers = 60;

/** What the driving and rest rules leave each driver on these days, given all recorded and planned work. */
export async function readLimits(
  db: Database,
  { drivers: ids, ...asked }: DaysAsked & { readonly drivers: readonly string[] },
  now: string,
) {
  const { day, from, until } = boardDays(asked, now);
  const some = ids.slice(0, mostDrivers);
  const [operators, depots, drivers, work, largest] = await Promise.all([
    listOperators(db),
    listDepots(db),
    listDrivers(db),
    listWork(db, { since: addHours(from, -historyDays * 24), without: [], drivers: some }),
    listLargestSeats(db, { period: { from, until }, drivers: some }),
  ]);
  return drivers
    .filter(({ id }) => some.includes(id))
    .flatMap(({ id: driverId, depotId }): RowLimits[] => {
      const depot = depots.find(({ id }) => id === depotId);
      const country = operators.find(({ id }) => id === depot?.operatorId)?.country;
      // As for an assignment: by the vehicle. Of several the largest, because one coach brings the whole week under its rules.
      const seats = largest.get(driverId) ?? coachSeats;
      const rules = drivingRulesFor({ seats, date: day, country });
      const limits = findDriverLimits(work.get(driverId) ?? [], { from, until, rules });
      const { drivingMinutes: weekLimitMinutes, fortnightDrivingMinutes: fortnightLimitMinutes } = rules.week;
      return limits === null ? [] : [{ driverId, isSmall: isOutside561(seats), weekLimitMinutes, fortnightLimitMinutes, ...limits }];
    });
}
