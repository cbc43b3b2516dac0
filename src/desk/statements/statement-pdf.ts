import type { LoaderFunctionArgs } from 'react-router';
import { requireSignedIn } from '../desk-request.ts';
import { answerFile } from '../partners/answer-file.ts';

/** A partner's statement as a PDF, in the partner's language. */
export async function loader({ params, ...args }: LoaderFunctionArgs): Promise<Response> {
  return answerFile(await requireSignedIn(args).statementPdf(params.id ?? ''));
}
