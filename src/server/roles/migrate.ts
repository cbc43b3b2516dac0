import { migrate } from '#db/engine/migrate.ts';
import { openServer } from '../resources.ts';
import type { RoleInput } from './role-input.ts';

/** Brings the schema up to date and ends. */
export async function runMigrations({ environment, log }: RoleInput): Promise<void> {
  const server = await openServer({ environment, log });
  try {
    const applied = await migrate(server.url);
    process.stdout.write(applied.length === 0 ? 'The schema is up to date.\n' : `Applied ${applied.join(', ')}.\n`);
  } finally {
    await server.stop();
  }
}
