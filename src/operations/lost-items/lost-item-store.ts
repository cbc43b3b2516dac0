import { sql } from 'kysely';
import { v7 as createId } from 'uuid';
import * as v from 'valibot';
import { parseStored } from '#db/engine/stored.ts';
import type { Database, DatabaseTransaction } from '#db/engine/tables.ts';
import { driverAskedDays, lostItemDays, lostStates } from './rules/lost-item.ts';

const lostItemSchema = v.object({
  id: v.string(),
  tripId: v.string(),
  reference: v.string(),
  what: v.string(),
  /** Where in the coach, as reported; may be empty. */
  place: v.string(),
  state: v.picklist(lostStates),
  code: v.nullable(v.string()),
  /** Where the item is, in the finder's words. */
  note: v.string(),
  reportedAt: v.string(),
  reportedBy: v.string(),
  answeredAt: v.nullable(v.string()),
  answeredBy: v.nullable(v.string()),
  endedAt: v.nullable(v.string()),
  endedBy: v.nullable(v.string()),
});
export type LostItem = v.InferOutput<typeof lostItemSchema>;

const select = sql`select i.id, i.trip_id as "tripId", t.reference, i.what, i.place, i.state, i.code, i.note, i.reported_at as "reportedAt",
  i.reported_by as "reportedBy", i.answered_at as "answeredAt", i.answered_by as "answeredBy", i.ended_at as "endedAt",
  i.ended_by as "endedBy" from lost_items i join trips t on t.id = i.trip_id`;

async function read(db: Database, where: ReturnType<typeof sql>): Promise<readonly LostItem[]> {
  const { rows } = await sql`${select} ${where}`.execute(db);
  return rows.map((row) => parseStored(lostItemSchema, row, 'lost item'));
}

/** The lost items of a trip, oldest first. */
export async function listLostItems(db: Database, tripId: string): Promise<readonly LostItem[]> {
  return await read(db, sql`where i.trip_id = ${tripId} order by i.reported_at, i.id`);
}

/** Items that still wait for a driver's answer or for collection, oldest first. */
export async function listOpenLostItems(db: Database, most: number): Promise<readonly LostItem[]> {
  return await read(db, sql`where i.state in ('asked', 'found') order by i.reported_at, i.id limit ${most}`);
}

/** Open questions for a driver, for trips with the driver's assignment still stored. Each with one of the driver's duties. */
export async function listLostForDriver(db: Database, driverId: string) {
  const { rows } = await sql<{
    readonly id: string;
    readonly what: string;
    readonly place: string;
    readonly dutyId: string;
    readonly startsAt: string;
  }>`
    select distinct on (i.reported_at, i.id) i.id, i.what, i.place, s.duty_id as "dutyId", s.starts_at as "startsAt"
    from lost_items i join duty_sheets s on s.trip_id = i.trip_id
    where s.driver_id = ${driverId} and s.withdrawn_at is null and i.state = 'asked' and not ${driverId}::uuid = any(i.denied_by) and s.starts_at < now()
      and s.ends_at > now() - make_interval(days => ${driverAskedDays})
    order by i.reported_at, i.id, s.starts_at desc`.execute(db);
  return rows;
}

/** Returns its id. */
export async function insertLostItem(
  tx: DatabaseTransaction,
  { tripId, what, place, by }: { readonly tripId: string; readonly what: string; readonly place: string; readonly by: string },
): Promise<string> {
  const id = createId();
  await tx.insertInto('lost_items').values({ id, trip_id: tripId, what, place, state: 'asked', reported_by: by }).execute();
  return id;
}

type Answer = { readonly id: string; readonly tripId: string; readonly code: string | null; readonly note: string; readonly by: string };

/**
 * Saves whether it was found, with the claim `code` or null. A question is answered once: null if it was answered before, or does not
 * exist.
 */
export async function answerLostItem(tx: DatabaseTransaction, { id, tripId, code, note, by }: Answer): Promise<LostItem | null> {
  const { rows } = await sql<{ id: string }>`
    update lost_items set state = ${code === null ? 'missing' : 'found'}, code = ${code}, note = ${note}, answered_at = now(), answered_by = ${by}
    where id::text = ${id} and trip_id = ${tripId} and (state = 'asked' or (state = 'missing' and ${code}::text is not null))
    returning id`.execute(tx);
  if (rows.length === 0) return null;
  return (await read(tx, sql`where i.id::text = ${id}`))[0] ?? null;
}

/** Marks it as handed over; false if it already was. */
export async function endLostItem(tx: DatabaseTransaction, { id, by }: { readonly id: string; readonly by: string }): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update lost_items set state = 'handed-over', ended_at = now(), ended_by = ${by} where id = ${id} and state = 'found'`.execute(tx);
  return numAffectedRows > 0n;
}

/** Saves that a driver did not find it; true if no driver of the trip still has to answer. */
export async function denyLostItem(
  tx: DatabaseTransaction,
  { id, tripId, driverId }: { readonly id: string; readonly tripId: string; readonly driverId: string },
): Promise<boolean> {
  const { rows } = await sql<{ readonly isLast: boolean }>`
    update lost_items set denied_by = array_append(array_remove(denied_by, ${driverId}::uuid), ${driverId}::uuid)
    where id::text = ${id} and trip_id = ${tripId} and state = 'asked'
    returning not exists (
      select 1 from duty_sheets s where s.trip_id = ${tripId} and s.withdrawn_at is null and s.driver_id <> ${driverId}::uuid
        and not s.driver_id = any(lost_items.denied_by)) as "isLast"`.execute(tx);
  return rows[0]?.isLast ?? false;
}

/** Deletes old lost items with the mails about them. */
export async function deleteOldLostItems(db: Database): Promise<void> {
  await sql`
    with gone as (
      delete from lost_items where reported_at < now() - make_interval(days => ${lostItemDays}) returning trip_id)
    delete from sent_mails using gone where sent_mails.trip_id = gone.trip_id and starts_with(sent_mails.message_id, '<lost-item.')`.execute(
    db,
  );
}
