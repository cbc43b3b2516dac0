import type { LoaderFunctionArgs } from 'react-router';
import { deskContext } from '../desk-request.ts';
import { answerFile } from '../partners/answer-file.ts';

/** The duties of a driver, a vehicle or the whole office, for a calendar program with the secret address. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  const [key = '', kind] = (params.file ?? '').split('.');
  return answerFile(kind === 'ics' ? await context.get(deskContext).calendarFeed(key) : null, 'inline');
}
