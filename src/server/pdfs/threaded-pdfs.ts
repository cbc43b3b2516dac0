import { Worker } from 'node:worker_threads';
import type { PublicAddresses } from '#domain/sites/host.ts';
import { currentLayer } from '#output/texts/laid-texts.ts';
import { createPdfOrders, type PdfOrder, type PdfReply } from './pdf-orders.ts';
import type { Pdfs } from './pdfs.ts';

export type ThreadedPdfs = Pdfs & { close(): Promise<void> };

/** Megabytes. Otherwise the engine takes three times as much before it collects garbage. */
const memory = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 128 };
/** A PDF takes a hundredth of a second; a thread that has answered nothing for this many milliseconds is stuck. */
const longest = 20_000;

/**
 * Makes PDFs in a separate thread, which starts with the first one. In this thread each would block pages for ten milliseconds, the first
 * for two hundred. If the thread dies or hangs, its orders fail and the next order starts another.
 */
export function createThreadedPdfs({ addresses }: { readonly addresses: PublicAddresses }): ThreadedPdfs {
  let thread: Promise<Worker> | null = null;
  let watch: NodeJS.Timeout | undefined;
  const orders = createPdfOrders(send);

  function failAll(reason: string): void {
    clearTimeout(watch);
    thread = null;
    orders.failAll(reason);
  }

  function watchOver(worker: Worker): void {
    clearTimeout(watch);
    if (orders.countWaiting() > 0) watch = setTimeout(() => void worker.terminate(), longest).unref();
  }

  async function startThread(): Promise<Worker> {
    const { pdfThreadFile } = await import('./pdf-thread.ts');
    const worker = new Worker(new URL(pdfThreadFile), { workerData: { makesPdfs: true, addresses }, resourceLimits: memory });
    worker.unref();
    worker.on('message', (reply: PdfReply) => {
      orders.take(reply);
      watchOver(worker);
    });
    worker.on('error', (error) => failAll(`the thread that makes PDFs failed: ${error.message}`));
    worker.on('exit', (code) => failAll(`the thread that makes PDFs ended with ${code}`));
    return worker;
  }

  async function send(order: PdfOrder): Promise<void> {
    thread ??= startThread();
    const worker = await thread;
    // The thread has its own copy of the texts, so that documents use the same words as the pages.
    worker.postMessage({ ...order, layer: currentLayer() });
    if (orders.countWaiting() === 1) watchOver(worker);
  }

  const { quotePdf, confirmationPdf, invoicePdf, creditNotePdf, partnerPdf, journeyPdf } = orders;
  return {
    quotePdf,
    confirmationPdf,
    invoicePdf,
    creditNotePdf,
    partnerPdf,
    journeyPdf,
    async close() {
      await (await thread)?.terminate();
    },
  };
}
