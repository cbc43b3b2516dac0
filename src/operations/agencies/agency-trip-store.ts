import { sql } from 'kysely';
import type { Database } from '#db/engine/tables.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { findTripsByIds } from '#operations/trips/trip-store.ts';

/** A trip that an agency ordered or asked for, with what is the agency's own of it. */
export type AgencyTrip = { readonly trip: Trip; readonly ownReference: string; readonly commissionPercent: number };

type Link = { readonly tripId: string; readonly agencyId: string; readonly ownReference: string; readonly commissionPercent: number };

/** Says whose trip it is. Once; a repetition of the request changes nothing. */
export async function insertAgencyTrip(db: Database, { tripId, agencyId, ownReference, commissionPercent }: Link): Promise<void> {
  await sql`
    insert into agency_trips (trip_id, agency_id, own_reference, commission_percent)
    values (${tripId}, ${agencyId}, ${ownReference}, ${commissionPercent}) on conflict (trip_id) do nothing`.execute(db);
}

type Row = { tripId: string; ownReference: string; commissionPercent: number; createdAt: string };

const columns = sql`own.trip_id as "tripId", own_reference as "ownReference", commission_percent as "commissionPercent",
  own.created_at as "createdAt"`;

/** A trip of this agency by our reference; null for one of anybody else. */
export async function findAgencyTrip(
  db: Database,
  { agencyId, reference }: { readonly agencyId: string; readonly reference: string },
): Promise<AgencyTrip | null> {
  const { rows } = await sql<Row>`
    select ${columns} from trips join agency_trips as own on own.trip_id = trips.id
    where reference = ${reference.toUpperCase()} and agency_id = ${agencyId}::uuid`.execute(db);
  return (await withTrips(db, rows))[0] ?? null;
}

export type AgencyPage = { readonly trips: readonly AgencyTrip[]; readonly next: string | null };

/** The trips of an agency, the newest first; `after`: the `next` of the page before. */
export async function listAgencyTrips(
  db: Database,
  { agencyId, after, limit }: { readonly agencyId: string; readonly after: string | null; readonly limit: number },
): Promise<AgencyPage> {
  const cursor = readCursor(after);
  const older =
    cursor === null ? sql`true` : sql`(own.created_at, own.trip_id) < (${cursor.createdAt}::timestamptz, ${cursor.tripId}::uuid)`;
  const { rows } = await sql<Row & { exact: string }>`
    select ${columns}, own.created_at::text as exact from agency_trips as own where agency_id = ${agencyId}::uuid and ${older}
    order by own.created_at desc, own.trip_id desc limit ${limit + 1}`.execute(db);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const next = rows.length > limit && last !== undefined ? Buffer.from(`${last.exact} ${last.tripId}`).toString('base64url') : null;
  return { trips: await withTrips(db, shown), next };
}

/** Null for what is no cursor: the list then begins at its beginning. */
function readCursor(after: string | null): { readonly createdAt: string; readonly tripId: string } | null {
  const text = Buffer.from(after ?? '', 'base64url').toString();
  const parts = /^(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?\+\d\d) ([0-9a-f-]{36})$/.exec(text);
  return parts === null ? null : { createdAt: parts[1] ?? '', tripId: parts[2] ?? '' };
}

async function withTrips(db: Database, rows: readonly Row[]): Promise<readonly AgencyTrip[]> {
  const trips = await findTripsByIds(
    db,
    rows.map(({ tripId }) => tripId),
  );
  return rows.flatMap(({ tripId, ownReference, commissionPercent }) => {
    const trip = trips.get(tripId);
    return trip === undefined ? [] : [{ trip, ownReference, commissionPercent }];
  });
}
