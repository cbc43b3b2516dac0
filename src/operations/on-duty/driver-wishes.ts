import { sql } from 'kysely';
import type { Database } from '#db/engine/tables.ts';
import { databaseNow, inTransaction } from '#db/engine/transaction.ts';
import { addDays } from '#domain/calendar/date.ts';
import { todayIn } from '#domain/calendar/zoned.ts';
import { parseTypedDate } from '#domain/input/typed-moment.ts';
import { isTripKey } from '#domain/trip/keys.ts';
import { readDriverMonth } from '#operations/duties/driver-month.ts';
import type { DriverWish } from '#operations/duties/rules/propose/week/week.ts';
import { listWishes, saveWish } from '#operations/duties/wish-store.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { findDriverByKey } from './driver-key-store.ts';
import { languageOfDriver } from './rules/driver-language.ts';
import type { DriverWishes, WishChange } from './rules/driver-wishes.ts';

/** How far ahead a day can be wished free, and how many at once. */
const mostDaysAhead = 366;
const mostDays = 40;

/** What the holder of a driver's link asked for. Null for an invalid link. */
export async function readDriverWishes({ db }: { readonly db: Database }, key: string): Promise<DriverWishes | null> {
  const driver = isTripKey(key) ? await findDriverByKey(db, key) : null;
  if (driver === null) return null;
  const today = todayIn(planningZone, await databaseNow(db));
  const { homeAtNight, freeDays } = await wishOf(db, driver.id);
  return { driver: driver.name, language: languageOfDriver(driver), homeAtNight, freeDays: freeDays.filter((day) => day >= today) };
}

async function wishOf(db: Database, driverId: string): Promise<DriverWish> {
  return (await listWishes(db, [driverId]))[0] ?? { driverId, homeAtNight: false, freeDays: [] };
}

/** The month of the driver whose link it is. Null for an invalid link or month. */
export async function readOwnMonth({ db }: { readonly db: Database }, key: string, month: string) {
  const driver = isTripKey(key) ? await findDriverByKey(db, key) : null;
  const found = driver === null ? null : await readDriverMonth(db, driver.id, month);
  return driver === null || found === null ? null : { ...found, language: languageOfDriver(driver) };
}

/** Changes what the driver asks for. `day`: it cannot be read, is past or too far ahead, or there are too many. Null for an invalid link. */
export async function changeDriverWishes(
  { db }: { readonly db: Database },
  key: string,
  change: WishChange,
): Promise<'done' | 'day' | null> {
  const driver = isTripKey(key) ? await findDriverByKey(db, key) : null;
  if (driver === null) return null;
  return await inTransaction(db, async (tx) => {
    await sql`select id from drivers where id = ${driver.id} for update`.execute(tx);
    const today = todayIn(planningZone, await databaseNow(tx));
    const wish = await wishOf(tx, driver.id);
    const next = changeWish({ ...wish, freeDays: wish.freeDays.filter((day) => day >= today) }, change, today);
    if (next === null) return 'day';
    await saveWish(tx, next);
    return 'done';
  });
}

/** Null for a day that cannot be wished. */
export function changeWish(wish: DriverWish, change: WishChange, today: string): DriverWish | null {
  if (change.kind === 'home') return { ...wish, homeAtNight: change.homeAtNight };
  const day = parseTypedDate(change.day);
  if (day === null) return null;
  const others = wish.freeDays.filter((each) => each !== day);
  if (change.kind === 'remove-day') return { ...wish, freeDays: others };
  if (day < today || day > addDays(today, mostDaysAhead) || others.length >= mostDays) return null;
  return { ...wish, freeDays: [...others, day].toSorted() };
}
