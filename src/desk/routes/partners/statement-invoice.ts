import type { LoaderFunctionArgs } from 'react-router';
import { requireSignedIn } from '../../desk-request.ts';
import { answerPaper } from '../../partners/answer-paper.ts';

/** An invoice that was made out in a partner's name, as a PDF. */
export async function loader({ params, ...args }: LoaderFunctionArgs): Promise<Response> {
  return answerPaper(await requireSignedIn(args).invoicePaper(params.invoice ?? ''));
}
