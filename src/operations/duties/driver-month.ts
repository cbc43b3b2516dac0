import { sql } from 'kysely';
import type { Database } from '#db/engine/tables.ts';
import { addDays } from '#domain/calendar/date.ts';
import { toLocal } from '#domain/calendar/zoned.ts';
import { findDriver } from '#operations/fleet/driver-store.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { type DriverMonth, isMonth, type RosterDuty } from './rules/driver-month.ts';
import { midnightOf } from './rules/propose/week/week-parts.ts';
import { listWishes } from './wish-store.ts';

/** What a driver drives in a month, day by day, in the office's time zone. Null for an unknown driver. */
export async function readDriverMonth(db: Database, driverId: string, month: string): Promise<DriverMonth | null> {
  const driver = await findDriver(db, driverId);
  if (driver === null || !isMonth(month)) return null;
  const dates = datesOf(month);
  const [from, until] = [midnightOf(`${month}-01`), midnightOf(addDays(dates.at(-1) ?? `${month}-01`, 1))];
  const { rows: duties } = await sql<RosterDuty>`
    select trips.reference, duties.starts_at as "startsAt", duties.ends_at as "endsAt", coalesce(vehicles.plate, '') as plate
    from placements join duties on duties.id = placements.duty_id join trips on trips.id = duties.trip_id
      left join vehicles on vehicles.id = placements.vehicle_id
    where ${driverId} in (placements.driver_id, placements.second_driver_id) and duties.starts_at >= ${from} and duties.starts_at < ${until}
    order by duties.starts_at`.execute(db);
  const { rows: away } = await sql<{ from: string; until: string | null }>`
    select lower(during) as "from", upper(during) as "until" from occupations
    where resource_id = ${driverId} and absence_id is not null and during && tstzrange(${from}, ${until})`.execute(db);
  const [wish] = await listWishes(db, [driverId]);
  return {
    driver: driver.name,
    month,
    minutes: duties.reduce((sum, { startsAt, endsAt }) => sum + (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000, 0),
    days: dates.map((date) => ({
      date,
      duties: duties.filter(({ startsAt }) => toLocal(startsAt, planningZone).date === date),
      isAway: away.some(
        (each) =>
          Date.parse(each.from) < Date.parse(midnightOf(addDays(date, 1))) &&
          (each.until === null || Date.parse(each.until) > Date.parse(midnightOf(date))),
      ),
      isWished: wish?.freeDays.includes(date) ?? false,
    })),
  };
}

function datesOf(month: string): readonly string[] {
  return Array.from({ length: 31 }, (_, index) => addDays(`${month}-01`, index)).filter((date) => date.startsWith(month));
}
