import type { LoaderFunctionArgs } from 'react-router';
import { deskContext } from '../desk-request.ts';
import { answerFile } from './answer-file.ts';

/** The agreement on the job that a link opens, as a PDF. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  return answerFile(await context.get(deskContext).partner.order(params.key ?? ''));
}
