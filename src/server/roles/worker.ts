import { openResources } from '../resources.ts';
import { onStopSignal } from '../stop-signal.ts';
import { startWorker } from '../worker.ts';
import type { RoleInput } from './role-input.ts';

/** The outbox alone, any number of processes on one shared database. */
export async function runWorker({ environment, log }: RoleInput): Promise<void> {
  const resources = await openResources({ environment, log });
  const worker = startWorker(resources);
  log.info('the worker is running');
  onStopSignal(log, async () => {
    await worker.stop();
    await resources.close();
  });
}
