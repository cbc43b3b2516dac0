import type { LoaderFunctionArgs } from 'react-router';
import { deskContext } from '../desk-request.ts';
import { answerFile } from '../partners/answer-paper.ts';

/** What a driver or a vehicle drives, or all of us, for a calendar program that has the address. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  const [key = '', kind] = (params.file ?? '').split('.');
  return answerFile(kind === 'ics' ? await context.get(deskContext).calendarFeed(key) : null, 'inline');
}
