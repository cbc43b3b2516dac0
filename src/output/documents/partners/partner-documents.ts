import type { DocumentFormats } from '../formats.ts';
import type { BillingDocument } from '../pdf-documents/pdf-document.ts';
import type { PartnerDocument } from '../ports.ts';
import { createJobOrderPdf } from './job-order-document.ts';
import type { PartnerTranslate } from './partner-texts.ts';
import { createSelfBilledPdf } from './self-billed-document.ts';
import { createStatementPdf } from './statement-document.ts';

/** A partner's document, by its kind. */
export function createPartnerPdf(partnerDocument: PartnerDocument, formats: DocumentFormats, p: PartnerTranslate): BillingDocument {
  switch (partnerDocument.kind) {
    case 'job-order':
      return createJobOrderPdf(partnerDocument, formats, p);
    case 'statement':
      return createStatementPdf(partnerDocument, formats, p);
    case 'self-billed':
    case 'self-billed-credit':
      return createSelfBilledPdf(partnerDocument, formats, p);
  }
}
