import { sql } from 'kysely';
import type { Database } from '#db/engine/tables.ts';

/** The position of a coach as reported by its driver, the stop it drives to, its expected arrival and the road to it. Instants, ISO 8601. */
export type LivePlace = {
  readonly dutyId: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly at: string;
  readonly stop: number | null;
  readonly expectedAt: string | null;
  readonly kilometres: number | null;
};

/** Replaces the position of a coach; no track is stored. An older report does not overwrite a newer one. */
export async function saveLivePlace(db: Database, tripId: string, place: LivePlace): Promise<void> {
  const { dutyId, latitude, longitude, at, stop, expectedAt, kilometres } = place;
  await sql`
    insert into live_places (duty_id, trip_id, latitude, longitude, at, stop, expected_at, kilometres)
    values (${dutyId}, ${tripId}, ${latitude}, ${longitude}, ${at}, ${stop}, ${expectedAt}, ${kilometres})
    on conflict (duty_id) do update set latitude = excluded.latitude, longitude = excluded.longitude, at = excluded.at,
      stop = excluded.stop, expected_at = excluded.expected_at,
      kilometres = excluded.kilometres where live_places.at <= excluded.at`.execute(db);
}

/** The positions of a trip's coaches reported in the last two days; latest first. */
export async function listLivePlaces(db: Database, tripId: string): Promise<readonly LivePlace[]> {
  const { rows } = await sql<LivePlace>`
    select duty_id as "dutyId", latitude, longitude, at, stop, expected_at as "expectedAt", kilometres from live_places
    where trip_id = ${tripId} and at > now() - interval '48 hours' order by at desc`.execute(db);
  return rows;
}

export async function deleteOldLivePlaces(db: Database): Promise<void> {
  await sql`delete from live_places where at < now() - interval '48 hours'`.execute(db);
}
