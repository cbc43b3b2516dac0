import type { LoaderFunctionArgs } from 'react-router';
import { deskContext } from '../../desk-request.ts';
import { answerPaper } from '../../partners/answer-paper.ts';

/** A partner's statement as a PDF, by its link. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  return answerPaper(await context.get(deskContext).partner.statementPaper(params.key ?? ''));
}
