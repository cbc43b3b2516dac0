import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createTestContext } from '#api/testing/test-context.ts';
import { startEmbeddedDatabase } from '#db/embedded/start-embedded-database.ts';
import { migrate } from '#db/engine/migrate.ts';
import { createDatabase, createPool } from '#db/engine/pool.ts';
import { createGeo } from '#geo/create-geo.ts';
import { requestQuote } from '#operations/quotes/request-quote.ts';
import { report } from './goals.ts';

/** Requesting a quote, priced and stored with its mail, compared with plain transactions of six rows on the same durable database. */
const clients = 10;
const rounds = 200;

async function measure(work: (client: number, round: number) => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let round = 0; round < rounds; round += 1) await work(client, round);
    }),
  );
  return (clients * rounds * 1000) / (performance.now() - started);
}

const folder = await mkdtemp(join(tmpdir(), 'convoya-bench-'));
const server = await startEmbeddedDatabase({ folder, log: () => undefined });
await migrate(server.url);
const db = createDatabase(createPool(server.url, { size: clients }));
const bare = new pg.Pool({ connectionString: server.url, max: clients });
await bare.query('create table bare_rows (id uuid primary key, body jsonb not null)');
const context = createTestContext({ db, ...createGeo() });

const day = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
const ask = (client: number, round: number) =>
  requestQuote(context, {
    idempotencyKey: crypto.randomUUID(),
    visit: { site: 'nl', language: 'nl' },
    source: { utm: '', gclid: '' },
    input: {
      type: 'day-trip',
      stops: [
        { placeText: 'Utrecht', date: day, time: '08:00' },
        { placeText: 'Efteling', date: day, time: '17:30' },
        { placeText: 'Utrecht' },
      ],
      passengers: 48,
      firstName: 'Anna',
      lastName: 'de Vries',
      email: `anna-${client}-${round}-${process.pid}@school.example`,
    },
  });

async function sixRows(): Promise<void> {
  const client = await bare.connect();
  await client.query('begin');
  for (let row = 0; row < 6; row += 1) {
    await client.query('insert into bare_rows values ($1, $2)', [crypto.randomUUID(), JSON.stringify({ row, text: 'x'.repeat(300) })]);
  }
  await client.query('commit');
  client.release();
}

const trial = await ask(0, -1);
if (!trial.ok) throw new Error(`the quote was refused: ${JSON.stringify(trial.failure)}`);
await measure(sixRows);
await measure(ask);
const reference = await measure(sixRows);
const quotes = await measure(ask);
const note = `${quotes.toFixed(0)} a second, bare transactions ${reference.toFixed(0)}`;
report({ name: 'requestQuote', value: quotes / reference, unit: '× bare six-row transactions', bar: { least: 0.35 }, note });
await bare.end();
await db.destroy();
await server.stop();
await rm(folder, { recursive: true, force: true });
