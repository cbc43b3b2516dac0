import type { Trip } from '#domain/trip/trip.ts';
import type { Database } from '../engine/tables.ts';
import { insertHistory } from '../trips/history-store.ts';
import { insertTrip } from '../trips/trip-store.ts';
import { createSampleHistory } from './sample-trip.ts';

/** Stores a trip as it is, with the one entry of history that made it. */
export async function storeSampleTrip(db: Database, trip: Trip): Promise<Trip> {
  await db.transaction().execute(async (tx) => {
    await insertTrip(tx, trip);
    await insertHistory(tx, createSampleHistory(trip));
  });
  return trip;
}

type Moment = { readonly date: string; readonly time: string };

/** The parts of a trip that leave it so many hours from now and set out for home some hours later, to the minute. */
export function departingIn(trip: Trip, hours: number, { lasting = 9 } = {}): Pick<Trip, 'itinerary'> {
  const momentIn = (ahead: number): Moment => {
    // The sample's stops lie in a zone of its own; in UTC the hours are the same all year.
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
