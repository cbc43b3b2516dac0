import type { LoaderFunctionArgs } from 'react-router';
import { requireSignedIn } from '../desk-request.ts';
import { answerFile } from '../partners/answer-file.ts';

/** An invoice or credit note of a trip as PDF. */
export async function loader({ params, ...args }: LoaderFunctionArgs): Promise<Response> {
  const { reference = '', file = '' } = params;
  const number = /^([A-Z0-9-]{1,40})\.pdf$/.exec(file)?.[1] ?? '';
  return answerFile(await requireSignedIn(args).tripDocument({ reference, number }), 'inline');
}
