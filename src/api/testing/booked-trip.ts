import { sql } from 'kysely';
import * as v from 'valibot';
import { createTestDatabase } from '#db/testing/test-database.ts';
import { addDays } from '#domain/calendar/date.ts';
import { type Answered, codesOf, createAsking, createKey, travelOf } from './ask.ts';
import { createTestContext } from './test-context.ts';

export { codesOf, createKey, travelOf };

/** A mutation that returns a trip: its name, its variables and what it does. */
export type Mutation = { readonly name: string; readonly declared: string; readonly given: string };

/** A booked trip in its own database, with the requests that tests make about it. */
export async function createBookedTrip(ordered: { readonly itinerary?: object } = {}) {
  const { db } = await createTestDatabase();
  const context = createTestContext({ db });
  const asking = createAsking(context);
  const { quoteId } = travelOf(await asking.requestQuote(ordered));
  const { quotes } = travelOf(await asking.saveContactDetails(quoteId));
  const total = quotes.find(({ isChosen }) => isChosen)?.totalCents ?? 0;
  const { bookingId } = travelOf(await asking.acceptQuote(quoteId, { total }));
  if (bookingId === null) throw new Error('The trip was not booked');

  const mutate = ({ name, declared, given }: Mutation, variables: object): Promise<Answered> =>
    asking.run(name, { declared, given, variables });

  /** As if the trip had been this many days earlier. */
  async function moveIntoPast(id: string, { days }: { readonly days: number }): Promise<void> {
    const row = await db.selectFrom('trips').select(['id', 'itinerary']).where('booking_key', '=', id).executeTakeFirstOrThrow();
    const departure = v.nullable(v.object({ date: v.string(), time: v.string() }));
    const itinerary = v.parse(v.looseObject({ stops: v.array(v.looseObject({ departure })) }), row.itinerary);
    const stops = itinerary.stops.map((stop) => ({
      ...stop,
      departure: stop.departure === null ? null : { ...stop.departure, date: addDays(stop.departure.date, -days) },
    }));
    const document = JSON.stringify({ ...itinerary, stops });
    const earlier = sql`${days} * interval '1 day'`;
    await sql`
      update trips set itinerary = ${document}::jsonb, first_departure = first_departure - ${earlier},
        last_departure = last_departure - ${earlier} where id = ${row.id}`.execute(db);
  }

  const listEvents = async () =>
    (await db.selectFrom('trip_history').select('event').orderBy('version').execute()).map(({ event }) => event);
  const countMails = async () => (await db.selectFrom('outbox').select('id').execute()).length;
  return {
    db,
    context,
    asking,
    execute: asking.execute,
    versionOf: asking.versionOf,
    mutate,
    moveIntoPast,
    listEvents,
    countMails,
    quoteId,
    bookingId,
    total,
  };
}
