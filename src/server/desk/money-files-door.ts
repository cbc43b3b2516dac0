import type { ApiContext } from '#api/context.ts';
import type { DeskRequest } from '#desk/desk-request.ts';
import { isReference } from '#domain/trip/reference.ts';
import { exportMonth } from '#operations/accounting/close-month.ts';
import { exportFormats } from '#operations/accounting/rules/formats.ts';
import { readNumberedDocuments } from '#operations/invoices/invoice-store.ts';
import { readWhole } from '#operations/invoices/whole-invoice.ts';
import { drawRefundFile } from '#operations/payments/draw-refund-file.ts';
import { readReminderLetter } from '#operations/payments/read-reminder-letter.ts';
import { may, type SignedIn } from '#operations/staff/signed-in.ts';
import { findTripByReference } from '#operations/trips/trip-store.ts';
import type { Documents } from '#output/documents/ports.ts';
import { answerAway } from './answer-away.ts';

type Parts = {
  readonly context: ApiContext;
  readonly documents: Pick<Documents, 'invoicePdf' | 'creditNotePdf' | 'reminderPdf'>;
  /** Null: not signed in. */
  readonly signedIn: SignedIn | null;
};

/** Customer invoices for people who may see trips, and bank files for people who may record payments; not found for everybody else. */
export function createMoneyFilesDoor({
  context,
  documents,
  signedIn,
}: Parts): Pick<DeskRequest, 'customerInvoice' | 'reminderLetter' | 'refundFile' | 'booksFile'> {
  return {
    customerInvoice: answerAway(async (reference: string, number: string | null) => {
      if (signedIn === null || !may(signedIn, 'see-trips') || !isReference(reference)) return null;
      const trip = await findTripByReference(context.db, reference);
      if (trip === null) return null;
      const billingDocuments = await readNumberedDocuments(context.db, trip.id);
      const found = billingDocuments.findLast((each) => (number === null ? each.kind === 'invoice' : each.number === number));
      if (found === undefined) return null;
      const billingDocument = await readWhole(context.db, found);
      const content =
        billingDocument.kind === 'invoice' ? await documents.invoicePdf(billingDocument) : await documents.creditNotePdf(billingDocument);
      return { fileName: `${billingDocument.number}.pdf`, content };
    }),
    reminderLetter: answerAway(async (reference: string) => {
      if (signedIn === null || !may(signedIn, 'record-payments') || !isReference(reference)) return null;
      const found = await readReminderLetter(context.db, reference);
      return found === null ? null : { fileName: found.fileName, content: await documents.reminderPdf(found.letter) };
    }),
    booksFile: answerAway(async ({ company, month, format: asked }: Parameters<DeskRequest['booksFile']>[0]) => {
      const format = exportFormats.find((each) => each === asked);
      if (signedIn === null || !may(signedIn, 'record-payments') || format === undefined) return null;
      const file = await exportMonth(context.db, { company, month, format });
      return file === null ? null : { fileName: file.fileName, content: new Uint8Array(Buffer.from(file.text, file.encoding)) };
    }),
    refundFile: answerAway(async (id: string) =>
      signedIn !== null && may(signedIn, 'record-payments') ? await drawRefundFile(context.db, id) : null,
    ),
  };
}
