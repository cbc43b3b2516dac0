import { sql } from 'kysely';
import { createPayableWorld } from '#api/payment/testing/payable-booking.ts';
import { createYogaHandler } from '#api/run/http-handler.ts';
import { schema } from '#api/schema.ts';
import { createAsking } from '#api/testing/ask.ts';
import { createTestContext } from '#api/testing/test-context.ts';
import { receivePaymentNotice } from '#operations/payments/settle-payment.ts';
import { testAddresses } from '#operations/testing/addresses.ts';
import { incidentWords } from '#output/mail/incident-texts.ts';
import { createDueJobRunner } from '../../scheduled-jobs/run-due-jobs.ts';
import { testRandomBytes } from '../back-office.ts';
import type { Fault, FaultScene } from './fault-scene.ts';

/** A payment in progress at a provider that a test controls; returns the reference of its trip. */
async function pay({ failures, log }: FaultScene, act: (world: Paying) => Promise<unknown>): Promise<string> {
  const world = await createPayableWorld();
  const booking = await world.createBooking();
  await act({ ...world, booking, context: { ...world.context, log: failures } });
  // The API's log takes the same way as in the server (src/server/api-context.ts).
  for (const { message, fields } of world.context.logged) log.error(fields, message);
  return (await world.db.selectFrom('trips').select('reference').executeTakeFirstOrThrow()).reference;
}

type World = Awaited<ReturnType<typeof createPayableWorld>>;
type Paying = Omit<World, 'context'> & {
  readonly context: Omit<World['context'], 'logged'>;
  readonly booking: Awaited<ReturnType<World['createBooking']>>;
};

async function sweep({ db, log }: FaultScene): Promise<void> {
  const runner = createDueJobRunner({ sendsTexts: false, incidentWords, db, addresses: testAddresses, randomBytes: testRandomBytes, log });
  await runner.sweep();
}

/** Reads the scene's trip through the API, as its page does. */
async function readTrip({ db, trip, failures }: FaultScene): Promise<void> {
  const context = { ...createTestContext({ db }), log: failures };
  const handle = createYogaHandler({ schema, context, introspection: false });
  const query = `{ getTravel(id: "${trip.bookingKey}") { reference } }`;
  const headers = { 'content-type': 'application/json' };
  await handle(new Request('http://localhost/graphql', { method: 'POST', headers, body: JSON.stringify({ query }) }));
}

/** Requests a quote on a database that answers each new trip with an internal error. */
async function requestWhile(scene: FaultScene, sqlState: string): Promise<void> {
  await sql
    .raw(`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'Zwanetta' using errcode = '${sqlState}'; end $$;
      create trigger refuse before insert on trips for each row execute function refuse()`)
    .execute(scene.db);
  const context = createTestContext({ db: scene.db });
  await createAsking(context)
    .requestQuote()
    .catch(() => undefined);
  for (const { message, fields } of context.logged) scene.log.error(fields, message);
}

const breakTrip = ({ db, trip }: FaultScene) =>
  sql`update trips set customer = '{"email": "zwanetta@geheim.example"}' where id = ${trip.id}`.execute(db);

const ofPayment = { where: ['error', 'at'], trip: 'trip' } as const;
const ofRequest = { says: 'Unable to requestQuote', where: ['error', 'code'] } as const;

/** What goes wrong with a trip. */
export const tripFaults: readonly Fault[] = [
  {
    ...ofPayment,
    name: 'a payment provider that is away',
    says: 'Unable to ask what became of a payment',
    provoke: (scene) =>
      pay(scene, async ({ mollie, booking, context }) => {
        await booking.pay({ part: 'all' });
        mollie.behave((_, response) => response.writeHead(401).end());
        await receivePaymentNotice(context, booking.lastAtMollie());
      }),
  },
  {
    ...ofPayment,
    name: 'a provider that tells of another payment',
    says: 'Unable to believe what is told of a payment',
    provoke: (scene) =>
      pay(scene, async ({ mollie, booking, context }) => {
        await booking.pay({ part: 'all' });
        mollie.change(booking.lastAtMollie(), { status: 'paid', metadata: null });
        await receivePaymentNotice(context, booking.lastAtMollie());
      }),
  },
  {
    ...ofPayment,
    name: 'a payment that the provider refuses to begin',
    says: 'Unable to begin a payment',
    provoke: (scene) =>
      pay(scene, async ({ mollie, booking }) => {
        mollie.behave((_, response) => response.writeHead(422).end());
        await booking.pay({ part: 'all' });
      }),
  },
  {
    name: 'a stored trip that no release can read, when something is due to it',
    says: 'Unable to do what is due to a trip',
    where: ['kind', 'error'],
    trip: 'trip',
    provoke: async (scene) => {
      await breakTrip(scene);
      await sql`update trips set itinerary = jsonb_set(itinerary, '{stops,0,departure,date}', to_jsonb(to_char(now() + interval '20 hours', 'YYYY-MM-DD'))),
        first_departure = now() + interval '20 hours'`.execute(scene.db);
      await sweep(scene);
    },
  },
  {
    name: 'a kind of due work that fails as a whole',
    says: 'Unable to do what is due',
    where: ['kind', 'error'],
    provoke: async (scene) => {
      await sql`alter table trips rename column quoted_at to gone`.execute(scene.db);
      await sweep(scene);
    },
  },
  {
    name: 'a stored trip that no release can read, when its page is opened',
    says: 'Unable to getTravel',
    where: ['error'],
    trip: 'error',
    provoke: async (scene) => {
      await breakTrip(scene);
      await readTrip(scene);
    },
  },
  {
    name: 'a table that is not there',
    says: 'Unable to getTravel',
    where: ['error', 'code', 'at'],
    provoke: async (scene) => {
      await sql`alter table trips rename to gone`.execute(scene.db);
      await readTrip(scene);
    },
  },
  { ...ofRequest, name: 'a full disk of the database', provoke: (scene) => requestWhile(scene, '53100') },
  { ...ofRequest, name: 'a database that only reads', provoke: (scene) => requestWhile(scene, '25006') },
  { ...ofRequest, name: 'a statement that takes too long', provoke: (scene) => requestWhile(scene, '57014') },
];
