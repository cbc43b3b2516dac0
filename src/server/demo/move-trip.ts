import { sql } from 'kysely';
import type { Database } from '#db/engine/tables.ts';
import { daysBetween } from '#domain/calendar/date.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { findTripByReference } from '#operations/trips/trip-store.ts';

/** Moves a sample to another day, with its duties and reserved vehicles: nothing can be requested for yesterday. */
export async function moveTrip(
  db: Database,
  reference: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const trip = await findTripByReference(db, reference);
  if (trip === null) return;
  const days = daysBetween(from, to);
  await sql`
    update trips set first_date = ${to}, first_departure = first_departure + ${days}::integer * interval '1 day',
      last_departure = last_departure + ${days}::integer * interval '1 day',
      quote = ${JSON.stringify(movePlan(trip.quote, days))}::jsonb,
      itinerary = jsonb_set(itinerary, '{stops}', (
        select jsonb_agg(case when jsonb_typeof(stop -> 'departure') = 'object'
          then jsonb_set(stop, '{departure,date}', to_jsonb(to_char((stop -> 'departure' ->> 'date')::date + ${days}::integer, 'YYYY-MM-DD'))) else stop end)
        from jsonb_array_elements(itinerary -> 'stops') as stop))
    where id = ${trip.id}`.execute(db);
  await sql`update capacity_claims set day = day + ${days}::integer where trip_id = ${trip.id}`.execute(db);
}

function movePlan(quote: Trip['quote'], days: number): Trip['quote'] {
  if (quote === null) return null;
  const move = (instant: string) => new Date(Date.parse(instant) + days * 86_400_000).toISOString();
  const options = quote.options.map((option) => {
    const { duties, stopTimes } = option.crew;
    const moved = duties?.map((duty) => ({ ...duty, start: move(duty.start) }));
    const times = stopTimes?.map((time) => ({ ...time, arrives: time.arrives === null ? null : move(time.arrives) }));
    const plan = { ...(moved === undefined ? {} : { duties: moved }), ...(times === undefined ? {} : { stopTimes: times }) };
    return { ...option, crew: { ...option.crew, ...plan } };
  });
  return { ...quote, options };
}
