import { createHash } from 'node:crypto';
import type { Trip } from '#domain/trip/trip.ts';
import type { Pdfs } from './pdfs.ts';

type Kept = { readonly pdf: Promise<Uint8Array>; bytes: number };

export type KeptPdfs = {
  /** The PDF of a key, made where it is not kept. */ get(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array>;
};

/** Some three hundred PDFs. */
const usualBytes = 32 * 1024 * 1024;

/** Keeps PDFs in memory, those asked for last. What is being made is kept already: many who ask at once cost one. */
export function createKeptPdfs(mostBytes = usualBytes): KeptPdfs {
  const kept = new Map<string, Kept>();
  let bytes = 0;

  function drop(key: string): void {
    bytes -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  }

  function weigh(key: string, entry: Kept, length: number): void {
    if (kept.get(key) !== entry) return;
    entry.bytes = length;
    bytes += length;
    for (const oldest of kept.keys()) {
      if (bytes <= mostBytes) return;
      drop(oldest);
    }
  }

  return {
    async get(key, make) {
      const known = kept.get(key);
      const entry = known ?? { pdf: make(), bytes: 0 };
      kept.delete(key);
      kept.set(key, entry);
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
 * PDFs by what they are made of. A trip's says at which moment it was made, and lasts for the day. The same version of a trip is drawn with
 * less for those who only read a forwarded quote, so the key names all of the trip and not its version alone.
 * Invoices and credit notes never change under their number.
 */
export function keepPdfs(make: Pdfs, kept: KeptPdfs): Pdfs {
  const dayOf = (now: string) => now.slice(0, 10);
  return {
    quotePdf: (trip, now) => kept.get(`quote ${digestOf(trip)} ${dayOf(now)}`, () => make.quotePdf(trip, now)),
    confirmationPdf: (trip, now) => kept.get(`confirmation ${digestOf(trip)} ${dayOf(now)}`, () => make.confirmationPdf(trip, now)),
    invoicePdf: (invoice) => kept.get(`invoice ${invoice.number}`, () => make.invoicePdf(invoice)),
    creditNotePdf: (note) => kept.get(`credit note ${note.number}`, () => make.creditNotePdf(note)),
    // It says as of when it is, and is asked for once or twice.
    partnerPdf: (paper) => make.partnerPdf(paper),
    journeyPdf: (issued) => make.journeyPdf(issued),
  };
}

function digestOf(trip: Trip): string {
  return createHash('sha256').update(JSON.stringify(trip)).digest('base64');
}
