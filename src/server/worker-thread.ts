import { isMainThread, MessagePort, parentPort, workerData } from 'node:worker_threads';
import { createDatabase, createPool } from '#data/engine/pool.ts';
import { createDocuments } from '#documents/create-documents.ts';
import type { Environment } from './environment.ts';
import { createErrorReports } from './error-reports.ts';
import { createLogger, describeError } from './log.ts';
import { createPdfOrders, type PdfReply } from './pdfs/pdf-orders.ts';
import { startWorker } from './worker.ts';

/** This file, which is a thread's own where one is started on it. */
export const workerThreadFile = import.meta.url;

/** What the thread is started with. */
export type WorkerThreadStart = { readonly environment: Environment; readonly databaseUrl: string; readonly pdfs: MessagePort };

/** Nobody waits for a mail as for a page: better later than not in this pass, where the database is slow to take a connection. */
const connectMilliseconds = 5_000;

if (!isMainThread && parentPort !== null && isStart(workerData)) serve(parentPort, workerData.worksOff);

/** It is our own other half that starts us, with what only it can have: a port. */
function isStart(data: unknown): data is { readonly worksOff: WorkerThreadStart } {
  if (typeof data !== 'object' || data === null || !('worksOff' in data)) return false;
  const { worksOff } = data;
  return typeof worksOff === 'object' && worksOff !== null && 'pdfs' in worksOff && worksOff.pdfs instanceof MessagePort;
}

/** Runs the worker until told to stop, then ends by itself: nothing is left that would keep it. */
function serve(parent: MessagePort, { environment, databaseUrl, pdfs }: WorkerThreadStart): void {
  const log = createLogger(environment, { onError: createErrorReports(environment.errorService).report });
  const pool = createPool(databaseUrl, {
    connectMilliseconds,
    onError: (error) => log.warn(describeError(error), 'A database connection was lost'),
  });
  const db = createDatabase(pool);
  const orders = createPdfOrders((order) => pdfs.postMessage(order));
  pdfs.on('message', (reply: PdfReply) => orders.take(reply));
  const forMail = { ...createDocuments({ addresses: environment.addresses }), ...orders };
  const worker = startWorker({ environment, database: { db }, documents: { forMail }, log });
  parent.once('message', async () => {
    await worker.stop();
    await db.destroy();
    pdfs.close();
    parent.close();
  });
}
