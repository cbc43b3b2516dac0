import { sql } from 'kysely';
import { v7 as createId } from 'uuid';
import type { Database } from '#db/engine/tables.ts';
import type { Period } from '#operations/duties/rules/period.ts';
import { type AbsenceKind, absenceKinds } from './rules/fleet.ts';

/** The constraint that prevents double occupation of drivers and vehicles. */
export const occupiedOnce = 'occupied_once';

/**
 * Locks the time of these drivers and vehicles until the transaction ends. Without it two transactions that occupy the same hour would wait
 * for each other's rows, until the engine detects the deadlock after a second and aborts one.
 */
export async function lockResources(tx: Database, ids: readonly string[]): Promise<void> {
  for (const id of ids.toSorted()) await sql`select pg_advisory_xact_lock(hashtextextended(${`time of ${id}`}, 0))`.execute(tx);
}

type Reported = { readonly period: Period; readonly by: string };

/** Saves an absence. Throws with {@link occupiedOnce} if the driver is away or driving then. */
export async function insertAbsence(
  db: Database,
  { driverId, kind, period, by }: Reported & { readonly driverId: string; readonly kind: AbsenceKind },
): Promise<void> {
  await lockResources(db, [driverId]);
  const id = createId();
  await db.insertInto('absences').values({ id, driver_id: driverId, kind, reported_by: by }).execute();
  await sql`insert into occupations (id, resource_id, during, absence_id)
    values (${createId()}, ${driverId}, ${rangeOf(period)}, ${id})`.execute(db);
}

/** Saves a workshop period. Throws likewise. */
export async function insertWorkshop(
  db: Database,
  { vehicleId, reason, period, by }: Reported & { readonly vehicleId: string; readonly reason: string },
): Promise<void> {
  await lockResources(db, [vehicleId]);
  const id = createId();
  await db.insertInto('workshop_periods').values({ id, vehicle_id: vehicleId, reason, reported_by: by }).execute();
  await sql`insert into occupations (id, resource_id, during, workshop_id)
    values (${createId()}, ${vehicleId}, ${rangeOf(period)}, ${id})`.execute(db);
}

/** A PostgreSQL range from one instant to another, or open-ended. */
export function rangeOf({ from, until }: Period) {
  return sql`tstzrange(${from}::timestamptz, ${until}::timestamptz)`;
}

export type Absence = Period & { readonly id: string; readonly driverId: string; readonly kind: AbsenceKind; readonly reportedBy: string };
export type WorkshopPeriod = Period & { readonly id: string; readonly vehicleId: string; readonly reason: string };

/** A driver's current and future absences. */
export async function listAbsences(db: Database, driverId: string): Promise<readonly Absence[]> {
  const { rows } = await sql<Omit<Absence, 'kind'> & { kind: string }>`
    select absences.id, driver_id as "driverId", kind, reported_by as "reportedBy", lower(during) as "from", upper(during) as until
    from absences join occupations on absence_id = absences.id
    where driver_id = ${driverId} and (upper(during) is null or upper(during) > now()) order by lower(during)`.execute(db);
  return rows.map(({ kind, ...absence }) => ({ ...absence, kind: absenceKinds.find((each) => each === kind) ?? 'unstated' }));
}

/** A vehicle's current and future workshop periods. */
export async function listWorkshopPeriods(db: Database, vehicleId: string): Promise<readonly WorkshopPeriod[]> {
  const { rows } = await sql<WorkshopPeriod>`
    select workshop_periods.id, vehicle_id as "vehicleId", reason, lower(during) as "from", upper(during) as until
    from workshop_periods join occupations on workshop_id = workshop_periods.id
    where vehicle_id = ${vehicleId} and (upper(during) is null or upper(during) > now()) order by lower(during)`.execute(db);
  return rows;
}

/** The driver of an absence; null if it does not exist. */
export async function findAbsent(db: Database, id: string): Promise<string | null> {
  const absence = await db.selectFrom('absences').select('driver_id').where('id', '=', id).executeTakeFirst();
  return absence?.driver_id ?? null;
}

/** The vehicle of a workshop period. */
export async function findInWorkshop(db: Database, id: string): Promise<string | null> {
  const stay = await db.selectFrom('workshop_periods').select('vehicle_id').where('id', '=', id).executeTakeFirst();
  return stay?.vehicle_id ?? null;
}

/** Ends an absence, or deletes one that has not begun. Returns its driver, or null if it does not exist. */
export async function endAbsence(db: Database, id: string): Promise<string | null> {
  const driver = await findAbsent(db, id);
  if (driver === null) return null;
  await endOccupation(db, 'absence_id', id);
  await sql`delete from absences where id = ${id} and not exists (select from occupations where absence_id = ${id})`.execute(db);
  return driver;
}

export async function endWorkshop(db: Database, id: string): Promise<string | null> {
  const vehicle = await findInWorkshop(db, id);
  if (vehicle === null) return null;
  await endOccupation(db, 'workshop_id', id);
  await sql`delete from workshop_periods where id = ${id} and not exists (select from occupations where workshop_id = ${id})`.execute(db);
  return vehicle;
}

async function endOccupation(db: Database, column: 'absence_id' | 'workshop_id', id: string): Promise<void> {
  await sql`delete from occupations where ${sql.ref(column)} = ${id} and lower(during) >= now()`.execute(db);
  await sql`update occupations set during = tstzrange(lower(during), now())
    where ${sql.ref(column)} = ${id} and (upper(during) is null or upper(during) > now())`.execute(db);
}
