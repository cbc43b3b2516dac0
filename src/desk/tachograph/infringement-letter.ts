import type { LoaderFunctionArgs } from 'react-router';
import { requireSignedIn } from '../desk-request.ts';
import { answerFile } from '../partners/answer-file.ts';

/** The letter about a driver's infringements of a month, to print and sign. `?language=` chooses another language than the reader's. */
export async function loader({ params, ...args }: LoaderFunctionArgs): Promise<Response> {
  const { driver: driverId = '', month = '' } = params;
  const language = new URL(args.request.url).searchParams.get('language') ?? '';
  return answerFile(await requireSignedIn(args).infringementLetter({ driverId, month, language }), 'inline');
}
