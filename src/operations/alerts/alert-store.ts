import { sql } from 'kysely';
import { v7 as createId } from 'uuid';
import * as v from 'valibot';
import { parseStored } from '#db/engine/stored.ts';
import type { Database } from '#db/engine/tables.ts';
import { tripStates } from '#domain/trip/states.ts';
import { type AlertKind, alertDays, alertKinds } from './rules/alerts.ts';

/** A booked trip with its dates, `YYYY-MM-DD` in the office's time zone. */
export type AlertDue = { readonly tripId: string; readonly reference: string; readonly departsOn: string; readonly bookedOn: string };

const zone = sql.lit('Europe/Amsterdam');
const departsOn = sql`(trips.first_departure at time zone ${zone})::date`;
// Must match the index of booked trips by departure.
const isBooked = sql.lit(tripStates.booked.status);
/** On the last day all trips are checked repeatedly, so that a new problem raises its alert at once. */
const lastDay = Math.min(...alertDays);

/**
 * Booked trips whose next alert day has come and that were not checked since, by departure; then those of the last day, which are checked
 * again. Only trips whose duties are computed. `today`: the current alert day; `now`: ISO 8601.
 */
export async function listAlertsDue(
  db: Database,
  { today, now, limit }: { readonly today: string; readonly now: string; readonly limit: number },
): Promise<readonly AlertDue[]> {
  const { rows } = await sql<AlertDue>`
    select id as "tripId", reference, ahead.departs_on as "departsOn", booked_on as "bookedOn" from (
      select trips.id, trips.reference, trips.first_departure, ${departsOn} as departs_on,
        (coalesce(trips.booked_at, trips.created_at) at time zone ${zone})::date as booked_on,
        (select min(days) from unnest(array[${sql.join(alertDays)}]::integer[]) as days where ${departsOn} - ${today}::date <= days) as step
      from trips join trip_duties on trip_duties.trip_id = trips.id
      where trips.status = ${isBooked} and trips.first_departure > ${now}::timestamptz
        and trips.first_departure < ${today}::date + ${Math.max(...alertDays) + 2}::integer
    ) as ahead left join trip_ring_checks as checks on checks.trip_id = id
    where step is not null
      and (step = ${lastDay} or checks.days is null or checks.departs_on <> ahead.departs_on or checks.days > step)
    order by (checks.departs_on, checks.days) is not distinct from (ahead.departs_on, step), first_departure, id limit ${limit}`.execute(
    db,
  );
  return rows;
}

type Checked = { readonly tripId: string; readonly departsOn: string; readonly days: number };

/** Records the alert day up to which trips were checked. */
export async function markAlertsChecked(tx: Database, checked: readonly Checked[]): Promise<void> {
  if (checked.length === 0) return;
  await sql`insert into trip_ring_checks (trip_id, departs_on, days)
    select * from jsonb_to_recordset(${JSON.stringify(checked)}::jsonb) as each ("tripId" uuid, "departsOn" date, days integer)
    on conflict (trip_id) do update set departs_on = excluded.departs_on, days = excluded.days
      where (trip_ring_checks.departs_on, trip_ring_checks.days) is distinct from (excluded.departs_on, excluded.days)`.execute(tx);
}

/** Stores an alert, once per trip, kind and days before departure. Returns its id, or null if it was already raised. */
export async function insertAlert(
  tx: Database,
  { tripId, departsOn: day, days, kind, now }: Checked & { readonly kind: AlertKind; readonly now: string },
): Promise<string | null> {
  const row = await tx
    .insertInto('trip_rings')
    .values({ id: createId(), trip_id: tripId, kind, departs_on: day, days, rung_at: now })
    .onConflict((conflict) => conflict.columns(['trip_id', 'kind', 'departs_on', 'days']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

const openSchema = v.object({
  id: v.string(),
  tripId: v.string(),
  reference: v.string(),
  kind: v.picklist(alertKinds),
  departsOn: v.string(),
  days: v.number(),
  /** SQL condition on the trip: booked or a request, leaving on that day, and not departed yet. */
  isAhead: v.boolean(),
});
export type OpenAlert = v.InferOutput<typeof openSchema>;

/** Open alerts: untaken offers first, then by departure. For each trip and kind only the latest. */
export async function listOpenAlerts(
  db: Database,
  { now, limit }: { readonly now: string; readonly limit: number },
): Promise<readonly OpenAlert[]> {
  const { rows } = await sql`
    select * from (
      select distinct on (rings.departs_on, rings.trip_id, rings.kind) rings.id, rings.trip_id as "tripId", trips.reference, rings.kind,
        rings.departs_on as "departsOn", rings.days,
        trips.first_departure > ${now}::timestamptz and ${departsOn} = rings.departs_on and case
          when rings.kind = 'unanswered' then trips.stage = ${tripStates.request.stage}
          else trips.status = ${isBooked} end as "isAhead"
      from trip_rings as rings join trips on trips.id = rings.trip_id
      where rings.over_at is null
      order by rings.departs_on, rings.trip_id, rings.kind, rings.days
    ) as open order by kind not in ('untaken', 'untaken-still'), "departsOn", reference, kind limit ${limit}`.execute(db);
  return rows.map((row) => parseStored(openSchema, row, 'alert'));
}

/** Ends the alerts of a trip and kind, because the problem is solved. */
export async function endAlerts(tx: Database, alerts: readonly OpenAlert[], now: string): Promise<void> {
  for (const { tripId, kind, departsOn: day } of alerts) {
    await sql`update trip_rings set over_at = ${now}
      where trip_id = ${tripId} and kind = ${kind} and departs_on = ${day} and over_at is null`.execute(tx);
  }
}
