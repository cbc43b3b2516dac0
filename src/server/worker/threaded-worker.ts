import { once } from 'node:events';
import { MessageChannel, Worker as Thread } from 'node:worker_threads';
import type { Documents } from '#output/documents/ports.ts';
import { describeError } from '../log.ts';
import type { MailTried } from '../observing/metrics.ts';
import { answerPdfOrder, type PdfOrder } from '../pdfs/pdf-orders.ts';
import type { Resources } from '../resources.ts';
import type { Worker } from './worker.ts';
import type { WorkerThreadStart } from './worker-thread.ts';

type Needed = Pick<Resources, 'environment' | 'database' | 'documents' | 'log' | 'metrics' | 'clock'>;

const startAgainAfter = 1_000;
/** Megabytes. Otherwise the engine takes three times as much before it collects garbage. */
const memory = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 192 };

/**
 * Runs the worker in a separate thread beside the sites, because making a mail takes milliseconds that no page should wait for. Its PDFs
 * are made by the main thread, so that a download gets the same file as the mail. A thread that dies is restarted.
 */
export async function startThreadedWorker(needed: Needed): Promise<Worker> {
  const { workerThreadFile } = await import('./worker-thread.ts');
  const state: { isStopping: boolean; thread: Thread | null; again: NodeJS.Timeout | undefined } = {
    isStopping: false,
    thread: null,
    again: undefined,
  };
  function start(): void {
    const thread = startThread(new URL(workerThreadFile), needed);
    state.thread = thread;
    // Its only message: the mails that it attempted.
    thread.on('message', (mail: MailTried) => needed.metrics.mailTried(mail));
    thread.on('error', (error) => needed.log.error(describeError(error), 'The worker failed'));
    thread.on('exit', (code) => {
      state.thread = null;
      if (state.isStopping) return;
      needed.log.error({ code }, 'The worker ended and is started again');
      state.again = setTimeout(start, startAgainAfter);
    });
  }
  start();
  return {
    async stop() {
      state.isStopping = true;
      clearTimeout(state.again);
      const { thread } = state;
      if (thread === null) return;
      const ended = once(thread, 'exit');
      thread.postMessage('stop');
      await ended;
    },
  };
}

function startThread(file: URL, { environment, database, documents, clock }: Needed): Thread {
  const { port1: ours, port2: pdfs } = new MessageChannel();
  serve(ours, documents.forMail);
  const worksOff: WorkerThreadStart = { environment, databaseUrl: database.url, isDemo: clock !== null, pdfs };
  const thread = new Thread(file, { workerData: { worksOff }, transferList: [pdfs], resourceLimits: memory });
  thread.once('exit', () => ours.close());
  return thread;
}

function serve(port: MessageChannel['port1'], documents: Documents): void {
  port.on('message', async (order: PdfOrder) => port.postMessage(await answerPdfOrder(documents, order)));
}
