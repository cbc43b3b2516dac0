import type { LoaderFunctionArgs } from 'react-router';
import { requireSignedIn } from '../desk-request.ts';
import { answerFile, readInvoiceForm } from '../partners/answer-file.ts';

/** An invoice in a partner's name, as a PDF or an e-invoice. */
export async function loader({ params, ...args }: LoaderFunctionArgs): Promise<Response> {
  return answerFile(await requireSignedIn(args).invoiceFile(params.invoice ?? '', readInvoiceForm(params.form)));
}
