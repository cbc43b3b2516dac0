import { sql } from 'kysely';
import { v7 as createId } from 'uuid';
import * as v from 'valibot';
import { parseStored } from '#db/engine/stored.ts';
import type { Database, DatabaseTransaction } from '#db/engine/tables.ts';
import { toLocal } from '#domain/calendar/zoned.ts';
import type { DepotTable } from '#domain/pricing/rates/depot-table.ts';
import { fleetKeys } from '#domain/sites/keys.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { certificatesOfPartner, checkedCertificate } from '#operations/partners/rules/eligibility.ts';
import { parseTrip, type TripRow } from '#operations/trips/trip-row.ts';
import {
  type CapacityCell,
  type CapacityClaim,
  type CapacityEntry,
  type CapacitySupply,
  type CapacityUse,
  capacityEntryKinds,
  type OwnVehicle,
  type PartnerDays,
  type PartnerJob,
} from './rules/capacity.ts';
import { nightEndsAtHour, regionOf } from './rules/claims.ts';

const entrySchema = v.object({
  id: v.string(),
  kind: v.picklist(capacityEntryKinds),
  region: v.nullable(v.string()),
  class: v.nullable(v.picklist(fleetKeys)),
  fromDay: v.string(),
  untilDay: v.string(),
  units: v.number(),
  releaseDays: v.nullable(v.number()),
  operatorId: v.nullable(v.string()),
  reason: v.string(),
});

/** Capacity entries, by date. Includes past ones, because a region counts as entered once it ever had an allotment. */
async function listCapacityEntries(db: Database): Promise<readonly CapacityEntry[]> {
  const rows = await db.selectFrom('capacity_entries').selectAll().orderBy('from_day').orderBy('id').execute();
  return rows.map((row) => {
    const { from_day: fromDay, until_day: untilDay, release_days: releaseDays, operator_id: operatorId } = row;
    return parseStored(entrySchema, { ...row, fromDay, untilDay, releaseDays, operatorId }, 'entry of the capacity calendar');
  });
}

export async function insertCapacityEntry(db: Database, entry: Omit<CapacityEntry, 'id'> & { readonly by: string }): Promise<string> {
  const { fromDay, untilDay, releaseDays, operatorId, by, ...plain } = entry;
  const days = { from_day: fromDay, until_day: untilDay, release_days: releaseDays };
  const row = { id: createId(), ...plain, ...days, operator_id: operatorId, created_by: by };
  await db.insertInto('capacity_entries').values(row).execute();
  return row.id;
}

/** Deletes an entry; null if it does not exist. */
export async function deleteCapacityEntry(
  db: Database,
  id: string,
): Promise<{ readonly kind: string; readonly region: string | null } | null> {
  const row = await db.deleteFrom('capacity_entries').where('id', '=', id).returning(['kind', 'region']).executeTakeFirst();
  return row ?? null;
}

const vehicleSchema = v.object({
  class: v.picklist(fleetKeys),
  soldOn: v.nullable(v.string()),
  country: v.string(),
  latitude: v.number(),
  longitude: v.number(),
  away: v.array(v.object({ from: v.string(), until: v.nullable(v.string()) })),
});

/** All capacity for sale, by the depots of the rate book. */
export async function readSupply(db: Database, depots: DepotTable): Promise<CapacitySupply> {
  const { rows } = await sql`
    select vehicles.class, vehicles.sold_on as "soldOn", depots.country, depots.latitude, depots.longitude,
      coalesce((
        select jsonb_agg(jsonb_build_object('from', lower(during), 'until', upper(during)))
        from occupations where resource_id = vehicles.id and workshop_id is not null and (upper(during) is null or upper(during) > now())
      ), '[]') as away
    from vehicles join depots on depots.id = depot_id join operators on operators.id = operator_id
    where operators.kind = 'own' and operators.ended_at is null`.execute(db);
  return {
    vehicles: rows.map((row) => readVehicle(row, depots)),
    entries: await listCapacityEntries(db),
    partnerDays: await listPartnerDays(db, depots),
    partnerJobs: await listPartnerJobs(db),
  };
}

const partnerDaysSchema = v.object({
  operatorId: v.string(),
  class: v.picklist(fleetKeys),
  units: v.number(),
  fromDay: v.string(),
  untilDay: v.string(),
  country: v.string(),
  latitude: v.number(),
  longitude: v.number(),
  certificates: v.record(v.string(), v.string()),
});

