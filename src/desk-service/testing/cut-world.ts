import { sql } from 'kysely';
import { inject } from 'vitest';
import { createSampleItinerary } from '#api/testing/sample-input.ts';
import type { Database } from '#db/engine/tables.ts';
import { formatDatabaseUrl } from '#db/testing/database-url.ts';
import { createCrewWorld } from '#operations/duties/testing/crew-world.ts';
import { readDuties } from '#operations/duties/trip-duties.ts';
import { numberDocuments } from '#operations/invoices/number-documents.ts';
import { insertReview } from '#operations/reviews/review-store.ts';
import type { DeskContext } from '../context.ts';
import type { DeskActs } from '../desk-service.ts';
import { enter } from './enter.ts';
import { openFor } from './open-for.ts';

export type Desk = ReturnType<typeof openFor>;
/** The world of the scenarios on one database. */
export type Office = {
  readonly db: Database;
  readonly boss: Desk;
  readonly second: Desk;
  readonly context: DeskContext;
  readonly known: Known;
};
export type Known = Awaited<ReturnType<typeof createCutWorld>>['known'];

/** Prepares what the act needs, and returns the act. The act runs many times, each time on a copy of the prepared database. */
export type Scenario = (office: Office) => Promise<(desk: Desk, office: Office) => Promise<unknown>>;
/** Acts without a scenario. `cut-everything` at length lists them. */
export type Scenarios = { readonly [Subject in keyof DeskActs]?: { readonly [Name in keyof DeskActs[Subject]]?: Scenario } };

/** A desk with something for every act: a booked trip with a crew, one that has begun, a request, an open quote, a review, two owners. */
export async function createCutWorld() {
  const world = await createCrewWorld();
  const { context, db, asking, reference, addDriver, addVehicle, total } = world;
  const requested = await asking.requestQuote({ itinerary: createSampleItinerary({ wheelchairPlaces: '9', passengers: '40' }) });
  const quoted = await asking.requestQuote();
  const boss = await enter(context, { roles: ['owner'] });
  const second = await enter(context, { roles: ['owner', 'finance'] });
  const sales = await enter(context, { roles: ['sales'] });
  const drivers = [await addDriver('Jan'), await addDriver('Piet')] as const;
  const vehicles = [await addVehicle('AA-1'), await addVehicle('BB-2')] as const;
  const trip = await world.trip();
  await readDuties(context, trip);
  // The first reader of a document gives it its number. That happens here, so that no act does it.
  await numberDocuments(db, { tripId: trip.id });
  const begun = await world.addTrip();
  const hours = sql`interval '30 hours'`;
  await sql`update trips set first_departure = now() - ${hours}, last_departure = now() - ${hours}, itinerary = jsonb_set(itinerary, '{stops}',
    (select jsonb_agg(case when stop -> 'departure' = 'null' then stop
      else jsonb_set(stop, '{departure,date}', to_jsonb(to_char(now() - ${hours}, 'YYYY-MM-DD'))) end order by place)
     from jsonb_array_elements(itinerary -> 'stops') with ordinality as stops (stop, place))) where id = ${begun.id}`.execute(db);
  await insertReview(db, {
    tripId: trip.id,
    site: trip.site,
    language: trip.language,
    driver: 5,
    bus: 4,
    platform: 5,
    text: 'Fine',
    author: 'A',
  });
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  return {
    url: formatDatabaseUrl(inject('testServerUrl'), rows[0]?.name ?? ''),
    context,
    boss,
    second,
    known: {
      booked: reference,
      tripId: trip.id,
      email: trip.customer.email,
      begun: begun.reference,
      request: requested.travel?.reference ?? '',
      quoted: quoted.travel?.reference ?? '',
      total,
      drivers,
      vehicles,
      salesId: sales.signedIn.member.id,
    },
  };
}

/** Leaves nobody who could approve, so that an act for two people is done at once. */
export async function beAlone({ db, context }: Office): Promise<void> {
  await sql`update staff_members set closed_at = now() where id <> ${context.signedIn.member.id}`.execute(db);
}

/** The same desk on another database, for somebody with a fresh proof of identity. */
export function openOffice(
  { boss, second, known }: Awaited<ReturnType<typeof createCutWorld>>,
  db: Database,
  open: (context: DeskContext) => Desk = openFor,
): Office {
  const now = new Date().toISOString();
  const at = (context: DeskContext): DeskContext => {
    const { member, session } = context.signedIn;
    return { ...context, db, signedIn: { member, session: { ...session, provedAt: now } } };
  };
  return { db, boss: open(at(boss)), second: open(at(second)), context: at(boss), known };
}
