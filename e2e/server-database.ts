import { join } from 'node:path';
import { startEmbeddedDatabase } from '../src/db/embedded/start-embedded-database.ts';
import { createDatabase, createPool } from '../src/db/engine/pool.ts';
import { type Member, openSession } from '../src/server/testing/desk-session.ts';

/** The database of the product under test, as its own processes find it: opened by the first who needs it, closed when the worker ends. */
let opened: ReturnType<typeof open> | undefined;

async function open() {
  const { DATABASE_URL: url, E2E_DATA_DIR: folder = '' } = process.env;
  const embedded = url === undefined ? await startEmbeddedDatabase({ folder: join(folder, 'postgres'), log: () => undefined }) : null;
  const db = createDatabase(createPool(url ?? embedded?.url ?? ''));
  return { db, embedded };
}

/** The secret of a session at the desk of the product under test. */
export async function openSessionOfServer(member: Member): Promise<string> {
  opened ??= open();
  return await openSession((await opened).db, member);
}

export async function closeServerDatabase(): Promise<void> {
  if (opened === undefined) return;
  const { db, embedded } = await opened;
  opened = undefined;
  await db.destroy();
  await embedded?.stop();
}
