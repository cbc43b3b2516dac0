import type { LoaderFunctionArgs } from 'react-router';
import { requireSignedIn } from '../desk-request.ts';
import { answerFile } from '../partners/answer-file.ts';

/** A document of a vehicle of a trip, to read and print. */
export async function loader({ params, ...args }: LoaderFunctionArgs): Promise<Response> {
  const { reference = '', vehicle = '', kind = '' } = params;
  const wanted = { reference, vehicleIndex: Number(vehicle) - 1, kind };
  return answerFile(await requireSignedIn(args).journeyDocument(wanted), 'inline');
}
