import { validate as isId } from 'uuid';
import type { ApiContext } from '#api/context.ts';
import type { DeskRequest, InvoiceForm } from '#desk/desk-request.ts';
import { findSelfBilled } from '#operations/partners/partner-invoice-store.ts';
import { readStatement } from '#operations/partners/statements/read-statement.ts';
import { may, type SignedIn } from '#operations/staff/signed-in.ts';
import type { Documents } from '#output/documents/ports.ts';
import { answerAway } from './answer-away.ts';
import { drawInvoice, drawStatement } from './partner-door.ts';

type Parts = {
  readonly context: ApiContext;
  readonly documents: Pick<Documents, 'partnerPdf' | 'ublSelfBilled'>;
  /** Null: not signed in. */
  readonly signedIn: SignedIn | null;
};

/** Partner statements and invoices as files, for people who may record payments; not found for everybody else. */
export function createPartnerDocumentsDoor({ context, documents, signedIn }: Parts): Pick<DeskRequest, 'statementPdf' | 'invoiceFile'> {
  const mayRead = signedIn !== null && may(signedIn, 'record-payments');
  return {
    statementPdf: answerAway(async (id: string) =>
      mayRead ? await drawStatement(documents, (await readStatement(context, id))?.statement) : null,
    ),
    invoiceFile: answerAway(async (id: string, form: InvoiceForm) =>
      mayRead && isId(id) ? await drawInvoice(documents, (await findSelfBilled(context.db, id))?.document, form) : null,
    ),
  };
}
