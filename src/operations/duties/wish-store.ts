import { sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '#db/engine/tables.ts';
import type { DriverWish } from './rules/propose/week/week.ts';

const daysSchema = v.array(v.string());

/** What drivers ask for; past days are left out. */
export async function listWishes(db: Database, drivers?: readonly string[]): Promise<readonly DriverWish[]> {
  const rows = await db
    .selectFrom('driver_wishes')
    .select(['driver_id', 'home_at_night', 'free_days'])
    .$if(drivers !== undefined, (query) =>
      query.where('driver_id', 'in', drivers?.length ? [...drivers] : ['00000000-0000-0000-0000-000000000000']),
    )
    .execute();
  return rows.map(({ driver_id: driverId, home_at_night: homeAtNight, free_days: days }) => ({
    driverId,
    homeAtNight,
    freeDays: v.parse(daysSchema, days),
  }));
}

/** Replaces what a driver asked for before. */
export async function saveWish(db: Database, { driverId, homeAtNight, freeDays }: DriverWish): Promise<void> {
  const days = JSON.stringify(freeDays);
  await sql`insert into driver_wishes (driver_id, home_at_night, free_days) values (${driverId}, ${homeAtNight}, ${days}::jsonb)
    on conflict (driver_id) do update set home_at_night = excluded.home_at_night, free_days = excluded.free_days, changed_at = now()`.execute(
    db,
  );
}
