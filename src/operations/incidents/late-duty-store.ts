import { sql } from 'kysely';
import * as v from 'valibot';
import { parseStored } from '#db/engine/stored.ts';
import type { Database } from '#db/engine/tables.ts';
import { dutyPartKinds } from '#domain/pricing/quote/quote.ts';
import { knockOnHours } from '#operations/duties/rules/knock-on.ts';
import { reportKinds } from '#operations/on-duty/rules/report-kinds.ts';

const said = v.object({ at: v.string(), lateMinutes: v.number() });
const drivenDuty = {
  dutyId: v.string(),
  tripId: v.string(),
  reference: v.string(),
  vehicleIndex: v.number(),
  startsAt: v.string(),
  endsAt: v.string(),
  vehicleUntil: v.string(),
  shiftIndex: v.number(),
  isPlanned: v.boolean(),
  crewSize: v.picklist([1, 2]),
  parts: v.array(v.object({ kind: v.picklist(dutyPartKinds), minutes: v.number() })),
  vehicleId: v.nullable(v.string()),
  plate: v.nullable(v.string()),
  driverIds: v.array(v.string()),
  /** The partner, or the driver from outside; null: our own crew. */
  outside: v.nullable(v.string()),
};
const drivenSchema = v.object(drivenDuty);
const placedSchema = v.object({ ...drivenDuty, vehicleId: v.string(), plate: v.string(), outside: v.null() });
const runningSchema = v.object({
  ...drivenDuty,
  reports: v.array(v.object({ kind: v.picklist(reportKinds), at: v.string(), minutes: v.nullable(v.number()) })),
  incident: v.nullable(said),
  /** The stop that the coach is driving to and the expected arrival, by the driver's position. */
  place: v.nullable(v.object({ at: v.string(), stop: v.nullable(v.number()), expectedAt: v.nullable(v.string()) })),
});

/** A duty with a crew, our own or a partner's. */
export type DrivenDuty = v.InferOutput<typeof drivenSchema>;
/** A duty with our own crew. */
export type PlacedDuty = v.InferOutput<typeof placedSchema>;

/** Whether our own crew drives it. */
export function isOurs<Duty extends DrivenDuty>(duty: Duty): duty is Duty & PlacedDuty {
  return duty.outside === null && duty.vehicleId !== null && duty.plate !== null;
}

/** A duty in progress with everything that indicates its delay. */
export type RunningDuty = v.InferOutput<typeof runningSchema>;

const columns = sql`duties.id as "dutyId", duties.trip_id as "tripId", trips.reference, duties.vehicle_index as "vehicleIndex",
  duties.starts_at as "startsAt", duties.ends_at as "endsAt", duties.vehicle_until as "vehicleUntil",
  duties.shift_index as "shiftIndex", duties.is_planned as "isPlanned", duties.crew_size as "crewSize",
  duties.parts, placements.vehicle_id as "vehicleId", vehicles.plate,
  case when placements.outside is not null then coalesce(
    (select operators.name from jobs join operators on operators.id = jobs.operator_id where jobs.id = placements.job_id),
    placements.outside ->> 'driverName') end as outside,
  array_remove(array[placements.driver_id, placements.second_driver_id], null) as "driverIds"`;
const source = sql`duties join placements on placements.duty_id = duties.id left join vehicles on vehicles.id = placements.vehicle_id
  join trips on trips.id = duties.trip_id`;

/** How long after its planned end an unfinished duty is still considered. Hours. */
const lateReturnHours = 12;

/** Duties that are in progress or should have ended, with any sign of a delay. */
export async function listRunningDuties(db: Database): Promise<readonly RunningDuty[]> {
  const { rows } = await sql`
    select ${columns}, reports.all as reports,
      (select jsonb_build_object('at', coalesce(minutes_at, opened_at), 'lateMinutes', minutes) from incidents
        where incidents.trip_id = duties.trip_id and closed_at is null and minutes is not null
          and (incidents.vehicle_index is null or incidents.vehicle_index = duties.vehicle_index) limit 1) as incident,
      (select jsonb_build_object('at', at, 'stop', stop, 'expectedAt', expected_at) from live_places
        where live_places.duty_id = duties.id and at > now() - interval '2 hours') as place
    from ${source}
    cross join lateral (select coalesce(jsonb_agg(jsonb_build_object('kind', duty_presses.kind, 'at', pressed_at, 'minutes', minutes)), '[]') as all
      from duty_presses where duty_presses.duty_id = duties.id and taken_back_at is null) as reports
    where duties.starts_at < now() + interval '2 hours' and duties.ends_at > now() - ${lateReturnHours} * interval '1 hour'
      and (reports.all <> '[]' or exists (select from incidents where incidents.trip_id = duties.trip_id and closed_at is null)
        or exists (select from live_places where live_places.duty_id = duties.id))`.execute(db);
  return rows.map((row) => parseStored(runningSchema, row, 'running duty'));
}

/** The later duties of these drivers and vehicles, within the time that a delay is followed. */
export async function listDutiesAfter(
  db: Database,
  { from, resources }: { readonly from: string; readonly resources: readonly string[] },
): Promise<readonly PlacedDuty[]> {
  const { rows } = await sql`
    select ${columns} from ${source}
    where duties.starts_at > ${from} and duties.starts_at < ${from}::timestamptz + ${knockOnHours + 24} * interval '1 hour'
      and array[placements.driver_id, placements.second_driver_id, placements.vehicle_id] && ${[...resources]}::uuid[]
    order by duties.starts_at`.execute(db);
  return rows.map((row) => parseStored(placedSchema, row, 'duty'));
}

/** The duties of some trips that have a crew, in order. */
export async function listDutiesOfTrips(db: Database, trips: readonly string[]): Promise<readonly DrivenDuty[]> {
  if (trips.length === 0) return [];
  const { rows } = await sql`
    select ${columns} from ${source} where duties.trip_id = any(${[...trips]}::uuid[]) order by duties.starts_at`.execute(db);
  return rows.map((row) => parseStored(drivenSchema, row, 'duty'));
}
