import { isMainThread, type MessagePort, parentPort, workerData } from 'node:worker_threads';
import * as v from 'valibot';
import { createDocuments } from '#documents/create-documents.ts';
import type { CreditNote, Invoice } from '#domain/invoice/invoice.ts';
import { mapSites } from '#domain/sites/keys.ts';
import type { Trip } from '#domain/trip/trip.ts';

/** A PDF that is wanted; `now` is an instant, ISO 8601 UTC. */
export type WantedPdf =
  | { readonly kind: 'quote' | 'confirmation'; readonly trip: Trip; readonly now: string }
  | { readonly kind: 'invoice'; readonly invoice: Invoice }
  | { readonly kind: 'credit-note'; readonly note: CreditNote };

/** By its number each is answered once, in any order. */
export type PdfOrder = { readonly id: number; readonly wanted: WantedPdf };
export type PdfReply =
  | { readonly id: number; readonly pdf: Uint8Array<ArrayBuffer> }
  | { readonly id: number; readonly name: string; readonly message: string };

/** This file, which is a thread's own where one is started on it. */
export const pdfThreadFile = import.meta.url;

const startSchema = v.object({ makesPdfs: v.literal(true), addresses: v.object(mapSites(() => v.string())) });

const start = v.safeParse(startSchema, workerData);
if (!isMainThread && parentPort !== null && start.success) serve(parentPort, start.output.addresses);

/** One after another, however many are ordered: a PDF is made in one go anyway. */
function serve(port: MessagePort, addresses: Parameters<typeof createDocuments>[0]['addresses']): void {
  const documents = createDocuments({ addresses });
  const make = (wanted: WantedPdf): Promise<Uint8Array> => {
    switch (wanted.kind) {
      case 'quote':
        return documents.quotePdf(wanted.trip, wanted.now);
      case 'confirmation':
        return documents.confirmationPdf(wanted.trip, wanted.now);
      case 'invoice':
        return documents.invoicePdf(wanted.invoice);
      case 'credit-note':
        return documents.creditNotePdf(wanted.note);
    }
  };
  let last: Promise<void> = Promise.resolve();
  port.on('message', ({ id, wanted }: PdfOrder) => {
    last = last.then(async () => port.postMessage(await answer(id, make(wanted))));
  });
}

async function answer(id: number, making: Promise<Uint8Array>): Promise<PdfReply> {
  try {
    // A copy, for what the library hands out may be part of a larger piece of memory.
    return { id, pdf: new Uint8Array(await making) };
  } catch (error) {
    return error instanceof Error ? { id, name: error.name, message: error.message } : { id, name: 'Error', message: String(error) };
  }
}
