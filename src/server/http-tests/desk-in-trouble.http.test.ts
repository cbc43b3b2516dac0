import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEmbeddedDatabase } from '#db/embedded/start-embedded-database.ts';
import { createDatabase, createPool } from '#db/engine/pool.ts';
import type { Database } from '#db/engine/tables.ts';
import { tripStates } from '#domain/trip/states.ts';
import { numberDocuments } from '#operations/invoices/number-documents.ts';
import { listDeskPatterns } from '../testing/desk-paths.ts';
import { openOwnerSession } from '../testing/desk-session.ts';
import { ask, type RunningServer, startServer } from '../testing/start-server.ts';
import { createFilledQuote, createQuote } from '../testing/trips.ts';

let server: RunningServer;
let db: Database;
let close: () => Promise<void>;
let session: string;

/** Parts of a stored trip that no release could read. */
const breaks: Readonly<Record<string, string>> = {
  'its price': `quote = quote - 'options'`,
  'its way': `itinerary = itinerary - 'stops'`,
  'its customer': `customer = '{}'`,
  'its invoice address': `invoice = '{"street": 7}'`,
  'its group': `group_details = '[]'`,
  'its crew': `assignment = '{"driverName": null}'`,
};

beforeAll(async () => {
  server = await startServer({ variables: { REQUESTS_OF_VISITOR: '0', POSTS_PER_MINUTE: '0', LOG_LEVEL: 'error' } });
  const database = await startEmbeddedDatabase({ folder: join(server.dataFolder, 'postgres'), log: () => undefined });
  db = createDatabase(createPool(database.url));
  close = async () => {
    await db.destroy();
    await database.stop();
  };
  session = await openOwnerSession(db, 'owner@example.com');
  const place = { port: server.port, site: 'nl', language: 'nl' } as const;
  for (const _ of Object.keys(breaks)) {
    await (await createFilledQuote(place, { daysAhead: 3, out: '08:00', back: '17:30' })).book();
    await createQuote(place);
  }
}, 240_000);
afterAll(async () => {
  await close();
  await server.stop();
});

async function read(path: string) {
  return await ask(server.port, { host: `desk.localhost:${server.port}`, path, headers: { cookie: `desk=${session}` } });
}

/** What the server logged about its last faults. */
const lastOutput = () => server.output.slice(-6).join('\n').slice(-3_000);

/** Pages without required parameters: every list of the desk. */
const lists = listDeskPatterns()
  .map((pattern) => pattern.replaceAll(/\/:\w+\?/g, ''))
  .filter((pattern) => !/[:*]/.test(pattern) && !pattern.startsWith('/sign-') && !pattern.startsWith('/partner-account'));

async function findFailures(paths: readonly string[]): Promise<readonly string[]> {
  const failed: string[] = [];
  for (const path of paths) {
    const { status } = await read(path);
    if (status >= 500) failed.push(`${status} ${path}`);
  }
  return failed;
}

it('the desk can be read while the database only reads', { timeout: 240_000 }, async () => {
  const switchTo = async (value: 'on' | 'off') => {
    await sql.raw(`alter system set default_transaction_read_only = ${value}`).execute(db);
    await sql`select pg_reload_conf()`.execute(db);
  };
  // A session whose last use is old enough to be recorded again.
  await sql`update staff_sessions set seen_at = now() - interval '10 minutes'`.execute(db);
  const trips = await db.selectFrom('trips').select('reference').execute();
  // With unnumbered invoices: number-documents.database.test.ts.
  await numberDocuments(db);
  await switchTo('on');
  const failed = await findFailures([...lists, ...trips.slice(0, 2).map(({ reference }) => `/trips/${reference}`)]);
  await switchTo('off');
  // A customer export is delivered with its audit line, or not at all.
  expect(failed, lastOutput()).toEqual(['503 /trips.csv']);
});

it('an unreadable trip is one line that says so on every list, and breaks no page', { timeout: 240_000 }, async () => {
  expect(await findFailures(lists)).toEqual([]);
  const broken = new Map<string, string>();
  for (const { status } of [tripStates.booked, tripStates.quote]) {
    const trips = await db.selectFrom('trips').select('reference').where('status', '=', status).orderBy('id').execute();
    for (const [index, [what, set]] of Object.entries(breaks).entries()) {
      const reference = trips[index]?.reference ?? '';
      await sql.raw(`update trips set ${set} where reference = '${reference}'`).execute(db);
      broken.set(reference, `${status} without ${what}`);
    }
  }
  expect(broken.size).toBe(2 * Object.keys(breaks).length);
  const references = [...broken.keys()];
  const paths = [...lists, ...references.flatMap((reference) => [`/find?q=${reference}`, `/trips/${reference}`])];
  expect(await findFailures(paths), lastOutput()).toEqual([]);
  const body = (await read('/trips')).body.toString();
  for (const [reference, what] of broken) expect(body, what).toContain(reference);
  expect(body.split('cannot be read in full').length - 1 + (body.split('niet volledig leesbaar').length - 1)).toBeGreaterThanOrEqual(
    broken.size - 2,
  );
});
