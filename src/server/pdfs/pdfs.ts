import type { Documents } from '#output/documents/ports.ts';

/** The documents that take a fifth of a second each. */
export type Pdfs = Pick<Documents, 'quotePdf' | 'confirmationPdf' | 'invoicePdf' | 'creditNotePdf' | 'partnerPdf' | 'journeyPdf'>;

/** PDFs are temporarily unavailable: too many are requested at once, or their thread has failed. */
export class PdfsAway extends Error {
  override readonly name = 'PdfsAway';
}
