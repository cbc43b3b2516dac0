import type { LoaderFunctionArgs } from 'react-router';
import { deskContext } from '../desk-request.ts';
import { answerFile } from './answer-file.ts';

/** A partner's statement as a PDF, by its link. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  return answerFile(await context.get(deskContext).partner.statementPdf(params.key ?? ''));
}
