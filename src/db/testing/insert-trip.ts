import { sql } from 'kysely';
import type { Trip } from '#domain/trip/trip.ts';
import { formatHistory, type HistoryEntry } from '#operations/trips/history-store.ts';
import { formatTrip } from '#operations/trips/trip-row.ts';
import { createJsonRows } from '../engine/json-rows.ts';
import type { Database } from '../engine/tables.ts';
import { createSampleHistory } from './sample-trip.ts';

/** Stores a trip in any state, with one history entry that created it. */
export async function storeSampleTrip(db: Database, trip: Trip): Promise<Trip> {
  await db.transaction().execute(async (tx) => {
    await insertTrip(tx, trip);
    await insertHistory(tx, createSampleHistory(trip));
  });
  return trip;
}

export async function insertTrip(db: Database, trip: Trip): Promise<void> {
  await insertRow(db, 'trips', formatTrip(trip));
}

export async function insertHistory(db: Database, entry: HistoryEntry): Promise<void> {
  await insertRow(db, 'trip_history', formatHistory(entry));
}

async function insertRow(db: Database, table: 'trips' | 'trip_history', row: object): Promise<void> {
  const { columns, values, source } = createJsonRows(table, Object.keys(row), [row]);
  await sql`insert into ${sql.table(table)} (${columns}) select ${values} from ${source}`.execute(db);
}

type Moment = { readonly date: string; readonly time: string };

/** The parts of a trip that departs in this many hours and starts its way back some hours later, to the minute. */
export function departingIn(trip: Trip, hours: number, { lasting = 9 } = {}): Pick<Trip, 'itinerary'> {
  const momentIn = (ahead: number): Moment => {
    // The sample's stops have their own time zone; in UTC the hours are the same all year.
    const [date = '', time = ''] = new Date(Date.now() + ahead * 3_600_000).toISOString().split('T');
    return { date, time: time.slice(0, 5) };
  };
  const stops = trip.itinerary.stops.map((stop, index, all) => ({
    ...stop,
    place: { ...stop.place, timeZone: 'UTC' },
    departure: index === all.length - 1 ? null : momentIn(hours + (index === 0 ? 0 : lasting)),
  }));
  return { itinerary: { ...trip.itinerary, stops } };
}
