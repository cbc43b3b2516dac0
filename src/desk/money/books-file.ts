import type { LoaderFunctionArgs } from 'react-router';
import { requireSignedIn } from '../desk-request.ts';
import { answerFile } from '../partners/answer-file.ts';

/** A closed month for an accounting program, the same file each time. */
export async function loader({ params, ...args }: LoaderFunctionArgs): Promise<Response> {
  const { company = '', month = '', format = '' } = params;
  return answerFile(await requireSignedIn(args).booksFile({ company, month, format }));
}
