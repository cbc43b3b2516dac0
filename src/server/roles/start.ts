import { setTimeout as pause } from 'node:timers/promises';
import { findFirstOwnerLink } from '../desk/first-owner-link.ts';
import { importWhenUp } from '../import-content.ts';
import { describeError } from '../log.ts';
import { serveMetrics } from '../observing/serve-metrics.ts';
import { readWorkFigures } from '../observing/work-figures.ts';
import { printAddresses } from '../print-addresses.ts';
import { openResources, type Resources } from '../resources.ts';
import { serveWeb } from '../serve-web.ts';
import { onStopSignal } from '../stop-signal.ts';
import { startThreadedWorker } from '../worker/threaded-worker.ts';
import type { RoleInput } from './role-input.ts';

/** Milliseconds. */
const longestWait = 5_000;

/**
 * Everything in one process: the embedded database if none is configured, the six sites and the worker. For a newcomer and a small machine.
 */
export async function runStart(input: RoleInput): Promise<void> {
  await startEverything(input, { isDemo: false });
}

/** The same for a demo, whose clock can be set. Returns what it runs on. */
export async function startEverything({ environment, root, log }: RoleInput, { isDemo }: { readonly isDemo: boolean }): Promise<Resources> {
  const resources = await openResources({ environment, log, isDemo });
  const stopping = new AbortController();
  const importing = importWhenUp({ resources, root }, stopping.signal);
  importing.catch((error: unknown) => log.error(describeError(error), 'Unable to import the content'));
  // While an external database is away, the sites still start and say so.
  await (environment.databaseUrl === null ? importing : Promise.race([importing, pause(longestWait)]));
  const web = await serveWeb({ resources, root }).catch(async (error) => {
    await resources.close();
    throw error;
  });
  const worker = await startThreadedWorker(resources);
  resources.metrics.watchWork(() => readWorkFigures(resources.database.db));
  const stopMetrics = await serveMetrics({ environment, log, read: resources.metrics.read });
  printAddresses(environment, await findFirstOwnerLink(resources));
  onStopSignal({ log, ...environment }, async () => {
    stopping.abort();
    stopMetrics();
    await web.stop();
    await worker.stop();
    await resources.close();
  });
  return resources;
}