/** The calendars of partners that may be asked, at their first depot. A partner without one is near nothing. */
async function listPartnerDays(db: Database, depots: DepotTable): Promise<readonly PartnerDays[]> {
  const { rows } = await sql`
    select partner_days.operator_id as "operatorId", partner_days.class, units, to_char(from_day, 'YYYY-MM-DD') as "fromDay",
      to_char(until_day, 'YYYY-MM-DD') as "untilDay", home.country, home.latitude, home.longitude,
      (select coalesce(jsonb_object_agg(kind, valid_until), '{}') from papers where papers.operator_id = partner_days.operator_id) as certificates
    from partner_days join partners using (operator_id) join operators on operators.id = partner_days.operator_id
    cross join lateral (select country, latitude, longitude from depots where operator_id = operators.id order by id limit 1) as home
    where partners.state = 'active' and operators.ended_at is null and operators.email <> '' and until_day >= now() - interval '1 day'
      and partners.classes ? partner_days.class`.execute(db);
  return rows.map((row) => {
    const { country: countryCode, latitude, longitude, certificates, ...line } = parseStored(partnerDaysSchema, row, 'days of a partner');
    const until = (kinds: readonly string[]) => kinds.map((kind) => certificates[kind] ?? '').toSorted()[0] ?? '';
    return {
      ...line,
      region: regionOf({ latitude, longitude }, { countryCode, depots }),
      licensedUntil: until(certificatesOfPartner(line.class)),
      checkedUntil: until([checkedCertificate]),
    };
  });
}

const partnerJobSchema = v.object({ operatorId: v.string(), region: v.string(), class: v.picklist(fleetKeys), day: v.string() });

/** The days of jobs that partners have from us, each in the region from which its trip was sold. */
async function listPartnerJobs(db: Database): Promise<readonly PartnerJob[]> {
  const { rows } = await sql`
    select distinct on (jobs.id, capacity_claims.day) jobs.operator_id as "operatorId", region, class, to_char(capacity_claims.day, 'YYYY-MM-DD') as day
    from jobs join capacity_claims using (trip_id)
    where jobs.ended_at is null and jobs.ends_at > now() - interval '1 day' and exists (
      select from duties where duties.trip_id = jobs.trip_id and duties.vehicle_index = jobs.vehicle_index
        and duties.class = capacity_claims.class and ${isAwayOn(sql`day`)})
    order by jobs.id, capacity_claims.day, region`.execute(db);
  return rows.map((row) => parseStored(partnerJobSchema, row, 'job of a partner'));
}

function readVehicle(row: unknown, depots: DepotTable): OwnVehicle {
  const vehicle = parseStored(vehicleSchema, row, 'vehicle to sell');
  const { class: kind, soldOn, country: countryCode, latitude, longitude, away } = vehicle;
  const days = away.map(({ from, until }) => ({ from: dayOf(from), until: until === null ? null : lastDayBefore(until) }));
  return { region: regionOf({ latitude, longitude }, { countryCode, depots }), class: kind, soldOn, away: days };
}

function dayOf(instant: string): string {
  return toLocal(new Date(instant).toISOString(), planningZone).date;
}

/** An end at midnight belongs to the day before. */
function lastDayBefore(instant: string): string {
  return dayOf(new Date(Date.parse(instant) - 1).toISOString());
}

/** The used capacity of regions from a day on, by {@link cellKey}. */
export type UsedCapacity = ReadonlyMap<string, CapacityUse>;

export function cellKey({ region, class: kind, day }: CapacityCell): string {
  return `${region}|${kind}|${day}`;
}

const useSchema = v.object({
  region: v.string(),
  class: v.picklist(fleetKeys),
  day: v.string(),
  placed: v.number(),
  bookedOpen: v.number(),
  held: v.number(),
});

type UseQuestion = {
  readonly regions: readonly string[];
  readonly fromDay: string /** Left out of the count. */;
  readonly without?: string;
};

/**
 * Whether a quote's claims count: until it ends if staff guaranteed the vehicles, else until its reservation is over, whether or not the
 * clock has ended that yet.
 */
