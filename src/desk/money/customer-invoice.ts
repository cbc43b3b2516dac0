import type { LoaderFunctionArgs } from 'react-router';
import { requireSignedIn } from '../desk-request.ts';
import { answerFile } from '../partners/answer-file.ts';

/** A customer's invoice or credit note as a PDF, to read in the browser. */
export async function loader({ params, ...args }: LoaderFunctionArgs): Promise<Response> {
  return answerFile(await requireSignedIn(args).customerInvoice(params.reference ?? '', params.number ?? null), 'inline');
}
