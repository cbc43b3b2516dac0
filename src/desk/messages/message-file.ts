import type { LoaderFunctionArgs } from 'react-router';
import { requireSignedIn } from '../desk-request.ts';
import { answerReceivedFile } from '../partners/answer-file.ts';

/** An attachment of a message. */
export async function loader({ params, ...args }: LoaderFunctionArgs): Promise<Response> {
  const { id = '', file = '' } = params;
  return answerReceivedFile(await requireSignedIn(args).messageFile({ messageId: id, id: file }));
}
