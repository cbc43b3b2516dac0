import { namesZone } from '#domain/itinerary/names-zone.ts';
import type { PublicAddresses } from '#domain/sites/host.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { SelfBilled } from '#operations/partners/rules/self-billed.ts';
import type { Documents, PartnerDocument } from './ports.ts';

/** The documents of every site. Works without a network: fonts and texts are local files. */
export function createDocuments({ addresses }: { readonly addresses: PublicAddresses }): Documents {
  return {
    async quotePdf(trip, now) {
      const { renderPdf, getFormats, createQuotePdf } = await loadBillingDocuments();
      return renderPdf(createQuotePdf(trip, { formats: getFormats(placeOf(trip)), addresses, now }));
    },
    async confirmationPdf(trip, now, summary) {
      const { renderPdf, getFormats, createConfirmationPdf } = await loadBillingDocuments();
      return renderPdf(createConfirmationPdf(trip, { formats: getFormats(placeOf(trip)), addresses, now, summary }));
    },
    async invoicePdf(invoice) {
      const [{ renderPdf, getFormats, createInvoicePdf }, { encloseInvoice }] = await Promise.all([
        loadBillingDocuments(),
        loadEInvoices(),
      ]);
      const context = { formats: getFormats(invoice), addresses };
      if (invoice.trips === undefined) return renderPdf(createInvoicePdf(invoice, context), encloseInvoice(invoice));
      const { createSummaryPdf } = await import('./pdf-documents/summary-document.ts');
      return renderPdf(createSummaryPdf(invoice, context), encloseInvoice(invoice));
    },
    async creditNotePdf(note) {
      const [{ renderPdf, getFormats, createCreditNotePdf }, { encloseInvoice }] = await Promise.all([
        loadBillingDocuments(),
        loadEInvoices(),
      ]);
      return renderPdf(createCreditNotePdf(note, { formats: getFormats(note), addresses }), encloseInvoice(note));
    },
    async reminderPdf(letter) {
      const [{ renderPdf, getFormats }, { createReminderPdf }] = await Promise.all([
        loadBillingDocuments(),
        import('./pdf-documents/reminder-document.ts'),
      ]);
      return renderPdf(createReminderPdf(letter, getFormats(letter.invoice)));
    },
    async infringementPdf(letter) {
      const [{ renderPdf, getFormats }, { createInfringementPdf, getTachographTexts }] = await Promise.all([
        loadBillingDocuments(),
        import('./tachograph/infringement-letter.ts'),
      ]);
      return renderPdf(createInfringementPdf(letter, getFormats(letter), getTachographTexts(letter.language)));
    },
    async partnerPdf(partnerDocument) {
      const { renderPdf, getFormats, getPartnerTexts, createPartnerPdf } = await loadPartnerDocuments();
      const drawn = createPartnerPdf(partnerDocument, getFormats(partnerDocument), getPartnerTexts(partnerDocument.language));
      return renderPdf(drawn, isSelfBilled(partnerDocument) ? (await loadEInvoices()).encloseSelfBilled(partnerDocument) : null);
    },
    async journeyPdf(issued) {
      const { renderPdf, createJourneyPdf } = await loadJourneyDocuments();
      return renderPdf(createJourneyPdf(issued));
    },
    async ublInvoice(invoice) {
      const { composeUblDocument } = await import('./ubl/compose-ubl.ts');
      return composeUblDocument(invoice);
    },
    async ublCreditNote(note) {
      const { composeUblDocument } = await import('./ubl/compose-ubl.ts');
      return composeUblDocument(note);
    },
    async ublSelfBilled(partnerDocument) {
      const { composeUblSelfBilled: writeUblSelfBilled } = await import('./ubl/compose-self-billed.ts');
      return writeUblSelfBilled(partnerDocument);
    },
    async calendar(trip, now, reader = 'customer') {
      const { composeCalendar } = await import('./calendar.ts');
      return composeCalendar(trip, { now, addresses, reader });
    },
    async invitations(trip, now) {
      const { composeInvitations } = await import('./calendar.ts');
      return composeInvitations(trip, { now, addresses });
    },
    async cancellations(trip, removed, now) {
      const { composeCancellations } = await import('./calendar.ts');
      return composeCancellations(trip, removed, { now, addresses });
    },
    async paymentQrSvg(request) {
      const { createPaymentQrSvg } = await import('./payment-qr.ts');
      return createPaymentQrSvg(request);
    },
    async paymentQrPng(request) {
      const { createPaymentQrPng } = await import('./payment-qr.ts');
      return createPaymentQrPng(request);
    },
  };
}

function placeOf({ site, language, itinerary }: Trip) {
  return { site, language, namesZone: namesZone(site, itinerary) };
}

/** The PDF library alone takes tens of megabytes, so it is loaded with the first PDF. */
async function loadBillingDocuments() {
  const [{ renderPdf }, { getFormats }, { createQuotePdf, createConfirmationPdf }, { createInvoicePdf, createCreditNotePdf }] =
    await Promise.all([
      import('./pdf/render-pdf.ts'),
      import('./formats.ts'),
      import('./pdf-documents/trip-documents.ts'),
      import('./pdf-documents/invoice-documents.ts'),
    ]);
  return { renderPdf, getFormats, createQuotePdf, createConfirmationPdf, createInvoicePdf, createCreditNotePdf };
}

const isSelfBilled = (partnerDocument: PartnerDocument): partnerDocument is SelfBilled =>
  partnerDocument.kind === 'self-billed' || partnerDocument.kind === 'self-billed-credit';

/** The XML library takes megabytes too. */
async function loadEInvoices() {
  return await import('./e-invoice/enclose-invoice.ts');
}

async function loadJourneyDocuments() {
  const [{ renderPdf }, { createJourneyPdf }] = await Promise.all([import('./pdf/render-pdf.ts'), import('./journey/journey-document.ts')]);
  return { renderPdf, createJourneyPdf };
}

async function loadPartnerDocuments() {
  const [{ renderPdf }, { getFormats }, { getPartnerTexts }, { createPartnerPdf }] = await Promise.all([
    import('./pdf/render-pdf.ts'),
    import('./formats.ts'),
    import('./partners/partner-texts.ts'),
    import('./partners/partner-documents.ts'),
  ]);
  return { renderPdf, getFormats, getPartnerTexts, createPartnerPdf };
}
