import { createApiContext } from '../api-context.ts';
import { demoCounts, fillDemo } from '../demo/fill-demo.ts';
import { importSampleContent } from '../import-content.ts';
import { openResources } from '../resources.ts';
import type { RoleInput } from './role-input.ts';
import { runStart } from './start.ts';

/**
 * Fills a scratch database with samples, once, and starts everything on it. Never on a database that was named, which may be the company's,
 * and never where mail would leave the machine.
 */
export async function runDemo(input: RoleInput): Promise<void> {
  const { environment, log, root, args } = input;
  const wanted = args.includes('--large') ? demoCounts.large : demoCounts.usual;
  if (environment.databaseUrl !== null || environment.smtp !== null) {
    process.stderr.write('The demo has a database of its own and sends no mail: start it without DATABASE_URL and SMTP_URL.\n');
    process.exitCode = 2;
    return;
  }
  const resources = await openResources({ environment, log });
  try {
    await importSampleContent({ resources, root });
    const { db } = resources.database;
    const isEmpty = (await db.selectFrom('trips').select('id').limit(1).execute()).length === 0;
    if (isEmpty) await fillDemo(createApiContext(resources), (line) => process.stdout.write(`Sample: ${line}.\n`), wanted);
  } finally {
    await resources.close();
  }
  process.stdout.write(`The samples are in ${environment.dataFolder}: delete the folder to begin again.\n`);
  await runStart(input);
}
