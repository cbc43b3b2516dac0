import { sql } from 'kysely';
import { v7 as createId } from 'uuid';
import * as v from 'valibot';
import { parseStored } from '#db/engine/stored.ts';
import type { Database, DatabaseTransaction } from '#db/engine/tables.ts';
import { epochOf } from '#domain/calendar/instant.ts';
import { dutyPartKinds } from '#domain/pricing/quote/quote.ts';
import type { Assignment } from '#domain/trip/trip.ts';
import { rangeOf } from '#operations/fleet/occupation-store.ts';
import { listWorkRecords } from '#operations/fleet/work-record-store.ts';
import { restorePlannedTimes, saveDrivenTimes } from './driven-times.ts';
import type { StoredDuty } from './duty-store.ts';
import type { WorkedDuty } from './rules/driver-chain.ts';
import { mergeWork } from './rules/hours/real-work.ts';
import type { Period } from './rules/period.ts';
import type { Taken } from './rules/taken.ts';

/** The crew for a duty: our own, or an external one as typed by staff. */
export type NewPlacement = {
  readonly crew:
    | { readonly vehicleId: string; readonly driverIds: readonly string[] }
    | { readonly outside: Assignment /** A partner's. */; readonly jobId?: string };
  /** The problems found, and the reason to place the crew despite them; empty if there were none. */
  readonly judged: readonly object[];
  readonly overrideReason: string;
  readonly by: string;
};

/**
 * Assigns duties to a crew, replacing the previous one; our own crews get the hours at which their vehicle drives. Throws with
 * `occupiedOnce` if a driver or the vehicle is occupied: a database constraint that also holds against concurrent changes.
 */
export async function placeDuties(
  tx: DatabaseTransaction,
  duties: readonly StoredDuty[],
  { crew, judged, overrideReason, by }: NewPlacement,
): Promise<void> {
  await deletePlacements(tx, duties);
  if ('vehicleId' in crew) await saveDrivenTimes(tx, duties);
  for (const { id, startsAt, endsAt, vehicleUntil, vehicleFrom } of duties) {
    const given =
      'outside' in crew
        ? { vehicle_id: null, driver_id: null, second_driver_id: null, outside: JSON.stringify(crew.outside), job_id: crew.jobId ?? null }
        : { vehicle_id: crew.vehicleId, driver_id: crew.driverIds[0] ?? null, second_driver_id: crew.driverIds[1] ?? null, outside: null };
    const row = { duty_id: id, ...given, judged: JSON.stringify(judged), override_reason: overrideReason, placed_by: by };
    await tx.insertInto('placements').values(row).execute();
    if ('outside' in crew) continue;
    await tx.updateTable('duties').set({ last_vehicle_id: crew.vehicleId }).where('id', '=', id).execute();
    const taken = [
      [crew.vehicleId, { from: vehicleFrom ?? startsAt, until: vehicleUntil }] as const,
      ...crew.driverIds.map((driverId) => [driverId, { from: startsAt, until: endsAt }] as const),
    ];
    const rows = taken.map(([resourceId, during]) => sql`(${createId()}, ${resourceId}, ${rangeOf(during)}, ${id})`);
    await sql`insert into occupations (id, resource_id, during, duty_id) values ${sql.join(rows)}`.execute(tx);
  }
}

/** Removes the crews of duties, which get their planned hours back. */
export async function deletePlacements(tx: Database, duties: readonly Pick<StoredDuty, 'id'>[]): Promise<void> {
  const ids = duties.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.deleteFrom('placements').where('duty_id', 'in', ids).execute();
  await restorePlannedTimes(tx, ids);
}

/** The vehicle of ours that these duties have or last had; null if none, or if they had different ones. */
export async function findLastVehicle(db: Database, duties: readonly Pick<StoredDuty, 'id'>[]): Promise<string | null> {
  const ids = duties.map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await db.selectFrom('duties').select('last_vehicle_id').where('id', 'in', ids).distinct().execute();
  return rows.length === 1 ? (rows[0]?.last_vehicle_id ?? null) : null;
}

/** The crew and vehicle of one duty. */
export type Placement = {
  readonly dutyId: string;
  readonly vehicleIndex: number;
  readonly vehicleId: string | null;
  readonly driverIds: readonly string[];
  /** As shown to the customer, one line per driver. */
  readonly lines: readonly Assignment[];
  readonly overrideReason: string;
  /** For a partner's crew. */
  readonly jobId: string | null;
};

const assignmentSchema = v.object({
  driverName: v.string(),
  driverPhone: v.string(),
  vehicle: v.string(),
  operator: v.exactOptional(v.string()),
});

