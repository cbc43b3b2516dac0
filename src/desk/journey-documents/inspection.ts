import { data, type LoaderFunctionArgs } from 'react-router';
import { requireSignedIn } from '../desk-request.ts';
import { answerFile } from '../partners/answer-file.ts';

/** The documents that an inspection of a driver or a vehicle may ask for, as one file. */
export async function loader({ params, ...args }: LoaderFunctionArgs): Promise<Response> {
  const { subject, id = '' } = params;
  const { inspectionPack } = requireSignedIn(args);
  if (subject !== 'driver' && subject !== 'vehicle') throw data(null, { status: 404 });
  return answerFile(await inspectionPack({ subject, id }));
}
