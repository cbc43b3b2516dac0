import { data, type LoaderFunctionArgs } from 'react-router';
import { requireSignedIn } from '../desk-request.ts';
import { answerReceivedFile } from '../partners/answer-file.ts';

/** An archived tachograph file, as it came. */
export async function loader({ params, ...args }: LoaderFunctionArgs): Promise<Response> {
  const { kind, id = '' } = params;
  const { tachographFile } = requireSignedIn(args);
  if (kind !== 'card' && kind !== 'unit') throw data(null, { status: 404 });
  return answerReceivedFile(await tachographFile({ kind, id }));
}
