import { setTimeout as pause } from 'node:timers/promises';
import { isConnectionLoss } from '#db/engine/database-errors.ts';
import { migrate } from '#db/engine/migrate.ts';
import { describeError, type Logger } from '../log.ts';
import { openServer } from '../resources.ts';
import type { RoleInput } from './role-input.ts';

const patience = 120_000;
const again = 1_000;

/** Brings the schema up to date and ends. A database that is still starting is waited for: on a new machine its first start takes a while. */
export async function runMigrations({ environment, log }: RoleInput): Promise<void> {
  const server = await openServer({ environment, log });
  try {
    const applied = await migrateWhenUp(server.url, log);
    process.stdout.write(applied.length === 0 ? 'The schema is up to date.\n' : `Applied ${applied.join(', ')}.\n`);
  } finally {
    await server.stop();
  }
}

async function migrateWhenUp(url: string, log: Logger): Promise<readonly string[]> {
  const end = Date.now() + patience;
  for (let tries = 0; ; tries += 1) {
    try {
      return await migrate(url);
    } catch (error) {
      if (!isConnectionLoss(error) || Date.now() > end) throw error;
      if (tries === 0) log.warn(describeError(error), 'The database does not answer yet: waiting for it for two minutes');
      await pause(again);
    }
  }
}
