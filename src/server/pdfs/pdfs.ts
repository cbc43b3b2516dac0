import type { Documents } from '#output/documents/ports.ts';

/** The documents that take a fifth of a second each. */
export type Pdfs = Pick<Documents, 'quotePdf' | 'confirmationPdf' | 'invoicePdf' | 'creditNotePdf' | 'partnerPdf' | 'journeyPdf'>;

/** PDFs cannot be had now, and can soon: too many are wanted at once, or what makes them has failed. */
export class PdfsAway extends Error {
  override readonly name = 'PdfsAway';
}
