import { isMainThread, type MessagePort, parentPort, workerData } from 'node:worker_threads';
import * as v from 'valibot';
import type { TextLayer } from '#domain/interface-texts/interface-texts.ts';
import { mapSites } from '#domain/sites/keys.ts';
import { createDocuments } from '#output/documents/create-documents.ts';
import { layTexts } from '#output/texts/laid-texts.ts';
import { answerPdfOrder, type PdfOrder } from './pdf-orders.ts';

/** This file, which runs as a thread when started as one. */
export const pdfThreadFile = import.meta.url;

const startSchema = v.object({ makesPdfs: v.literal(true), addresses: v.object(mapSites(() => v.string())) });

const start = v.safeParse(startSchema, workerData);
if (!isMainThread && parentPort !== null && start.success) serve(parentPort, start.output.addresses);

/** One after another, however many are ordered: a PDF is made in one go anyway. */
function serve(port: MessagePort, addresses: Parameters<typeof createDocuments>[0]['addresses']): void {
  const documents = createDocuments({ addresses });
  let last: Promise<void> = Promise.resolve();
  port.on('message', ({ layer, ...order }: PdfOrder & { readonly layer: TextLayer }) => {
    last = last.then(async () => {
      layTexts(layer);
      port.postMessage(await answerPdfOrder(documents, order));
    });
  });
}
