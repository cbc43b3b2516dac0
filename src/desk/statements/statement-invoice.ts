import type { LoaderFunctionArgs } from 'react-router';
import { requireSignedIn } from '../desk-request.ts';
import { answerFile, readInvoiceForm } from '../partners/answer-paper.ts';

/** An invoice in a partner's name, as a PDF or an e-invoice. */
export async function loader({ params, ...args }: LoaderFunctionArgs): Promise<Response> {
  return answerFile(await requireSignedIn(args).invoicePaper(params.invoice ?? '', readInvoiceForm(params.form)));
}
