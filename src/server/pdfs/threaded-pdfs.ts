import { Worker } from 'node:worker_threads';
import type { PublicAddresses } from '#domain/sites/host.ts';
import { currentLayer } from '#output/texts/laid-texts.ts';
import { createPdfOrders, type PdfOrder, type PdfReply } from './pdf-orders.ts';
import type { Pdfs } from './pdfs.ts';

export type ThreadedPdfs = Pdfs & { close(): Promise<void> };

/** Megabytes. The engine would else take three times as much before it looks for what is no longer needed. */
const memory = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 128 };
/** A PDF takes a hundredth of a second; a thread that has answered nothing for so many milliseconds is stuck. */
const longest = 20_000;

/**
 * PDFs made in a thread of their own, which starts with the first one: the thread that answers pages would stand still for a hundredth of a
 * second for each, and a fifth for the first. A thread that dies or is stuck fails what was ordered of it, and the next order starts another.
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
    // A thread has texts of its own: a trip is said on papers in the words that its pages have.
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
