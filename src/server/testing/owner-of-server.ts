import { join } from 'node:path';
import { startEmbeddedDatabase } from '#db/embedded/start-embedded-database.ts';
import { createDatabase, createPool } from '#db/engine/pool.ts';
import { openOwnerSession } from './desk-session.ts';
import type { RunningServer } from './start-server.ts';

/** Opens owner sessions on the database of a running server. */
export async function openOwners({ dataFolder }: Pick<RunningServer, 'dataFolder'>) {
  const database = await startEmbeddedDatabase({ folder: join(dataFolder, 'postgres'), log: () => undefined });
  const db = createDatabase(createPool(database.url));
  let count = 0;
  return {
    async open(): Promise<string> {
      count += 1;
      return await openOwnerSession(db, `owner${count}@example.com`);
    },
    async close(): Promise<void> {
      await db.destroy();
      await database.stop();
    },
  };
}
