import { importSampleContent } from '../import-content.ts';
import { printAddresses } from '../print-addresses.ts';
import { openResources } from '../resources.ts';
import { serveWeb } from '../serve-web.ts';
import { onStopSignal } from '../stop-signal.ts';
import { startWorker } from '../worker.ts';
import type { RoleInput } from './role-input.ts';

/** Everything in one process: the database when none is named, the six sites and the worker. For a newcomer and a small machine. */
export async function runStart({ environment, root, log }: RoleInput): Promise<void> {
  const resources = await openResources({ environment, log });
  await importSampleContent({ resources, root });
  const web = await serveWeb({ resources, root }).catch(async (error) => {
    await resources.close();
    throw error;
  });
  const worker = startWorker(resources);
  printAddresses(environment);
  onStopSignal(log, async () => {
    await web.stop();
    await worker.stop();
    await resources.close();
  });
}
