import type { LoaderFunctionArgs } from 'react-router';
import { deskContext } from '../../desk-request.ts';
import { answerPaper } from '../../partners/answer-paper.ts';

/** An invoice that was made out in a partner's name, as a PDF, by his link to its statement. */
export async function loader({ context, params: { key = '', invoice = '' } }: LoaderFunctionArgs): Promise<Response> {
  return answerPaper(await context.get(deskContext).partner.invoicePaper(key, invoice));
}
