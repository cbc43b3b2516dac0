import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedDatabase } from '#db/embedded/start-embedded-database.ts';
import { migrate } from '#db/engine/migrate.ts';
import { createDatabase, createPool } from '#db/engine/pool.ts';

/** A durable database for one benchmark, with a table for plain transactions to compare with. `settings`: of PostgreSQL, beside our own. */
export async function startBenchDatabase(clients: number, settings: Readonly<Record<string, string>> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'convoya-bench-'));
  const server = await startEmbeddedDatabase({ folder, log: () => undefined, settings });
  await migrate(server.url);
  const db = createDatabase(createPool(server.url, { size: clients }));
  const bare = new pg.Pool({ connectionString: server.url, max: clients });
  // A connection that is idle when the server stops is no fault.
  bare.on('error', () => undefined);
  await bare.query('create table bare_rows (id uuid primary key, body jsonb not null)');
  return {
    url: server.url,
    db,
    bare,
    sixRows: () => insertSixRows(bare),
    async stop() {
      await bare.end();
      await db.destroy();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function insertSixRows(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  await client.query('begin');
  for (let row = 0; row < 6; row += 1) {
    await client.query('insert into bare_rows values ($1, $2)', [crypto.randomUUID(), JSON.stringify({ row, text: 'x'.repeat(300) })]);
  }
  await client.query('commit');
  client.release();
}