const isHeld = sql`(status = 'Offerte' and valid_until > now() and (reserved_until is null or reserved_until > now()))`;

/**
 * The vehicles that a claim uses on a day beyond its own: where another vehicle takes a group over, both are away on the days that both drive.
 * One that is back before the night ends is away on the day before, as in the claims.
 */
const takenOver = sql`(
  select count(*) from jsonb_array_elements(case when jsonb_typeof(handovers) = 'array' then handovers else '[]' end) as each
  where each ->> 'takesOver' = 'vehicle' and (each ->> 'stopCount')::integer = jsonb_array_length(itinerary -> 'stops')
    and exists (select from duties where duties.trip_id = trips.id and vehicle_index = (each ->> 'vehicleIndex')::integer
      and duties.class = capacity_claims.class and ${isAwayOn(sql`day`)})
    and exists (select from duties where duties.trip_id = trips.id and vehicle_index = (each ->> 'nextIndex')::integer
      and ${isAwayOn(sql`day`)}))`;

function isAwayOn(day: ReturnType<typeof sql>) {
  return sql`(starts_at at time zone ${sql.lit(planningZone)})::date <= ${day}::date
    and ((vehicle_until at time zone ${sql.lit(planningZone)}) - ${sql.lit(nightEndsAtHour)} * interval '1 hour')::date >= ${day}::date`;
}

/** Usage by bookings and by open quotes whose vehicles are set aside. Expired and cancelled trips use nothing. */
export async function readUse(db: Database, { regions, fromDay, without }: UseQuestion): Promise<UsedCapacity> {
  const { rows } = await sql`
    with planned as (
      select trip_id, bool_and(placements.duty_id is not null) as is_placed
      from duties left join placements on placements.duty_id = duties.id group by trip_id
    )
    select region, class, day,
      coalesce(sum(units + more) filter (where status <> 'Offerte' and coalesce(is_placed, false)), 0)::integer as placed,
      coalesce(sum(units + more) filter (where status <> 'Offerte' and not coalesce(is_placed, false)), 0)::integer as "bookedOpen",
      coalesce(sum(units) filter (where status = 'Offerte'), 0)::integer as held
    from capacity_claims join trips on trips.id = trip_id left join planned using (trip_id)
    cross join lateral (select case when handovers is null then 0 else ${takenOver} end as more) as handing
    where region = any(${[...regions]}::text[]) and day >= ${fromDay}
      and trip_id is distinct from ${without ?? null}::uuid
      and (status in ('Geboekt', 'Uitgevoerd') or ${isHeld})
    group by region, class, day`.execute(db);
  return new Map(
    rows.map((row) => {
      const { placed, bookedOpen, held, ...cell } = parseStored(useSchema, row, 'use of capacity');
      return [cellKey(cell), { placed, bookedOpen, held }];
    }),
  );
}

/** The capacity that a trip uses. */
export async function listClaims(db: Database, tripId: string): Promise<readonly CapacityClaim[]> {
  const { rows } = await sql`
    select region, class, day, units from capacity_claims join trips on trips.id = trip_id
    where trip_id = ${tripId} and (status <> 'Offerte' or ${isHeld}) order by day`.execute(db);
  const schema = v.object({ region: v.string(), class: v.picklist(fleetKeys), day: v.string(), units: v.number() });
  return rows.map((row) => parseStored(schema, row, 'claim'));
}

/** Future booked trips whose capacity was never counted, because they are older than capacity counting. */
export async function listUncountedBookings(db: Database): Promise<readonly Trip[]> {
  const { rows } = await sql<TripRow>`
    select * from trips where status = 'Geboekt' and last_departure > now()
      and not exists (select from capacity_claims where trip_id = trips.id) order by last_departure`.execute(db);
  return rows.map(parseTrip);
}

export async function insertClaims(db: Database, tripId: string, claims: readonly CapacityClaim[]): Promise<void> {
  if (claims.length === 0) return;
  const rows = claims.map((claim) => ({ trip_id: tripId, ...claim }));
  await db
    .insertInto('capacity_claims')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Locks regions until the transaction ends, so that acceptances in them are counted one after another. */
export async function lockRegions(tx: DatabaseTransaction, regions: readonly string[]): Promise<void> {
  for (const region of regions.toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`capacity ${region}`}, 0))`.execute(tx);
}
