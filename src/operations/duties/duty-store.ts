import { type Selectable, sql } from 'kysely';
import { v7 as createId } from 'uuid';
import * as v from 'valibot';
import { parseStored } from '#db/engine/stored.ts';
import type { Database, DutyTable } from '#db/engine/tables.ts';
import { epochOf } from '#domain/calendar/instant.ts';
import type { Coordinates, Place } from '#domain/itinerary/itinerary.ts';
import { dutyPartKinds } from '#domain/pricing/quote/quote.ts';
import { fleetKeys } from '#domain/sites/keys.ts';
import { sliceStretch, stretchOf } from '#domain/trip/handovers.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { tripEndsOf } from '#domain/trip/trip-ends.ts';
import { rangeOf } from '#operations/fleet/occupation-store.ts';
import { asPlanned, type DrivenTimes, drivenAlike } from './driven-times.ts';
import type { PlannedDuty } from './rules/duties.ts';
import { timesOf } from './rules/own-depot.ts';

const times = {
  startsAt: v.string(),
  endsAt: v.string(),
  vehicleUntil: v.string(),
  parts: v.array(v.object({ kind: v.picklist(dutyPartKinds), minutes: v.number() })),
};

const dutySchema = v.object({
  ...times,
  vehicleFrom: v.nullable(v.string()),
  id: v.string(),
  tripId: v.string(),
  vehicleIndex: v.number(),
  shiftIndex: v.number(),
  crewSize: v.picklist([1, 2]),
  class: v.picklist(fleetKeys),
  seats: v.number(),
  wheelchairs: v.number(),
  isPlanned: v.boolean(),
  planned: v.nullable(v.object(times)),
});

/** With the hours at which the assigned vehicle drives it. */
export type StoredDuty = PlannedDuty & DrivenTimes & { readonly id: string; readonly tripId: string };

/** The duties of a trip, vehicle by vehicle. */
export async function listDuties(db: Database, tripId: string): Promise<readonly StoredDuty[]> {
  const query = db.selectFrom('duties').selectAll().where('trip_id', '=', tripId);
  const rows = await query.orderBy('vehicle_index').orderBy('shift_index').execute();
  return rows.map(parseDuty);
}

/** Duties without a crew that begin within a period and have not begun yet, by start. */
export async function listOpenDuties(
  db: Database,
  { from, until }: { readonly from: string; readonly until: string },
): Promise<readonly StoredDuty[]> {
  const { rows } = await sql<Selectable<DutyTable>>`
    select duties.* from duties join (
      select duties.trip_id, vehicle_index, min(starts_at) as run_starts_at from duties left join placements on duty_id = duties.id
      where ends_at > now() and starts_at < ${until}
      group by duties.trip_id, vehicle_index
      having not bool_and(duty_id is not null) and min(starts_at) >= greatest(${from}::timestamptz, now())
    ) as runs using (trip_id, vehicle_index)
    where ends_at > now() order by run_starts_at, trip_id, vehicle_index, shift_index`.execute(db);
  return rows.map(parseDuty);
}

function parseDuty(row: Selectable<DutyTable>): StoredDuty {
  const duty = {
    ...row,
    tripId: row.trip_id,
    vehicleIndex: row.vehicle_index,
    shiftIndex: row.shift_index,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    vehicleUntil: row.vehicle_until,
    vehicleFrom: row.vehicle_from,
    crewSize: row.crew_size,
    isPlanned: row.is_planned,
  };
  return parseStored(dutySchema, duty, 'duty');
}

/**
 * Replaces the duties of a trip. Unchanged duties stay, with their crews; the others are deleted with their crews, which were checked
 * against the old duties. Runs in a transaction that locks the trip.
 */
export async function replaceDuties(
  tx: Database,
  { id: tripId, version }: { readonly id: string; readonly version: number },
  planned: readonly PlannedDuty[],
): Promise<void> {
  const stored = await listDuties(tx, tripId);
  const isSame = (duty: StoredDuty) => planned.some((each) => contentOf(each) === contentOf(asPlanned(duty)));
  const gone = stored.filter((duty) => !isSame(duty)).map(({ id }) => id);
  if (gone.length > 0) await tx.deleteFrom('duties').where('id', 'in', gone).execute();
  const kept = new Set(stored.filter(isSame).map((duty) => contentOf(asPlanned(duty))));
  const rows = planned.filter((duty) => !kept.has(contentOf(duty))).map((duty) => formatDuty(tripId, duty));
  if (rows.length > 0) await tx.insertInto('duties').values(rows).execute();
  await markDutiesCurrent(tx, { id: tripId, version });
}

