import type { LoaderFunctionArgs } from 'react-router';
import { deskContext } from '../desk-request.ts';
import { answerFile } from './answer-file.ts';

/** A document of a journey that a partner drives, for the partner's driver. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  const { key = '', kind = '' } = params;
  return answerFile(await context.get(deskContext).partner.journeyDocument(key, kind), 'inline');
}
