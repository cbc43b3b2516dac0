import type { LoaderFunctionArgs } from 'react-router';
import { requireSignedIn } from '../../desk-request.ts';
import { answerFile } from '../../partners/answer-paper.ts';

/** An invoice or credit note of a customer as a PDF, to be read in the browser. */
export async function loader({ params, ...args }: LoaderFunctionArgs): Promise<Response> {
  return answerFile(await requireSignedIn(args).customerInvoice(params.reference ?? '', params.number ?? null), 'inline');
}
