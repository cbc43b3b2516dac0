import { isMainThread, MessagePort, parentPort, workerData } from 'node:worker_threads';
import { createDatabase, createPool } from '#db/engine/pool.ts';
import { createDocuments } from '#output/documents/create-documents.ts';
import { wearClock } from '../demo/clock/wear-clock.ts';
import type { Environment } from '../environment.ts';
import { createErrorReports } from '../error-reports.ts';
import { createLogger, describeError } from '../log.ts';
import type { MailTried } from '../observing/metrics.ts';
import { openTracing } from '../observing/tracing.ts';
import { createPdfOrders, type PdfReply } from '../pdfs/pdf-orders.ts';
import { startWorker } from './worker.ts';

/** This file, which runs as a thread when started as one. */
export const workerThreadFile = import.meta.url;

/** The data that the thread is started with. */
export type WorkerThreadStart = {
  readonly environment: Environment;
  readonly databaseUrl: string;
  readonly isDemo: boolean;
  readonly pdfs: MessagePort;
};

/** A mail is less urgent than a page: if the database is slow to accept a connection, it goes in a later run. */
const connectMilliseconds = 5_000;
/** Time may run fast in a demo. */
const demoDueSeconds = 1;

if (!isMainThread && parentPort !== null && isStart(workerData)) void serve(parentPort, workerData.worksOff);

/** The main thread starts us with a message port, which only it can have. */
function isStart(data: unknown): data is { readonly worksOff: WorkerThreadStart } {
  if (typeof data !== 'object' || data === null || !('worksOff' in data)) return false;
  const { worksOff } = data;
  return typeof worksOff === 'object' && worksOff !== null && 'pdfs' in worksOff && worksOff.pdfs instanceof MessagePort;
}

/** Runs the worker until stopped, then ends by itself, because nothing keeps the thread alive. */
async function serve(parent: MessagePort, { environment, databaseUrl, isDemo, pdfs }: WorkerThreadStart): Promise<void> {
  const clock = isDemo ? await wearClock(databaseUrl) : null;
  const log = createLogger(environment, { onError: createErrorReports(environment.errorService).report });
  const pool = createPool(databaseUrl, {
    connectMilliseconds,
    isPooled: environment.isDatabasePooled,
    onError: (error) => log.warn(describeError(error), 'A database connection was lost'),
  });
  const tracing = await openTracing(environment.tracing);
  const db = createDatabase(pool, environment.tracing === null ? undefined : tracing.queryDone);
  const orders = createPdfOrders((order) => pdfs.postMessage(order));
  pdfs.on('message', (reply: PdfReply) => orders.take(reply));
  const forMail = { ...createDocuments({ addresses: environment.addresses }), ...orders };
  const noteMail = (mail: MailTried) => parent.postMessage(mail);
  const worker = startWorker({
    environment,
    database: { db, url: databaseUrl },
    documents: { forMail },
    log,
    noteMail,
    ...(isDemo ? { dueSeconds: demoDueSeconds } : {}),
  });
  parent.once('message', async () => {
    await worker.stop();
    await clock?.stop();
    await db.destroy();
    await tracing.stop();
    pdfs.close();
    parent.close();
  });
}
