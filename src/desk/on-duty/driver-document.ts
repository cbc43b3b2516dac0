import type { LoaderFunctionArgs } from 'react-router';
import { deskContext } from '../desk-request.ts';
import { answerFile } from '../partners/answer-file.ts';

/** A document of a driver's duty, to be shown at an inspection. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  const { key = '', duty = '', kind = '' } = params;
  return answerFile(await context.get(deskContext).onDuty.journeyDocument(key, { dutyId: duty, kind }), 'inline');
}
