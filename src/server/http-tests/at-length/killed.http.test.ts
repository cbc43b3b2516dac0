import { once } from 'node:events';
import { sql } from 'kysely';
import * as v from 'valibot';
import { expect, it, onTestFinished } from 'vitest';
import { createDatabase, createPool } from '#db/engine/pool.ts';
import type { Database } from '#db/engine/tables.ts';
import { createDataFolder, eventually, findServerPid, startDatabase } from '#db/testing/embedded-folder.ts';
import { numberDocuments } from '#operations/invoices/number-documents.ts';
import { createMutations, type Mutations } from '../../testing/mutations.ts';
import { findFreePort, type RunningServer, startServer } from '../../testing/start-server.ts';

/** What customers saw confirmed: their trips, and the acts on them that were confirmed. */
type Acknowledged = { readonly email: string; readonly reference: string; readonly end: 'quote' | 'booked' | 'cancelled' | 'declined' };

const clients = 3;
const ends = ['booked', 'cancelled', 'quote', 'declined', 'booked'] as const;

/** One trip after another until stopped; the last one is completed. */
async function keepBuying(
  mutations: Mutations,
  client: number,
  { isOver, acknowledged }: { isOver: () => boolean; acknowledged: Acknowledged[] },
) {
  for (let turn = 0; !isOver(); turn += 1) {
    const email = `c${client}-${turn}@load.example`;
    const end = ends[(client + turn) % ends.length] ?? 'quote';
    const { id, reference, totalCents } = await mutations.requestQuote(email);
    if (end === 'declined') await mutations.cancelQuote(id);
    if (end === 'booked' || end === 'cancelled') {
      const booking = await mutations.acceptQuote({ id, email, totalCents });
      if (end === 'cancelled') await mutations.cancelBooking(booking);
    }
    acknowledged.push({ email, reference, end });
  }
}

const mailsOf = {
  quote: ['quote-ready'],
  declined: ['quote-declined', 'quote-ready'],
  booked: ['booking-confirmed', 'quote-ready'],
  cancelled: ['booking-cancelled', 'booking-confirmed', 'quote-ready'],
} as const;
const documentsOf = { quote: [], declined: [], booked: ['invoice'], cancelled: ['invoice', 'credit-note'] } as const;
const eventsOf = {
  quote: ['request'],
  declined: ['request', 'decline'],
  booked: ['request', 'accept'],
  cancelled: ['request', 'accept', 'cancel'],
} as const;

const rowsSchema = v.array(
  v.object({ reference: v.string(), events: v.array(v.string()), mails: v.array(v.string()), billingDocuments: v.array(v.string()) }),
);

async function readTrips(db: Database) {
  const { rows } = await sql`
    select reference,
      (select coalesce(jsonb_agg(event order by version), '[]') from trip_history where trip_id = trips.id and event <> 'contact-details') as events,
      (select coalesce(jsonb_agg(substring(message_id from '^<([a-z-]+)') order by message_id), '[]') from outbox where trip_id = trips.id) as mails,
      (select coalesce(jsonb_agg(kind order by sequence), '[]') from invoices where trip_id = trips.id) as "billingDocuments"
    from trips order by reference`.execute(db);
  return v.parse(rowsSchema, rows);
}

it('loses and doubles no acknowledged act, whatever is killed under load', { timeout: 90_000 }, async () => {
  const folder = await createDataFolder('killed-');
  const port = await findFreePort();
  const variables = { DATA_DIR: folder, PORT: String(port), POSTS_PER_MINUTE: '0' };
  const running = new Set<RunningServer>();
  const start = async (role: 'web' | 'worker') => {
    const ready = role === 'web' ? {} : { readyLine: /the worker is running/ };
    const server = await startServer({ role, variables, ...ready });
    running.add(server);
    return server;
  };
  onTestFinished(async () => {
    for (const server of running) await server.stop();
  });
  const kill = async (server: RunningServer) => {
    const ended = once(server.process, 'exit');
    server.process.kill('SIGKILL');
    await ended;
  };
  // Rates come with the content: without them nothing is sold.
  const imported = await startServer({ role: 'content:import', variables, readyLine: /imported the content/ });
  await imported.stop();
  const [web, worker] = await Promise.all([start('web'), start('worker')]);

  const acknowledged: Acknowledged[] = [];
  let isOver = false;
  const mutations = createMutations(port);
  const buying = Promise.all(
    Array.from({ length: clients }, (_, client) => keepBuying(mutations, client, { isOver: () => isOver, acknowledged })),
  );
  const moreTrips = (count: number) => {
    const wanted = acknowledged.length + count;
    return eventually(async () => (acknowledged.length >= wanted ? true : null));
  };

  await moreTrips(6);
  await kill(web);
  await start('web');
  await moreTrips(6);
  await kill(worker);
  await start('worker');
  await moreTrips(6);
  process.kill(await findServerPid(`${folder}/postgres`), 'SIGKILL');
  await moreTrips(6);
  isOver = true;
  await buying;
  expect(mutations.failures()).toBeGreaterThan(0);

  const { url } = await startDatabase(`${folder}/postgres`);
  const db = createDatabase(createPool(url));
  onTestFinished(() => db.destroy());
  await numberDocuments(db);
  const expected = acknowledged.map(({ reference, end }) => ({
    reference,
    events: eventsOf[end],
    mails: mailsOf[end],
    billingDocuments: documentsOf[end],
  }));
  expect(await readTrips(db)).toEqual(expected.toSorted((one, other) => (one.reference < other.reference ? -1 : 1)));
  const numbers = await db.selectFrom('invoices').select('sequence').orderBy('sequence').execute();
  expect(numbers.map(({ sequence }) => sequence)).toEqual(numbers.map((_, index) => index + 1));
  // And the restarted worker continues.
  const countSent = async () => (await db.selectFrom('outbox').select('id').where('done_at', 'is not', null).execute()).length;
  const sent = await countSent();
  await eventually(async () => ((await countSent()) > sent ? true : null));
});
