import { createHash } from 'node:crypto';
import type { Trip } from '#domain/trip/trip.ts';
import type { SummaryPlan } from '#operations/summary-invoices/rules/plan-summary.ts';
import type { Pdfs } from './pdfs.ts';

type CachedPdf = { readonly pdf: Promise<Uint8Array>; bytes: number };

export type PdfCache = {
  /** Returns the PDF of a key, and makes it if it is not cached. */ get(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array>;
};

/** About three hundred PDFs. */
const usualBytes = 32 * 1024 * 1024;

/**
 * Caches PDFs in memory and drops the least recently used. A PDF is cached as soon as its creation starts: many requests at once cost one.
 */
export function createPdfCache(mostBytes = usualBytes): PdfCache {
  const cache = new Map<string, CachedPdf>();
  let bytes = 0;

  function drop(key: string): void {
    bytes -= cache.get(key)?.bytes ?? 0;
    cache.delete(key);
  }

  function weigh(key: string, entry: CachedPdf, length: number): void {
    if (cache.get(key) !== entry) return;
    entry.bytes = length;
    bytes += length;
    for (const oldest of cache.keys()) {
      if (bytes <= mostBytes) return;
      drop(oldest);
    }
  }

  return {
    async get(key, make) {
      const known = cache.get(key);
      const entry = known ?? { pdf: make(), bytes: 0 };
      cache.delete(key);
      cache.set(key, entry);
      if (known === undefined) {
        entry.pdf.then(
          ({ length }) => weigh(key, entry, length),
          () => drop(key),
        );
      }
      return await entry.pdf;
    },
  };
}

/**
 * Keys of PDFs. A trip's key is a digest of the whole trip and the day, because the same version shows less to the reader of a forwarded
 * quote. Invoices and credit notes never change under their number.
 */
export function cachePdfs(make: Pdfs, cache: PdfCache): Pdfs {
  const dayOf = (now: string) => now.slice(0, 10);
  return {
    quotePdf: (trip, now) => cache.get(`quote ${digestOf(trip)} ${dayOf(now)}`, () => make.quotePdf(trip, now)),
    confirmationPdf: (trip, now, summary) =>
      cache.get(`confirmation ${digestOf({ trip, summary })} ${dayOf(now)}`, () => make.confirmationPdf(trip, now, summary)),
    invoicePdf: (invoice) => cache.get(`invoice ${invoice.number}`, () => make.invoicePdf(invoice)),
    creditNotePdf: (note) => cache.get(`credit note ${note.number}`, () => make.creditNotePdf(note)),
    // It shows its date and is requested once or twice.
    partnerPdf: (paper) => make.partnerPdf(paper),
    journeyPdf: (issued) => make.journeyPdf(issued),
  };
}

function digestOf(shown: Trip | { readonly trip: Trip; readonly summary: SummaryPlan | null }): string {
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64');
}
