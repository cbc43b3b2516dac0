import { sql } from 'kysely';
import type { Database } from '#db/engine/tables.ts';
import { epochOf } from '#domain/calendar/instant.ts';
import { departureInstant } from '#domain/itinerary/instants.ts';
import type { Trip } from '#domain/trip/trip.ts';

/** A trip with all its times this many minutes earlier, in UTC. */
function earlier(trip: Trip, minutes: number): Pick<Trip, 'itinerary' | 'quote'> {
  const shift = (instant: string) => new Date(epochOf(instant) - minutes * 60_000).toISOString();
  const stops = trip.itinerary.stops.map((stop) => {
    const instant = departureInstant(stop);
    const [date = '', time = ''] = instant === null ? [] : shift(instant).split('T');
    const departure = instant === null ? null : { date, time: time.slice(0, 5) };
    return { ...stop, place: { ...stop.place, timeZone: 'UTC' }, departure };
  });
  const quote = trip.quote;
  if (quote === null) throw new Error('No quote');
  const options = quote.options.map((option) => {
    const { duties, stopTimes, ...crew } = option.crew;
    const moved = duties?.map((duty) => ({ ...duty, start: shift(duty.start) }));
    const times = stopTimes?.map((time) => ({ ...time, arrives: time.arrives === null ? null : shift(time.arrives) }));
    return { ...option, crew: { ...crew, ...(moved && { duties: moved }), ...(times && { stopTimes: times }) } };
  });
  return { itinerary: { ...trip.itinerary, stops }, quote: { ...quote, options } };
}

/** Moves a stored day trip so that its coach leaves for home in an hour. Its stops get the local time of UTC. */
export async function setUnderWay(db: Database, trip: Trip): Promise<void> {
  const departures = trip.itinerary.stops.map(departureInstant).filter((instant) => instant !== null);
  // Whole minutes, so that local departure times stay the same.
  const leaves = Math.ceil(Date.now() / 60_000) * 60_000 + 3_600_000;
  const minutes = (epochOf(departures.at(-1) ?? '') - leaves) / 60_000;
  const moved = earlier(trip, minutes);
  await sql`update trips set itinerary = ${JSON.stringify(moved.itinerary)}::jsonb, quote = ${JSON.stringify(moved.quote)}::jsonb,
    first_departure = first_departure - ${minutes} * interval '1 minute', last_departure = last_departure - ${minutes} * interval '1 minute',
    version = version + 1 where id = ${trip.id}`.execute(db);
}
