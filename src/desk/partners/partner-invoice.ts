import type { LoaderFunctionArgs } from 'react-router';
import { deskContext } from '../desk-request.ts';
import { answerFile, readInvoiceForm } from './answer-file.ts';

/** An invoice in a partner's name, as a PDF or an e-invoice, through the partner's link to its statement. */
export async function loader({ context, params: { key = '', invoice = '', form } }: LoaderFunctionArgs): Promise<Response> {
  return answerFile(await context.get(deskContext).partner.invoiceFile(key, invoice, readInvoiceForm(form)));
}
