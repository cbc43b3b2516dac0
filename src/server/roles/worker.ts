import { serveMetrics } from '../observing/serve-metrics.ts';
import { readWorkFigures } from '../observing/work-figures.ts';
import { openResources } from '../resources.ts';
import { onStopSignal } from '../stop-signal.ts';
import { createPulse } from '../worker/pulse.ts';
import { startWorker } from '../worker/worker.ts';
import type { RoleInput } from './role-input.ts';

/** A mail is less urgent than a page: if the database is slow to accept a connection, it goes in a later run. */
const connectMilliseconds = 5_000;

/** Only the worker: any number of processes on one shared database. */
export async function runWorker({ environment, log }: RoleInput): Promise<void> {
  const resources = await openResources({ environment, log, connectMilliseconds });
  const { metrics } = resources;
  metrics.watchWork(() => readWorkFigures(resources.database.db));
  const pulse = createPulse();
  const stopMetrics = await serveMetrics({ environment, log, read: metrics.read, readPulse: pulse.read });
  const worker = startWorker({ ...resources, noteMail: metrics.mailTried, pulse });
  log.info('the worker is running');
  onStopSignal({ log, drainSeconds: 0 }, async () => {
    stopMetrics();
    await worker.stop();
    await resources.close();
  });
}
