import { sql } from 'kysely';
import type { Database } from '#db/engine/tables.ts';

/** The form and its book for a vehicle of a trip. */
export type NotedForm = { readonly vehicleIndex: number; readonly book: string; readonly number: string };
/** And who noted it. */
export type KnownForm = NotedForm & { readonly notedBy: string };

export async function listForms(db: Database, tripId: string): Promise<readonly KnownForm[]> {
  const rows = await db.selectFrom('journey_forms').selectAll().where('trip_id', '=', tripId).execute();
  return rows.map(({ vehicle_index, book, number, noted_by }) => ({ vehicleIndex: vehicle_index, book, number, notedBy: noted_by }));
}

/** Saves it and replaces the previous one. */
export async function saveForm(db: Database, tripId: string, { vehicleIndex, book, number }: NotedForm, by: string): Promise<void> {
  await sql`insert into journey_forms (trip_id, vehicle_index, book, number, noted_by)
    values (${tripId}, ${vehicleIndex}, ${book}, ${number}, ${by})
    on conflict (trip_id, vehicle_index)
    do update set book = excluded.book, number = excluded.number, noted_by = excluded.noted_by, noted_at = now()`.execute(db);
}
