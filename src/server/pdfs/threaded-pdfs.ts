import { Worker } from 'node:worker_threads';
import type { PublicAddresses } from '#domain/sites/host.ts';
import type { PdfOrder, PdfReply, WantedPdf } from './pdf-thread.ts';
import { type Pdfs, PdfsAway } from './pdfs.ts';

type Waiting = { readonly resolve: (pdf: Uint8Array) => void; readonly reject: (error: Error) => void };

export type ThreadedPdfs = Pdfs & { close(): Promise<void> };

/** A PDF takes a fifth of a second; a thread that has answered nothing for so many milliseconds is stuck. */
const longest = 20_000;

/**
 * PDFs made in a thread of their own, which starts with the first one: the thread that answers pages would stand still for a fifth of a second
 * for each. A thread that dies or is stuck fails what was ordered of it, and the next order starts another.
 */
export function createThreadedPdfs({ addresses }: { readonly addresses: PublicAddresses }): ThreadedPdfs {
  let thread: Promise<Worker> | null = null;
  let lastId = 0;
  let watch: NodeJS.Timeout | undefined;
  const waiting = new Map<number, Waiting>();

  function failAll(reason: string): void {
    clearTimeout(watch);
    thread = null;
    for (const { reject } of waiting.values()) reject(new PdfsAway(reason));
    waiting.clear();
  }

  function watchOver(worker: Worker): void {
    clearTimeout(watch);
    if (waiting.size > 0) watch = setTimeout(() => void worker.terminate(), longest).unref();
  }

  async function startThread(): Promise<Worker> {
    const { pdfThreadFile } = await import('./pdf-thread.ts');
    const worker = new Worker(new URL(pdfThreadFile), { workerData: { makesPdfs: true, addresses } });
    worker.unref();
    worker.on('message', (reply: PdfReply) => {
      const order = waiting.get(reply.id);
      waiting.delete(reply.id);
      watchOver(worker);
      if ('pdf' in reply) order?.resolve(reply.pdf);
      else order?.reject(Object.assign(new Error(reply.message), { name: reply.name }));
    });
    worker.on('error', (error) => failAll(`the thread that makes PDFs failed: ${error.message}`));
    worker.on('exit', (code) => failAll(`the thread that makes PDFs ended with ${code}`));
    return worker;
  }

  async function order(wanted: WantedPdf): Promise<Uint8Array> {
    thread ??= startThread();
    const worker = await thread;
    lastId += 1;
    const id = lastId;
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
    waiting.set(id, { resolve, reject });
    worker.postMessage({ id, wanted } satisfies PdfOrder);
    if (waiting.size === 1) watchOver(worker);
    return await promise;
  }

  return {
    quotePdf: (trip, now) => order({ kind: 'quote', trip, now }),
    confirmationPdf: (trip, now) => order({ kind: 'confirmation', trip, now }),
    invoicePdf: (invoice) => order({ kind: 'invoice', invoice }),
    creditNotePdf: (note) => order({ kind: 'credit-note', note }),
    async close() {
      await (await thread)?.terminate();
    },
  };
}