/**
 * Moves current duties to new times after an extra stay, with their crews, whose time is occupied then: a later end, and a later start where
 * the crew takes over after it. Throws with `occupiedOnce` if one of them has
 * another occupation before that. Runs in a transaction that locks the trip.
 */
export async function prolongDuties(tx: Database, planned: readonly PlannedDuty[], stored: readonly StoredDuty[]): Promise<void> {
  // The later ones first: a vehicle that changes drivers is never taken twice at one time.
  for (const duty of stored.toSorted((one, other) => epochOf(other.startsAt) - epochOf(one.startsAt))) {
    const { id } = duty;
    const longer = planned.find((each) => each.vehicleIndex === duty.vehicleIndex && each.shiftIndex === duty.shiftIndex);
    if (longer === undefined || contentOf(longer) === contentOf(asPlanned(duty))) continue;
    const { startsAt, endsAt, vehicleUntil, parts } = drivenAlike(duty, longer);
    const vehicleFrom = longer.vehicleFrom ?? null;
    await sql`update duties set starts_at = ${startsAt}, ends_at = ${endsAt}, vehicle_until = ${vehicleUntil}, vehicle_from = ${vehicleFrom}, parts = ${JSON.stringify(parts)}::jsonb,
      planned = ${duty.planned === null ? null : JSON.stringify(timesOf(longer))}::jsonb
      where id = ${id}`.execute(tx);
    await sql`update occupations set during = case when resource_id = (select vehicle_id from placements where duty_id = ${id})
        then ${rangeOf({ from: vehicleFrom ?? startsAt, until: vehicleUntil })} else ${rangeOf({ from: startsAt, until: endsAt })} end
      where duty_id = ${id}`.execute(tx);
  }
}

/** Records that the duties belong to this version of the trip. */
export async function markDutiesCurrent(tx: Database, { id, version }: { readonly id: string; readonly version: number }): Promise<void> {
  await sql`insert into trip_duties (trip_id, trip_version) values (${id}, ${version})
    on conflict (trip_id) do update set trip_version = excluded.trip_version`.execute(tx);
}

/** All facts that a crew was checked against, as one text. */
function contentOf({ parts, ...duty }: PlannedDuty): string {
  const { vehicleIndex, shiftIndex, startsAt, endsAt, vehicleUntil, crewSize, seats, wheelchairs, isPlanned } = duty;
  const moments = [startsAt, endsAt, vehicleUntil, ...(duty.vehicleFrom == null ? [] : [duty.vehicleFrom])].map((instant) =>
    Date.parse(instant),
  );
  const work = parts.map(({ kind, minutes }) => `${kind}${minutes}`);
  return [vehicleIndex, shiftIndex, ...moments, crewSize, duty.class, seats, wheelchairs, isPlanned, ...work].join(' ');
}

function formatDuty(tripId: string, duty: PlannedDuty) {
  return {
    id: createId(),
    trip_id: tripId,
    vehicle_index: duty.vehicleIndex,
    shift_index: duty.shiftIndex,
    starts_at: duty.startsAt,
    ends_at: duty.endsAt,
    vehicle_until: duty.vehicleUntil,
    vehicle_from: duty.vehicleFrom ?? null,
    crew_size: duty.crewSize,
    class: duty.class,
    seats: duty.seats,
    wheelchairs: duty.wheelchairs,
    parts: JSON.stringify(duty.parts),
    is_planned: duty.isPlanned,
  };
}

/** The version of the trip from which its duties were computed; null if never. */
export async function findDutiesVersion(db: Database, tripId: string): Promise<number | null> {
  const row = await db.selectFrom('trip_duties').select('trip_version').where('trip_id', '=', tripId).executeTakeFirst();
  return row?.trip_version ?? null;
}

/**
 * Trips whose duties may need an update: booked trips that changed since and ended recently or not at all, and cancelled ones with duties.
 */
export async function listTripsWithoutDuties(db: Database, limit: number): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select trips.id from trips left join trip_duties on trip_id = trips.id
    where trips.status in ('Geboekt', 'Geannuleerd') and (trips.status = 'Geboekt' or trip_id is not null)
      and trips.last_departure > now() - interval '2 days' and trip_version is distinct from trips.version
    order by trips.first_departure limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** A vehicle's duties of a trip, as a line of the plan. */
