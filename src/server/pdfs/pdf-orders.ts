import type { Trip } from '#domain/trip/trip.ts';
import type { CreditNote, Invoice } from '#operations/invoices/rules/invoice.ts';
import type { IssuedDocument } from '#operations/journey-documents/rules/journey-document.ts';
import type { SummaryPlan } from '#operations/summary-invoices/rules/plan-summary.ts';
import type { PartnerDocument } from '#output/documents/ports.ts';
import { type Pdfs, PdfsAway } from './pdfs.ts';

/** A PDF for another thread to make; `now` is an instant, ISO 8601 UTC. */
type PdfOptions =
  | { readonly kind: 'quote'; readonly trip: Trip; readonly now: string }
  | { readonly kind: 'confirmation'; readonly trip: Trip; readonly now: string; readonly summary: SummaryPlan | null }
  | { readonly kind: 'invoice'; readonly invoice: Invoice }
  | { readonly kind: 'credit-note'; readonly note: CreditNote }
  | { readonly kind: 'partner'; readonly paper: PartnerDocument }
  | { readonly kind: 'journey'; readonly issued: IssuedDocument };

/** The number matches answers to orders, in any order. */
export type PdfOrder = { readonly id: number; readonly wanted: PdfOptions };
export type PdfReply =
  | { readonly id: number; readonly pdf: Uint8Array<ArrayBuffer> }
  | { readonly id: number; readonly name: string; readonly message: string };

type Waiting = { readonly resolve: (pdf: Uint8Array) => void; readonly reject: (error: Error) => void };

export type PdfOrders = Pdfs & {
  /** Passes on the answer of the other side. */
  take(reply: PdfReply): void;
  /** No pending order will be answered any more. */
  failAll(reason: string): void;
  countWaiting(): number;
};

/** PDFs that are ordered from another thread by messages. */
export function createPdfOrders(send: (order: PdfOrder) => Promise<void> | void): PdfOrders {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;

  async function order(wanted: PdfOptions): Promise<Uint8Array> {
    lastId += 1;
    const id = lastId;
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
    waiting.set(id, { resolve, reject });
    await send({ id, wanted });
    return await promise;
  }

  return {
    quotePdf: (trip, now) => order({ kind: 'quote', trip, now }),
    confirmationPdf: (trip, now, summary) => order({ kind: 'confirmation', trip, now, summary }),
    invoicePdf: (invoice) => order({ kind: 'invoice', invoice }),
    creditNotePdf: (note) => order({ kind: 'credit-note', note }),
    partnerPdf: (paper) => order({ kind: 'partner', paper }),
    journeyPdf: (issued) => order({ kind: 'journey', issued }),
    take(reply) {
      const order = waiting.get(reply.id);
      waiting.delete(reply.id);
      if ('pdf' in reply) order?.resolve(reply.pdf);
      else
        order?.reject(
          reply.name === PdfsAway.name ? new PdfsAway(reply.message) : Object.assign(new Error(reply.message), { name: reply.name }),
        );
    },
    failAll(reason) {
      for (const { reject } of waiting.values()) reject(new PdfsAway(reason));
      waiting.clear();
    },
    countWaiting: () => waiting.size,
  };
}

/** Makes the ordered PDF and reports the result. */
export async function answerPdfOrder(pdfs: Pdfs, { id, wanted }: PdfOrder): Promise<PdfReply> {
  try {
    // A copy, because the library's result may be part of a larger buffer.
    return { id, pdf: new Uint8Array(await make(pdfs, wanted)) };
  } catch (error) {
    return error instanceof Error ? { id, name: error.name, message: error.message } : { id, name: 'Error', message: String(error) };
  }
}

function make(pdfs: Pdfs, wanted: PdfOptions): Promise<Uint8Array> {
  switch (wanted.kind) {
    case 'quote':
      return pdfs.quotePdf(wanted.trip, wanted.now);
    case 'confirmation':
      return pdfs.confirmationPdf(wanted.trip, wanted.now, wanted.summary);
    case 'invoice':
      return pdfs.invoicePdf(wanted.invoice);
    case 'credit-note':
      return pdfs.creditNotePdf(wanted.note);
    case 'partner':
      return pdfs.partnerPdf(wanted.paper);
    case 'journey':
      return pdfs.journeyPdf(wanted.issued);
  }
}
