import cluster from 'node:cluster';
import { serveMetrics } from '../observing/serve-metrics.ts';
import { printAddresses } from '../print-addresses.ts';
import { openResources } from '../resources.ts';
import { serveWeb } from '../serve-web.ts';
import { onStopSignal } from '../stop-signal.ts';
import type { RoleInput } from './role-input.ts';

/** Only the sites: any number of processes on one shared database, `WEB_CONCURRENCY` of them on this machine behind one port. */
export async function runWeb(input: RoleInput): Promise<void> {
  const { environment, root, log } = input;
  if (environment.webProcesses > 1 && cluster.isPrimary) return runPrimary(input);
  const resources = await openResources({ environment, log });
  const web = await serveWeb({ resources, root }).catch(async (error) => {
    await resources.close();
    throw error;
  });
  // With several processes the first one reports the metrics of all.
  const stopMetrics = cluster.isWorker ? () => undefined : await serveMetrics({ environment, log, read: resources.metrics.read });
  if (!cluster.isWorker) printAddresses(environment, null);
  onStopSignal({ log, ...environment }, async () => {
    stopMetrics();
    await web.stop();
    await resources.close();
  });
}

/** Forks the processes and replaces one that dies, until stopped. */
async function runPrimary({ environment, log }: RoleInput): Promise<void> {
  let isStopping = false;
  for (let count = 0; count < environment.webProcesses; count += 1) cluster.fork();
  cluster.on('exit', (worker, code) => {
    if (isStopping) return;
    log.error({ code, worker: worker.id }, 'A web process ended and is replaced');
    cluster.fork();
  });
  const stopMetrics = await serveForked({ environment, log });
  printAddresses(environment, null);
  onStopSignal({ log, ...environment }, async () => {
    isStopping = true;
    stopMetrics();
    const ended = Object.values(cluster.workers ?? {}).map((worker) => new Promise((resolve) => worker?.once('exit', resolve)));
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
    await Promise.all(ended);
  });
}

async function serveForked({ environment, log }: Pick<RoleInput, 'environment' | 'log'>): Promise<() => void> {
  if (environment.metrics === null) return () => undefined;
  const { readForked } = await import('../observing/prometheus.ts');
  return await serveMetrics({ environment, log, read: readForked });
}