/** The crews of a trip's duties, in order. */
export async function listPlacements(db: Database, tripId: string): Promise<readonly Placement[]> {
  const rows = await db
    .selectFrom('placements')
    .innerJoin('duties', 'duties.id', 'placements.duty_id')
    .leftJoin('vehicles', 'vehicles.id', 'placements.vehicle_id')
    .leftJoin('drivers as first', 'first.id', 'placements.driver_id')
    .leftJoin('drivers as second', 'second.id', 'placements.second_driver_id')
    .select([
      'duty_id',
      'vehicle_index',
      'vehicle_id',
      'driver_id',
      'second_driver_id',
      'outside',
      'override_reason',
      'plate',
      'look',
      'job_id',
    ])
    .select(['first.name as first_name', 'first.phone as first_phone', 'second.name as second_name', 'second.phone as second_phone'])
    .where('duties.trip_id', '=', tripId)
    .orderBy('vehicle_index')
    .orderBy('shift_index')
    .execute();
  return rows.map((row) => {
    const vehicle = `${row.plate}, ${row.look}`;
    const own = [
      { driverName: row.first_name, driverPhone: row.first_phone, vehicle },
      { driverName: row.second_name, driverPhone: row.second_phone, vehicle },
    ].filter(({ driverName }) => driverName !== null);
    const lines = row.outside === null ? own : [row.outside];
    return {
      dutyId: row.duty_id,
      vehicleIndex: row.vehicle_index,
      vehicleId: row.vehicle_id,
      driverIds: [row.driver_id, row.second_driver_id].filter((id) => id !== null),
      lines: lines.map((line) => parseStored(assignmentSchema, line, 'placement')),
      overrideReason: row.override_reason,
      jobId: row.job_id,
    };
  });
}

const workSchema = v.object({
  driverId: v.string(),
  tripId: v.string(),
  startsAt: v.string(),
  endsAt: v.string(),
  crewSize: v.picklist([1, 2]),
  parts: v.array(v.object({ kind: v.picklist(dutyPartKinds), minutes: v.number() })),
});

/** The work of all or some drivers from an instant on, without some duties: planned work, replaced by recorded work where known. */
export async function listWork(
  db: Database,
  { since, without, drivers }: { readonly since: string; readonly without: readonly string[]; readonly drivers?: readonly string[] },
): Promise<ReadonlyMap<string, readonly WorkedDuty[]>> {
  const named = drivers === undefined ? [] : [...drivers];
  // By their indexes first: some drivers have few of all placements.
  const these =
    drivers === undefined
      ? sql``
      : sql`and (driver_id = any(${named}::uuid[]) or second_driver_id = any(${named}::uuid[])) and driver = any(${named}::uuid[])`;
  const { rows } = await sql`
    select driver as "driverId", trip_id as "tripId", starts_at as "startsAt", ends_at as "endsAt",
      case when second_driver_id is null then 1 else 2 end as "crewSize", parts
    from placements join duties on duties.id = duty_id
    cross join lateral (values (driver_id), (second_driver_id)) as crew (driver)
    where driver is not null and ends_at > ${since} and not (duties.id = any(${[...without]}::uuid[])) ${these}`.execute(db);
  const work = new Map<string, WorkedDuty[]>();
  for (const row of rows) {
    const { driverId, ...duty } = parseStored(workSchema, row, 'duty of a driver');
    work.set(driverId, [...(work.get(driverId) ?? []), duty]);
  }
  const known = Map.groupBy(
    await listWorkRecords(db, { since, ...(drivers === undefined ? {} : { drivers }) }),
    ({ driverId }) => driverId,
  );
  for (const [driverId, records] of known) {
    const done = mergeWork(work.get(driverId) ?? [], records);
    work.set(
      driverId,
      done.filter(({ endsAt }) => epochOf(endsAt) > epochOf(since)),
    );
  }
  return work;
}

/** Passenger seats of the largest vehicle of each of these drivers within a period; drivers without a vehicle are absent. */
export async function listLargestSeats(
  db: Database,
  { period, drivers }: { readonly period: Period; readonly drivers: readonly string[] },
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ driver: string; seats: number }>`
    select driver, max(vehicles.seats) as seats from placements join duties on duties.id = duty_id join vehicles on vehicles.id = vehicle_id
    cross join lateral (values (driver_id), (second_driver_id)) as crew (driver)
    where driver = any(${[...drivers]}::uuid[]) and tstzrange(starts_at, ends_at) && ${rangeOf(period)} group by driver`.execute(db);
  return new Map(rows.map(({ driver, seats }) => [driver, seats] as const));
}

/** Trips with unfinished duties of a driver or a vehicle within a period, in the order in which everybody must lock them. */
export async function listTripsOf(db: Database, resourceId: string, period: Period): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct trip_id as id from placements join duties on duties.id = duty_id
    where ${resourceId} in (driver_id, second_driver_id, vehicle_id) and ends_at > now()
      and tstzrange(starts_at, ends_at) && ${rangeOf(period)} order by trip_id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Who and what is occupied within a period, and by what. */
export async function listTaken(
  db: Database,
  { period, without }: { readonly period: Period; readonly without: readonly string[] },
): Promise<readonly Taken[]> {
  const { rows } = await sql<Taken>`
    select resource_id as "resourceId", lower(during) as "from", upper(during) as until, trips.reference
    from occupations left join duties on duties.id = duty_id left join trips on trips.id = duties.trip_id
    where during && ${rangeOf(period)} and (duty_id is null or not (duty_id = any(${[...without]}::uuid[])))`.execute(db);
  return rows;
}