export type RunLine = {
  readonly tripId: string;
  readonly reference: string;
  readonly vehicleIndex: number;
  /** Start and end: `Lyon – Annecy`. */
  readonly route: string;
  /** Where it begins. */
  readonly start: Coordinates | null;
  readonly class: string;
  readonly seats: number;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly shifts: number;
  readonly isPlaced: boolean;
  /** Licence plate, or the description of an external vehicle. */
  readonly vehicle: string;
  readonly driver: string;
  /** The version of the crew. */
  readonly seen: number;
};

type RunsAsked = {
  readonly until: string;
  readonly limit: number;
  /** How many to skip. */
  readonly offset?: number;
  /** Only runs without a crew that are not over at this instant; absent: all. */
  readonly openFrom?: string;
  /** Only the runs of this driver or vehicle of ours. */
  readonly of?: string;
};

/** The number of runs that `listRuns` would list. */
export async function countRuns(db: Database, { until, openFrom }: Pick<RunsAsked, 'until' | 'openFrom'>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select from duties left join placements on duty_id = duties.id where ends_at > now() and starts_at < ${until}
      group by trip_id, vehicle_index ${havingOpen(openFrom)}) as runs`.execute(db);
  return rows[0]?.count ?? 0;
}

function havingOpen(openFrom: string | undefined) {
  return openFrom === undefined ? sql`` : sql`having not bool_and(placements.duty_id is not null) and max(ends_at) > ${openFrom}`;
}

/** Runs that begin before `until` or are under way; those without a crew first, by start. */
export async function listRuns(db: Database, { until, limit, offset = 0, openFrom, of }: RunsAsked): Promise<readonly RunLine[]> {
  const whose = of === undefined ? sql`` : sql`and ${of} in (placements.driver_id, placements.second_driver_id, placements.vehicle_id)`;
  const { rows } = await sql<Omit<RunLine, 'route' | 'start'> & Stops>`
    select trips.id as "tripId", trips.reference, vehicle_index as "vehicleIndex", min(duties.class) as class,
      max(duties.seats) as seats, min(starts_at) as "startsAt", max(ends_at) as "endsAt", count(*)::integer as shifts,
      bool_and(placements.duty_id is not null) as "isPlaced",
      coalesce(min(coalesce(vehicles.plate, placements.outside->>'vehicle')), '') as vehicle,
      coalesce(string_agg(distinct coalesce(drivers.name, placements.outside->>'driverName'), ', '), '') as driver,
      array(select stop->'place' from jsonb_array_elements(trips.itinerary->'stops') with ordinality as stops (stop, at) order by at)
        as places, trips.handovers,
      coalesce((select max(id) from changes where subject = 'crew ' || trips.id || ' ' || duties.vehicle_index), 0) as seen
    from duties
    join trips on trips.id = duties.trip_id
    left join placements on placements.duty_id = duties.id
    left join vehicles on vehicles.id = placements.vehicle_id
    left join drivers on drivers.id in (placements.driver_id, placements.second_driver_id)
    where ends_at > now() and starts_at < ${until} ${whose}
    group by trips.id, vehicle_index ${havingOpen(openFrom)}
    order by "isPlaced", "startsAt", reference, vehicle_index limit ${limit} offset ${offset}`.execute(db);
  return rows.map(({ places, handovers, ...run }) => {
    const [start] = sliceStretch(places, stretchOf({ itinerary: { stops: places }, handovers: handovers ?? [] }, run.vehicleIndex));
    return { ...run, route: describeStretch({ places, handovers }, run.vehicleIndex), start: start?.coordinates ?? null };
  });
}

type Stops = { readonly places: readonly Pick<Place, 'name' | 'coordinates'>[]; readonly handovers: Trip['handovers'] | null };

/** From where to where a vehicle of a trip goes: `Lyon – Annecy`. */
export function describeStretch({ places, handovers }: Stops, vehicleIndex: number): string {
  const stretch = stretchOf({ itinerary: { stops: places }, handovers: handovers ?? [] }, vehicleIndex);
  const { from, to } = tripEndsOf(sliceStretch(places, stretch).map((place) => ({ place })));
  return `${from} – ${to}`;
}
